"""Checks an installed wheel: plays a game of everything, and says whether the engine is compiled.

`python tools/smoke.py` runs outside the source folder's packages, with nothing but what `pip install hotseat` brought.
"""

import random
import sys

import hotseat

rng = random.Random(7)
for game in sorted(hotseat.GAMES):
    state = hotseat.start(game, players=4, seed=7)
    while not state.over:
        state.apply(rng.choice(state.moves()))
    print(f"{game}: {state.outcome().scores}")
print(f"hotseat {hotseat.__version__} on Python {sys.version.split()[0]}, compiled: {hotseat.compiled()}")
