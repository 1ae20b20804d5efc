"""The cards of Chili Mafia as small ints in card order, with tables by card; the Raid comes last."""

from typing import Final

from mypy_extensions import i64

# fmt: off
CARD_TEXTS: Final = (
    "SC", "JN", "JN*", "PO", "PO*", "HU", "PD", "PD*", "JA", "CH", "CH*", "TA", "TA*", "HA", "MJ", "MJ*", "GH", "GH*",
    "MS", "NV", "NV*", "CR", "PX*", "PI", "WH", "WE", "TU", "FU", "EA", "SH", "BO", "BA", "RD",
)
NAME_TEXTS: Final = ("SC", "JN", "PO", "HU", "PD", "JA", "CH", "TA", "HA", "MJ", "GH", "MS", "NV", "CR", "PX")
# fmt: on
"""Names of peppers: a code without its star (CM-1.2)."""
NAME_STRENGTHS: Final = [1, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 10]

SC: Final = 0
JN: Final = 1
JN_ICON: Final = 2
PO_ICON: Final = 4
PD_ICON: Final = 7
CH_ICON: Final = 10
TA_ICON: Final = 12
MJ_ICON: Final = 15
GH_ICON: Final = 17
NV_ICON: Final = 20
PX_ICON: Final = 22
PI: Final = 23
WH: Final = 24
WE: Final = 25
TU: Final = 26
FU: Final = 27
EA: Final = 28
SH: Final = 29
BO: Final = 30
BA: Final = 31
RD: Final = 32

NO_CARD: Final = -1
"""Placeholder for a card that is not known yet or does not exist."""
PEPPERS: Final = 23
"""Cards below this number are peppers."""
MAIN_DECK: Final = 32
"""Cards below this number are in the main deck."""
NAMES: Final = len(NAME_TEXTS)
POBLANO: Final = NAME_TEXTS.index("PO")

NAME_OF: Final = [NAME_TEXTS.index(code.rstrip("*")) for code in CARD_TEXTS[:PEPPERS]]
STRENGTH: Final = [NAME_STRENGTHS[name] for name in NAME_OF]
BIT: Final = [1 << card for card in range(len(CARD_TEXTS))]
SWEET_BIT: Final = 1 << SC
PEPPER_BITS: Final = (1 << PEPPERS) - 1
HOT_BITS: Final = BIT[PI] | BIT[WH] | BIT[WE] | BIT[TU]
NAME_BITS: Final = [sum([BIT[card] for card in range(PEPPERS) if NAME_OF[card] == name]) for name in range(NAMES)]
"""By name: the cards with this name, as a mask."""
FAMILY_BITS: Final = [NAME_BITS[name] for name in NAME_OF]
"""By pepper: all cards with the same name, as a mask."""
UP_TO: Final = [sum([BIT[card] for card in range(1, PEPPERS) if STRENGTH[card] <= limit]) for limit in range(13)]
"""By strength: the peppers that a Hot card may take at that strength, as a mask; never a Sweet Chili (CM-8.5)."""

SINGLE: Final[list[tuple[int, ...]]] = [(card,) for card in range(len(CARD_TEXTS))]
"""By card: a tuple of just this card."""

HAND_LIMIT: Final = 8
PACKET: Final = 6
COMPLETE: Final = 3
"""A gang with at least this many peppers is complete (CM-5.4)."""


def is_icon(card: int) -> bool:
    """Whether this copy has a special icon."""
    return CARD_TEXTS[card].endswith("*")


def bits(cards: list[int]) -> i64:
    """The codes among these cards, as a mask."""
    mask: i64 = 0
    for card in cards:
        bit: i64 = 1
        bit <<= card
        mask |= bit
    return mask


def bits_and_doubles(cards: list[int]) -> tuple[i64, i64]:
    """The codes among these cards, and the codes with at least two copies, as masks."""
    once: i64 = 0
    twice: i64 = 0
    for card in cards:
        bit: i64 = 1
        bit <<= card
        twice |= once & bit
        once |= bit
    return once, twice


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The sorted cards with one more inserted."""
    if not cards:
        return SINGLE[card]
    place: i64 = 0
    for held in cards:
        if held > card:
            break
        place += 1
    if place == len(cards):
        return cards + SINGLE[card]
    more = list(cards)
    more.insert(place, card)
    return tuple(more)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of this card, if they contain it."""
    for place, held in enumerate(cards):
        if held == card:
            return cards[:place] + cards[place + 1 :] if place else cards[1:]
    return cards


def count(cards: tuple[int, ...], card: int) -> int:
    """How many copies of the card the tuple contains."""
    found = 0
    for held in cards:
        if held == card:
            found += 1
    return found


def copies(hand: list[int], card: int) -> int:
    """How many copies of the card the hand contains; faster than `hand.count` when compiled."""
    found = 0
    for held in hand:
        if held == card:
            found += 1
    return found


def holds(cards: list[int], card: int) -> bool:
    """Whether the list contains the card; faster than `in` when compiled."""
    return any(held == card for held in cards)


def minus(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without those taken, copy by copy; missing ones are ignored, and order does not matter."""
    if not taken:
        return cards
    gone = [0] * len(CARD_TEXTS)
    for card in taken:
        gone[card] += 1
    kept: list[int] = []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            kept.append(card)
    return tuple(kept)


def texts(cards: tuple[int, ...]) -> str:
    """The codes, separated by spaces."""
    return " ".join(["??" if card < 0 else CARD_TEXTS[card] for card in cards])
