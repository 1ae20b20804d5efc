"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final

from hotseat.core.errors import BadArgument, HotseatError
from hotseat.core.state import State


def win_share(s: State) -> list[float]:
    """The seat's share of the win minus the share that would be fair: zero in total, ties split."""
    winners = s.outcome().winners
    return [(seat in winners) / len(winners) - 1 / s.players for seat in range(s.players)]


def places(s: State) -> list[float]:
    """From 1 for the first place to -1 for the last."""
    return [1 - 2 * (place - 1) / (s.players - 1) for place in s.outcome().places]


def score(s: State) -> list[float]:
    """The points of the rules."""
    return [float(points) for points in s.outcome().scores]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {"win": win_share, "places": places, "score": score}


def rewards(s: State, kind: str = "win") -> list[float]:
    """By seat: the reward of a finished game, 0 for everybody before the end."""
    pay = REWARDS[known_reward(kind)]
    if not isinstance(s, State):
        raise BadArgument("s", f"a state is needed, not {s!r}.")
    return pay(s) if s.over else [0.0] * s.players


def known_reward(kind: str) -> str:
    """The kind of reward, if there is such a kind."""
    if not isinstance(kind, str) or kind not in REWARDS:
        raise HotseatError(f"reward: choose one of {', '.join(REWARDS)}, not {kind!r}.", "reward")
    return kind
