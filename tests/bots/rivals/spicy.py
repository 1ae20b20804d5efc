"""Bots for Spicy and Sweet & Spicy: beliefs about the top card, doubts by expected value, bluffs without a tell.

Everything is derived from one view, so the same view and seed give the same move; what the seat has seen (its own
cards, cards shown, laid, tucked) is part of the view and is counted.
"""

from collections.abc import Callable, Sequence
from typing import Final

from hotseat.bots.base import Bot, RandomBot
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.spicy.cards import (
    COPIES_IN_DECK,
    KIND,
    KINDS,
    NO_CLAIM,
    SJ,
    SPICE_IS_RIGHT,
    XN,
    XS,
    number_of,
    spice_of,
)
from hotseat.games.spicy.moves import (
    CALLS_LAST,
    CLAIM_MADE,
    COPIES,
    DOUBT_NUMBER,
    DOUBT_SPICE,
    DOUBTS,
    KEEP,
    KIND_LAID,
    LAYS,
    LEAVE_JOKER,
    PASSES,
    TAKE_JOKER,
    TRUST,
    TUCKS,
    VERBS,
    tucked_by,
)
from hotseat.games.spicy.state import Spicy

RIGHT_SPICE: Final = 1
RIGHT_NUMBER: Final = 2
TRUE: Final = 3

NEARNESS: Final = [1.0, 1.0, 0.62, 0.38, 0.24, 0.15, 0.09, 0.06, 0.03, 0.02, 0.01, 0.0]
"""By cards in hand: how close the hand is to empty."""
EVEN_NUMBERS: Final = 0.14
EVEN_SPICES: Final = 0.35
"""Fraction of the deck with the claimed number, and with the claimed spice."""


class Style:
    """The constants of a level: its beliefs about others and its values."""

    def __init__(self) -> None:
        self.counts_cards = True
        self.blunders = 0
        """Percentage of decisions made like the random bot."""
        self.trophy = 14.0
        self.hope = 0.2
        """The fraction of a trophy's value that a player with one card in hand already has."""
        self.patience = 0.5
        """The value of leaving the doubt to somebody else, per seat still on the list."""
        self.doubted_last = 2.0
        """How much likelier it is that a last card is doubted."""
        self.trusts_number = 0.3
        self.trusts_spice = 0.55
        """The factor on the odds of a right trait: below 1 it suspects more lies than equal players tell."""
        self.careful = 2.0
        """How much more often than equal players it expects to be doubted."""
        self.noise = 0.4
        """Plays this close in value are mixed, so that no claim gives the card away."""


class SpicyBot(Bot):
    """Plays by expected value, one decision deep."""

    def __init__(self, seed: int, style: Style) -> None:
        super().__init__(seed)
        self.style = style
        self.careless = RandomBot(seed)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Spicy)
        if self.style.blunders and self.rng.below(100, "blunder") < self.style.blunders:
            return self.careless.choose(view, seat)
        name = view.question.name
        if name == "tuck":
            return self.tuck(view, seat)
        if name == "joker":
            return self.joker(view, seat)
        moves = view.moves(seat)
        worth, move = self.reaction(view, seat, moves)
        if seat != view.question.players[-1] or name == "last":
            return move if worth > 0 else TRUST
        if name == "open":
            return self.play(view, seat, moves)[1]
        best, play = self.play(view, seat, moves)
        return move if worth > max(best, 0.0) else play

    # -- doubting and copying ------------------------------------------------------------------------------------------

    def reaction(self, view: Spicy, seat: int, moves: Sequence[int]) -> tuple[float, int]:
        """The best doubt or copy and its value relative to waiting; TRUST if there is none."""
        best, choice = 0.0, TRUST
        number, spice = believed(view, self.style)
        wait = self.style.patience * (len(view.question.players) - 1) * (view.question.name != "last")
        for move in moves:
            verb = VERBS[move]
            if verb == DOUBTS:
                right = number if move == DOUBT_NUMBER else spice if move == DOUBT_SPICE else number * spice
                worth = self.doubt_worth(view, seat, 1.0 - right) - wait
            elif verb == COPIES and is_called(view, seat, move) and truth(view, KIND_LAID[move], view.claim) == TRUE:
                worth = self.laid(view, seat)
            else:
                continue
            if worth > best:
                best, choice = worth, move
        return best, choice

    def doubt_worth(self, view: Spicy, seat: int, wrong: float) -> float:
        """The expected value of a doubt if the trait is wrong with this probability."""
        rivals = view.players - 1
        stake = stack_worth(view)
        gain = stake + self.penalty(view, view.owner) / rivals
        if view.last:
            gain += self.style.trophy / (1 if view.trophies[view.owner] else 1.5)
        elif view.seasonings.raids[view.claim]:
            gain += stake / rivals
        loss = self.penalty(view, seat) + stake / rivals
        return wrong * gain - (1.0 - wrong) * loss

    def nearness(self, cards: int) -> float:
        """The value of being this many cards away from an empty hand."""
        return self.style.trophy * self.style.hope * NEARNESS[min(cards, len(NEARNESS) - 1)]

    def penalty(self, view: Spicy, seat: int) -> float:
        """What drawing two cards costs this seat: the points, and the longer way to a trophy."""
        cards = len(view.hands[seat])
        return 2.0 + self.nearness(cards) - self.nearness(cards + 2)

    def laid(self, view: Spicy, seat: int) -> float:
        """The value to this seat of having one card less."""
        cards = len(view.hands[seat])
        return 1.0 + self.nearness(max(cards - 1, 1)) - self.nearness(cards)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, view: Spicy, seat: int, moves: Sequence[int]) -> tuple[float, int]:
        """The best card and claim, or a pass, and its value."""
        best, choice = -100.0, moves[0]
        legal = view.legal_claims()
        for move in moves:
            verb = VERBS[move]
            if verb == LAYS:
                if CLAIM_MADE[move] not in legal or not is_called(view, seat, move):
                    continue
                worth = self.play_worth(view, seat, KIND_LAID[move], CLAIM_MADE[move])
            elif verb == PASSES:
                worth = self.pass_worth(view, seat)
            else:
                continue
            worth += self.style.noise * self.rng.below(1000, "mix") / 1000
            if worth > best:
                best, choice = worth, move
        return best, choice

    def play_worth(self, view: Spicy, seat: int, kind: int, claim: int) -> float:
        """The expected value of laying this card with this claim."""
        style = self.style
        rivals = view.players - 1
        last = len(view.hands[seat]) == 1 and kind != SJ
        number, spice = (DOUBTED_FOLLOWED if view.stack else DOUBTED_OPENED)[1 if rivals > 1 else 0]
        often = style.careful * (style.doubted_last if last else 1.0)
        number, spice = number * often, spice * often
        right = truth(view, kind, claim)
        if kind == SJ:
            number = spice = 0.0
        caught = (0.0 if right & RIGHT_NUMBER else number) + (0.0 if right & RIGHT_SPICE else spice)
        stake = stack_worth(view) + 1
        worth = self.laid(view, seat) + (number + spice - caught) * (stake + 3.0 / rivals)
        worth -= caught * (self.penalty(view, seat) + stake / rivals)
        if last:
            worth += style.trophy * (1.0 - min(1.0, caught))
        return worth + spending(view, seat, kind, claim, right)

    def pass_worth(self, view: Spicy, seat: int) -> float:
        """The value of a pass: one more card, and the end is nearer."""
        cards = len(view.hands[seat])
        worth = self.nearness(cards + 1) - self.nearness(cards) - 1.0
        if view.gauge()[1] <= 4:
            worth += 1.5 if leads(view, seat) else -1.5
        return worth

    # -- smaller choices -----------------------------------------------------------------------------------------------

    def tuck(self, view: Spicy, seat: int) -> int:
        """Tuck the cards that fit the sequence least."""
        if seat != view.owner:
            return TRUST
        best, choice = 0.0, KEEP
        for move in view.moves(seat):
            if VERBS[move] == TUCKS:
                worth = 0.0
                for kind in tucked_by(move):
                    worth += 0.5 - usefulness(view, kind)
                if worth > best:
                    best, choice = worth, move
        return choice

    def joker(self, view: Spicy, seat: int) -> int:
        """Take a Super-Joker while there is time to lay it: it is a safe card."""
        if seat != view.question.players[-1]:
            return TRUST
        return TAKE_JOKER if view.gauge()[0] > 4 * view.players else LEAVE_JOKER


def is_called(view: Spicy, seat: int, move: int) -> bool:
    """Whether the move calls the last card exactly when manners require it."""
    return CALLS_LAST[move] == (view.manners and len(view.hands[seat]) == 1)


def truth(view: Spicy, kind: int, claim: int) -> int:
    """Which halves of the claim are true of this card."""
    if kind == SJ:
        return TRUE
    number = RIGHT_NUMBER if view.seasonings.number_is_right[claim][kind] else 0
    return number | (RIGHT_SPICE if SPICE_IS_RIGHT[claim][kind] else 0)


def stack_worth(view: Spicy) -> int:
    """The points of the stack for its winner."""
    worth = len(view.stack)
    if view.jokers:
        for card in view.stack:
            if card & KIND == SJ:
                worth += 4
    return worth


def leads(view: Spicy, seat: int) -> bool:
    """Whether nobody has more points."""
    return view.points(seat) == max([view.points(other) for other in range(view.players)])


def usefulness(view: Spicy, kind: int) -> float:
    """How useful the card will be later: wilds are always half true, others when the sequence suits them."""
    if kind in (XS, XN):
        return 1.0
    if kind == SJ:
        return 0.0
    if view.claim == NO_CLAIM:
        return 0.4
    fits = spice_of(kind) == spice_of(view.claim)
    return (0.6 if fits else 0.2) + (0.2 if number_of(kind) <= 3 else 0.0)


def spending(view: Spicy, seat: int, kind: int, claim: int, right: int) -> float:
    """Other reasons to lay this card: keep useful cards, get rid of a Super-Joker in time."""
    if kind == SJ:
        soon = view.gauge()[0] < 6 * view.players or len(view.hands[seat]) <= 3
        return (2.0 if soon else -1.0) - 4.0 / view.players
    worth = -0.5 * usefulness(view, kind)
    if view.seasonings.raids[claim]:
        worth += (0.5 if right == TRUE else 0.2) * len(view.stack)
    return worth


def believed(view: Spicy, style: Style) -> tuple[float, float]:
    """The probabilities that number and spice of the top card are right."""
    if not view.stack:
        return 1.0, 1.0
    numbers, spices = EVEN_NUMBERS, EVEN_SPICES
    if style.counts_cards:
        numbers, spices = shares(view)
    opened = len(view.stack) - view.tucked == 1
    many = 1 if view.players > 2 else 0
    number, spice = OPENED[many]
    if not opened:
        place = number_of(view.claim) - 1
        number, spice = NUMBER_FOLLOWED[many][place], SPICE_FOLLOWED[many][place]
    held = min(len(view.hands[view.owner]) + 1, len(HAND_NUMBER) - 1)
    numbers *= style.trusts_number * HAND_NUMBER[held] / EVEN_NUMBERS
    spices *= style.trusts_spice * HAND_SPICE[held] / EVEN_SPICES
    return scaled(number, numbers), scaled(spice, spices)


def scaled(chance: float, odds: float) -> float:
    """The probability after evidence that multiplies its odds."""
    return chance * odds / (chance * odds + 1.0 - chance)


def shares(view: Spicy) -> tuple[float, float]:
    """The fractions of the unseen cards that have the claimed number, and the claimed spice."""
    left = list(COPIES_IN_DECK)
    for hand in view.hands:
        for kind in hand:
            if kind != UNKNOWN and kind != SJ:
                left[kind] -= 1
    for card in view.stack:
        count_out(left, card)
    for won in view.won:
        for card in won:
            count_out(left, card)
    numbers = view.seasonings.number_is_right[view.claim]
    spices = SPICE_IS_RIGHT[view.claim]
    total = number = spice = 0
    for kind in range(KINDS):
        total += left[kind]
        number += left[kind] if numbers[kind] else 0
        spice += left[kind] if spices[kind] else 0
    return number / total, spice / total


def count_out(left: list[int], card: int) -> None:
    """Remove this card from the unseen ones, if its kind is known."""
    if card & KIND < KINDS:
        left[card & KIND] -= 1


# How often the number and the spice of a claim were right, and were doubted, in play among such bots; found by letting
# them adapt to each other over many games. First for two players, then for more.

OPENED: Final = [(0.52, 0.59), (0.42, 0.56)]
"""The first card of a stack: probabilities that number and spice are right."""
NUMBER_FOLLOWED: Final = [
    [0.56, 0.66, 0.56, 0.52, 0.58, 0.63, 0.64, 0.56, 0.60, 0.54],
    [0.69, 0.64, 0.56, 0.57, 0.63, 0.62, 0.58, 0.59, 0.61, 0.56],
]
"""A later card, by the claimed number from 1 to 10: the probability that the number is right."""
SPICE_FOLLOWED: Final = [
    [0.55, 0.53, 0.52, 0.73, 0.70, 0.66, 0.60, 0.61, 0.56, 0.52],
    [0.52, 0.58, 0.62, 0.71, 0.64, 0.63, 0.63, 0.60, 0.59, 0.57],
]
HAND_NUMBER: Final = [1.0, 1.16, 0.76, 0.98, 1.09, 1.01, 1.36, 1.0, 0.9, 0.9]
"""By cards in the owner's hand before the play: the factor on the odds of a right number."""
HAND_SPICE: Final = [1.0, 0.30, 0.72, 0.99, 1.08, 1.94, 2.72, 2.92, 3.83, 5.0]
DOUBTED_OPENED: Final = [(0.05, 0.04), (0.02, 0.01)]
"""How often number and spice of a first card are doubted, by all players together."""
DOUBTED_FOLLOWED: Final = [(0.10, 0.20), (0.05, 0.28)]


def normal(seed: int) -> Bot:
    """Counts cards and rarely errs."""
    return SpicyBot(seed, Style())


def easy(seed: int) -> Bot:
    """Plays the same way without memory, and carelessly every fourth time."""
    style = Style()
    style.counts_cards = False
    style.blunders = 25
    return SpicyBot(seed, style)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": easy, "normal": normal}
