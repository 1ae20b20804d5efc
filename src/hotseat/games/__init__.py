"""The games of the house, one package each, and the table that lists them."""

from importlib import import_module
from typing import Final

from hotseat.core.errors import UnknownGame
from hotseat.core.game import Game

GAMES: Final = {
    "stick-em": "hotseat.games.stick_em",
    "spicy": "hotseat.games.spicy",
    "sweet-spicy": "hotseat.games.sweet_spicy",
    "wazabi": "hotseat.games.wazabi",
}
"""Game id to package; a package is imported when its game is first asked for."""


def game(id: str) -> Game:
    """The game of this id."""
    if id not in GAMES:
        raise UnknownGame(id, tuple(GAMES))
    found: Game = import_module(GAMES[id]).GAME
    return found
