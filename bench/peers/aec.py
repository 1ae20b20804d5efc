"""The loop of PettingZoo's documentation, for one of its card games or one of ours: `aec.py SECONDS NAME`.

The name is one of PettingZoo's (`texas_holdem_v4`) or one of ours (`stick-em`). Moves are drawn from the mask by the
same line for all.
"""

import importlib
import json
import random
import sys
import warnings
from typing import Any

import numpy as np

from hotseat.rate import rate

warnings.simplefilter("ignore")  # advice about masks


def made(name: str) -> Any:
    """The environment of this name."""
    if "_v" in name:
        return importlib.import_module(f"pettingzoo.classic.{name}").env()
    from hotseat.rl.zoo import AEC

    return AEC(name, players=4)


def play_a_game(env: Any, seed: int) -> int:
    """Play one random game; returns its decisions."""
    env.reset(seed=seed)
    decisions = 0
    for _agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(random.random() * len(legal))]))
        decisions += 1
    return decisions


if __name__ == "__main__":
    seconds, name = float(sys.argv[1]), sys.argv[2]
    environment = made(name)
    print(json.dumps({"aec": rate(lambda seed: play_a_game(environment, seed), seconds)}))
