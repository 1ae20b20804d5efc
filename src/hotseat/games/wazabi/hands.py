"""A hand as one int: cards of one kind are interchangeable, so four bits count each kind."""

from typing import Final

from hotseat.games.wazabi.cards import KINDS

BITS: Final = 4
ONE: Final = [1 << (BITS * kind) for kind in range(KINDS)]
"""By kind: a hand of just this card; add it to a hand to add the card."""


def count(hand: int, kind: int) -> int:
    """How many cards of this kind the hand has."""
    return (hand >> (BITS * kind)) & 15


def cards_of(hand: int) -> tuple[int, ...]:
    """The cards in table order."""
    return tuple([kind for kind in range(KINDS) for _ in range(count(hand, kind))])


def kinds_of(hand: int) -> list[int]:
    """The kinds in the hand, in table order."""
    return [kind for kind in range(KINDS) if count(hand, kind)]


def total(hand: int) -> int:
    """How many cards the hand has."""
    cards = 0
    while hand:
        cards += hand & 15
        hand >>= BITS
    return cards


def packed(cards: tuple[int, ...] | list[int]) -> int:
    """The hand of these cards."""
    hand = 0
    for kind in cards:
        hand += ONE[kind]
    return hand


def card_at(hand: int, place: int) -> int:
    """The card at this index of the hand, in table order from 0."""
    kind = 0
    while place >= hand & 15:
        place -= hand & 15
        hand >>= BITS
        kind += 1
    return kind


def fewer(hand: int, gone: int) -> int:
    """The counts reduced by those of `gone`, none below zero."""
    left = 0
    for kind in range(KINDS):
        left += max(0, count(hand, kind) - count(gone, kind)) * ONE[kind]
    return left
