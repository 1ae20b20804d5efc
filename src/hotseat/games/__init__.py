"""The games of the house, one package each, and the table that lists them."""

from typing import Final

from hotseat.core.errors import HotseatError, MissingPiece, UnknownGame
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.entry import Entry, piece
from hotseat.games.first_game import FirstGame

GAMES: Final = {
    "spicy": "hotseat.games.spicy",
    "sweet-spicy": "hotseat.games.sweet_spicy",
    "stick-em": "hotseat.games.stick_em",
    "chili-mafia": "hotseat.games.chili_mafia",
    "wazabi": "hotseat.games.wazabi",
}
"""Game id to the module with its ENTRY; a module is imported when its game is first asked for."""

ADDED: Final[list[str]] = []
"""Modules with the ENTRY of a game that is not one of the house, as named in HOTSEAT_GAMES."""


def add_game(module: str) -> None:
    """Make the game whose ENTRY this module has known everywhere; it is imported when a game is first asked for."""
    if module not in ADDED:
        ADDED.append(module)


def added() -> dict[str, Entry]:
    """The games that are not of the house, by id."""
    found: dict[str, Entry] = {}
    for module in ADDED:
        entry: Entry = piece(module, "entry", module, "ENTRY")
        id = entry.rules.id
        if id in GAMES or id in found:
            raise HotseatError(f"There are two games {id!r}; one of them is in {module}.", "two-games", {"game": id})
        found[id] = entry
    return found


def game_ids() -> tuple[str, ...]:
    """All games, those of the house first."""
    return (*GAMES, *added())


def entry_of(id: str) -> Entry:
    """Everything there is about the game of this id."""
    if id in GAMES:
        found: Entry = piece(id, "entry", GAMES[id], "ENTRY")
        return found
    others = added()
    if id not in others:
        raise UnknownGame(id, (*GAMES, *others))
    return others[id]


def game(id: str) -> Game:
    """The rules of the game of this id."""
    return entry_of(id).rules


def live(id: str) -> Live:
    """How the game of this id is played at a live table."""
    return entry_of(id).live


def first_game(id: str) -> FirstGame:
    """The guided first game of the game of this id."""
    found = entry_of(id).first_game
    if found is None:
        raise MissingPiece(id, "first-game", "first_game", "its ENTRY")
    return found
