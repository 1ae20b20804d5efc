"""PettingZoo: every game as an AEC environment (one seat at a time) and as a parallel one (all who are asked).

Both need the extra `hotseat[rl]`.
"""

from collections.abc import Sequence
from typing import Any, Final

from hotseat.core.errors import BadArgument, whole_number
from hotseat.core.game import Setup
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.extras import missing_extra
from hotseat.games import game as game_of
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import known_reward, rewards

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "rl") from missing

Seen = dict[str, NDArray[Any]]

BEFORE_RESET: Final = frozenset(
    ["state_", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"]
)
LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def observation_space(eyes: Observer, moves: int) -> spaces.Dict:
    """An observation with the mask of this many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (eyes.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


def told(s: State, seat: int) -> dict[str, Any]:
    """What the infos of a seat say about the open question: who is asked, who is waited for, whether it is a mere
    reaction, and the move that declines it."""
    if s.over:
        return {}
    ask = s.question
    asked = ask.open_to(s)
    found: dict[str, Any] = {
        "question": ask.name,
        "asked": [letter(other) for other in asked],
        "waits_for": [letter(other) for other in ask.waits_for],
    }
    if seat in asked:
        found |= {"reaction": ask.reacts(seat), "default": ask.default(s, seat)}
    return found


class Environment:
    """What both kinds of environment share: the setup, the spaces and a seeded series of games."""

    metadata: dict[str, Any]

    def __init__(self, game: str, players: int, reward: str, options: dict[str, Any], extra_moves: int) -> None:
        self.setup: Setup = game_of(game).setup(players, options)
        self.eyes = Observer(self.setup)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.reward = known_reward(reward)
        self.render_mode: str | None = None
        self.possible_agents = [letter(seat) for seat in range(players)]
        self.agents: list[str] = []
        actions = self.eyes.moves + extra_moves
        self.observation_spaces = {agent: observation_space(self.eyes, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.state_: State

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {repr(self.setup)[1:-1]}>"

    def __getattr__(self, name: str) -> Any:
        """Called for what `reset` has not made yet."""
        if name in BEFORE_RESET:
            raise AttributeError(f"{name}: reset the environment before its first step.", name=name, obj=self)
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}.", name=name, obj=self)

    def deal(self, seed: int | None) -> None:
        """A new game; the same seed gives the same series of games."""
        if seed is not None and whole_number("seed", seed) < 0:
            raise BadArgument("seed", f"0 or a larger number is needed, not {seed}.")
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_ = self.setup.start(seeded(int(self._seeds.integers(1 << 60))))
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str:
        """The table, with nothing hidden."""
        return str(self.state_)

    def close(self) -> None:
        """Nothing to close."""


class AEC(Environment, AECEnv):  # type: ignore[misc]
    """A game in which the environment always asks one seat.

    >>> env = AEC("stick-em", players=3)
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'C'
    """

    def __init__(self, game: str, players: int = 4, reward: str = "win", **options: Any) -> None:
        AECEnv.__init__(self)
        Environment.__init__(self, game, players, reward, options, extra_moves=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Select the seat that is asked next, or let everybody know that the game is over."""
        s = self.state_
        if s.over:
            self.rewards = dict(zip(self.agents, rewards(s, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[s.seat()]
        self.infos[self.agent_selection] = told(s, s.seat())

    def observe(self, agent: str) -> Seen:
        """What this seat sees, and its legal moves if it is the one selected."""
        if agent not in self.possible_agents:
            raise BadArgument("agent", f"choose one of {', '.join(self.possible_agents)}, not {agent!r}.")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.eyes.moves, np.int8)
        if agent == self.agent_selection:
            mask = self.eyes.mask(self.state_, seat)
        return {"observation": self.eyes.observation(self.state_, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a move of the selected seat; IllegalMove if the rules refuse it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        move = whole_number("action", action)
        self._cumulative_rewards[agent] = 0.0
        self.state_.apply(move, self.possible_agents.index(agent))
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()


class Parallel(Environment, ParallelEnv):  # type: ignore[misc]
    """A game in which all seats act at once: those who are asked answer, the others wait.

    The last action, `wait`, is the only one of a seat that is not asked. When answers race for something, their order
    is drawn from the game's own chance; an answer that comes too late is dropped.
    """

    def __init__(self, game: str, players: int = 4, reward: str = "win", **options: Any) -> None:
        Environment.__init__(self, game, players, reward, options, extra_moves=1)
        self.wait = self.eyes.moves

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.deal(seed)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Let everybody who is asked answer."""
        s = self.state_
        ask, asked = s.question, s.question.open_to(s)
        self._check(actions, asked)
        chosen = {seat: self._chosen(actions, seat) for seat in asked}
        for seat in s.rng.order(asked, "race"):
            if s.over or s.question is not ask or seat not in s.question.open_to(s):
                break
            s.apply(chosen[seat], seat)
        told_rewards = dict(zip(self.agents, rewards(s, self.reward), strict=True))
        ended = dict.fromkeys(self.agents, s.over)
        cut = dict.fromkeys(self.agents, False)
        result = self._seen(), told_rewards, ended, cut, self._infos()
        if s.over:
            self.agents = []
        return result

    def _check(self, actions: Any, asked: Sequence[int]) -> None:
        """Nothing may be said for agents who are not at the table, and nothing but `wait` for those not asked."""
        if not isinstance(actions, dict):
            raise BadArgument("actions", f"a dictionary by agent is needed, not {actions!r}.")
        for agent in actions:
            if agent not in self.possible_agents:
                raise BadArgument("actions", f"there is no agent {agent!r}.")
            waits = self.possible_agents.index(agent) not in asked
            if waits and whole_number(f"actions[{agent!r}]", actions[agent]) != self.wait:
                raise BadArgument(f"actions[{agent!r}]", f"{agent} is not asked and can only wait ({self.wait}).")

    def _chosen(self, actions: dict[str, int], seat: int) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadArgument("actions", f"{agent} is asked, but has no action.")
        return whole_number(f"actions[{agent!r}]", actions[agent])

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._view(seat) for seat, agent in enumerate(self.agents)}

    def _view(self, seat: int) -> Seen:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.eyes.mask(self.state_, seat)
        mask[self.wait] = not mask.any()
        return {"observation": self.eyes.observation(self.state_, seat), "action_mask": mask}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: told(self.state_, seat) for seat, agent in enumerate(self.agents)}
