"""Scripted players at one table: each parses only what it needs to answer and to check for missing messages."""

import random
import time
from dataclasses import dataclass, field

from msgspec import Struct, json

from bench.load.wire import Line


class _Prompt(Struct):
    question: int
    moves: list[str]
    held: list[str] | None


class _Asking(Struct):
    prompt: _Prompt | None


class _Answered(Struct):
    id: str | None = None
    code: str = ""


class _Pinged(Struct):
    n: int


WATCHER = "-"
_ASKING = json.Decoder(_Asking)
_ANSWERED = json.Decoder(_Answered)
_PINGED = json.Decoder(_Pinged)
_UPDATE = b'{"type":"update","n":'
_WELCOME = b'{"type":"welcome","n":'
_NOT_ASKED = b'"prompt":null'
_NO_REST = b'"rest":null'


@dataclass
class Figures:
    """The measurements and problems of all players."""

    measuring: bool = False
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move until the server acknowledges it."""
    stored: list[tuple[str, str]] = field(default_factory=list)
    """Table and command of every move that the server has acknowledged."""
    refused: list[str] = field(default_factory=list)
    steps_back: int = 0
    """Updates older than their predecessor."""
    ready: list["Seat"] = field(default_factory=list)
    """If moves are paced: the seats that are asked and have not answered."""
    flat_out: bool = False
    """Whether every seat answers as soon as it is asked."""


class Seat:
    """One socket at a table: a player, or a spectator who is never asked."""

    line: Line

    def __init__(self, table: str, letter: str, figures: Figures, rng: random.Random) -> None:
        self.table = table
        self.letter = letter
        self.figures = figures
        self.rng = rng
        self.prompt: _Prompt | None = None
        self.answered = -1
        self.rested = -1
        """The `n` of the last rest that this seat asked to end."""
        self.n = -1
        self.count = 0
        self.sent: dict[str, float] = {}

    def heard(self, data: bytes, start: int, end: int) -> None:
        """Process one server message."""
        if data.startswith(_UPDATE, start):
            self._informed(data, start + len(_UPDATE), start, end)
        elif data.startswith(b'{"type":"done"', start):
            self._acknowledged(_ANSWERED.decode(data[start:end]))
        elif data.startswith(_WELCOME, start):
            self.n = int(data[start + len(_WELCOME) : data.index(b",", start + len(_WELCOME))])
            self._asked(data, start, end)
        elif data.startswith(b'{"type":"ping"', start):
            self.line.say(b'{"type":"pong","n":%d}' % _PINGED.decode(data[start:end]).n)
        elif data.startswith(b'{"type":"refused"', start):
            refusal = _ANSWERED.decode(data[start:end])
            self.figures.refused.append(refusal.code)
            self.sent.pop(refusal.id or "", None)

    def _informed(self, data: bytes, number: int, start: int, end: int) -> None:
        n = int(data[number : data.index(b",", number)])
        self.figures.steps_back += n < self.n
        self.n = n
        self._asked(data, start, end)

    def _asked(self, data: bytes, start: int, end: int) -> None:
        self.prompt = None
        if data.find(_NO_REST, start, end) < 0:
            self._go_on()
        elif data.find(_NOT_ASKED, start, end) < 0:
            self._put(data[start:end])

    def _go_on(self) -> None:
        """End the rest after a round at once."""
        if self.rested != self.n and self.letter != WATCHER:
            self.rested = self.n
            self.line.say(b'{"type":"go-on","id":"g%d"}' % self.n)

    def _put(self, data: bytes) -> None:
        prompt = _ASKING.decode(data).prompt
        self.prompt = prompt
        if prompt is not None and prompt.held is None and prompt.question != self.answered:
            if self.figures.flat_out:
                self.move()
            else:
                self.figures.ready.append(self)

    def may_move(self) -> bool:
        """Whether this seat is asked something that it has not answered."""
        return self.prompt is not None and self.prompt.held is None and self.prompt.question != self.answered

    def move(self) -> None:
        """Answer the open question with a random move."""
        assert self.prompt is not None
        self.answered = self.prompt.question
        self.count += 1
        id = f"{self.letter}{self.count}"
        move = self.rng.choice(self.prompt.moves)
        command = f'{{"type":"move","id":"{id}","question":{self.answered},"moves":["{move}"]}}'
        self.sent[id] = time.perf_counter()
        self.line.say(command.encode())

    def _acknowledged(self, done: _Answered) -> None:
        assert done.id is not None
        began = self.sent.pop(done.id, None)
        if began is None:
            return
        self.figures.stored.append((self.table, done.id))
        if self.figures.measuring:
            self.figures.acknowledged.append(time.perf_counter() - began)
