"""Gymnasium: one seat to learn, bots in the others; alone, or many tables at once.

Both need the extra `hotseat[rl]`. Importing this module also registers every game with Gymnasium, for
`gymnasium.make("hotseat/spicy-v1", players=3, rivals="easy")`.
"""

from typing import Any

from hotseat.bots.base import Bot
from hotseat.bots.bot_games import chosen
from hotseat.bots.players import Player, make_player
from hotseat.core.errors import BadArgument, HotseatError, IllegalMove, whole_number
from hotseat.core.game import Setup
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.extras import missing_extra
from hotseat.games import game as game_of
from hotseat.games import game_ids
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import known_reward, rewards
from hotseat.rl.zoo import Seen, observation_space, told

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "rl") from missing

ILLEGAL = -1.0
"""The reward of a move that the rules refuse; it ends the episode."""


class Opponents:
    """The bots in the other seats of a series of games."""

    def __init__(self, setup: Setup, seat: int, rivals: Player) -> None:
        self.setup = setup
        self.seat = seat
        self.rivals = rivals
        self._bots: list[Bot] = self._made(0)  # so that an unknown bot is refused here

    def _made(self, seed: int) -> list[Bot]:
        return [make_player(self.setup.game.id, self.rivals, seed + at) for at in range(self.setup.players)]

    def deal(self, seed: int) -> State:
        """A new game, played up to the first question to the seat that learns."""
        self._bots = self._made(seed)
        s = self.setup.start(seeded(seed))
        self.play(s)
        return s

    def play(self, s: State) -> None:
        """Let the bots answer until the seat that learns is asked or the game is over."""
        while not s.over and s.seat() != self.seat:
            asked = s.seat()
            s.push(chosen(self._bots[asked], s, asked), asked)


class Single(gymnasium.Env[Any, Any]):
    """One seat of a game against bots.

    A move that the rules refuse ends the episode with the reward -1, and `info["illegal"]` says why; the mask of the
    observation shows which moves are legal.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self, game: str, players: int = 4, seat: int = 0, rivals: Player = "normal", reward: str = "win", **options: Any
    ) -> None:
        self.setup = game_of(game).setup(players, options)
        if not 0 <= whole_number("seat", seat) < players:
            raise BadArgument("seat", f"there is no seat {seat} among {players} players.")
        self.seat = seat
        self.reward = known_reward(reward)
        self.render_mode = "ansi"
        self.opponents = Opponents(self.setup, seat, rivals)
        self.eyes = Observer(self.setup)
        self.observation_space: spaces.Dict = observation_space(self.eyes, self.eyes.moves)
        self.action_space = spaces.Discrete(self.eyes.moves)
        self.state: State | None = None

    def __repr__(self) -> str:
        return f"<Single of {repr(self.setup)[1:-1]}, seat {letter(self.seat)}>"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game."""
        info = self.restart(seed)
        return self._seen(), info

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play a move and let the bots answer."""
        gained, ended, info = self.answer(whole_number("action", action))
        return self._seen(), gained, ended, False, info

    def restart(self, seed: int | None) -> dict[str, Any]:
        """Deal a new game in which this seat is asked; returns the info."""
        if seed is not None and whole_number("seed", seed) < 0:
            raise BadArgument("seed", f"0 or a larger number is needed, not {seed}.")
        super().reset(seed=seed)
        s = self.opponents.deal(int(self.np_random.integers(1 << 60)))
        while s.over:  # the bots may finish a short game before this seat is asked
            s = self.opponents.deal(int(self.np_random.integers(1 << 60)))
        self.state = s
        return told(s, self.seat)

    def answer(self, action: int) -> tuple[float, bool, dict[str, Any]]:
        """Play a move and let the bots answer; returns reward, whether the episode is over, and the info."""
        s = self.state
        if s is None:
            raise HotseatError("Reset the environment before its first step.", "not-reset")
        try:
            s.apply(action, self.seat)
        except IllegalMove as refusal:
            return ILLEGAL, True, {"illegal": refusal.message}
        self.opponents.play(s)
        return rewards(s, self.reward)[self.seat], s.over, told(s, self.seat)

    def _seen(self) -> Seen:
        assert self.state is not None
        return {
            "observation": self.eyes.observation(self.state, self.seat),
            "action_mask": self.eyes.mask(self.state, self.seat),
        }

    def render(self) -> str:
        """The table as this seat sees it."""
        return "" if self.state is None else str(self.state.view(self.seat))


class Many(VectorEnv[Any, Any, Any]):
    """Many tables of `Single` at once, with one pair of buffers for all observations and masks.

    A finished table is dealt again by the next step, whose action for it is ignored (Gymnasium's NEXT_STEP).
    """

    def __init__(self, count: int, game: str, **arguments: Any) -> None:
        if whole_number("count", count) < 1:
            raise BadArgument("count", f"at least one table is needed, not {count}.")
        self.tables = [Single(game, **arguments) for _ in range(count)]
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        first = self.tables[0]
        self.eyes = first.eyes
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, count)
        self.action_space = batch_space(first.action_space, count)
        self._observations, self._masks = self.eyes.buffers(count)
        self._finished = np.zeros(count, bool)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table; a single seed is counted up from table to table."""
        seeds = self._seeds(seed)
        infos: dict[str, Any] = {}
        for at, table in enumerate(self.tables):
            infos = self._add_info(infos, table.restart(seeds[at]), at)
        self._finished[:] = False
        return self._seen(), infos

    def _seeds(self, seed: Any) -> list[int | None]:
        """A seed for every table."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, list | tuple):
            return [whole_number("seed", seed) + at for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadArgument("seed", f"{len(seed)} seeds for {self.num_envs} tables.")
        return list(seed)

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one move at every table."""
        if not hasattr(actions, "__len__"):
            raise BadArgument("actions", f"an action for every table is needed, not {actions!r}.")
        if len(actions) != self.num_envs:
            raise BadArgument("actions", f"{len(actions)} actions for {self.num_envs} tables.")
        gained = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        for at, table in enumerate(self.tables):
            if self._finished[at]:
                info = table.restart(None)
                self._finished[at] = False
            else:
                gained[at], self._finished[at], info = table.answer(whole_number(f"actions[{at}]", actions[at]))
            infos = self._add_info(infos, info, at)
        return self._seen(), gained, self._finished.copy(), np.zeros(self.num_envs, bool), infos

    def _seen(self) -> Seen:
        for at, table in enumerate(self.tables):
            assert table.state is not None
            self.eyes.observe_into(table.state, table.seat, self._observations, at)
            self.eyes.mask_into(table.state, table.seat, self._masks, at)
        return {
            "observation": self._observations.array.copy(),
            "action_mask": self._masks.array.copy(),
        }


for _id in game_ids():
    gymnasium.register(f"hotseat/{_id}-v1", entry_point=f"{__name__}:Single", kwargs={"game": _id})
