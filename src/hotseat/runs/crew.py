"""Who does the work: any `concurrent.futures.Executor`, a pool of processes by default, or this process alone."""

import os
import pickle
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from hotseat.core.errors import BadArgument, HotseatError, whole_number

T = TypeVar("T")

AHEAD: Final = 2
"""Calls in flight per worker: one that runs and one that waits, so that no worker idles."""
TRIES: Final = 5
"""How often the same call may lose its worker before the run is given up."""


@dataclass
class _Call(Generic[T]):
    """One call, and how often it has been tried."""

    function: Callable[..., T]
    arguments: tuple[Any, ...]
    tries: int = 1


class Crew:
    """Makes calls in parallel and gives their results in order.

    Without an executor it starts a process for each core, or `workers` of them; with one worker it makes the calls
    itself. A pool of its own that loses a worker is started again. The crew of an executor that was passed in does not
    shut it down.
    """

    def __init__(self, executor: Executor | None = None, workers: int | None = None) -> None:
        if workers is not None and whole_number("workers", workers) < 1:
            raise HotseatError(f"workers: at least one is needed, not {workers}.", "workers")
        if executor is not None and not hasattr(executor, "submit"):
            raise BadArgument("executor", f"something with `submit` is needed, not {executor!r}.")
        self.workers = workers or _size(executor) or os.cpu_count() or 1
        self._given = executor
        self._pool: Executor | None = executor

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None and self._given is None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def ordered(self, calls: Iterator[tuple[Callable[..., T], tuple[Any, ...]]]) -> Iterator[T]:
        """The results of the calls in their order. Calls are taken from the iterator only when a place is free."""
        if self._given is None and self.workers == 1:
            for function, arguments in calls:
                yield function(*arguments)
            return
        waiting: deque[tuple[_Call[T], Future[T]]] = deque()
        try:
            while True:
                while len(waiting) < AHEAD * self.workers and (call := next(calls, None)) is not None:
                    made = _Call(*call)
                    waiting.append((made, self._submit(made)))
                if not waiting:
                    return
                yield self._first(waiting)
        finally:
            for _, future in waiting:
                future.cancel()

    def _first(self, waiting: deque[tuple[_Call[T], Future[T]]]) -> T:
        """The result of the first call; if the pool has lost a worker, all that wait are made again."""
        while True:
            call, future = waiting[0]
            try:
                result = future.result()
            except BrokenExecutor as problem:
                if self._given is not None or call.tries == TRIES:
                    raise HotseatError(
                        "A worker died. Start again: with a store of results, nothing is played twice.", "worker-died"
                    ) from problem
                self._start_again(waiting)
                continue
            waiting.popleft()
            return result

    def _start_again(self, waiting: deque[tuple[_Call[T], Future[T]]]) -> None:
        self._pool = None
        for place, (call, future) in enumerate(waiting):
            if not future.done() or future.cancelled() or future.exception() is not None:
                call.tries += place == 0
                waiting[place] = (call, self._submit(call))

    def _submit(self, call: _Call[T]) -> Future[T]:
        if self._given is None:
            _check_sendable(call)
        while True:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, initializer=_end_with_parent)
            try:
                return self._pool.submit(call.function, *call.arguments)
            except BrokenExecutor:
                if self._given is not None:
                    raise
                self._pool = None


def _check_sendable(call: _Call[Any]) -> None:
    """Refuse what cannot be sent to another process: a pool would not only fail, it might wait for ever at its end."""
    try:
        pickle.dumps((call.function, call.arguments))
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        raise BadArgument(
            "workers",
            f"this work cannot be sent to other processes ({problem}). Define bots of your own at the top level of a "
            "module, or use workers=1.",
        ) from problem


def _end_with_parent() -> None:
    """In a worker: end when the program is gone, even if it was killed; a pool alone would wait for it forever."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def _size(executor: Executor | None) -> int | None:
    """The number of workers of an executor, if it tells."""
    size = getattr(executor, "_max_workers", None)
    return size if isinstance(size, int) and size > 0 else None
