"""Seats are small ints, clockwise from 0; people see them as letters from A."""

from typing import Final

from hotseat.core.errors import UnknownSeat

LETTERS: Final = "ABCDEFGH"

NEXT: Final = -1
"""In place of a seat: the seat that a turn-by-turn driver asks next."""


def letter(seat: int) -> str:
    """The letter of this seat."""
    return LETTERS[seat]


def seat_of(text: str, players: int) -> int:
    """The seat with this letter at a table with this number of players."""
    seat = LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= seat < players:
        raise UnknownSeat(text, players)
    return seat


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats clockwise, starting with `first`."""
    return tuple([(first + i) % players for i in range(players)])
