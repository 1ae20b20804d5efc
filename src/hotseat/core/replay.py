"""Replaying recorded moves: one walk, shared by records, replays and the verifier."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hotseat.core.events import Event
from hotseat.core.state import State


class Replayed(NamedTuple):
    """One move of a game and its consequences."""

    seat: int
    move: int
    public: str
    """The move as seats with incomplete knowledge read it; empty if they notice nothing."""
    events: list[Event]

    def text(self, s: State, reader: int | None) -> str:
        """The move as this seat (None: a spectator) reads it."""
        return s.setup.game.moves.text(self.move) if reader == self.seat else self.public


def replayed(s: State, seat: int, move: int) -> Replayed:
    """Play one legal move."""
    s.events = []
    public = s.narrate(move, seat)
    events, s.events = s.events, []
    return Replayed(seat, move, public, events)


def walk(s: State, moves: Iterable[tuple[int, int]]) -> Iterator[Replayed]:
    """Play these moves one by one, each by its seat; raises IllegalMove if the rules refuse one."""
    for seat, move in moves:
        s.check(seat, move)
        yield replayed(s, seat, move)
