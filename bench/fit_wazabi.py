"""Fits the weights by which the bots of Wazabi judge a position: who won from positions like this one?

Rounds of self-play and fitting alternate. In the first round the frozen first `normal` plays, in later rounds `hard`
with the weights so far. The positions before each roll are kept with their winners, each seen from one seat. The fit is
a conditional logit: the probability that a player wins grows with the sum of the weights of their parts, and the
probabilities of a table add up to 1.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from hotseat.bots.base import Bot
from hotseat.bots.wazabi import hard
from hotseat.bots.wazabi.standing import DICE, MOST_DICE, MOST_RED, PARTS, PLAIN, RED, parts_of
from hotseat.bots.wazabi.weights import WEIGHTS
from hotseat.core.game import Setup
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.state import Wazabi
from tests.bots.rivals.wazabi import NormalBot

ROUNDS: Final = 1
GAMES: Final = {2: 5_000, 4: 2_500}
"""By players: the default number of games over all rounds; larger tables use the weights of four."""
MOST_PARTS: Final = 24
"""The longest list of parts of one player that is kept; later cards are dropped."""
SHRINK: Final = 3.0
"""The penalty on the squares of the weights, in positions."""
STEPS: Final = 150
LEAST_STEP: Final = 0.15
"""How much one more die counts against a player at least. Games with many dice are rare, and a player who does not mind
dice would never finish."""

Numbers = np.ndarray[Any, np.dtype[Any]]


def setups(players: int) -> list[Setup[Wazabi]]:
    """The usual rules, the newer deck, and the game without the expansion where it can be played."""
    tables = [game("wazabi").setup(players, {})] * 4 + [game("wazabi").setup(players, {"deck": "2016"})]
    return tables + ([game("wazabi").setup(players, {"piment": False})] if players <= 6 else [])


def seen(
    setup: Setup[Wazabi], seed: int, rng: random.Random, player: Callable[[int], Bot]
) -> tuple[list[list[list[int]]], int]:
    """One game: the parts of all seats in every position before a roll, and the winner."""
    s = setup.start(seeded(seed))
    assert isinstance(s, Wazabi)
    bots = [player(seed * 8 + seat) for seat in range(s.players)]
    positions = []
    while not s.over:
        asked = s.seat()
        if s.question.name == "roll":
            viewer = rng.randrange(s.players)
            positions.append([parts_of(s, seat, seat == viewer)[:MOST_PARTS] for seat in range(s.players)])
        s.push(bots[asked].choose(s.view(asked), asked), asked)
    return positions, s.outcome().winners[0]


def played(players: int, games: int, rng: random.Random, player: Callable[[int], Bot]) -> tuple[Numbers, Numbers]:
    """The parts of many positions (filled up with PARTS, which weighs nothing) and their winners."""
    tables, positions, winners = setups(players), [], []
    for _ in range(games):
        found, winner = seen(rng.choice(tables), rng.getrandbits(40), rng, player)
        positions += [[seat + [PARTS] * (MOST_PARTS - len(seat)) for seat in position] for position in found]
        winners += [winner] * len(found)
    return np.array(positions, dtype=np.int64), np.array(winners)


def fitted(positions: Numbers, winners: Numbers, start: list[float]) -> list[float]:
    """The weights that make the winners likeliest, shrunk towards 0 (Adam on the whole data)."""
    weights = np.array([*start, 0.0])
    mean, square = np.zeros(PARTS + 1), np.zeros(PARTS + 1)
    won = np.eye(positions.shape[1])[winners]
    for step in range(1, STEPS + 1):
        odds = weights[positions].sum(axis=2)
        chances = np.exp(odds - odds.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        missed = np.repeat((chances - won).ravel(), MOST_PARTS)
        slope = np.bincount(positions.ravel(), missed, PARTS + 1) + SHRINK * weights
        slope[PARTS] = 0.0
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        stride = 0.1 * (1.0 - step / (STEPS + 1))
        weights -= stride * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
    return [float(weight) for weight in weights[:PARTS]]


def steady(weights: list[float]) -> list[float]:
    """The same weights, except that every further die, black or red, weakens a player."""
    steady = weights[:]
    for dice in range(2, MOST_DICE + 1):
        for red in range(MOST_RED + 1):
            fewer = [cell(steady, dice - 1, red), cell(steady, dice - 1, max(red - 1, 0))]
            over = cell(steady, dice, red) - (min(fewer) - LEAST_STEP)
            steady[RED + dice * (MOST_RED + 1) + red] -= max(over, 0.0)
    return steady


def cell(weights: list[float], dice: int, red: int) -> float:
    """The value of this many dice, of which this many are red."""
    return weights[DICE + dice] + weights[RED + dice * (MOST_RED + 1) + min(red, dice)]


def trained(players: int, games: int, seed: int) -> Iterator[tuple[int, list[float]]]:
    """Yields the number of games played and the weights after every round."""
    rng = random.Random(f"wazabi {players} {seed}")
    weights = PLAIN
    for number in range(1, ROUNDS + 1):
        WEIGHTS[players] = weights
        positions, winners = played(players, games // ROUNDS, rng, NormalBot if number == 1 else hard)
        weights = steady(fitted(positions, winners, weights))
        yield number * (games // ROUNDS), weights
