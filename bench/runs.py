"""`python -m bench.runs`: what two workers bring over one, and how fast recorded games become arrays.

Speed-up is wall time, so it needs a quiet machine; the load is printed beside it. CPU time depends on the load much
less: how much of it the pieces took in one worker and in two, and how much this program took to hand them out.
"""

import argparse
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hotseat import compiled
from hotseat.bots.arena import Match
from hotseat.datasets import Recording, make
from hotseat.games import game, game_ids
from hotseat.rl.replay import Replay
from hotseat.runs.cluster import RayExecutor
from hotseat.runs.crew import Crew
from hotseat.runs.fingerprint import fingerprint
from hotseat.runs.jobs import play_batch, run

MATCH = Match("spicy", 4, "hard", "normal", deals=1, seed=1)


@contextmanager
def hands(kind: str, workers: int) -> Iterator[Crew]:
    """Workers in processes, or of a local Ray cluster."""
    if kind == "processes":
        with Crew(workers=workers) as crew:
            yield crew
        return
    with RayExecutor("local", workers) as executor, Crew(executor) as crew:
        yield crew


@dataclass(frozen=True)
class Timed:
    """A match whose rows are the CPU seconds that its pieces took."""

    match: Match

    def count(self) -> int:
        return self.match.count()

    def spec(self) -> dict[str, Any]:
        return self.match.spec()

    def piece(self, number: int) -> list[float]:
        begin = time.process_time()
        self.match.piece(number)
        return [time.process_time() - begin]


@dataclass(frozen=True)
class Spent:
    """Seconds that a match took, workers already running: on the clock, of CPU in pieces, of CPU in this process."""

    wall: float
    pieces: float
    driver: float


def spent(crew: Crew, deals: int, batch: int) -> Spent:
    """Play so many deal sets in batches of this size."""
    list(run(Timed(replace(MATCH, deals=2 * crew.workers)), crew, batch=1))
    begin, own = time.perf_counter(), time.process_time()
    pieces = sum([seconds for (seconds,) in run(Timed(replace(MATCH, deals=deals)), crew, batch=batch)])
    return Spent(time.perf_counter() - begin, pieces, time.process_time() - own)


def speed_up(kinds: list[str], seconds: float) -> None:
    """One worker against two, for batches of a bit more than a second."""
    begin = time.process_time()
    probe, _ = play_batch(MATCH, list(range(20)), fingerprint())
    batch = max(1, round(1.2 * len(probe) / (time.process_time() - begin)))
    deals = batch * max(4, 2 * round(seconds / 2.4))
    for kind in kinds:
        found = {}
        for workers in (1, 2):
            with hands(kind, workers) as crew:
                found[workers] = spent(crew, deals, batch)
        one, two = found[1], found[2]
        print(
            f"{kind}: {deals} deal sets in batches of {batch} (about 1.2 s), two workers {one.wall / two.wall:.2f}x "
            f"as fast as one; load {os.getloadavg()[0]:.1f}"
        )
        print(
            f"  CPU: the pieces took {two.pieces / one.pieces:.2f} of what they took in one worker, this program "
            f"{100 * two.driver / two.pieces:.2f} % beside them: {2 * one.pieces / (two.pieces + two.driver):.2f}x on "
            "two free cores"
        )


def replayed(id: str, games: int) -> None:
    """Observed decisions per CPU second."""
    folder = Path(tempfile.mkdtemp())
    try:
        with Crew(workers=1) as crew:
            make(folder, Recording(id, max(3, game(id).fewest), games, bots=("random",)), crew)
        for _ in range(2):
            begin = time.process_time()
            count = sum([len(batch) for batch in Replay(folder)])
            rate = count / (time.process_time() - begin)
        print(f"{id}: {rate:,.0f} observed decisions per CPU second ({count:,} decisions)")
    finally:
        shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.runs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", choices=("speed-up", "replay"))
    parser.add_argument("--no-ray", action="store_true")
    asked = parser.parse_args()
    print("compiled engine" if compiled() else "interpreted engine")
    if asked.only != "replay":
        speed_up(["processes"] if asked.no_ray else ["processes", "ray"], asked.seconds)
    if asked.only != "speed-up":
        for id in game_ids():
            replayed(id, asked.games)


if __name__ == "__main__":
    main()
