"""Tuples with one item changed. When compiled, `(*items, item)` builds a list item by item; these functions do not."""

from typing import TypeVar

from hotseat.core.moves import NOBODY

T = TypeVar("T")


def joined(items: tuple[T, ...], more: tuple[T, ...]) -> tuple[T, ...]:
    """The concatenation of both."""
    if not items:
        return more
    return items + more if more else items


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with the one at this index replaced."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def only(items: tuple[tuple[T, ...], ...], place: int) -> tuple[tuple[T, ...], ...]:
    """The items with all but the one at this index empty; with NOBODY for the index, all of them."""
    if place == NOBODY:
        return ((),) * len(items)
    return ((),) * place + (items[place],) + ((),) * (len(items) - place - 1)
