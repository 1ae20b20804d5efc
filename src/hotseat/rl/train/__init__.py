"""Training: networks that learn a game by playing it, and the agents that they become.

>>> from hotseat.rl.train import Plan, train
>>> plan = Plan("stick-em", 3, method="ppo", games=128, round=64, options={"rounds": 1}, measure=0)
>>> agent = train(plan, workers=1)
>>> agent.about["games"]
128
"""

from hotseat.rl.train.methods import METHODS, Rates
from hotseat.rl.train.trainer import Plan, train

__all__ = ["METHODS", "Plan", "Rates", "train"]
