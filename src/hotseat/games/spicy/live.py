"""Spicy and Sweet & Spicy at a live table."""

from typing import Final

from hotseat.core.live import Live, Window

LIVE: Final = Live(
    windows={"turn": Window(40), "open": Window(40), "last": Window(15), "tuck": Window(15), "joker": Window(15)},
    grace=1.5,
    held=("play", "copy", "last"),
    reactions=("doubt", "reveal"),
    shown={"shown": 4.0},
)
