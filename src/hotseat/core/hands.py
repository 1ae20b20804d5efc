"""Hands are sorted lists of cards: how a card comes to one and leaves it."""

from mypy_extensions import i64


def sort_in(hand: list[int], card: int) -> None:
    """The card takes its place in the hand."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_out(hand: list[int], card: int) -> None:
    """The card leaves the hand; quicker than `remove`, which compares objects."""
    place: i64 = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)
