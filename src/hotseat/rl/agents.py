"""Saved agents: a trained network in one file, which plays like any other bot.

An agent is named `agent:FILE` or by a file that ends in `.npz`: in the arena, at the terminal and at a live table.
"""

import json
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from hotseat.bots.base import Bot
from hotseat.core.errors import HotseatError
from hotseat.core.game import Setup
from hotseat.core.state import State
from hotseat.games import game as game_of
from hotseat.rl.net import Net, Weights, softmax
from hotseat.rl.observer import Observer

FORMAT: Final = "hotseat agent 1"
FINE: Final = 1 << 30


class Agent:
    """A trained network, with what it was trained for and how."""

    def __init__(self, about: dict[str, Any], weights: Weights) -> None:
        self.about = about
        self.weights = weights
        self.setup: Setup = game_of(about["game"]).setup(about["players"], about["options"])
        self.net = Net(self.setup, weights)
        self.eyes = Observer(self.setup)

    def chances(self, view: State, seat: int) -> dict[int, float]:
        """The probability of every legal move."""
        self._check(view)
        legal = self.eyes.mask(view, seat).astype(np.bool_)[None]
        (done,) = self.net.passes(self.eyes.observation(view, seat)[None], legal, np.array([seat]))
        if self.about["plays"] == "best":
            return {int(done.columns[done.scores[0].argmax()]): 1.0}
        likely = softmax(done.scores)[0]
        return {int(move): float(chance) for move, chance in zip(done.columns, likely, strict=True)}

    def _check(self, view: State) -> None:
        game, players = self.setup.game.id, self.setup.players
        if (view.setup.game.id, view.players) != (game, players):
            raise HotseatError(
                f"agent: this one was trained for {game} with {players} players, not for {view.setup!r}.",
                "wrong-agent",
                {"game": game, "players": str(players)},
            )

    def save(self, path: Path) -> None:
        """Write the agent; the same agent gives the same bytes, and the file is never half-written."""
        partial = path.with_name(path.name + ".part")
        with partial.open("wb") as file:
            arrays: dict[str, Any] = {"about": np.array(json.dumps(self.about)), **self.weights}
            np.savez(file, **arrays)
        partial.replace(path)


def load_agent(path: str | Path) -> Agent:
    """Read a saved agent."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            weights = {name: kept[name] for name in kept.files if name != "about"}
    except FileNotFoundError:
        raise HotseatError(f"agent: there is no file {path}.", "no-agent", {"file": str(path)}) from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as problem:
        raise _no_agent(path) from problem
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise _no_agent(path)
    return Agent(about, weights)


def _no_agent(path: str | Path) -> HotseatError:
    return HotseatError(f"agent: {path} is not a saved agent.", "not-an-agent", {"file": str(path)})


class AgentBot(Bot):
    """Plays a saved agent."""

    def __init__(self, seed: int, agent: Agent) -> None:
        super().__init__(seed)
        self.agent = agent

    def choose(self, view: State, seat: int) -> int:
        chances = self.agent.chances(view, seat)
        mark = self.rng.below(FINE, "mix") / FINE
        for move, chance in chances.items():
            mark -= chance
            if mark < 0:
                return move
        return max(chances, key=chances.__getitem__)

    def policy(self, view: State, seat: int) -> dict[int, float]:
        return self.agent.chances(view, seat)


def agent_maker(path: str) -> Callable[[int], Bot]:
    """What makes bots of this agent from seeds; the file is read again only if it changes."""
    file = Path(path)
    changed = file.stat().st_mtime_ns if file.exists() else 0
    agent = _loaded(path, changed)
    return lambda seed: AgentBot(seed, agent)


@cache
def _loaded(path: str, changed: int) -> Agent:
    return load_agent(path)
