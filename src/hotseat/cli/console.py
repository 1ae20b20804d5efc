"""Where output goes: colours on a terminal, plain text on a pipe, never a colour without its symbol."""

import sys

from rich.console import Console

PIPE_WIDTH = 100


def out() -> Console:
    """Standard output."""
    return _console(stderr=False)


def err() -> Console:
    """Standard error: progress and hints that do not belong to the result."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    live = (sys.stderr if stderr else sys.stdout).isatty()
    return Console(stderr=stderr, highlight=False, emoji=False, width=None if live else PIPE_WIDTH)
