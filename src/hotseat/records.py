"""Records: a game as readable, diffable text, and back.

    hotseat record 1
    game: stick-em
    rules: 1
    players: 3
    option rounds: 1
    seat A: Ada
    seed: 42

    A: pain Y1
    # a comment
    B: pain G2
    ...
    result: A 4, B -11, C 3

A game dealt by hand has `start:` with its position as JSON in place of `seed:`.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from hotseat.core.errors import HotseatError, OptionError, RecordError, UnknownGame
from hotseat.core.game import Game, Setup
from hotseat.core.options import OptionValue
from hotseat.core.position import position, restored
from hotseat.core.replay import walk
from hotseat.core.rng import seeded
from hotseat.core.seats import letter, seat_of
from hotseat.core.showing import as_bundle
from hotseat.core.state import State
from hotseat.games import game as game_of

HEADER = "hotseat record 1"


@dataclass(repr=False)
class Record:
    """Everything needed to play a game again, move by move."""

    setup: Setup
    names: list[str]
    seed: int | None = None
    start: dict[str, Any] | None = None
    moves: list[tuple[int, int]] = field(default_factory=list)
    """Seat and move, in the order in which they were accepted."""
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Comments, by the number of moves before them."""
    result: str | None = None

    def __repr__(self) -> str:
        return f"<record of {repr(self.setup)[1:-1]}, {len(self.moves)} moves>"

    def __str__(self) -> str:
        return self.text()

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.setup.game

    def opening(self) -> State:
        """The state before the first move."""
        if self.start is not None:
            return restored(self.setup, self.start)
        assert self.seed is not None
        return self.setup.start(seeded(self.seed))

    def replay(self, moves: int | None = None) -> State:
        """The state after this number of moves; by default after the last one."""
        s = self.opening()
        for _ in walk(s, self.moves[:moves]):
            pass
        s.events = None
        return s

    def _repr_mimebundle_(self, **wishes: Any) -> dict[str, Any]:
        return as_bundle(self)

    def text(self) -> str:
        """The record as text."""
        lines = [HEADER, f"game: {self.game.id}", f"rules: {self.game.rules_version}", f"players: {self.setup.players}"]
        for name, value in self.setup.options.changed().items():
            lines.append(f"option {name}: {json.dumps(value) if isinstance(value, list | bool) else value}")
        lines += [f"seat {letter(seat)}: {name}" for seat, name in enumerate(self.names)]
        lines.append(f"seed: {self.seed}" if self.start is None else f"start: {json.dumps(self.start)}")
        lines.append("")
        for number, (seat, move) in enumerate(self.moves):
            lines += [f"# {comment}" for comment in self.comments.get(number, [])]
            lines.append(f"{letter(seat)}: {self.game.moves.text(move)}")
        lines += [f"# {comment}" for comment in self.comments.get(len(self.moves), [])]
        if self.result is not None:
            lines.append(f"result: {self.result}")
        return "\n".join(lines) + "\n"


def result_text(s: State) -> str:
    """The result of a finished game as written in a record."""
    return ", ".join([f"{letter(seat)} {score}" for seat, score in enumerate(s.outcome().scores)])


def dealt_by_hand(s: State, names: list[str]) -> Record:
    """A record that starts from this position."""
    return Record(s.setup, names, start=position(s))


def parse(text: str) -> Record:
    """Parse a record and check it by playing it; raises RecordError with line and reason."""
    return _Reader(text).record()


class _Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0
        self.line_of: dict[str, int] = {}
        """The line number of each header field."""

    def refused(self, reason: str, field: str = "") -> RecordError:
        return RecordError(self.line_of.get(field, self.at), reason)

    def record(self) -> Record:
        record = self.head()
        try:
            s = record.opening()
        except HotseatError as problem:
            raise self.refused(problem.message, "start") from problem
        while self.at < len(self.lines):
            line = self.next_line()
            if line.startswith("#"):
                record.comments.setdefault(len(record.moves), []).append(line[1:].strip())
            elif line.startswith("result:"):
                self.check_result(record, s, line.partition(":")[2].strip())
            elif line:
                self.move(record, s, line)
        return record

    def next_line(self) -> str:
        line = self.lines[self.at].strip()
        self.at += 1
        return line

    def head(self) -> Record:
        if not self.lines or self.next_line() != HEADER:
            self.at = 1
            raise self.refused(f"a record begins with the line {HEADER!r}.")
        fields = self.head_fields()
        players = self.whole(fields, "players")
        setup = self.setup(fields, players)
        names = [fields.get(f"seat {letter(seat)}", letter(seat)) for seat in range(players)]
        return Record(setup, names, **self.beginning(fields))

    def setup(self, fields: dict[str, str], players: int) -> Setup:
        options = {
            name.removeprefix("option "): self.option(name, value)
            for name, value in fields.items()
            if name.startswith("option ")
        }
        try:
            return self.game(fields).setup(players, options)
        except OptionError as problem:
            field = f"option {problem.option}" if problem.option in options else problem.option
            raise self.refused(problem.message, field) from problem

    def game(self, fields: dict[str, str]) -> Game:
        try:
            game = game_of(self.needed(fields, "game"))
        except UnknownGame as problem:
            raise self.refused(problem.message, "game") from problem
        rules = self.needed(fields, "rules")
        if rules != str(game.rules_version):
            raise self.refused(f"rules {rules} are unknown; this is rules {game.rules_version}.", "rules")
        return game

    def head_fields(self) -> dict[str, str]:
        fields: dict[str, str] = {}
        while self.at < len(self.lines):
            line = self.next_line()
            if not line:
                break
            name, colon, value = line.partition(":")
            if not colon:
                raise self.refused(f"expected `name: value`, found {line!r}.")
            if name in fields:
                raise self.refused(f"{name!r} is given twice.")
            fields[name] = value.strip()
            self.line_of[name] = self.at
        return fields

    def needed(self, fields: dict[str, str], name: str) -> str:
        if name not in fields:
            raise self.refused(f"the head of the record has no line `{name}:`.")
        return fields[name]

    def whole(self, fields: dict[str, str], name: str) -> int:
        value = self.needed(fields, name)
        try:
            return int(value)
        except ValueError:
            raise self.refused(f"`{name}:` needs a whole number, not {value!r}.", name) from None

    def beginning(self, fields: dict[str, str]) -> dict[str, Any]:
        if "start" not in fields:
            return {"seed": self.whole(fields, "seed")}
        return {"start": self.json("start", fields["start"])}

    def json(self, field: str, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise self.refused(f"`{field}:` is not JSON: {problem}.", field) from problem

    def option(self, field: str, text: str) -> OptionValue:
        if not text.startswith("["):
            return text
        return [str(word) for word in self.json(field, text)]

    def move(self, record: Record, s: State, line: str) -> None:
        who, colon, what = line.partition(":")
        if not colon:
            raise self.refused(f"expected a move such as `A: {s.setup.game.moves.text(0)}`, found {line!r}.")
        try:
            seat = seat_of(who, s.players)
            for move in s.setup.game.read(s, seat, what.partition("#")[0].strip()):
                s.apply(move, seat)
                record.moves.append((seat, move))
        except HotseatError as problem:
            raise self.refused(problem.message) from problem

    def check_result(self, record: Record, s: State, result: str) -> None:
        if not s.over:
            raise self.refused("a result, but the game is not over.")
        if result != result_text(s):
            raise self.refused(f"the moves lead to {result_text(s)}, not to {result}.")
        record.result = result
