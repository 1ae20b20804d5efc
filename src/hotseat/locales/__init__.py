"""All words that people read, in English, French and German, from Fluent files shared by terminal, server and page."""

import locale
import os
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from hotseat.core.errors import HotseatError

LANGUAGES: Final = ("en", "fr", "de")
FOLDER: Final = Path(__file__).parent


class Phrases:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, id: str) -> bool:
        """Whether there is a phrase of this id."""
        return self._bundle.has_message(id)

    def say(self, id: str, **facts: str | int) -> str:
        """The phrase with its facts filled in."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"the phrase {id} is empty"
        text, problems = self._bundle.format_pattern(pattern, facts)
        assert not problems, f"{self.language}: {id}: {problems}"
        return str(text)

    def error(self, problem: HotseatError) -> str:
        """What went wrong, in this language where it is worded, else the English sentence it carries."""
        id = f"error-{problem.code}"
        if not self.knows(id):
            return problem.message
        facts = problem.facts
        if isinstance(problem.__cause__, HotseatError):  # a line of a record that a rule refuses
            facts = {**facts, "reason": self.error(problem.__cause__)}
        return self.say(id, **facts)


@cache
def phrases(language: str) -> Phrases:
    """The words of this language, read once."""
    return Phrases(language)


def spoken_language(wish: str | None = None) -> str:
    """The language wished for, else the environment's, else English."""
    for tag in (wish, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG"), _system()):
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return "en"


def _system() -> str | None:
    return locale.getlocale()[0]
