"""Wazabi at a live table."""

from typing import Final

from hotseat.core.live import RACE, Live, Window
from hotseat.games.wazabi.slap import SlapOn

LIVE: Final = Live(
    windows={
        "roll": Window(15),
        "slap": Window(3, RACE, races=("slap",), resumed_by=SlapOn, scaled=False),
        "reroll": Window(4),
        "target": Window(15),
        "colour": Window(10),
        "direction": Window(15),
        "loot": Window(15),
        "shield": Window(6),
        "play": Window(30),
        "keep": Window(20),
    },
    shown={"rolled": 0.8},
    over_days={"race": "calm"},
)
