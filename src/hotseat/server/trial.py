"""Moves tried on a clone, with all their consequences, before anything is stored."""

from dataclasses import dataclass, field

from hotseat.core.agenda import Ask
from hotseat.core.keyed import KeyedRng
from hotseat.core.state import State
from hotseat.fairness import Entry, played


@dataclass
class Trial:
    """A clone of the state after some moves of one seat, and the resulting log entries."""

    state: State
    entries: list[Entry] = field(default_factory=list)
    same: bool = False
    """Whether the same question is still open, apart from the seats that have answered."""
    noticed: bool = False
    """Whether everybody can notice that something happened."""
    privy: tuple[int, ...] = ()
    """Otherwise the seats that can: the mover and the seats that may see its cards."""


def tried(s: State, seat: int, moves: list[int]) -> Trial:
    """Play these moves on a clone; raises IllegalMove and leaves `s` alone."""
    trial = Trial(s.clone())
    after = trial.state
    after.events = []
    if isinstance(after.rng, KeyedRng):
        after.rng.draws = []
    privy = {seat}
    for move in moves:
        after.check(seat, move)
        privy |= {by for by in range(s.players) if by != seat and after.question.overheard(after, seat, move, by)}
        trial.entries += played(after, seat, move)
    trial.same = same_question(s.question, after.question)
    trial.noticed = not trial.same or any(_noticed(entry) for entry in trial.entries)
    trial.privy = tuple(sorted(privy))
    return trial


def _noticed(entry: Entry) -> bool:
    return entry.kind == "event" or (entry.kind == "move" and entry.masked is not None)


def same_question(before: Ask[State], after: Ask[State]) -> bool:
    """Whether it is still the same question, apart from the seats that have answered."""
    return (
        type(before) is type(after)
        and before.name == after.name
        and set(before.players).issuperset(after.players)
        and set(before.waits_for).issuperset(after.waits_for)
        and _fixed(before) == _fixed(after)
    )


def _fixed(ask: Ask[State]) -> list[object]:
    return [None if isinstance(arg, tuple) else arg for arg in ask.args()]
