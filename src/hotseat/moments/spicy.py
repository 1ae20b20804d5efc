"""Spicy and Sweet & Spicy: the best bluff; if nobody bluffed, the largest stack."""

from typing import Final

from hotseat.core.events import Event, EventKind
from hotseat.core.sorts import CARD, NUMBER, SEAT
from hotseat.games.spicy.cards import CLAIMS, has_number, has_spice, number_of
from hotseat.games.spicy.events import CLAIM, COPIED, DOUBTED, PLAYED, SHOWN, WON
from hotseat.moments import Steps

BLUFF: Final = EventKind("bluff", (("seat", SEAT), ("card", CARD), ("claim", CLAIM)))
WRONG_HALF: Final = EventKind(
    "wrong-half", (("seat", SEAT), ("card", CARD), ("claim", CLAIM), ("doubter", SEAT), ("cards", NUMBER))
)
STACK: Final = EventKind("stack", (("seat", SEAT), ("cards", NUMBER)))
KINDS: Final = (BLUFF, WRONG_HALF, STACK)

CHALLENGED: Final = 100
"""How much more a bluff is worth if it survived a challenge than if nobody challenged it."""


class Laid:
    """A card that lies on the stack under a claim."""

    def __init__(self, event: Event) -> None:
        self.seat, self.card, self.claim = (int(fact) for fact in event.facts if isinstance(fact, int))

    def lies(self) -> int:
        """How bold the claim is: 0 if it is true, more for every wrong half and for the distance of the numbers."""
        wrong = (not has_number(self.card, self.claim)) + (not has_spice(self.card, self.claim))
        far = abs(number_of(self.claim) - number_of(self.card)) if self.card < CLAIMS else 0
        return 10 * wrong + far if wrong else 0


class Told:
    """Follows the events of a game and keeps the best moment of each kind."""

    def __init__(self) -> None:
        self.top: Laid | None = None
        self.doubter = -1
        self.shown = False
        self.bluff: tuple[int, Event] | None = None
        self.stack: tuple[int, Event] | None = None

    def hear(self, event: Event) -> None:
        """One event more."""
        if event.kind in (PLAYED, COPIED):
            self._trusted()
            self.top, self.shown = Laid(event), False
        elif event.kind is DOUBTED:
            self.doubter = _number(event, 0)
        elif event.kind is SHOWN:
            self.shown = True
        elif event.kind is WON:
            self._won(_number(event, 0), _number(event, 1))

    def _trusted(self) -> None:
        """Nobody turned the top card over, and now it is covered."""
        if self.top is not None and not self.shown and self.top.lies():
            event = Event(BLUFF, (self.top.seat, self.top.card, self.top.claim))
            self.bluff = _better(self.bluff, self.top.lies(), event)

    def _won(self, seat: int, cards: int) -> None:
        self.stack = _better(self.stack, cards, Event(STACK, (seat, cards)))
        if self.top is not None and self.shown and seat == self.top.seat and self.top.lies():
            facts = (seat, self.top.card, self.top.claim, self.doubter, cards)
            self.bluff = _better(self.bluff, CHALLENGED + cards, Event(WRONG_HALF, facts))
        self.top = None

    def best(self) -> Event | None:
        """The best bluff, otherwise the largest stack."""
        self._trusted()
        found = self.bluff or self.stack
        return None if found is None else found[1]


def moment(steps: Steps) -> Event | None:
    """The moment of this game."""
    told = Told()
    for step in steps:
        for event in step.events:
            told.hear(event)
    return told.best()


def _number(event: Event, place: int) -> int:
    fact = event.facts[place]
    assert isinstance(fact, int)
    return fact


def _better(known: tuple[int, Event] | None, worth: int, event: Event) -> tuple[int, Event]:
    return (worth, event) if known is None or worth > known[0] else known
