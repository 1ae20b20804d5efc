"""How much a test does: little in `make test`, a lot in `make soak`, by one and the same code.

`HOTSEAT_SOAK=1` is the soak; `HOTSEAT_SOAK=0.05` is a twentieth of it, to try it out.
"""

import os
import sys
import time
from typing import Final

SOAK: Final = float(os.environ.get("HOTSEAT_SOAK") or 0)
SPOKEN_EVERY: Final = 10.0


def volume(test: int, soak: int) -> int:
    """So many in `make test`; in `make soak` the second number or its given part, but never less than the first."""
    return max(test, int(soak * SOAK))


class Progress:
    """Says now and then how far a long test is, past pytest's capture; silent in `make test`."""

    def __init__(self, name: str, total: int) -> None:
        self.name = name
        self.total = total
        self.spoken = time.monotonic()

    def at(self, done: int, more: str = "") -> None:
        """So much is done."""
        now = time.monotonic()
        if SOAK and (done >= self.total or now - self.spoken > SPOKEN_EVERY):
            self.spoken = now
            print(f"{self.name}: {done:,} of {self.total:,} {more}", file=sys.__stderr__, flush=True)
