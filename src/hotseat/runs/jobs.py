"""A job is a numbered list of independent pieces of work; `run` does them in parallel and gives the results in order.

A piece is what the result depends on: a deal set, a game. Pieces travel to workers in batches of a few seconds, whose
size follows the measured speed. Batches, workers and interruptions change how long a run takes, never its result.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from hotseat.core.errors import HotseatError
from hotseat.runs.crew import Crew
from hotseat.runs.fingerprint import fingerprint
from hotseat.runs.store import Store

SECONDS: Final = 2.0
"""What a batch should take: long against the cost of a call, short enough to show progress and to lose little."""
LARGEST: Final = 10_000
"""Pieces per batch at most."""
FIRST: Final = 4
"""Pieces of the first batches, when nothing is known yet."""

Row = list[Any]
"""The result of a piece: numbers and texts that JSON can write."""


class Job(Protocol):
    """Picklable, so that workers elsewhere can do it."""

    def count(self) -> int:
        """The number of pieces."""
        raise NotImplementedError

    def spec(self) -> dict[str, Any]:
        """Everything that a piece depends on apart from its number, as JSON."""
        raise NotImplementedError

    def piece(self, number: int) -> Row:
        """Do one piece."""
        raise NotImplementedError


def run(
    job: Job,
    crew: Crew,
    store: Store | None = None,
    progress: Callable[[int, int], None] | None = None,
    batch: int | None = None,
) -> Iterator[Row]:
    """The rows of all pieces in order. Rows in the store are not made again, new ones are stored.

    `progress` receives the pieces done and their number. `batch` fixes the number of pieces per batch.
    """
    if batch is not None and batch < 1:
        raise HotseatError(f"batch: at least one piece is needed, not {batch}.", "batch")
    count = job.count()
    known = store.rows(job.spec()) if store else {}
    missing = [number for number in range(count) if number not in known]
    pace = _Pace(crew.workers, batch)
    played = crew.ordered(_calls(job, missing, pace))
    done = count - len(missing)
    fresh: dict[int, Row] = {}
    for number in range(count):
        while number not in known and number not in fresh:
            made, seconds = next(played)
            pace.learn(len(made), seconds)
            fresh.update(made)
            if store:
                store.add(job.spec(), made)
            done += len(made)
            if progress:
                progress(done, count)
        yield known[number] if number in known else fresh.pop(number)


class _Pace:
    """How many pieces make a batch of the right length."""

    def __init__(self, workers: int, fixed: int | None) -> None:
        self.workers = workers
        self.fixed = fixed
        self.each: float | None = None
        """Seconds per piece: a moving average."""

    def learn(self, pieces: int, seconds: float) -> None:
        each = seconds / pieces
        self.each = each if self.each is None else 0.5 * self.each + 0.5 * each

    def size(self, left: int) -> int:
        """The pieces of the next batch; the last ones are shared by all workers."""
        if self.fixed is not None:
            return self.fixed
        size = FIRST if self.each is None else int(SECONDS / max(self.each, 1e-9))
        return max(1, min(size, LARGEST, -(-left // self.workers)))


def _calls(
    job: Job, missing: list[int], pace: _Pace
) -> Iterator[tuple[Callable[..., tuple[dict[int, Row], float]], tuple[Any, ...]]]:
    at = 0
    mark = fingerprint()
    while at < len(missing):
        size = pace.size(len(missing) - at)
        yield play_batch, (job, missing[at : at + size], mark)
        at += size


def play_batch(job: Job, numbers: list[int], mark: str) -> tuple[dict[int, Row], float]:
    """Do some pieces, in a worker; returns their rows and the seconds that it took."""
    if fingerprint() != mark:
        raise HotseatError(
            "A worker has another version of hotseat than this program. Install the same one everywhere.",
            "other-version",
        )
    begin = time.perf_counter()
    rows = {number: job.piece(number) for number in numbers}
    return rows, time.perf_counter() - begin
