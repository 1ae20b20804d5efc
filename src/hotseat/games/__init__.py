"""The games of the house, one package each, and the table that lists them."""

from importlib import import_module
from typing import Final

from hotseat.core.errors import UnknownGame
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.first_games import FIRST_GAMES, FirstGame

GAMES: Final = {
    "spicy": "hotseat.games.spicy",
    "sweet-spicy": "hotseat.games.sweet_spicy",
    "stick-em": "hotseat.games.stick_em",
    "chili-mafia": "hotseat.games.chili_mafia",
    "wazabi": "hotseat.games.wazabi",
}
"""Game id to package; a package is imported when its game is first asked for."""


def game(id: str) -> Game:
    """The game of this id."""
    if id not in GAMES:
        raise UnknownGame(id, tuple(GAMES))
    found: Game = import_module(GAMES[id]).GAME
    return found


LIVE: Final = {
    "chili-mafia": "hotseat.games.chili_mafia.live",
    "stick-em": "hotseat.games.stick_em.live",
    "spicy": "hotseat.games.spicy.live",
    "sweet-spicy": "hotseat.games.spicy.live",
    "wazabi": "hotseat.games.wazabi.live",
}
"""Game id to the module that says how it is played at a live table."""


def live(id: str) -> Live:
    """How the game of this id is played at a live table."""
    if id not in LIVE:
        raise UnknownGame(id, tuple(LIVE))
    found: Live = import_module(LIVE[id]).LIVE
    return found


def first_game(id: str) -> FirstGame:
    """The guided first game of the game of this id."""
    if id not in FIRST_GAMES:
        raise UnknownGame(id, tuple(FIRST_GAMES))
    return FIRST_GAMES[id]
