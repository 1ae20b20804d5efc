"""The built-in games, one package each, and the table that lists them."""

import copyreg
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from hotseat.core.errors import HotseatError, MissingPiece, UnknownGame, text_of
from hotseat.core.game import Game
from hotseat.core.live import Live
from hotseat.games.entry import Entry, piece
from hotseat.games.guided import FirstGame

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.state import ChiliMafia
    from hotseat.games.spicy.state import Spicy
    from hotseat.games.stick_em.state import StickEm
    from hotseat.games.wazabi.state import Wazabi

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


@overload
def game(id: Literal["spicy", "sweet-spicy"]) -> "Game[Spicy]": ...
@overload
def game(id: Literal["stick-em"]) -> "Game[StickEm]": ...
@overload
def game(id: Literal["chili-mafia"]) -> "Game[ChiliMafia]": ...
@overload
def game(id: Literal["wazabi"]) -> "Game[Wazabi]": ...
@overload
def game(id: str) -> Game: ...
def game(id: Any) -> Game[Any]:
    """The rules of the game with this id."""
    return entry_of(text_of("game", id)).rules


def _by_id(rules: Game) -> tuple[Any, ...]:
    """How a game is pickled: by its id, so that setups and states stay small and meet the rules of the reader."""
    return game, (rules.id,)


copyreg.pickle(Game, _by_id)


def live(id: str) -> Live:
    """The live-table settings of the game with this id."""
    return entry_of(id).live


def first_game(id: str) -> FirstGame:
    """The guided first game of the game with this id."""
    found = entry_of(id).first_game
    if found is None:
        raise MissingPiece(id, "first-game", "first_game", "its ENTRY")
    return found
