"""Learning programs: observations, legal moves and rewards as arrays, and environments of other libraries.

>>> import hotseat
>>> from hotseat.rl import Observer
>>> state = hotseat.start("stick-em", players=3, seed=1)
>>> eyes = Observer(state.setup)
>>> eyes.observation(state, seat=0).shape == (eyes.size,)
True
"""

from hotseat.core.errors import BadArgument
from hotseat.extras import missing_extra

try:
    from hotseat.rl.features import move_features
    from hotseat.rl.observer import Buffer, Observer
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "rl") from missing
from hotseat.rl.rewards import REWARDS, rewards

__all__ = ["REWARDS", "BadArgument", "Buffer", "Observer", "move_features", "rewards"]
