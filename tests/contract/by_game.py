"""What the laws need to know about each game: `census` and `swap` in the `contract.py` of its tests."""

from importlib import import_module
from typing import Any

from hotseat.games import GAMES, entry_of
from tests.contract.laws import Census
from tests.contract.two_worlds import Swap


def _contract(id: str) -> Any:
    """Editions of a game share their bots' package, and their tests."""
    return import_module(f"tests.games.{entry_of(id).bots.rpartition('.')[2]}.contract")


CENSUS: dict[str, Census] = {id: _contract(id).census for id in GAMES}
SWAPS: dict[str, Swap] = {id: _contract(id).swap for id in GAMES}
