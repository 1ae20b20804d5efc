"""The shuffle of a live table in words: whom it waits for, its code, and what is wrong with it."""

from hotseat import protocol as m
from hotseat.client.shuffle import Part
from hotseat.core.errors import HotseatError
from hotseat.fairness.pf2.participant import DEALT
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
    return [words.say("verify-code", code=part.code), *_limits(part, words)] if part.code else []


def _limits(part: Part, words: Phrases) -> list[str]:
    """What this deal does not prove to this person; the page says the same."""
    info, receipt = part.info, part.participant.receipt("")
    assert info is not None
    sealed = (info.list or {"seals": []})["seals"]
    names = [seat["name"] for seat, seal in zip(info.promise["seats"], sealed, strict=False) if seal]
    if not names:
        return [words.say("page-deal-alone")]
    if receipt is None:
        return []
    if receipt.left:
        return [words.say(f"page-deal-{receipt.left}", names=_joined(names))]
    lost = [game for game in receipt.earlier if game["state"] not in DEALT]
    found, code = (lost, "discarded") if lost else (receipt.earlier, "broken-off")
    missing = dict.fromkeys([name for game in found for name in game["missing"]])
    facts: dict[str, str | int] = {"count": len(found), "deals": len(found) + 1, "missing": _joined(list(missing))}
    return [words.say(f"page-deal-{code}", **facts)] if found else []


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
