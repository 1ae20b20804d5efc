"""What a gang is: valid sets of peppers, their type, and everything about a gang that its cards alone decide."""

from typing import Final, final

from hotseat.games.chili_mafia.cards import (
    COMPLETE,
    JN_ICON,
    NAME_BITS,
    NAME_OF,
    PEPPER_BITS,
    PEPPERS,
    PX_ICON,
    SC,
    STRENGTH,
    SWEET_BIT,
    holds,
    with_card,
    without,
)

OPEN: Final = 0
MIXED: Final = 1
FAMILY: Final = 2

NO_TARGET: Final = 99
"""The strength of a target that does not exist."""
SIDEKICK_BONUS: Final = 2


@final
class Gang:
    """A valid set of peppers, sorted in card order; never changed, so that states share it.

    Everything that its cards decide is worked out once, in one pass: gangs are looked at far more often than changed.
    """

    def __init__(self, cards: tuple[int, ...]) -> None:
        names = 0
        mask = 0
        total = 0
        strongest = 0
        soft = NO_TARGET
        softer = NO_TARGET
        sidekicks = 0
        plain = 0
        for card in cards:
            strength = STRENGTH[card]
            mask |= 1 << card
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
        self.cards = cards
        self.size = size
        self.mask = mask
        self.sweet = size - plain
        self.softest = soft
        """The strength of its weakest target, and of the one after that."""
        self.second = softer
        self.outlaw = (mask >> PX_ICON) & 1 == 1
        kind = OPEN
        takes = PEPPER_BITS
        if plain >= 2:
            if names & (names - 1):
                kind = MIXED
                for card in cards:
                    takes &= ~NAME_BITS[NAME_OF[card]]
            else:
                kind = FAMILY
                takes = NAME_BITS[NAME_OF[cards[size - 1]]]
        if size > plain:
            takes &= ~SWEET_BIT
        else:
            takes |= SWEET_BIT
        self.kind = kind
        """Family, Mixed or still open, from the peppers other than Sweet Chili (CM-5.3)."""
        self.takes = takes
        """The cards that could be added, as a mask (CM-5.1)."""
        self.complete = size >= COMPLETE
        self.points = 0 if size < COMPLETE else total * kind
        """What it scores (CM-11.1, CM-11.2); a gang of three always has a type, and the types count once or twice."""
        reach = strongest if self.complete else 0
        if reach and sidekicks and not self.outlaw:
            for card in cards:
                if sidekicks > 1 or card != JN_ICON:
                    reach = max(reach, STRENGTH[card] + SIDEKICK_BONUS)
        self.reach = reach
        """The greatest strength it can attack with, a Sidekick included; 0 while incomplete (CM-8.4, CM-14.3)."""

    def plus(self, card: int) -> "Gang":
        """The gang with one more pepper."""
        return Gang(with_card(self.cards, card))

    def minus(self, card: int) -> "Gang":
        """The gang after one copy of this pepper has left."""
        return Gang(without(self.cards, card))


NO_GANG: Final = Gang(())
"""Stands in a slot whose number is free."""


def valid(cards: tuple[int, ...]) -> bool:
    """At most one Sweet Chili, and the others all of one name or all of different names (CM-5.1)."""
    names = [NAME_OF[card] for card in cards if card != SC]
    kinds = len(set(names))
    return len(cards) - len(names) <= 1 and (kinds <= 1 or kinds == len(names))


def takes_after(group: tuple[int, ...]) -> int:
    """The cards that could join this valid group, as a mask."""
    sweet = 0
    names = 0
    last = -1
    takes = PEPPER_BITS
    for card in group:
        if card == SC:
            sweet = 1
            continue
        if names and NAME_OF[card] == last:
            return NAME_BITS[last] & ~SWEET_BIT if holds(group, SC) else NAME_BITS[last] | SWEET_BIT
        last = NAME_OF[card]
        names += 1
        takes &= ~NAME_BITS[last]
    if names < 2:
        takes = PEPPER_BITS
    return takes & ~SWEET_BIT if sweet else takes


def takes_of_pair(one: int, other: int) -> int:
    """The cards that could join two peppers, as a mask."""
    if one == SC or other == SC:
        return PEPPER_BITS & ~SWEET_BIT
    if NAME_OF[one] == NAME_OF[other]:
        return NAME_BITS[NAME_OF[one]] | SWEET_BIT
    return PEPPER_BITS & ~(NAME_BITS[NAME_OF[one]] | NAME_BITS[NAME_OF[other]])


def in_gangs(hand: tuple[int, ...]) -> int:
    """The peppers of a sorted hand that form a gang with two others of it, as a mask; 0 if there is no gang."""
    sweet = 0
    plain = 0
    names = 0
    last = -1
    run = 0
    pairs = 0
    families = 0
    for card in hand:
        if card >= PEPPERS:
            break
        if card == SC:
            sweet = 1
            continue
        plain += 1
        if NAME_OF[card] != last:
            last = NAME_OF[card]
            names += 1
            run = 1
            continue
        run += 1
        if run == 2:
            pairs |= NAME_BITS[last]
        else:
            families |= NAME_BITS[last]
    if names >= 3 or (sweet and names >= 2):
        families = PEPPER_BITS & ~SWEET_BIT
    elif sweet:
        families |= pairs
    return families | SWEET_BIT if sweet and plain >= 2 else families


def pair_homes(hand: tuple[int, ...]) -> int:
    """The peppers that form a gang with two peppers of a sorted hand, as a mask."""
    homes = 0
    sweet = 0
    plain = 0
    names = 0
    last = -1
    taken = SWEET_BIT
    for card in hand:
        if card >= PEPPERS:
            break
        if card == SC:
            sweet = 1
            continue
        plain += 1
        if NAME_OF[card] == last:
            homes |= NAME_BITS[last]
        else:
            last = NAME_OF[card]
            names += 1
            taken |= NAME_BITS[last]
    if names >= 3 or (sweet and names):
        homes |= PEPPER_BITS & ~SWEET_BIT
    elif names == 2:
        homes |= PEPPER_BITS & ~taken
    return homes | SWEET_BIT if plain >= 2 else homes
