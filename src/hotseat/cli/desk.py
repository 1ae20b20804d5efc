"""Input from a person: a terminal with line editing and single keys, or a plain pipe."""

import contextlib
import os
import select
import sys
import time
from asyncio import get_running_loop
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from hotseat.locales import Phrases

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.application import Application
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

ERASE_SCROLLBACK = "\x1b[3J"

RESIZED = "\f"
"""Returned by `line` when the window was resized and must be redrawn."""

NEWS = "\v"
"""Returned by `line` and `key` when they were interrupted by an event."""

Shown = Callable[[], str]
"""Returns the text to show; called on every refresh."""


@dataclass(frozen=True)
class KeyPrompt:
    """A question that a single key answers."""

    text: str
    keys: dict[str, str]
    """By key: its answer."""
    decline: str
    """The answer for Enter, space or a timeout."""
    seconds: float | None = None
    """Seconds to answer; None for no limit."""
    inert: float = 0.0
    """Seconds during which keys are ignored, so that nobody answers a question they have not read."""
    below: Shown | None = None
    """Shown below the question instead of a countdown."""
    until: float | None = None
    """Seconds after which somebody else was quicker, and NEWS is returned; nothing shows how long."""


class Desk:
    """Asks one person; all output goes to its console."""

    live = False

    def __init__(self, console: Console, words: Phrases) -> None:
        self.console = console
        self.words = words

    def line(
        self, prompt: str, completions: list[str], toolbar: Shown | None = None, until: float | None = None
    ) -> str:
        """A line of input, or NEWS after `until` seconds; EOFError at the end of a pipe."""
        raise NotImplementedError

    def key(self, asked: KeyPrompt) -> str:
        """One of the keys, or `decline`; NEWS when interrupted."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """From any thread: make the current or next `line` or `key` return NEWS."""

    def listen(self) -> None:
        """Discard earlier interrupts; only later ones count."""

    def wait(self, seconds: float) -> None:
        """Pause so that the person can read what happened."""

    def hand_over(self, name: str) -> None:
        """Hand the keyboard to the next person; the previous player's cards are cleared from the screen."""
        self.console.rule(escape(self.words.say("play-hand-over", name=name)))


class Pipe(Desk):
    """Plain lines from standard input, echoed so that a transcript is readable. Nobody is quicker than a pipe."""

    def line(
        self, prompt: str, completions: list[str], toolbar: Shown | None = None, until: float | None = None
    ) -> str:
        self.console.print(f"{prompt}> ", end="", markup=False)
        line = self._read()
        if not line or line == NEWS:
            self.console.print()
        if not line:
            raise EOFError
        if line == NEWS:
            return line
        self.console.print(line.strip(), markup=False)
        return line.strip()

    def _read(self) -> str:
        """A line including its newline; empty at the end of the input."""
        return sys.stdin.readline()

    def key(self, asked: KeyPrompt) -> str:
        self.console.print(asked.text, markup=False)
        while True:
            typed = self.line("", list(asked.keys))
            if typed == NEWS:
                return typed
            if typed in ("", asked.decline):
                return asked.decline
            fitting = [key for key, text in asked.keys.items() if typed in (key, text)]
            if fitting:
                return fitting[0]
            self.console.print(self.words.say("play-key-unknown", keys=" ".join(asked.keys)), style="yellow")


class WakefulPipe(Pipe):
    """A pipe whose reader can be interrupted."""

    def __init__(self, console: Console, words: Phrases) -> None:
        super().__init__(console, words)
        self._woken, self._wake = os.pipe()
        self._rest = b""
        self._ended = False

    def interrupt(self) -> None:
        os.write(self._wake, b".")

    def listen(self) -> None:
        while select.select([self._woken], [], [], 0)[0]:
            os.read(self._woken, 4096)

    def _read(self) -> str:
        while b"\n" not in self._rest and not self._ended:
            ready, _, _ = select.select([self._woken, sys.stdin.fileno()], [], [])
            if self._woken in ready:
                return NEWS
            got = os.read(sys.stdin.fileno(), 65536)
            self._ended = not got
            self._rest += got
        line, end, self._rest = self._rest.partition(b"\n")
        return (line + end).decode("utf-8", "replace")


class Terminal(Desk):
    """A person at a terminal."""

    live = True

    def __init__(
        self,
        console: Console,
        words: Phrases,
        input: "Input | None" = None,
        output: "Output | None" = None,
    ) -> None:
        super().__init__(console, words)
        self.input = input
        self.output = output
        self.typed = ""
        self.session = self._fresh_session()
        self._app: Application[str] | None = None
        self._interrupted = False

    def interrupt(self) -> None:
        self._interrupted = True
        app = self._app
        if app is not None and app.loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop was just closed: the answer came first
                app.loop.call_soon_threadsafe(self._give_news, app)

    def listen(self) -> None:
        self._interrupted = False

    def _give_news(self, app: "Application[str]") -> None:
        if self._app is app and app.is_running and app.future and not app.future.done():
            if app is self.session.app:
                self.typed = self.session.default_buffer.text
            app.erase_when_done = True
            app.exit(result=NEWS)

    def _watch(self, app: "Application[str]", until: float | None) -> None:
        """Called when the application starts: earlier interrupts also apply to it."""
        self._app = app
        if self._interrupted:
            get_running_loop().call_soon(self._give_news, app)
        if until is not None:
            get_running_loop().call_later(until, self._give_news, app)

    def _fresh_session(self) -> "PromptSession[str]":
        """A line editor without history."""
        from prompt_toolkit import PromptSession

        return PromptSession(input=self.input, output=self.output)

    def line(
        self, prompt: str, completions: list[str], toolbar: Shown | None = None, until: float | None = None
    ) -> str:
        from prompt_toolkit.completion import WordCompleter

        app = self.session.app
        size = app.output.get_size()

        def redraw(_: object) -> None:
            if app.output.get_size() != size and app.is_running and app.future and not app.future.done():
                self.typed = self.session.default_buffer.text
                app.exit(result=RESIZED)

        typed, self.typed = self.typed, ""
        app.after_render += redraw
        app.erase_when_done = False
        try:
            return self.session.prompt(
                f"{prompt}> ",
                default=typed,
                completer=WordCompleter(completions, ignore_case=True, sentence=True, match_middle=True),
                complete_while_typing=False,
                bottom_toolbar=toolbar or self.words.say("play-toolbar"),
                refresh_interval=0.5 if toolbar else 0.0,
                pre_run=lambda: self._watch(app, until),
            ).strip(" ")
        finally:
            self._app = None
            app.after_render -= redraw

    def key(self, asked: KeyPrompt) -> str:
        from prompt_toolkit.application import Application
        from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
        from prompt_toolkit.layout import FormattedTextControl, Layout, Window

        begin = time.monotonic()
        bindings = KeyBindings()
        app: Application[str]

        def answer(result: str) -> Callable[[KeyPressEvent], None]:
            def pressed(event: KeyPressEvent) -> None:
                if time.monotonic() - begin >= asked.inert:
                    event.app.exit(result=result)

            return pressed

        for key in ("enter", " "):
            bindings.add(key)(answer(asked.decline))
        for key in asked.keys:
            bindings.add(key)(answer(key))

        @bindings.add("c-c")
        def interrupted(event: KeyPressEvent) -> None:
            event.app.exit(exception=KeyboardInterrupt)

        def clock() -> None:
            self._watch(app, asked.until)
            if asked.seconds is not None:
                get_running_loop().call_later(asked.seconds, lambda: app.is_running and app.exit(result=asked.decline))

        def text() -> str:
            left = (asked.seconds or 0.0) - (time.monotonic() - begin)
            return f"{asked.text}\n{asked.below() if asked.below else countdown(left, asked.seconds)}"

        app = Application(
            layout=Layout(Window(FormattedTextControl(text), wrap_lines=True, dont_extend_height=True)),
            key_bindings=bindings,
            refresh_interval=0.2,
            erase_when_done=True,
            input=self.input,
            output=self.output,
        )
        try:
            return app.run(pre_run=clock)
        finally:
            self._app = None

    def wait(self, seconds: float) -> None:
        time.sleep(seconds)

    def hand_over(self, name: str) -> None:
        self._wipe()
        self.console.rule(escape(self.words.say("play-hand-over", name=name)))
        self._fresh_session().prompt(self.words.say("play-hand-over-key") + " ")
        self._wipe()
        self.session = self._fresh_session()

    def _wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        self.console.file.write(ERASE_SCROLLBACK)
        self.console.file.flush()


def countdown(left: float, seconds: float | None) -> str:
    """A bar of the remaining time; empty without a clock."""
    if seconds is None:
        return ""
    full = max(0, round(10 * left / seconds))
    return "▮" * full + "▯" * (10 - full) + f" {max(0.0, left):.0f} s"


def desk(console: Console, words: Phrases, wakeful: bool = False) -> Desk:
    """A terminal if input and output both are one, otherwise a pipe; interruptible if `wakeful`."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Terminal(console, words)
    return WakefulPipe(console, words) if wakeful else Pipe(console, words)
