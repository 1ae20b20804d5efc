"""The shuffle of a live table in words: whom it waits for, its code, and what is wrong with it."""

from hotseat import protocol as m
from hotseat.client.shuffle import Part
from hotseat.core.errors import HotseatError
from hotseat.locales import Phrases
from hotseat.protocol.texts import clean


def shuffle_lines(part: Part, words: Phrases) -> list[str]:
    """What the person should know now."""
    if part.problem is not None:
        return [words.error(part.problem) if isinstance(part.problem, HotseatError) else str(part.problem)]
    if part.alarm:
        return [words.say("verify-alarm-parts" if part.alarm == "parts" else f"verify-{part.alarm}")]
    if part.asks:
        missing = dict.fromkeys([name for game in part.asks for name in game["missing"]])
        return [words.say("join-shuffle-ask", count=len(part.asks), missing=_joined(list(missing)))]
    if part.given_up:
        return [_given_up(part, words)]
    return [words.say("verify-code", code=part.code)] if part.code else []


def _given_up(part: Part, words: Phrases) -> str:
    info = part.info
    assert info is not None
    assert info.given_up is not None
    if info.given_up.why == "restored":
        return words.say("page-given-up-restored")
    return words.say("page-given-up-missing", names=names_of(info, info.given_up.missing))


def names_of(info: m.ShuffleInfo, players: list[str]) -> str:
    """The names of these players of a shuffle."""
    return _joined([seat["name"] for seat in info.promise["seats"] if seat["player"] and seat["player"] in players])


def _joined(names: list[str]) -> str:
    return ", ".join([clean(name, m.MOST_NAME) for name in names]) or "?"
