"""The high-level API for notebooks and scripts: one table, moves as text, records."""

import secrets
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex

from hotseat.bots import ADVISER, make_bot
from hotseat.bots.reasons import reason_of
from hotseat.core.errors import BadArgument, text_of, whole_number
from hotseat.core.options import OptionValue
from hotseat.core.outcome import Outcome
from hotseat.core.position import position
from hotseat.core.reason import Reason
from hotseat.core.rng import seeded
from hotseat.core.seats import letter, seat_of
from hotseat.core.showing import as_html
from hotseat.core.state import State
from hotseat.games import game as game_of
from hotseat.records import Record, parse, result_text


@dataclass(frozen=True)
class Advice:
    """What a bot would answer, and why."""

    moves: list[str]
    reason: Reason | None
    """None if the bots of the game give no reasons."""
    names: list[str]

    def why(self, language: str = "en") -> str:
        """The reason as a sentence; needs `hotseat[cli]`."""
        from hotseat.locales import phrases
        from hotseat.locales.reasons import because

        return "" if self.reason is None else because(phrases(language), self.reason, self.names)


class Table:
    """A running game with its record.

    >>> table = Table.open("stick-em", players=3, seed=1, rounds=1)
    >>> table.question
    'pain'
    """

    def __init__(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state

    @classmethod
    def open(
        cls,
        game: str,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        names: list[str] | None = None,
        **options: OptionValue,
    ) -> "Table":
        """A new game; without a seed the deal is random."""
        setup = game_of(game).setup(players, options)
        number = secrets.randbelow(1 << 60) if seed is None else whole_number("seed", seed)
        seats = [letter(seat) for seat in range(setup.players)] if names is None else names
        if not isinstance(seats, list | tuple) or not all(isinstance(name, str) for name in seats):
            raise BadArgument("names", f"a list of texts is needed, not {names!r}.")
        if len(seats) != setup.players:
            raise BadArgument("names", f"{len(seats)} names for {setup.players} players.")
        return cls(Record(setup, list(seats), number), setup.start(seeded(number)))

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """The table of a saved record, after its last move."""
        record = parse(Path(path).read_text(encoding="utf-8"))
        return cls(record, record.replay())

    def __copy__(self) -> "Table":
        """A table of its own, because two tables that share a record would spoil it."""
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"<table of {repr(self.state).strip('<>')}, {len(self.record.moves)} moves>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_html_(self) -> str | None:
        return as_html(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def question(self) -> str:
        """The name of the open question; `over` at the end."""
        return self.state.question.name

    @property
    def asked(self) -> list[str]:
        """The seats that may answer now, the next one first."""
        return [letter(seat) for seat in self.state.question.open_to(self.state)]

    def moves(self, seat: str | None = None) -> list[str]:
        """The legal moves of a seat (or of the next one asked) in notation."""
        if self.over:
            return []
        return [self.state.setup.game.moves.text(move) for move in self.state.moves(self._seat(seat))]

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as JSON."""
        return position(self.state.view(None if seat is None else self._seat(seat)))

    def hint(self, seat: str | None = None) -> Advice:
        """What a bot of the level `normal` would answer for a seat (or for the next one asked), and why."""
        who = self._seat(seat)
        view = self.state.view(who)
        bot = make_bot(self.record.game.id, "normal", len(self.record.moves), ADVISER)
        moves = bot.answer(view, who)
        texts = [self.state.setup.game.moves.text(move) for move in moves]
        return Advice(texts, reason_of(view, who, moves), list(self.record.names))

    def play(self, line: str, seat: str | None = None) -> None:
        """Play `A: move`, or `move` for the next seat asked; the whole line or, on an error, nothing."""
        if seat is None and text_of("line", line)[1:2] == ":":
            seat, line = line[0], line[2:]
        who = self._seat(seat)
        self.answer(self.state.setup.game.read(self.state, who, text_of("line", line).strip()), who)

    def answer(self, moves: list[int], seat: int) -> None:
        """Play these moves of one seat; either all of them or, on an error, none."""
        trial = self.state.clone()
        for move in moves:
            trial.apply(move, seat)
        for move in moves:
            self.push(move, seat)

    def push(self, move: int, seat: int) -> None:
        """Play one legal move by number, as bots do."""
        self.state.push(move, seat)
        self.record.moves.append((seat, move))
        if self.over:
            self.record.result = result_text(self.state)

    def outcome(self) -> Outcome:
        """The current scores and places."""
        return self.state.outcome()

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record.text(), encoding="utf-8")

    def _seat(self, seat: str | None) -> int:
        if seat is not None:
            return seat_of(text_of("seat", seat), self.state.players)
        return 0 if self.over else self.state.seat()
