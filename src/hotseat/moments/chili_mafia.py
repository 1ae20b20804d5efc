"""Chili Mafia: the hardest hit; in a peaceful game, the best gang."""

from typing import Final

from hotseat.core.events import Event, EventKind
from hotseat.core.sorts import CARD, CARDS, NUMBER, SEAT
from hotseat.games.chili_mafia.events import ATTACKED, LOST, MOVED, PINCHED
from hotseat.games.chili_mafia.scoring import points
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.moments import Step, Steps

HIT: Final = EventKind(
    "hit", (("seat", SEAT), ("attacker", CARD), ("owner", SEAT), ("targets", CARDS), ("points", NUMBER))
)
BEST_GANG: Final = EventKind("best-gang", (("seat", SEAT), ("cards", CARDS), ("points", NUMBER)))
KINDS: Final = (HIT, BEST_GANG)


def moment(steps: Steps) -> Event | None:
    """The attack that cost its target most points."""
    attack: Event | None = None
    before: list[int] = []
    best: tuple[int, Event] | None = None
    last: Step | None = None
    for step in steps:
        last, now = step, _points(step)
        if attack is not None and any(event.kind in (LOST, PINCHED, MOVED) for event in step.events):
            hit = _hit(attack, before, now)
            best = hit if best is None or hit[0] > best[0] else best
            attack = None
        attack = next((event for event in step.events if event.kind is ATTACKED), attack)
        before = now
    if best is not None and best[0] > 0:
        return best[1]
    return None if last is None else _best_gang(last)


def _hit(attack: Event, before: list[int], now: list[int]) -> tuple[int, Event]:
    seat, _, _, attacker, _, owner, _, targets = attack.facts
    assert isinstance(owner, int)
    lost = before[owner] - now[owner]
    return lost, Event(HIT, (seat, attacker, owner, targets, lost))


def _points(step: Step) -> list[int]:
    assert isinstance(step.state, ChiliMafia)
    return [points(step.state, seat) for seat in range(step.state.players)]


def _best_gang(step: Step) -> Event | None:
    assert isinstance(step.state, ChiliMafia)
    gangs = [(gang.points, seat, tuple(gang.cards)) for seat, row in enumerate(step.state.gangs) for gang in row]
    found = max(gangs, key=lambda gang: gang[0], default=(0, 0, ()))
    return Event(BEST_GANG, (found[1], found[2], found[0])) if found[0] else None
