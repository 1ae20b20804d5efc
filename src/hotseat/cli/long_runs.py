"""What commands that run for long share: workers on this computer or a Ray cluster, stored results, progress."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from hotseat.cli.console import err
from hotseat.cli.parser import Parser, UsageError
from hotseat.runs.cluster import RayExecutor
from hotseat.runs.crew import Crew
from hotseat.runs.store import Store

PATIENCE: Final = 1.0
"""Seconds after which a task that began invisibly shows its progress."""


def arguments(parser: Parser) -> None:
    """Add the arguments of commands that run for long."""
    parser.option("--workers", "N", "help-workers", parser.at_least_one)
    parser.option("--ray", "ADDRESS", "help-ray")


@contextmanager
def crew(args: Namespace) -> Iterator[Crew]:
    """The workers; a cluster that was started for it is stopped at the end."""
    # Processes are the way to use several cores here; threads of the linear algebra would only disturb them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if args.ray is None:
        with Crew(workers=args.workers) as own:
            yield own
        return
    try:
        executor = RayExecutor(args.ray, args.workers)
    except ModuleNotFoundError as missing:
        raise UsageError(str(missing)) from missing
    with executor, Crew(executor) as far:
        yield far


@contextmanager
def stored(file: str | None) -> Iterator[Store | None]:
    """The file of results, if one was named."""
    if file is None:
        yield None
        return
    store = Store(Path(file))
    try:
        yield store
    finally:
        store.close()


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """A line with a bar and the time left, at a terminal only."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


def advance(progress: Progress, task: TaskID, done: int, total: int) -> None:
    """Show how far the work is, unless it is short."""
    progress.update(task, completed=done, total=total, visible=(progress.tasks[task].elapsed or 0.0) > PATIENCE)
