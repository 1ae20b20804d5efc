"""Hands are sorted lists of cards: inserting and removing a card."""

from mypy_extensions import i64


def sort_in(hand: list[int], card: int) -> None:
    """Insert the card, keeping the hand sorted."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_out(hand: list[int], card: int) -> None:
    """Remove one copy of the card; faster than `list.remove`, which compares objects."""
    place: i64 = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)
