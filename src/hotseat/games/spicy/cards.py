"""The cards of Spicy and Sweet & Spicy as small ints, and the claims that are made about them.

A *kind* is a spice card 0..29 (ten of each of the three spices), a wild, or a Super-Joker. A claim has the number of
the spice card that would make it true. On the stack and in the won piles a card also carries the seats that know it.
"""

from typing import Final

from hotseat.core.seats import LETTERS

SPICES: Final = 3
NUMBERS: Final = 10
CLAIMS: Final = SPICES * NUMBERS
XS: Final = 30
"""Spice-wild: its spice is always right, its number never."""
XN: Final = 31
"""Number-wild: its number is always right, its spice never."""
KINDS: Final = 32
"""Kinds of spice cards; the Super-Joker comes after them."""
SJ: Final = 32
ALL_KINDS: Final = 33
COPIES_IN_DECK: Final = tuple([5 if kind in (XS, XN) else 3 for kind in range(KINDS)])

SUPER_JOKERS: Final = 6
TROPHIES: Final = 3

NO_CLAIM: Final = -1
CHILI: Final = 0


DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES_IN_DECK[kind])]
"""The 100 spice cards in canonical order (SP-1.2)."""

SMALL_SPICES: Final = 2
"""Spices of a small deck."""


def small_copies(numbers: int) -> tuple[int, ...]:
    """By kind: the copies in a small deck, which has one card of each of these numbers in two spices."""
    return tuple(
        [int(kind < SMALL_SPICES * NUMBERS and kind % NUMBERS < numbers) for kind in range(KINDS)],
    )


def number_of(claim: int) -> int:
    """The claimed number, 1 to 10."""
    return claim % NUMBERS + 1


def spice_of(claim: int) -> int:
    """The claimed spice, 0 to 2."""
    return claim // NUMBERS


def claim_of(number: int, spice: int) -> int:
    """The claim of this number and spice."""
    return spice * NUMBERS + number - 1


def card_texts(spices: str) -> tuple[str, ...]:
    """The texts of all kinds when the three spices have these letters: `C7`, `XS`, `SJ`."""
    return (*[f"{spice}{number}" for spice in spices for number in range(1, NUMBERS + 1)], "XS", "XN", "SJ")


def claim_texts(spices: str) -> tuple[str, ...]:
    """The texts of all claims: `7C`."""
    return tuple([f"{number}{spice}" for spice in spices for number in range(1, NUMBERS + 1)])


def has_number(kind: int, claim: int) -> bool:
    """Whether the card's number is the claimed one, before any seasoning."""
    return kind in (XN, SJ) or (kind < CLAIMS and number_of(kind) == number_of(claim))


def has_spice(kind: int, claim: int) -> bool:
    """Whether the card's spice is the claimed one."""
    return kind in (XS, SJ) or (kind < CLAIMS and spice_of(kind) == spice_of(claim))


SPICE_IS_RIGHT: Final = [bytes([has_spice(kind, claim) for kind in range(ALL_KINDS)]) for claim in range(CLAIMS)]
"""By claim and kind."""

# -- cards with the seats that know them -------------------------------------------------------------------------------

KIND: Final = 63
"""Mask of the kind; all bits set means a kind that the owner of a view may not know."""
KNOWERS: Final = 6
"""Offset of the bits for the seats that know the card."""
SPECTATOR: Final = 6
"""The bit after the last seat: every spectator knows the card."""
ALL_KNOW: Final = 127 << KNOWERS
OPEN_JOKER: Final = SJ | ALL_KNOW
KNOWN_TO: Final = [1 << (KNOWERS + seat) for seat in range(SPECTATOR + 1)]
"""By seat: the bit that marks the card as known to this seat."""


def knowers_text(card: int) -> str:
    """The seats that know the card, `*` for everybody."""
    if card & ALL_KNOW == ALL_KNOW:
        return "*"
    return "".join([LETTERS[seat] for seat in range(SPECTATOR) if card & KNOWN_TO[seat]])


def knowers_of(text: str) -> int:
    """The bits of a text written by `knowers_text`."""
    return ALL_KNOW if text == "*" else sum([KNOWN_TO[LETTERS.index(seat)] for seat in text])
