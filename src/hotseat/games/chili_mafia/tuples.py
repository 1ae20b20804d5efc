"""Tuples with one item changed. Compiled, `(*items, item)` builds a list item by item; these do not."""

from typing import TypeVar

T = TypeVar("T")


def joined(items: tuple[T, ...], more: tuple[T, ...]) -> tuple[T, ...]:
    """One after the other."""
    if not items:
        return more
    return items + more if more else items


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in this place."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)
