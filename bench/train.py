"""`python -m bench.train GAME`: learn the weights of the bots of Spicy, Sweet & Spicy and Wazabi by self-play.

The result depends only on the game and the numbers of players, games and seed. In Spicy, half of the games are
self-play, the others are played against a pool: earlier versions of the learner, and styles that doubt, lie and pass
more or less. The saved weights are the mean over the second half, because the latest weights oscillate. Wazabi is in
fit_wazabi.py.
"""

import argparse
import random
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench import fit_wazabi
from hotseat.bots.spicy.learning import Learner
from hotseat.bots.spicy.prior import hasty, prior, styled
from hotseat.bots.spicy.weights import WEIGHTS
from hotseat.bots.wazabi.weights import WEIGHTS as WAZABI_WEIGHTS
from hotseat.core.game import Setup
from hotseat.games import game

BOTS: Final = Path(__file__).parents[1] / "src/hotseat/bots"
GAMES: Final = {2: 80_000, 3: 60_000, 4: 60_000, 5: 40_000, 6: 40_000}
"""By players: the default number of games."""
BATCH: Final = 100
KEPT: Final = 12
PULL: Final = {2: 0.02, 3: 0.01, 4: 0.01, 5: 0.01, 6: 0.01}
"""By players: penalty for deviating from the initial play; with two players a lower one unlearns number doubts."""
RATE: Final = 0.03

Weights = list[float]


def setups(id: str, players: int) -> list[Setup]:
    """The base game, and in one game of three any number of seasonings."""
    plain = game(id).setup(players, {})
    return [plain] * 12 + [game(id).setup(players, {"seasonings": f"random:{count}"}) for count in range(1, 7)]


def style(rng: random.Random, weights: Weights) -> Weights:
    """A different style: doubts never or often, is honest, or passes."""
    return styled(
        weights,
        doubts=rng.choice((-20.0, -1.0, 0.0, 0.7, 1.5)),
        truth=rng.choice((-1.0, 0.0, 1.0, 4.0)),
        passing=rng.choice((-1.0, 0.0, 1.0)),
    )


def in_a_hurry(rng: random.Random, weights: Weights) -> Weights:
    """A style that doubts most openings at once, by number or by spice."""
    return hasty(style(rng, weights), rng.choice((-9.0, 3.0, 5.0, 7.0)), rng.choice((-9.0, 3.0, 5.0)))


def company(rng: random.Random, players: int, learner: Learner, past: list[Weights]) -> list[Weights]:
    """The weights of each seat; an empty list stands for the learner."""
    table: list[Weights] = [[] for _ in range(players)]
    kind = rng.random()
    if kind < 0.5:
        return table
    if kind < 0.7:
        other = rng.choice(past)
    else:
        other = (style if kind < 0.85 else in_a_hurry)(rng, rng.choice([past[0], learner.weights]))
    hero = rng.randrange(players)
    return [[] if seat == hero or rng.random() < 0.3 else other for seat in range(players)]


def trained(id: str, players: int, games: int, seed: int) -> Iterator[tuple[int, Weights]]:
    """Yields the number of games played and the averaged weights at intervals, finally the complete result."""
    rng = random.Random(f"{id} {players} {seed}")
    base, tables = prior(players), setups(id, players)
    learner = Learner(base, base, players, PULL[players], RATE)
    past, total, steps = [base], [0.0] * len(base), 0
    for done in range(BATCH, games + 1, BATCH):
        for _ in range(BATCH):
            learner.play(rng.choice(tables), rng.getrandbits(40), company(rng, players, learner, past))
        learner.step(BATCH)
        if done > games // 2:
            total = [one + other for one, other in zip(total, learner.weights, strict=True)]
            steps += 1
        if done % (40 * BATCH) == 0:
            past = [base, *past[1:][-KEPT:], learner.weights[:]]
            yield done, [one / steps for one in total] if steps else learner.weights[:]


SPICY: Final = '''"""Learned weights by game and number of players, made by `python -m bench.train`."""

from typing import Final

# fmt: off
WEIGHTS: Final[dict[str, dict[int, list[float]]]] = {
'''
WAZABI: Final = '''"""Fitted weights by number of players, made by `python -m bench.train wazabi`."""

from typing import Final

# fmt: off
WEIGHTS: Final[dict[int, list[float]]] = {
'''
TAIL: Final = "}\n# fmt: on\n"


def kept(folder: Path, id: str, players: int, weights: Weights) -> None:
    """Write the weights of one table size into the module of the game's bots, next to the others."""
    short = [round(weight, 3) for weight in weights]
    if id == "wazabi":
        WAZABI_WEIGHTS[players] = short
        text = WAZABI + "\n".join(rows(WAZABI_WEIGHTS, 4)) + "\n"
        (folder / "wazabi/weights.py").write_text(text + TAIL, encoding="utf-8")
        return
    WEIGHTS.setdefault(id, {})[players] = short
    text = SPICY + "".join([block(id, WEIGHTS[id]) for id in sorted(WEIGHTS)])
    (folder / "spicy/weights.py").write_text(text + TAIL, encoding="utf-8")


def block(id: str, tables: dict[int, Weights]) -> str:
    """The source lines for one game."""
    return "\n".join([f'    "{id}": {{', *rows(tables, 8), "    },\n"])


def rows(tables: dict[int, Weights], indent: int) -> list[str]:
    """The source lines of the weights by number of players."""
    space = " " * indent
    lines = []
    for players in sorted(tables):
        numbers = ", ".join([str(weight) for weight in tables[players]])
        wrapped = textwrap.wrap(numbers, 116 - indent, break_on_hyphens=False)
        lines += [f"{space}{players}: [", *[f"{space}    {row}" for row in wrapped], f"{space}],"]
    return lines


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.train", description=__doc__)
    parser.add_argument("game", choices=("spicy", "sweet-spicy", "wazabi"))
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=BOTS, help="the folder of the bots")
    asked = parser.parse_args(words)
    usual = fit_wazabi.GAMES if asked.game == "wazabi" else GAMES
    for players in asked.players or list(usual):
        games = asked.games or usual[players]
        weights: Weights = []
        steps = (
            fit_wazabi.trained(players, games, asked.seed)
            if asked.game == "wazabi"
            else trained(asked.game, players, games, asked.seed)
        )
        for done, weights in steps:  # noqa: B007
            print(f"{asked.game}, {players} players: {done} of {games} games", flush=True)
        kept(asked.output, asked.game, players, weights)


if __name__ == "__main__":
    main(sys.argv[1:])
