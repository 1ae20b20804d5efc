"""A server whose computer has a wrong clock, by `SKEW` seconds."""

import os
import time

from hotseat.cli import main

SKEW = int(os.environ.get("SKEW", "0"))
_time, _time_ns = time.time, time.time_ns


def serve(words: list[str]) -> int:
    """Serve with that clock."""
    vars(time)["time"] = lambda: _time() + SKEW
    vars(time)["time_ns"] = lambda: _time_ns() + SKEW * 1_000_000_000
    return main(words)
