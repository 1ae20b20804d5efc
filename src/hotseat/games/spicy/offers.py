"""Offer orders: the order in which the seats on a list are asked (SP-4.4)."""

from itertools import permutations
from typing import Final

from hotseat.games.spicy.state import Spicy

_ORDERS: Final[list[list[tuple[int, ...]]]] = [[] for _ in range(64)]


def orders(seats: int) -> list[tuple[int, ...]]:
    """All orders of a set of seats, given as bits."""
    if not _ORDERS[seats]:
        _ORDERS[seats] = list(permutations([seat for seat in range(6) if seats >> seat & 1]))
    return _ORDERS[seats]


def drawn_order(s: Spicy, seats: int) -> tuple[int, ...]:
    """These seats (bits) in an order drawn for one question; fewer than two need no draw (SP-4.4)."""
    found = orders(seats)
    return found[s.rng.below(len(found), "order")] if len(found) > 1 else found[0]


def tempted(s: Spicy) -> int:
    """The seats (bits) that can peek, with manners on (SP-9.9)."""
    seats = 0
    if s.manners:
        for seat in range(s.players):
            if s.may_peek(seat):
                seats |= 1 << seat
    return seats


def onlookers(s: Spicy, seat: int) -> tuple[int, ...]:
    """The other seats that may be tempted to look at a face-down card, in offer order."""
    return drawn_order(s, tempted(s) & ~(1 << seat))
