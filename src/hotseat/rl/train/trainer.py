"""The training loop: rounds of games, played by any executor, from which a method learns."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from hotseat.bots.arena import Match, Result, play_match
from hotseat.bots.players import make_player
from hotseat.core.errors import HotseatError, whole_number
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.games import game as game_of
from hotseat.rl.agents import FORMAT, Agent
from hotseat.rl.features import move_features
from hotseat.rl.net import Weights, first_weights
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import REWARDS
from hotseat.rl.train.games import Chunk, Decisions, joined, play_chunk
from hotseat.rl.train.methods import METHODS, NETS, Method, Rates
from hotseat.runs.crew import Crew

CHUNK: Final = 64
"""Games that one call of a worker plays."""
POOL: Final = 8
"""Earlier versions of the learner that are kept as rivals."""
POOL_EVERY: Final = 16
"""Rounds between two of them."""
MEASURING_SEED: Final = 5_000_000
"""The first deal of measurements. Training deals come from elsewhere."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how: everything that the result depends on."""

    game: str
    players: int
    method: str = "ppo"
    games: int = 100_000
    seed: int = 1
    options: dict[str, OptionValue] = field(default_factory=dict)
    reward: str = "win"
    teacher: str = ""
    """A bot that is imitated in the first games."""
    lessons: int = 0
    """The number of these games, in addition to `games`."""
    rivals: tuple[str, ...] = ()
    """Bots that take part, by name."""
    against: float = 0.5
    """The share of games against rivals, if there are any; 1 trains an exploiter of them."""
    past: float = 0.3
    """The share of the other games that is played against earlier versions of the learner."""
    round: int = 512
    """Games between two changes of the networks."""
    measure: int = 20_000
    """Games between two measurements; 0 for none."""
    deals: int = 200
    """Deal sets of a measurement."""
    yardstick: str = "normal"
    """The rival of measurements."""
    rates: Rates = field(default_factory=Rates)

    def checked(self) -> Setup:
        """The setup; raises an error that names the parameter if the plan cannot be carried out."""
        setup = game_of(self.game).setup(self.players, self.options)
        for name, choices in (("method", METHODS), ("reward", REWARDS)):
            if getattr(self, name) not in tuple(choices):
                raise _refused(name, f"choose one of {', '.join(choices)}, not {getattr(self, name)!r}")
        for name in ("games", "round", "deals"):
            if whole_number(name, getattr(self, name)) < 1:
                raise _refused(name, f"at least one is needed, not {getattr(self, name)}")
        for name in ("against", "past"):
            share = getattr(self, name)
            if not isinstance(share, int | float) or not 0 <= share <= 1:
                raise _refused(name, f"a share from 0 to 1 is needed, not {getattr(self, name)}")
        for name in ("measure", "lessons"):
            if whole_number(name, getattr(self, name)) < 0:
                raise _refused(name, f"0 or more games are needed, not {getattr(self, name)}")
        for bot in (*self.rivals, self.yardstick, *([self.teacher] if self.teacher else [])):
            make_player(self.game, bot, 0)
        if bool(self.teacher) != bool(self.lessons):
            raise _refused("lessons", "a teacher needs a number of lessons, and lessons need a teacher")
        if self.teacher and METHODS[self.method].plays == "best":
            raise _refused("teacher", f"{self.method} learns values, not choices, so it cannot imitate")
        return setup


def _refused(name: str, reason: str) -> HotseatError:
    return HotseatError(f"{name}: {reason}.", "training", {"parameter": name, "reason": reason})


@dataclass(frozen=True)
class Progress:
    """How far a training run is."""

    games: int
    result: Result | None = None
    """The latest measurement, right after it was taken."""


def train(
    plan: Plan,
    executor: Executor | None = None,
    workers: int | None = None,
    output: Path | None = None,
    progress: Callable[[Progress], None] | None = None,
    crew: Crew | None = None,
) -> Agent:
    """Train an agent; the result depends on the plan alone.

    With `output` the agent is saved there after every measurement, next to a checkpoint from which an interrupted
    run continues.
    """
    with Crew(executor, workers) if crew is None else nullcontext(crew) as hands:
        run = _Run(plan, hands, output)
        run.continue_if_possible()
        for told in run.rounds():
            if progress:
                progress(told)
        return run.agent()


class _Run:
    """A training run in progress."""

    def __init__(self, plan: Plan, crew: Crew, output: Path | None) -> None:
        self.plan = plan
        self.setup = plan.checked()
        self.crew = crew
        self.output = output
        eyes = Observer(self.setup)
        features = move_features(self.setup.game, plan.players, 0)[0].shape[1]
        first = [first_weights(eyes.size, features, plan.seed + 1000 * net) for net in range(NETS[plan.method])]
        self.method: Method = METHODS[plan.method](self.setup, first, plan.rates)
        self.rounds_done = 0
        self.lessons_done = 0
        self.pool: list[Weights] = []
        self.spread = 0.0
        """The standard deviation of rewards in the first round; all are divided by it."""
        self.curve: list[list[float]] = []

    @property
    def games_done(self) -> int:
        return min(self.plan.games, self.rounds_done * self.plan.round)

    def rounds(self) -> Iterator[Progress]:
        while self.lessons_done < self.plan.lessons:
            self._lesson()
            due = self.lessons_done == self.plan.lessons and self.plan.measure
            yield Progress(0, self._measured() if due else None)
        while self.games_done < self.plan.games:
            before = self.games_done
            self._round()
            due = self.plan.measure and (
                self.games_done // self.plan.measure > before // self.plan.measure or self.games_done == self.plan.games
            )
            yield Progress(self.games_done, self._measured() if due else None)
        if self.output is not None:
            self.agent().save(self.output)
            self._checkpoint().unlink(missing_ok=True)

    def _lesson(self) -> None:
        """A round of games by the teacher."""
        rng = np.random.default_rng([self.plan.seed, 4, self.lessons_done])
        games = min(self.plan.round, self.plan.lessons - self.lessons_done)
        seed = (self.plan.seed * 10_000_019 + self.lessons_done) * 1_000_033
        chunk = self._chunk(rng, 0, 0)
        cuts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        chunks = [
            replace(chunk, seed=seed + first, seated=[[]] * count, teacher=self.plan.teacher) for first, count in cuts
        ]
        self.method.imitate(self._played(chunks), rng)
        self.lessons_done += games

    def _played(self, chunks: list[Chunk]) -> Decisions:
        """The decisions of these games, their rewards on a common scale."""
        done = joined(list(self.crew.ordered(iter([(play_chunk, (chunk,)) for chunk in chunks]))))
        if not self.spread and len(done):
            self._look_around(done)
        return replace(done, rewards=done.rewards / np.float32(self.spread or 1.0))

    def _round(self) -> None:
        rng = np.random.default_rng([self.plan.seed, 3, self.rounds_done])
        games = min(self.plan.round, self.plan.games - self.games_done)
        chunks = [self._chunk(rng, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        done = self._played(chunks)
        if len(done):
            self.method.learn(done, rng)
        self.rounds_done += 1
        if self.rounds_done % POOL_EVERY == 0:
            self.pool = [*self.pool[-POOL + 1 :], _copied(self.method.nets[0].weights)]

    def _look_around(self, done: Decisions) -> None:
        """Learn the range of every input and of the rewards from the first round."""
        most = np.maximum(1, np.abs(done.seen).max(axis=0)).astype(np.float32)
        for net in self.method.nets:
            net.weights["scale"] = 1 / most
        self.spread = float(done.rewards.std())

    def _chunk(self, rng: np.random.Generator, first: int, games: int) -> Chunk:
        nets = [net.weights for net in self.method.nets] + self.pool
        kept = tuple(range(len(self.method.nets)))
        greed = [*self.method.greed, *[-1.0 if self.method.plays == "draws" else 0.0] * len(self.pool)]
        return Chunk(
            self.plan.game,
            self.plan.players,
            dict(self.plan.options),
            (self.plan.seed * 10_000_019 + self.rounds_done) * 1_000_003 + first,
            [self._seated(rng) for _ in range(games)],
            nets,
            greed,
            kept,
            self.plan.rivals,
            self.plan.reward,
        )

    def _seated(self, rng: np.random.Generator) -> list[int]:
        """Who plays a game: the learner alone against a rival, or against an earlier version, or in all seats."""
        own = self.method.seats(rng, self.plan.players)
        lone = int(rng.integers(self.plan.players))
        kind, which = rng.random(2)
        if self.plan.rivals and kind < self.plan.against:
            other = -1 - int(which * len(self.plan.rivals))
        elif self.pool and rng.random() < self.plan.past:
            other = len(self.method.nets) + int(which * len(self.pool))
        else:
            return own
        return [own[seat] if seat == lone else other for seat in range(self.plan.players)]

    def agent(self) -> Agent:
        plan = asdict(self.plan)
        about = {
            **{
                name: plan[name]
                for name in ("game", "players", "options", "method", "seed", "reward", "rivals", "teacher", "lessons")
            },
            "format": FORMAT,
            "games": self.games_done,
            "plays": self.method.plays,
            "yardstick": self.plan.yardstick,
            "curve": self.curve,
        }
        return Agent(about, self.method.nets[0].weights)

    def _measured(self) -> Result | None:
        if self.output is None:
            return None
        self.agent().save(self.output)
        plan = self.plan
        match = Match(
            plan.game, plan.players, f"agent:{self.output}", plan.yardstick, plan.deals, MEASURING_SEED, plan.options
        )
        result = play_match(match, crew=self.crew)
        self.curve.append([self.games_done, result.share, *result.interval])
        self.agent().save(self.output)
        self._save()
        return result

    # -- checkpoints ---------------------------------------------------------------------------------------------------

    def _checkpoint(self) -> Path:
        assert self.output is not None
        return self.output.with_suffix(".checkpoint.npz")

    def _save(self) -> None:
        arrays: dict[str, Any] = dict(self.method.state())
        for at, net in enumerate(self.method.nets):
            arrays |= {f"net {at} {name}": array for name, array in net.weights.items()}
        for at, weights in enumerate(self.pool):
            arrays |= {f"pool {at} {name}": array for name, array in weights.items()}
        told = {
            "plan": self._plan_text(),
            "rounds": self.rounds_done,
            "lessons": self.lessons_done,
            "pool": len(self.pool),
            "spread": self.spread,
            "curve": self.curve,
        }
        partial = self._checkpoint().with_suffix(".part")
        with partial.open("wb") as file:
            np.savez(file, told=np.array(json.dumps(told)), **arrays)
        partial.replace(self._checkpoint())

    def _plan_text(self) -> str:
        return json.dumps(asdict(self.plan), sort_keys=True)

    def continue_if_possible(self) -> None:
        """Continue from the checkpoint of the same plan, if there is one."""
        if self.output is None or not self._checkpoint().exists():
            return
        with np.load(self._checkpoint(), allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if told["plan"] != self._plan_text():
                raise _refused(
                    "output",
                    f"{self._checkpoint()} belongs to a training run with other parameters; choose another file",
                )
            self.rounds_done, self.lessons_done = told["rounds"], told["lessons"]
            self.spread, self.curve = told["spread"], told["curve"]
            self.method.restore(kept)
            for at, net in enumerate(self.method.nets):
                net.weights.update({name: kept[f"net {at} {name}"] for name in net.weights})
            names = self.method.nets[0].weights
            self.pool = [{name: kept[f"pool {at} {name}"] for name in names} for at in range(told["pool"])]


def _copied(weights: Weights) -> Weights:
    return {name: array.copy() for name, array in weights.items()}
