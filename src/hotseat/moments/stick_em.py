"""Stick 'Em: the costliest trick; in a game without one, the best."""

from typing import Final

from hotseat.core.events import Event, EventKind, Fact
from hotseat.core.sorts import CARDS, NUMBER, SEAT
from hotseat.games.stick_em.events import PAINS, TRICK
from hotseat.games.stick_em.tricks import round_score
from hotseat.moments import Steps

COSTLIEST: Final = EventKind("costliest-trick", (("seat", SEAT), ("cards", CARDS), ("points", NUMBER)))
BEST: Final = EventKind("best-trick", (("seat", SEAT), ("cards", CARDS), ("points", NUMBER)))
KINDS: Final = (COSTLIEST, BEST)


def moment(steps: Steps) -> Event | None:
    """The trick that cost its winner most."""
    pains: tuple[int, ...] = ()
    tricks: list[tuple[int, int, tuple[int, ...]]] = []
    for event in (event for step in steps for event in step.events):
        if event.kind is PAINS:
            pains = _cards(event.facts[0])
        elif event.kind is TRICK:
            winner, cards = event.facts
            assert isinstance(winner, int)
            tricks.append((_worth(pains[winner], _cards(cards)), winner, _cards(cards)))
    if not tricks:
        return None
    worst, best = min(tricks, key=lambda trick: trick[0]), max(tricks, key=lambda trick: trick[0])
    kind, (points, seat, cards) = (COSTLIEST, worst) if worst[0] < 0 else (BEST, best)
    return Event(kind, (seat, cards, abs(points)))


def _worth(pain: int, cards: tuple[int, ...]) -> int:
    return round_score(pain, cards) - round_score(pain, ())


def _cards(fact: Fact) -> tuple[int, ...]:
    assert isinstance(fact, tuple)
    return fact
