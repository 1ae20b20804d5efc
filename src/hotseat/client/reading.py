"""Decodes events from the wire into the engine's type."""

from typing import Any

from hotseat import protocol as m
from hotseat.core.events import Event, Fact
from hotseat.core.game import Game
from hotseat.core.moves import UNKNOWN
from hotseat.core.reason import Reason
from hotseat.core.seats import LETTERS
from hotseat.core.sorts import SEAT, Sort


def event_of(game: Game, told: dict[str, Any]) -> Event:
    """The event the server sent, with UNKNOWN for every hidden fact."""
    kind = next(kind for kind in game.events if kind.name == told["event"])
    return Event(kind, tuple([_fact(game, sort, told[name]) for name, sort in kind.facts]))


def _fact(game: Game, sort: Sort, told: Any) -> Fact:
    if isinstance(told, list):
        return tuple([_one(game, sort.item(), one) for one in told])
    return _one(game, sort, told)


def _one(game: Game, sort: Sort, told: Any) -> int:
    if sort.is_number:
        return int(told)
    if told == "??":
        return UNKNOWN
    return LETTERS.index(told) if sort is SEAT else game.words[sort.of].index(told)


def reason_of(why: m.Why) -> Reason:
    """The reason of a hint as the server sent it."""
    return Reason(why.phrase, why.numbers, {name: LETTERS.index(seat) for name, seat in why.seats.items()}, why.forms)
