"""The six seasoning cards: each overrides named points of the rules; a blend combines all cards in force.

The points are: which claims are legal on a claim, whether a number is right, and whether a claim raids, tucks or may be
copied. The rest of the game asks the blend and never which card is in force.
"""

from typing import Final

from hotseat.games.spicy.cards import (
    ALL_KINDS,
    CHILI,
    CLAIMS,
    NO_CLAIM,
    NUMBERS,
    SMALL_SPICES,
    SPICES,
    claim_of,
    has_number,
    number_of,
    spice_of,
)
from hotseat.games.spicy.moves import PLAY_OF

RESTART: Final = (1, 2, 3)
"""The numbers that open a stack and follow a 10."""


class Seasoning:
    """A card that changes nothing; subclasses override the points they concern."""

    def __init__(self, id: str) -> None:
        self.id = id

    def claims(self, top: int, legal: frozenset[int]) -> frozenset[int]:
        """The claims that are legal on the claim `top` (NO_CLAIM: on an empty stack)."""
        return legal

    def number_is_right(self, kind: int, claim: int, right: bool) -> bool:
        """Whether the number counts as right, so that a doubt of it fails."""
        return right

    def raids(self, number: int, raids: bool) -> bool:
        """Whether a card claimed as this number wins the stack when the next card is laid."""
        return raids

    def tucks(self, number: int, tucks: bool) -> bool:
        """Whether the owner of a card claimed as this number may swap hand cards under it."""
        return tucks

    def copies(self, copies: bool) -> bool:
        """Whether claims may be repeated out of turn."""
        return copies


class WeLoveChili(Seasoning):
    """A legal 1, 2 or 3 may always be claimed as chili (SP-7.2 to SP-7.4)."""

    def claims(self, top: int, legal: frozenset[int]) -> frozenset[int]:
        low = [number_of(claim) for claim in legal if number_of(claim) in RESTART]
        return legal | frozenset([claim_of(number, CHILI) for number in low])


class StartItUp(Seasoning):
    """After 8 or 9 a 1, 2 or 3 of the same spice is allowed too (SP-7.1)."""

    def claims(self, top: int, legal: frozenset[int]) -> frozenset[int]:
        if top == NO_CLAIM or number_of(top) not in (8, 9):
            return legal
        return legal | frozenset([claim_of(number, spice_of(top)) for number in RESTART])


class SpiceRaider(Seasoning):
    """An undoubted 4 wins the stack when the next card is laid (SP-7.5 to SP-7.9)."""

    def raids(self, number: int, raids: bool) -> bool:
        return raids or number == 4


class ChangeYourLuck(Seasoning):
    """Up to two hand cards go under the 5, and as many are drawn (SP-7.10 to SP-7.13)."""

    def tucks(self, number: int, tucks: bool) -> bool:
        return tucks or number == 5


class TurnItUp(Seasoning):
    """A 6 counts as a 9 and vice versa (SP-7.14, SP-7.15)."""

    def number_is_right(self, kind: int, claim: int, right: bool) -> bool:
        return right or (kind < CLAIMS and {number_of(kind), number_of(claim)} == {6, 9})


class CopyCat(Seasoning):
    """Another player's claim may be repeated out of turn (SP-7.16 to SP-7.24)."""

    def copies(self, copies: bool) -> bool:
        return True


SEASONINGS: Final[tuple[Seasoning, ...]] = (
    WeLoveChili("we_love_chili"),
    StartItUp("start_it_up"),
    SpiceRaider("spice_raider"),
    ChangeYourLuck("change_your_luck"),
    TurnItUp("turn_it_up"),
    CopyCat("copy_cat"),
)
"""In canonical order."""
IDS: Final = tuple([seasoning.id for seasoning in SEASONINGS])
FOLDING: Final = (1, 0, 2, 3, 4, 5)
"""Start It Up widens the claims before We Love Chili does (SP-2.8); the others do not interact."""


def plain_claims(top: int, numbers: int = NUMBERS, spices: int = SPICES) -> frozenset[int]:
    """The legal claims on the claim `top` without seasonings (SP-2.4 to SP-2.6); a small deck has fewer numbers."""
    restart = [number for number in RESTART if number <= numbers]
    if top == NO_CLAIM:
        return frozenset([claim_of(number, spice) for number in restart for spice in range(spices)])
    higher = restart if number_of(top) >= numbers else list(range(number_of(top) + 1, numbers + 1))
    return frozenset([claim_of(number, spice_of(top)) for number in higher])


class Blend:
    """The seasonings in force (by index), combined into lookup tables.

    `small` is the highest number of a small deck, 0 for the printed one.
    """

    def __init__(self, places: tuple[int, ...], small: int = 0) -> None:
        self.places = places
        self.bits = sum([1 << place for place in places])
        """The places as a mask."""
        self.small = small
        cards = [SEASONINGS[place] for place in FOLDING if place in places]
        self.claims: list[tuple[int, ...]] = [self._claims(top, cards) for top in range(NO_CLAIM, CLAIMS)]
        """By top claim + 1: the legal claims in table order."""
        self.plays: list[list[tuple[int, ...]]] = [
            [tuple([play + claim for claim in claims]) for play in PLAY_OF] for claims in self.claims
        ]
        """By top claim + 1 and kind: the moves that play such a card."""
        self.opens = [one + two for one in self.plays[0] for two in self.plays[0]]
        """By two kinds, the first times ALL_KINDS plus the second: the moves that open with either of them."""
        self.number_is_right: list[bytes] = [
            bytes([self._number_is_right(kind, claim, cards) for kind in range(ALL_KINDS)]) for claim in range(CLAIMS)
        ]
        """By claim and kind."""
        self.raids = bytes([self._raids(number_of(claim), cards) for claim in range(CLAIMS)])
        self.tucks = bytes([self._tucks(number_of(claim), cards) for claim in range(CLAIMS)])
        self.two_spices = max([len(_spices(claims)) for claims in self.claims[1:]]) > 1
        """Whether a number may be claimed in two spices on top of a claim."""
        self.copies: bool = False
        for card in cards:
            self.copies = card.copies(self.copies)

    def matters(self, place: int, top: int, copyable: bool) -> bool:
        """Whether the card at this place changes anything about the top claim or the next one."""
        card = SEASONINGS[place]
        without = blend_of(tuple([other for other in self.places if other != place]), self.small)
        if without.claims[top + 1] != self.claims[top + 1]:
            return True
        if top == NO_CLAIM:
            return False
        number = number_of(top)
        marks = card.raids(number, False) or card.tucks(number, False) or (copyable and card.copies(False))
        return marks or any(card.number_is_right(kind, top, False) for kind in range(ALL_KINDS))

    def _claims(self, top: int, cards: list[Seasoning]) -> tuple[int, ...]:
        legal = plain_claims(top, self.small, SMALL_SPICES) if self.small else plain_claims(top)
        for card in cards:
            legal = card.claims(top, legal)
        return tuple(sorted(legal))

    def _number_is_right(self, kind: int, claim: int, cards: list[Seasoning]) -> bool:
        right = has_number(kind, claim)
        for card in cards:
            right = card.number_is_right(kind, claim, right)
        return right

    def _raids(self, number: int, cards: list[Seasoning]) -> bool:
        raids = False
        for card in cards:
            raids = card.raids(number, raids)
        return raids

    def _tucks(self, number: int, cards: list[Seasoning]) -> bool:
        tucks = False
        for card in cards:
            tucks = card.tucks(number, tucks)
        return tucks

    def ids(self) -> list[str]:
        """The ids of the cards in force, in canonical order."""
        return [IDS[place] for place in self.places]


def _spices(claims: tuple[int, ...]) -> set[int]:
    return {spice_of(claim) for claim in claims}


_BLENDS: Final[dict[tuple[tuple[int, ...], int], Blend]] = {}


def blend_of(places: tuple[int, ...], small: int = 0) -> Blend:
    """The blend of the seasonings at these indices; cached."""
    key = tuple(sorted(places)), small
    if key not in _BLENDS:
        _BLENDS[key] = Blend(*key)
    return _BLENDS[key]
