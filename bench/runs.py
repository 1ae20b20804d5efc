"""`python -m bench.runs`: what two workers bring over one, and how fast recorded games become arrays.

Speed-up is wall time, so it needs a quiet machine; the load is printed beside it. Overhead is CPU time, which the load
hardly changes: how much more of it all processes together took than the pieces of work themselves.
"""

import argparse
import os
import resource
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hotseat import compiled
from hotseat.bots.arena import Match
from hotseat.datasets import Recording, make
from hotseat.games import game, game_ids
from hotseat.rl.replay import Replay
from hotseat.runs.cluster import RayExecutor
from hotseat.runs.crew import Crew
from hotseat.runs.fingerprint import fingerprint
from hotseat.runs.jobs import Job, play_batch, run

MATCH = Match("spicy", 4, "hard", "normal", deals=10_000_000, seed=1)


@contextmanager
def hands(kind: str, workers: int) -> Iterator[Crew]:
    """Workers in processes, or of a local Ray cluster."""
    if kind == "processes":
        with Crew(workers=workers) as crew:
            yield crew
        return
    with RayExecutor("local", workers) as executor, Crew(executor) as crew:
        yield crew


def cpu() -> float:
    """CPU seconds of this process and of its children that have ended."""
    return sum(
        [
            used.ru_utime + used.ru_stime
            for used in (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
        ]
    )


def timed(job: Job, crew: Crew, pieces: int, batch: int) -> float:
    """Wall seconds for this many pieces in batches of this size, workers already running."""
    list(zip(range(2 * crew.workers), run(job, crew, batch=1), strict=False))
    begin = time.perf_counter()
    list(zip(range(pieces), run(job, crew, batch=batch), strict=False))
    return time.perf_counter() - begin


def speed_up(kinds: list[str], seconds: float) -> None:
    """One worker against two, for batches of a bit more than a second."""
    begin = time.process_time()
    probe, _ = play_batch(MATCH, list(range(20)), fingerprint())
    took = time.process_time() - begin
    batch = max(1, round(1.2 * len(probe) / took))
    pieces = batch * max(4, 2 * round(seconds / 2.4))
    for kind in kinds:
        found = {}
        for workers in (1, 2):
            before = cpu()
            with hands(kind, workers) as crew:
                found[workers] = timed(MATCH, crew, pieces, batch)
            spent = cpu() - before
        useful = took / len(probe) * pieces
        print(
            f"{kind}: {pieces} deal sets in batches of {batch} (about 1.2 s), two workers {found[1] / found[2]:.2f}x "
            f"as fast as one; load {os.getloadavg()[0]:.1f}; overhead {100 * (spent / useful - 1):.0f} % of CPU time"
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
