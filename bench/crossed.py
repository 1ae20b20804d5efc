"""What a live move passes through: functions, files, engine runs and copies of the state, `python -m bench.crossed`.

Plays Spicy with four people on a server in this process, interpreted (`PYTHONPATH=src`), and prints the median of the
moves that lay a card. A view of a seat is a copy, too.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, Final

from hotseat.core import state
from hotseat.core.state import State
from tests.server.house import House
from tests.server.loop import run

SOURCES: Final = str(Path(__file__).parents[1] / "src/hotseat")
MOVES: Final = 25
PLAYED: Final = getattr(state._play, "__code__", None)
"""Every move that the engine plays, checked or not, passes through this function; None if it is compiled."""


class Crossed:
    """The calls while it is entered."""

    def __init__(self) -> None:
        self.functions: set[tuple[str, str]] = set()
        self.called: dict[str, int] = {}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Called by Python at every call."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(SOURCES):
            return
        self.functions.add((code.co_filename, code.co_qualname))
        if code is PLAYED or (code.co_name == "clone" and isinstance(frame.f_locals.get("self"), State)):
            self.called[code.co_name] = self.called.get(code.co_name, 0) + 1

    def __enter__(self) -> "Crossed":
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


async def moves(folder: Path) -> list[Crossed]:
    """What the first moves of a game pass through, each until everybody has its update."""
    house, crossed = House(folder, pauses=0), list[Crossed]()
    _, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="spicy")
    while len(crossed) < MOVES:
        asked = [(guest, prompt) for guest in guests if (prompt := guest.now.prompt) is not None]
        guest, prompt = next(((one, it) for one, it in asked if not it.reacts), asked[0])
        line = next((move for move in prompt.moves if move.startswith("play ")), prompt.moves[0])
        with Crossed() as now:
            await guest.move(line)
            await house.settle()
        if line.startswith("play "):
            crossed.append(now)
    await house.close()
    return crossed


def main() -> None:
    """Print the medians."""
    if PLAYED is None:
        sys.exit("Compiled functions cannot be counted. Run: PYTHONPATH=src python -m bench.crossed")
    with tempfile.TemporaryDirectory() as folder:
        found: list[Crossed] = []

        async def play() -> None:
            found.extend(await moves(Path(folder)))

        run(play())
    print(f"functions {median(len(one.functions) for one in found):.0f}")
    print(f"files {median(len({file for file, _ in one.functions}) for one in found):.0f}")
    print(f"engine runs {median(one.called.get('_play', 0) for one in found):.0f}")
    print(f"clones {median(one.called.get('clone', 0) for one in found):.0f}")


if __name__ == "__main__":
    main()
