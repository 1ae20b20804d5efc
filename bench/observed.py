"""Random play with observations and masks, in decisions per CPU second: `python -m bench.observed GAME`.

`batch` steps 1,024 games by one call of `step_many`, which plays, observes and lists the legal moves; finished games
are dealt again. `batch_64` steps 64, which stay in the processor's cache as hearts' one game does. `single` does the
same for one game at a time. Choosing the moves is the learning program's business
and not measured, neither here nor for hearts (bench/peers/hearts.py): the clock stands still while `batch` chooses,
and `single` repeats recorded games.
"""

import argparse
import json
import random
import time

import numpy as np
from numpy.typing import NDArray

import hotseat
from hotseat.core.game import Setup
from hotseat.core.rng import seeded
from hotseat.rate import rate
from hotseat.rl import Observer

ROWS = 1024
FEW_ROWS = 64
RECORDED = 100
"""Games that `single` repeats."""


def batched(setup: Setup, seconds: float, rows: int = ROWS) -> float:
    """Observed decisions a second in batches."""
    eyes, chance = Observer(setup), np.random.default_rng(1)
    states = [setup.start(seeded(seed)) for seed in range(rows)]
    observations, masks = eyes.buffers(rows)
    eyes.observe_many(states, observations, masks)
    seed, steps, spent = rows, 0, 0.0
    while spent < seconds:
        moves = chosen(masks.array, chance)
        begin = time.process_time()
        asked = eyes.step_many(states, moves, observations, masks)
        for row, seat in enumerate(asked):
            if seat < 0:
                seed += 1
                states[row] = s = setup.start(seeded(seed))
                eyes.observe_into(s, s.seat(), observations, row)
                eyes.mask_into(s, s.seat(), masks, row)
        spent += time.process_time() - begin
        steps += 1
    return steps * rows / spent


def chosen(masks: NDArray[np.int8], chance: np.random.Generator) -> list[int]:
    """A random legal move for every row."""
    rows, moves = np.nonzero(masks)
    ends = np.searchsorted(rows, np.arange(len(masks)), "right")
    begins = np.searchsorted(rows, np.arange(len(masks)), "left")
    found: list[int] = moves[begins + (chance.random(len(masks)) * (ends - begins)).astype(int)].tolist()
    return found


def recorded(setup: Setup, seed: int) -> list[int]:
    """The moves of one random game."""
    s = setup.start(seeded(seed))
    draw, played, legal = random.random, [], s.moves()
    while legal:
        played.append(legal[int(draw() * len(legal))])
        legal = s.step(played[-1])
    return played


def step_a_game(setup: Setup, eyes: Observer, seed: int, moves: list[int]) -> int:
    """Repeat one game, one decision after the other."""
    s = setup.start(seeded(seed))
    observations, masks = eyes.buffers(1)
    for move in moves:
        eyes.observe_into(s, s.seat(), observations)
        eyes.mask_into(s, s.seat(), masks)
        s.push(move)
    return len(moves)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.observed", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    args = parser.parse_args()
    setup = hotseat.game(args.game).setup(args.players)
    eyes = Observer(setup)
    games = [recorded(setup, seed) for seed in range(RECORDED)]
    single = rate(lambda seed: step_a_game(setup, eyes, seed % RECORDED, games[seed % RECORDED]), args.seconds)
    few, many = batched(setup, args.seconds, FEW_ROWS), batched(setup, args.seconds)
    print(json.dumps({"batch": many, "batch_64": few, "single": single}))


if __name__ == "__main__":
    main()
