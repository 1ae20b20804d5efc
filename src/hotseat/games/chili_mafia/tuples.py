"""Tuples with one item changed. Compiled, `(*row, item)` builds a list item by item; these do not."""

from typing import TypeVar

T = TypeVar("T")


def joined(row: tuple[T, ...], more: tuple[T, ...]) -> tuple[T, ...]:
    """One row after the other."""
    if not row:
        return more
    return row + more if more else row


def replaced(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with another item in this place."""
    changed = list(row)
    changed[place] = item
    return tuple(changed)
