"""Recorded games as arrays: what every seat saw, could do, did, and won."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hotseat.core.errors import HotseatError, whole_number
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.datasets import fast_moves, read_index, setup_of, texts
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import rewards

ROWS: Final = 256
"""Decisions per batch: one of each of this many games."""


@dataclass(frozen=True)
class Decided:
    """A batch of decisions, one row for each; the arrays belong to the reader."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    moves: NDArray[np.int64]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """What the game brought the seat in the end."""
    games: NDArray[np.int64]
    """The number of the game in the data set."""

    def __len__(self) -> int:
        return len(self.moves)


class Replay:
    """The decisions of a data set, in batches of one decision from each of several games.

    >>> for batch in Replay("games"):  # doctest: +SKIP
    ...     learn(batch.observations, batch.masks, batch.moves, batch.rewards)
    """

    def __init__(self, folder: str | Path, rows: int = ROWS, reward: str = "win") -> None:
        if whole_number("rows", rows) < 1:
            raise HotseatError(f"rows: at least one is needed, not {rows}.", "replay")
        self.folder = Path(folder)
        self.index = read_index(self.folder)
        self.setup = setup_of(self.index)
        self.eyes = Observer(self.setup)
        self.rows = rows
        self.reward = reward
        self._numbers = {text: number for number, text in enumerate(self.setup.game.moves.texts)}

    def __len__(self) -> int:
        """The number of decisions."""
        return sum([entry["decisions"] for entry in self.index["files"]])

    def __iter__(self) -> Iterator[Decided]:
        observations, masks = self.eyes.buffers(self.rows)
        games = self._games()
        playing: list[_Game] = []
        while True:
            playing = [game for game in playing if game.at < len(game.moves)]
            while len(playing) < self.rows and (fresh := next(games, None)) is not None:
                playing.append(fresh)
            if not playing:
                return
            count = len(playing)
            asked = self.eyes.observe_many([game.state for game in playing], observations, masks)
            chosen = [game.moves[game.at] for game in playing]
            for row, (seat, _) in enumerate(chosen):
                if seat != asked[row]:  # answered before the seat that was asked first
                    self.eyes.observe_into(playing[row].state, seat, observations, row)
                    self.eyes.mask_into(playing[row].state, seat, masks, row)
            yield Decided(
                observations.array[:count].copy(),
                masks.array[:count].copy(),
                np.array([move for _, move in chosen]),
                np.array([seat for seat, _ in chosen]),
                np.array([game.gained[seat] for game, (seat, _) in zip(playing, chosen, strict=True)], np.float32),
                np.array([game.number for game in playing]),
            )
            for game, (seat, move) in zip(playing, chosen, strict=True):
                game.state.push(move, seat)
                game.at += 1

    def _games(self) -> Iterator["_Game"]:
        for number, text in enumerate(texts(self.folder)):
            seed, moves = fast_moves(text, self._numbers)
            end = self.setup.start(seeded(seed))
            for seat, move in moves:
                end.push(move, seat)
            if not end.over:
                raise HotseatError(f"folder: the record of game {number} ends too early.", "data-set")
            yield _Game(number, self.setup.start(seeded(seed)), moves, rewards(end, self.reward))


@dataclass
class _Game:
    """A game that is being replayed."""

    number: int
    state: State
    moves: list[tuple[int, int]]
    gained: list[float]
    at: int = 0
