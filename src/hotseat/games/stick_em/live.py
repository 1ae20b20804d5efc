"""Stick 'Em at a live table."""

from typing import Final

from hotseat.core.live import TOGETHER, Live, Window

LIVE: Final = Live(
    windows={"pain": Window(60, TOGETHER), "card": Window(30)},
    watched={"trick": 1.8, "aside": 1.0},
    rests={"scored": 12},
    round="round",
)
