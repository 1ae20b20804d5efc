"""`hotseat verify`: the verifier, speaking the reader's language."""

from hotseat.fairness import verify
from hotseat.locales import phrases, spoken_language


def main(argv: list[str], language: str | None = None) -> int:
    """Like `verify.main`, in English, French or German."""
    words = phrases(spoken_language(language))

    def say(code: str, facts: dict[str, str]) -> str:
        return words.say(f"verify-{code}", **facts)

    return verify.main(argv, say)
