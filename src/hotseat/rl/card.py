"""RLCard's interface: `reset`, `step`, `run` and `get_payoffs`, for agents that were written for that library.

RLCard itself is not needed; the extra is `hotseat[rl]`.
"""

import secrets
from collections import OrderedDict
from typing import Any, Protocol

from hotseat.core.errors import BadArgument, HotseatError, whole_number
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game as game_of
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import known_reward, rewards

Seen = dict[str, Any]


class Agent(Protocol):
    """What RLCard calls an agent."""

    def step(self, state: Seen) -> int:
        """A move while learning."""
        ...

    def eval_step(self, state: Seen) -> tuple[int, dict[str, Any]]:
        """A move while being measured, and anything worth telling about it."""
        ...


class Env:
    """A game in the form of RLCard's environments."""

    def __init__(
        self, game: str, players: int = 3, seed: int | None = None, reward: str = "win", **options: OptionValue
    ) -> None:
        self.setup = game_of(game).setup(players, options)
        self.reward = known_reward(reward)
        self.eyes = Observer(self.setup)
        self.name = game
        self.num_players = players
        self.num_actions = self.eyes.moves
        self.state_shape = [[self.eyes.size]] * players
        self.agents: list[Agent] = []
        self._seeds = seeded(secrets.randbelow(1 << 60) if seed is None else seed)
        self.state: State = self.setup.start(self._seeds.fork())
        self.action_recorder: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        return f"<Env of {repr(self.setup)[1:-1]}>"

    def set_agents(self, agents: list[Agent]) -> None:
        """Who plays in `run`, by seat."""
        if not isinstance(agents, list | tuple):
            raise BadArgument("agents", f"a list of agents is needed, not {agents!r}.")
        if len(agents) != self.num_players:
            raise BadArgument("agents", f"{len(agents)} agents for {self.num_players} players.")
        self.agents = list(agents)

    def reset(self) -> tuple[Seen, int]:
        """Deal another game; what the first seat sees, and which one it is."""
        self.state = self.setup.start(self._seeds.fork())
        self.action_recorder = []
        return self._next()

    def step(self, action: int) -> tuple[Seen, int]:
        """Play a move of the seat that is asked, or raise IllegalMove; what the next seat sees, and which one it is."""
        move, seat = whole_number("action", action), self.state.seat()
        self.state.apply(move)
        self.action_recorder.append((seat, move))
        return self._next()

    def get_state(self, player_id: int) -> Seen:
        """What a seat sees, and what it may do; nothing if it is not asked. Of all moves it knows its own."""
        s, seat = self.state, whole_number("player_id", player_id)
        seen = self.eyes.observation(s, seat)
        legal = [] if s.over or seat not in s.question.open_to(s) else [int(move) for move in s.moves(seat)]
        return {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": s.view(seat),
            "raw_legal_actions": [s.text(move) for move in legal],
            "action_record": [(who, move) for who, move in self.action_recorder if who == seat],
        }

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def get_player_id(self) -> int:
        """The seat that is asked."""
        return self.state.seat()

    def get_payoffs(self) -> list[float]:
        """By seat: the reward of the finished game."""
        return rewards(self.state, self.reward)

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], list[float]]:
        """A game of the agents: by seat what it saw and did in turn, and the payoffs."""
        if not self.agents:
            raise HotseatError("agents: `set_agents` says who plays; call it before `run`.", "no-agents")
        told: list[list[Any]] = [[] for _ in range(self.num_players)]
        seen, seat = self.reset()
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(seen) if is_training else agent.eval_step(seen)[0]
            told[seat] += [seen, action]
            seen, seat = self.step(action)
        for seat in range(self.num_players):
            told[seat].append(self.get_state(seat))
        return told, self.get_payoffs()

    def _next(self) -> tuple[Seen, int]:
        seat = 0 if self.state.over else self.state.seat()
        return self.get_state(seat), seat
