"""What a seat derives from its view: the facts by which every choice in Spicy is weighed."""

from math import log
from typing import Final, final

from hotseat.core.moves import UNKNOWN
from hotseat.games.spicy.cards import (
    ALL_KNOW,
    COPIES_IN_DECK,
    KIND,
    KINDS,
    SJ,
    SPICE_IS_RIGHT,
    number_of,
    spice_of,
)
from hotseat.games.spicy.state import Spicy

EVEN_NUMBERS: Final = 0.14
EVEN_SPICES: Final = 0.35
"""Fraction of the deck with the claimed number, and with the claimed spice."""
LEAST_EVIDENCE: Final = -2.5
USUAL_HEIGHT: Final = 2.5
"""The mean height of a taken stack at a table of patient players."""


@final
class Sight:
    """A summary of one view."""

    def __init__(self, view: Spicy, seat: int, counts_cards: bool) -> None:
        self.seat = seat
        self.height = float(len(view.stack))
        """Cards in the stack."""
        self.extra = 0.0
        """Points of the stack beyond one per card, from Super-Jokers."""
        self.opening = len(view.stack) - view.tucked == 1
        self.cards = len(view.hands[seat])
        self.owner_cards = len(view.hands[view.owner]) if view.stack else 0
        self.number = number_of(view.claim) if view.stack else 0
        self.left = list(COPIES_IN_DECK)
        """By kind: cards that this seat has not seen."""
        self.taken = 0.0
        """How much higher than usual the taken stacks were."""
        self.hurried = 0.0
        """From 0 to 1: the degree to which openings at this table are doubted at once."""
        self.stacks = 0
        """Stacks taken so far."""
        self._look(view, counts_cards)
        self.number_evidence = 0.0
        self.spice_evidence = 0.0
        """Log odds, relative to a fresh deck, that an unseen card has the claimed number, and the claimed spice."""
        if view.stack and counts_cards:
            self.number_evidence = self.evidence(view.seasonings.number_is_right[view.claim], EVEN_NUMBERS)
            self.spice_evidence = self.evidence(SPICE_IS_RIGHT[view.claim], EVEN_SPICES)
        self._stand(view)

    def _look(self, view: Spicy, counts_cards: bool) -> None:
        left = self.left
        for kind in view.hands[self.seat]:
            if kind != SJ:
                left[kind] -= 1
        shown = 0
        alone = 0
        total = 0
        for won in view.won:
            total += len(won)
            first = True  # the first card of its stack; the top card was shown to everybody
            for card in won:
                kind = card & KIND
                if kind < KINDS:
                    left[kind] -= counts_cards
                    if card & ALL_KNOW == ALL_KNOW:
                        shown += 1
                        alone += first
                        first = True
                        continue
                first = False
        for card in view.stack:
            kind = card & KIND
            if kind < KINDS:
                left[kind] -= 1
            elif kind == SJ:
                self.extra += 4.0
        if shown:
            self.taken = min(2.0, max(-2.0, total / shown - USUAL_HEIGHT))
            self.hurried = max(0.0, 2.0 * (alone + 0.5) / (shown + 2.0) - 1.0)
            self.stacks = shown

    def evidence(self, right: bytes, even: float) -> float:
        """The log of how much likelier an unseen card is to be right than a card of a fresh deck."""
        total = 0
        fits = 0
        for kind in range(KINDS):
            total += self.left[kind]
            if right[kind]:
                fits += self.left[kind]
        return max(LEAST_EVIDENCE, log(fits / (total * even))) if fits else LEAST_EVIDENCE

    def _stand(self, view: Spicy) -> None:
        """Compute how late it is, and how far ahead the seat is."""
        low, high = view.gauge()
        self.late = max(0.0, 1.0 - (low + high) / (8.0 * view.players))
        """0 for a long time, rising to 1 at the end of the draw pile."""
        most = -1000
        for other in range(view.players):
            if other != self.seat:
                most = max(most, view.points(other))
        self.lead = min(2.0, max(-2.0, (view.points(self.seat) - most) / 10.0))
        """The point lead over the best rival, in trophies."""


def fits_spice(hand: list[int], claim: int, laid: int) -> tuple[int, int]:
    """How many other hand cards have the spice of this claim, and how many could truthfully follow it."""
    same = 0
    follow = 0
    skipped = False
    for kind in hand:
        if kind == laid and not skipped:
            skipped = True
        elif kind != UNKNOWN and kind < KINDS and SPICE_IS_RIGHT[claim][kind]:
            same += 1
            if kind < 30 and number_of(kind) > number_of(claim) and spice_of(kind) == spice_of(claim):
                follow += 1
    return same, follow
