"""The built-in games, one package each, and the table that lists them."""

from typing import Final

from hotseat.core.errors import HotseatError, MissingPiece, UnknownGame
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.entry import Entry, piece
from hotseat.games.guided import FirstGame

GAMES: Final = {
    "spicy": "hotseat.games.spicy",
    "sweet-spicy": "hotseat.games.sweet_spicy",
    "stick-em": "hotseat.games.stick_em",
    "chili-mafia": "hotseat.games.chili_mafia",
    "wazabi": "hotseat.games.wazabi",
}
"""Game id to the module with its ENTRY; a module is imported when its game is first used."""

ADDED: Final[list[str]] = []
"""Modules with the ENTRY of a game that is not built in, as listed in HOTSEAT_GAMES."""


def add_game(module: str) -> None:
    """Register the game whose ENTRY is in this module; the module is imported when a game is first used."""
    if module not in ADDED:
        ADDED.append(module)


def added() -> dict[str, Entry]:
    """The games that are not built in, by id."""
    found: dict[str, Entry] = {}
    for module in ADDED:
        entry: Entry = piece(module, "entry", module, "ENTRY")
        id = entry.rules.id
        if id in GAMES or id in found:
            raise HotseatError(f"There are two games {id!r}; one of them is in {module}.", "two-games", {"game": id})
        found[id] = entry
    return found


def game_ids() -> tuple[str, ...]:
    """All games, the built-in ones first."""
    return (*GAMES, *added())


def entry_of(id: str) -> Entry:
    """The entry of the game with this id."""
    if id in GAMES:
        found: Entry = piece(id, "entry", GAMES[id], "ENTRY")
        return found
    others = added()
    if id not in others:
        raise UnknownGame(id, (*GAMES, *others))
    return others[id]


def game(id: str) -> Game:
    """The rules of the game with this id."""
    return entry_of(id).rules


def live(id: str) -> Live:
    """The live-table settings of the game with this id."""
    return entry_of(id).live


def first_game(id: str) -> FirstGame:
    """The guided first game of the game with this id."""
    found = entry_of(id).first_game
    if found is None:
        raise MissingPiece(id, "first-game", "first_game", "its ENTRY")
    return found
