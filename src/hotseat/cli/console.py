"""Where output goes: colours on a terminal, plain text on a pipe, never a colour without its symbol.

Names and comments come from untrusted servers and files; control characters in them are shown as a visible mark.
"""

import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

from hotseat.cli.visible import visible

PIPE_WIDTH = 100


def out() -> Console:
    """Standard output."""
    return _console(stderr=False)


def err() -> Console:
    """Standard error: progress and hints that do not belong to the result."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    live = (sys.stderr if stderr else sys.stdout).isatty()
    console = Console(stderr=stderr, highlight=False, emoji=False, width=None if live else PIPE_WIDTH)
    console.push_render_hook(_Visible())
    return console


class _Visible(RenderHook):
    """Keeps control sequences in printed text from reaching the terminal; the console's own colours still do."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Shown(one) for one in renderables]


class _Shown:
    """A renderable whose control characters are made visible."""

    def __init__(self, thing: ConsoleRenderable) -> None:
        self.thing = thing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        for segment in console.render(self.thing, options):
            yield segment if segment.control else Segment(visible(segment.text), segment.style)
