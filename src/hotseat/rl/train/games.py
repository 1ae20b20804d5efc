"""Games from which a network learns: many at once, one pass of the network for all of them."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotseat.bots.base import Bot
from hotseat.bots.bot_games import chosen
from hotseat.bots.players import make_player
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game as game_of
from hotseat.rl.net import Bools, Floats, Ints, Net, Weights, softmax
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import rewards


@dataclass(frozen=True)
class Chunk:
    """A number of games to play: everything that they depend on, seeds included."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    seated: list[list[int]]
    """By game and seat: the number of a network, or -1 - the number of a rival."""
    nets: list[Weights]
    greed: list[float]
    """By network: negative to draw from its policy; otherwise the best move, and this often any other."""
    kept: tuple[int, ...]
    """The networks whose decisions are kept."""
    rivals: tuple[str, ...] = ()
    reward: str = "win"
    teacher: str = ""
    """A bot that plays all seats and whose decisions are kept instead."""


@dataclass
class Decisions:
    """The decisions of some networks, in the order of play, game by game."""

    seen: NDArray[np.int16]
    legal: NDArray[np.uint8]
    """By decision: the legal moves, eight to a byte."""
    moves: Ints
    chances: Floats
    """How likely the choice was."""
    values: Floats
    seats: Ints
    lines: Ints
    """A number for each seat of each game: the decisions of one line follow each other."""
    nets: Ints
    rewards: Floats
    """What the game brought the seat in the end."""

    def __len__(self) -> int:
        return len(self.moves)

    def legal_moves(self, rows: Ints, count: int) -> Bools:
        """The legal moves of these rows as switches."""
        return np.unpackbits(self.legal[rows], axis=1, count=count).astype(np.bool_)


def joined(parts: list[Decisions]) -> Decisions:
    """Several lists of decisions as one; lines keep apart."""
    offset, lines = 0, []
    for part in parts:
        lines.append(part.lines + offset)
        offset += int(part.lines.max(initial=-1)) + 1
    whole = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Decisions.__dataclass_fields__}
    return Decisions(**{**whole, "lines": np.concatenate(lines)})


@dataclass
class _Kept:
    rows: list[NDArray[np.int16]] = field(default_factory=list)
    legal: list[NDArray[np.uint8]] = field(default_factory=list)
    numbers: list[NDArray[np.float64]] = field(default_factory=list)
    """Columns: move, chance, value, seat, line, network."""


def play_chunk(chunk: Chunk) -> Decisions:
    """Play the games of a chunk and return the decisions to learn from. The result depends on the chunk alone."""
    return _Tables(chunk).play()


class _Tables:
    """The games of one chunk while they are played."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk
        self.setup: Setup = game_of(chunk.game).setup(chunk.players, chunk.options)
        self.eyes = Observer(self.setup)
        self.nets = [Net(self.setup, weights) for weights in chunk.nets]
        self.rng = np.random.default_rng([chunk.seed, 2])
        count = len(chunk.seated)
        self.states: list[State] = [self.setup.start(seeded(chunk.seed + number)) for number in range(count)]
        self.bots = [{} if chunk.teacher else self._bots(number) for number in range(count)]
        self.observations, self.masks = self.eyes.buffers(count)
        self.kept = _Kept()

    def _bots(self, number: int) -> dict[int, Bot]:
        seed = 1000 * (self.chunk.seed + number)
        return {
            seat: make_player(self.chunk.game, self.chunk.rivals[-1 - who], seed + seat)
            for seat, who in enumerate(self.chunk.seated[number])
            if who < 0
        }

    def play(self) -> Decisions:
        running = list(range(len(self.states)))
        for number in running:
            self._let_bots_play(number)
        teachers = [self._teachers(number) for number in running] if self.chunk.teacher else []
        while running := [number for number in running if not self.states[number].over]:
            if teachers:
                self._lesson(running, teachers)
            else:
                self._one_move_each(running)
        return self._decisions()

    def _teachers(self, number: int) -> list[Bot]:
        seed = 1000 * (self.chunk.seed + number)
        return [make_player(self.chunk.game, self.chunk.teacher, seed + seat) for seat in range(self.setup.players)]

    def _lesson(self, running: list[int], teachers: list[list[Bot]]) -> None:
        """One move in every running game, all by teachers."""
        count = len(running)
        states = [self.states[number] for number in running]
        seats = np.array(self.eyes.observe_many(states, self.observations, self.masks))
        moves = np.array(
            [
                chosen(teachers[number][seat], s, int(seat))
                for number, s, seat in zip(running, states, seats, strict=True)
            ]
        )
        for s, seat, move in zip(states, seats, moves, strict=True):
            s.push(int(move), int(seat))
        lines = np.array(running) * self.setup.players + seats
        seen, legal = self.observations.array[:count].copy(), self.masks.array[:count].astype(np.bool_)
        self._keep(seen, legal, moves, np.ones(count), np.zeros(count), seats, lines, 0)

    def _keep(
        self,
        seen: NDArray[np.int16],
        legal: Bools,
        moves: Ints,
        chances: NDArray[Any],
        values: NDArray[Any],
        seats: Ints,
        lines: Ints,
        net: int,
    ) -> None:
        self.kept.rows.append(seen)
        self.kept.legal.append(np.packbits(legal, axis=1))
        self.kept.numbers.append(np.column_stack((moves, chances, values, seats, lines, np.full(len(moves), net))))

    def _let_bots_play(self, number: int) -> None:
        s, bots = self.states[number], self.bots[number]
        while bots and not s.over and (seat := s.seat()) in bots:
            s.push(chosen(bots[seat], s, seat), seat)

    def _one_move_each(self, running: list[int]) -> None:
        """One move in every running game, all by networks."""
        count = len(running)
        seats = np.array(
            self.eyes.observe_many([self.states[number] for number in running], self.observations, self.masks)
        )
        seen, legal = self.observations.array[:count], self.masks.array[:count].astype(np.bool_)
        who = np.array([self.chunk.seated[number][seat] for number, seat in zip(running, seats, strict=True)])
        for net in range(len(self.nets)):
            rows = np.flatnonzero(who == net)
            if len(rows):
                games = np.array(running)[rows]
                self._answer(net, games, seats[rows], seen[rows], legal[rows])

    def _answer(self, net: int, games: Ints, seats: Ints, seen: NDArray[np.int16], legal: Bools) -> None:
        greed, kept = self.chunk.greed[net], net in self.chunk.kept
        for done in self.nets[net].passes(seen, legal, seats):
            likely = softmax(done.scores) if greed < 0 else _mostly_best(done.scores, greed)
            marks = 1 - self.rng.random((len(likely), 1), np.float32)  # above 0, so that no impossible move is drawn
            drawn = (likely.cumsum(axis=1) < marks).sum(axis=1)
            drawn = np.minimum(drawn, _last_legal(likely))
            moves = done.columns[drawn]
            for game, seat, move in zip(games[done.rows], seats[done.rows], moves, strict=True):
                self.states[game].push(int(move), int(seat))
                self._let_bots_play(int(game))
            if kept:
                chances = likely[np.arange(len(likely)), drawn]
                lines = games[done.rows] * self.setup.players + seats[done.rows]
                asked = seats[done.rows]
                self._keep(seen[done.rows], legal[done.rows], moves, chances, done.values, asked, lines, net)

    def _decisions(self) -> Decisions:
        won = np.array([rewards(s, self.chunk.reward) for s in self.states], np.float32)
        gained = (won - won.mean(axis=1, keepdims=True)).reshape(-1)
        if not self.kept.numbers:
            return _no_decisions(self.eyes)
        numbers = np.concatenate(self.kept.numbers)
        order = np.argsort(numbers[:, 4], kind="stable")
        moves, chances, values, seats, lines, nets = numbers[order].T
        return Decisions(
            np.concatenate(self.kept.rows)[order],
            np.concatenate(self.kept.legal)[order],
            moves.astype(np.int64),
            chances.astype(np.float32),
            values.astype(np.float32),
            seats.astype(np.int64),
            lines.astype(np.int64),
            nets.astype(np.int64),
            gained[lines.astype(np.int64)],
        )


def _no_decisions(eyes: Observer) -> Decisions:
    whole, real = np.zeros(0, np.int64), np.zeros(0, np.float32)
    seen = np.zeros((0, eyes.size), np.int16)
    legal = np.zeros((0, (eyes.moves + 7) // 8), np.uint8)
    return Decisions(seen, legal, whole, real, real, whole, whole, whole, real)


def _mostly_best(scores: Floats, greed: float) -> Floats:
    """The best move, and with the chance `greed` any legal one."""
    possible = scores > -1e8
    likely: Floats = (greed * possible / possible.sum(axis=1, keepdims=True)).astype(np.float32)
    likely[np.arange(len(scores)), scores.argmax(axis=1)] += np.float32(1 - greed)
    return likely


def _last_legal(likely: Floats) -> Ints:
    """By row: the last column that is possible at all, so that rounding never draws an illegal move."""
    last: Ints = likely.shape[1] - 1 - (likely[:, ::-1] > 0).argmax(axis=1)
    return last
