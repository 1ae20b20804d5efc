"""What a gang is: valid sets of peppers, their type, and everything that follows from the cards alone."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hotseat.games.chili_mafia.cards.codes import (
    COMPLETE,
    FAMILY_BITS,
    JN_ICON,
    NAME_BITS,
    NAME_OF,
    NO_CARD,
    PEPPER_BITS,
    PEPPERS,
    PX_ICON,
    SC,
    STRENGTH,
    SWEET_BIT,
    bits,
    with_card,
    without,
)

OPEN: Final = 0
MIXED: Final = 1
FAMILY: Final = 2

NO_TARGET: Final = 99
"""The strength of a missing target."""
SIDEKICK_BONUS: Final = 2
NEIGHBOURS: Final = 2 * PEPPERS
"""Number of gangs that differ from a gang by one pepper more or less."""


@final
@mypyc_attr(acyclic=True)
class Gang:
    """A valid set of peppers, sorted in card order; immutable, so that states share it.

    Everything that follows from its cards is computed once, in one pass. Each gang is created when first needed
    (`gang_of`) and kept, and so are the gangs with one pepper more or less. Decks without bosses allow 6,000 different
    gangs, decks with bosses 27,000; all of them take 23 MB.
    """

    number: i64
    size: i64
    mask: i64
    second: i64
    takes: i64
    reach: i64

    def __init__(self, cards: tuple[int, ...], number: int) -> None:
        names = 0
        total = 0
        strongest = 0
        soft = NO_TARGET
        softer = NO_TARGET
        sidekicks = 0
        plain = 0
        for card in cards:
            strength = STRENGTH[card]
            total += strength
            if strength > strongest:
                strongest = strength
            if card != SC:
                names |= 1 << NAME_OF[card]
                plain += 1
                if strength < soft:
                    softer = soft
                    soft = strength
                elif strength < softer:
                    softer = strength
                if card == JN_ICON:
                    sidekicks += 1
        size = len(cards)
        self.number = number
        self.cards = cards
        self.size = size
        self.mask = bits(list(cards))
        self.loose = size > plain and (size == 1 or size > COMPLETE)
        """Whether its Sweet Chili may leave: at least three cards stay behind, or none (CM-5.10)."""
        self.second = softer
        """The strength of the second-weakest target."""
        self.outlaw = (self.mask >> PX_ICON) & 1 == 1
        kind = OPEN
        if plain >= 2:
            kind = MIXED if names & (names - 1) else FAMILY
        self.kind = kind
        """Family, Mixed or still open, decided by the peppers other than Sweet Chili (CM-5.3)."""
        self.takes = takes_of(cards)
        """The cards that could be added, as a mask (CM-5.1)."""
        self.complete = size >= COMPLETE
        self.points = 0 if size < COMPLETE else total * kind
        """Its score (CM-11.1, CM-11.2); a gang of three always has a type, and the type is the factor, 1 or 2."""
        reach = strongest if self.complete else 0
        if reach and sidekicks and not self.outlaw:
            for card in cards:
                if sidekicks > 1 or card != JN_ICON:
                    reach = max(reach, STRENGTH[card] + SIDEKICK_BONUS)
        self.reach = reach
        """The greatest strength it can attack with, a Sidekick included; 0 while incomplete (CM-8.4, CM-14.3)."""

    def plus(self, card: int) -> "Gang":
        """The gang with one more pepper."""
        place = self.number * NEIGHBOURS + card
        gang = _NEIGHBOUR_OF[place]
        if gang is None:
            gang = gang_of(with_card(self.cards, card))
            _NEIGHBOUR_OF[place] = gang
        return gang

    def minus(self, card: int) -> "Gang":
        """The gang without one copy of this pepper."""
        place = self.number * NEIGHBOURS + PEPPERS + card
        gang = _NEIGHBOUR_OF[place]
        if gang is None:
            gang = gang_of(without(self.cards, card))
            _NEIGHBOUR_OF[place] = gang
        return gang


def takes_with(takes: i64, lead: int, card: int) -> i64:
    """The peppers that a group still takes, of those in `takes`, once `card` has joined it, as a mask (CM-5.1).

    `lead` is the group's first pepper other than Sweet Chili.
    """
    if card == SC:
        return takes & ~SWEET_BIT
    if lead == NO_CARD:
        return takes
    family: i64 = FAMILY_BITS[lead]
    others: i64 = FAMILY_BITS[card]
    return takes & (family | SWEET_BIT) if others == family else takes & ~(family | others)


def takes_of(cards: tuple[int, ...], leaving: int = NO_CARD) -> i64:
    """The peppers that these, valid together, take once one copy of `leaving` has left, as a mask."""
    takes: i64 = PEPPER_BITS
    lead = NO_CARD
    for card in cards:
        if card == leaving:
            leaving = NO_CARD
            continue
        takes = takes_with(takes, lead, card)
        if lead == NO_CARD and card != SC:
            lead = card
    return takes


_MADE: Final[dict[tuple[int, ...], Gang]] = {}
_NEIGHBOUR_OF: Final[list[Gang | None]] = []
"""By gang number: the gangs with one pepper more, then those with one less; None until first needed."""
_UNASKED: Final[tuple[None, ...]] = (None,) * NEIGHBOURS


def gang_of(cards: tuple[int, ...]) -> Gang:
    """The gang of these sorted peppers."""
    gang = _MADE.get(cards)
    if gang is None:
        gang = Gang(cards, len(_MADE))
        _MADE[cards] = gang
        _NEIGHBOUR_OF.extend(_UNASKED)
    return gang


NO_GANG: Final = gang_of(())
"""Marks a slot whose number is free."""


def valid(cards: tuple[int, ...]) -> bool:
    """At most one Sweet Chili, and the others all of one name or all of different names (CM-5.1)."""
    names = [NAME_OF[card] for card in cards if card != SC]
    kinds = len(set(names))
    return len(cards) - len(names) <= 1 and (kinds <= 1 or kinds == len(names))


def _by_name(hand: list[int]) -> tuple[i64, i64, i64, i64]:
    """The names in a sorted hand: how many, and as masks all of them, those held twice and those held three times.

    Counting stops at the third name. A Sweet Chili is a name like any other, but never held twice.
    """
    names: i64 = 0
    held: i64 = 0
    pairs: i64 = 0
    families: i64 = 0
    last: i64 = -1
    for card in hand:
        if card >= PEPPERS or names == 3:
            break
        name: i64 = NAME_OF[card]
        bit: i64 = NAME_BITS[name]
        if name != last:
            last = name
            names += 1
            held |= bit
        elif pairs & bit:
            families |= bit
        elif card != SC:
            pairs |= bit
    return names, held, pairs, families


def in_gangs(hand: list[int]) -> i64:
    """The peppers of a sorted hand that form a gang with two others of it, as a mask; 0 if there are none."""
    names, held, pairs, families = _by_name(hand)
    if names == 3:
        return PEPPER_BITS if held & SWEET_BIT else PEPPER_BITS & ~SWEET_BIT
    return pairs | SWEET_BIT if held & SWEET_BIT and pairs else families


def pair_homes(hand: list[int]) -> i64:
    """The peppers that form a gang with two peppers of a sorted hand, as a mask."""
    names, held, pairs, _ = _by_name(hand)
    if names == 3:
        return PEPPER_BITS
    homes: i64 = pairs | SWEET_BIT if pairs else 0
    if names < 2:
        return homes
    return homes | (PEPPER_BITS & ~(SWEET_BIT if held & SWEET_BIT else held))
