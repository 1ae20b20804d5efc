"""A job whose workers are killed while they work."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotseat.bots.arena import Match


@dataclass(frozen=True)
class Deadly:
    """A match in which some pieces kill the process that plays them first."""

    match: Match
    folder: Path | None
    """Where deaths leave a mark; without one, these pieces kill whoever plays them."""
    deaths: frozenset[int]

    def count(self) -> int:
        return self.match.count()

    def spec(self) -> dict[str, Any]:
        return self.match.spec()

    def piece(self, number: int) -> list[Any]:
        mark = self.folder / str(number) if self.folder else None
        if number in self.deaths and not (mark and mark.exists()):
            if mark:
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.match.piece(number)
