"""Games that are there for a test only."""

from collections.abc import Iterator
from contextlib import contextmanager

from hotseat.games import ADDED, add_game


@contextmanager
def added_game(module: str) -> Iterator[None]:
    """The game whose ENTRY this module has is known, for a while."""
    add_game(module)
    try:
        yield
    finally:
        ADDED.remove(module)
