"""Moves as features: verb, cards, claims and seats, so that similar moves look alike to a network."""

import re
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hotseat.core.errors import BadArgument, whole_number
from hotseat.core.game import Game
from hotseat.core.seats import LETTERS

SEAT_WORD: Final = re.compile(r"([A-H])(\d*)")
"""A seat, alone or followed by the number of one of its gangs."""
CLAIM: Final = re.compile(r"(\d+)([A-Z])")


def move_features(game: Game, players: int, seat: int) -> tuple[NDArray[np.int8], list[str]]:
    """One row for every move of the game, and what its columns say.

    A column is a word at its place in the move, or something printed on the card that the word names. Seats are turned
    so that the mover is seat 0; rows of moves about seats that are not at the table say so.
    """
    if not isinstance(game, Game):
        raise BadArgument("game", f"the rules of a game are needed, such as state.setup.game, not {game!r}.")
    count, owner = game.setup(players).players, whole_number("seat", seat)
    if not 0 <= owner < count:
        raise BadArgument("seat", f"there is no seat {owner} among {count} players.")
    table, names = _table(game, count, owner)
    return table.copy(), list(names)


@cache
def _table(game: Game, players: int, seat: int) -> tuple[NDArray[np.int8], list[str]]:
    rows = [_features(game, text, players, seat) for text in game.moves.texts]
    names = sorted({name for text in game.moves.texts for name in _features(game, text, players, 0)})
    columns = {name: place for place, name in enumerate(names)}
    table = np.zeros((len(rows), len(names)), dtype=np.int8)
    for number, row in enumerate(rows):
        for name in row:
            table[number, columns[name]] = 1
    return table, names


def _features(game: Game, text: str, players: int, seat: int) -> list[str]:
    found: list[str] = []
    for place, word in enumerate([word for word in text.split() if word != "as"]):
        found += [f"{place} {name}" for name in _about(game, word, players, seat)]
    return found


def _about(game: Game, word: str, players: int, seat: int) -> list[str]:
    """What one word of a move says."""
    if word in game.words["card"]:
        printed = game.printed.get(word, {})
        return [word, *[f"{name} {value}" for name, value in printed.items() if isinstance(value, int | str)]]
    if claim := CLAIM.fullmatch(word):
        return [f"claim {claim[1]}", f"claim {claim[2]}"]
    if about := SEAT_WORD.fullmatch(word):
        other = LETTERS.index(about[1])
        who = f"seat {(other - seat) % players}" if other < players else "no seat"
        return [who, f"gang {about[2]}"] if about[2] else [who]
    return [word]
