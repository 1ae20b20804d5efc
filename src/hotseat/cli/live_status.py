"""Lines about a live table: the clock, whom the table waits for, what was said."""

from hotseat import protocol as m
from hotseat.cli.desk import countdown
from hotseat.core.seats import LETTERS
from hotseat.locales import Phrases
from hotseat.protocol.texts import clean


def clock_text(clock: m.Clock | None, you: str, passed: float) -> str:
    """The time left, `passed` seconds after the clock was sent; shown in its last third only."""
    if clock is None:
        return ""
    left = clock.left / 1000 - (passed if clock.running else 0.0) + clock.banks.get(you, 0) / 1000
    total = clock.total / 1000
    return countdown(left, total) if left < total / 3 else ""


def waited_for(now: m.Snapshot, names: list[str], words: Phrases) -> str:
    """Whom the table waits for; empty if it is for this person, or before the game."""
    if not names or (now.prompt is not None and now.prompt.held is None and not now.rest):
        return ""
    if now.rest is not None:
        missing = [letter for letter in LETTERS[: len(names)] if letter not in now.rest.ready]
        return words.say("join-resting", names=_listed(missing, names))
    asked = now.asked
    missing = [] if asked is None else [letter for letter in asked.waits_for if letter not in asked.answered]
    return words.say("join-waiting", names=_listed(missing, names)) if missing else ""


def _listed(letters: list[str], names: list[str]) -> str:
    return ", ".join([names[LETTERS.index(letter)] for letter in letters])


def chat_text(line: m.ChatLine, words: Phrases) -> str:
    """A line of the chat, with its sender."""
    emote = f"page-emote-{line.emote}"
    text = words.say(emote) if line.emote and words.knows(emote) else clean(line.text, m.MOST_TEXT)
    return words.say("join-says", name=clean(line.name, m.MOST_TEXT), text=text)
