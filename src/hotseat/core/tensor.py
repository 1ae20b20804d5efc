"""Observations: what a seat sees as a row of numbers of fixed length, for learning programs.

A game declares its observation next to its zones, in one function that hands every part to a `Writer`, in order, with
its name. The same function names the numbers (the writer of a `Layout` collects names) and writes them, so the two
cannot disagree. It reads the state itself, because making a view first would take longer than all the rest; tests
compare every observation with that of the seat's view, and with those of worlds that the seat cannot tell apart.

Seats are turned so that the owner of the observation is always number 0. Numbers are written into a `vec`, which
compiled code fills directly and numpy reads without a copy; it holds one or several rows, one after the other.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.state import State

Codes = list[int] | tuple[int, ...]

SAME: Final = "="
"""In place of a zone: the part has the name of its zone."""
HIDDEN: Final = "hidden"
NO_TEXT: Final = [""]
"""The name of a number whose part says everything."""


@final
class Texts:
    """What the numbers of a code say, one text for each possible code."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = list(texts)
        self.and_hidden = [*texts, HIDDEN]
        """The names of a bag's numbers."""
        self.size: i64 = len(texts)


@final
class Layout:
    """The observation of one table: where each part is, which zones it tells about, and what every number says."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.slices: dict[str, tuple[int, int]] = {}
        """By part: where it begins and ends."""
        self.zones: set[str] = set()
        """The zones that the parts tell about."""
        self._part = ""
        self._seats = False
        self._seat = 0

    @property
    def size(self) -> int:
        """The length of an observation."""
        return len(self.names)

    def begin(self, part: str, zone: str, seats: bool) -> None:
        """The numbers that follow belong to this part; with `seats`, each addition is about the next seat."""
        self._part = part
        self._seats = seats
        self._seat = 0
        self.slices[part] = (len(self.names), len(self.names))
        if zone:
            self.zones.add(part if zone == SAME else zone)

    def add(self, texts: Sequence[str]) -> None:
        """Numbers of the current part, by what each says."""
        words = [self._part, f"seat {self._seat}"] if self._seats else [self._part]
        self.names += [" ".join([*words, text]).rstrip() for text in texts]
        self.slices[self._part] = (self.slices[self._part][0], len(self.names))
        self._seat += 1


@final
class Writer:
    """Writes the parts of an observation one after the other; the row holds zeros where it begins.

    While `layout` is set nothing is written: the layout learns the names instead.
    """

    def __init__(self, players: int, layout: Layout | None = None) -> None:
        self.players: i64 = players
        self.owner: i64 = 0
        self.at: i64 = 0
        self.layout = layout
        self.row = vec[i16]()
        self._seats = [f"seat {seat}" for seat in range(players)]
        self._clockwise = [[(first + place) % players for place in range(players)] for first in range(players)]

    # -- parts ---------------------------------------------------------------------------------------------------------

    def part(self, name: str, zone: str = SAME) -> "Writer":
        """Begin a part. `zone` is what it tells about, empty if another part has named that zone already."""
        if self.layout is not None:
            self.layout.begin(name, zone, seats=False)
        return self

    def seats(self, name: str, zone: str = SAME) -> list[int]:
        """Begin a part that is written once for each of the seats returned: clockwise, the owner first."""
        if self.layout is not None:
            self.layout.begin(name, zone, seats=True)
        return self._clockwise[self.owner]

    # -- numbers -------------------------------------------------------------------------------------------------------

    def number(self, value: int) -> None:
        """One number."""
        if self.layout is not None:
            self.layout.add(NO_TEXT)
            return
        row = self.row
        row[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """One number, 0 or 1."""
        self.number(1 if value else 0)

    def numbers(self, values: Codes, texts: Texts) -> None:
        """As many numbers as there are texts."""
        if self.layout is not None:
            self.layout.add(texts.texts)
            return
        row = self.row
        at = self.at
        for value in values:
            row[at] = i16(value)
            at += 1
        self.at += texts.size

    def seat(self, seat: i64) -> None:
        """A switch for each seat, on for this one; all off for nobody."""
        if self.layout is not None:
            self.layout.add(self._seats)
            return
        if seat != NOBODY:
            self.switch_on(seat)
        self.at += self.players

    def seat_set(self, seats: i64) -> None:
        """A switch for each seat, on for those in the mask."""
        if self.layout is not None:
            self.layout.add(self._seats)
            return
        seat: i64 = 0
        while seats > 0:
            if seats & 1:
                self.switch_on(seat)
            seats >>= 1
            seat += 1
        self.at += self.players

    def switch_on(self, seat: i64) -> None:
        """Turn on the switch of this seat, counted from the owner."""
        place = seat - self.owner
        if place < 0:
            place += self.players
        row = self.row
        row[self.at + place] = 1

    # -- codes ---------------------------------------------------------------------------------------------------------

    def code(self, code: i64, texts: Texts) -> None:
        """A switch for each possible code, all off if it is hidden or there is none."""
        if self.layout is not None:
            self.layout.add(texts.texts)
            return
        if code != UNKNOWN:
            row = self.row
            row[self.at + code] = 1
        self.at += texts.size

    def code_set(self, codes: i64, texts: Texts) -> None:
        """A switch for each possible code, on for those in the mask."""
        if self.layout is not None:
            self.layout.add(texts.texts)
            return
        row = self.row
        at = self.at
        while codes > 0:
            if codes & 1:
                row[at] = 1
            codes >>= 1
            at += 1
        self.at += texts.size

    def packed(self, counts: i64, bits: i64, texts: Texts) -> None:
        """How many there are of each code, from an int with this many bits for each."""
        if self.layout is not None:
            self.layout.add(texts.texts)
            return
        row = self.row
        at = self.at
        one: i64 = 1
        mask = (one << bits) - 1
        while counts > 0:
            row[at] = i16(counts & mask)
            counts >>= bits
            at += 1
        self.at += texts.size

    def bag(self, codes: Codes, texts: Texts) -> None:
        """Codes in no particular order: how many of each, and how many are hidden."""
        if self.layout is not None:
            self.layout.add(texts.and_hidden)
            return
        _count(self.row, self.at, codes, texts.size)
        self.at += texts.size + 1

    def bag_and_hidden(self, codes: Codes, hidden: i64, texts: Texts) -> None:
        """As `bag`, for known codes and this many hidden ones."""
        if self.layout is not None:
            self.layout.add(texts.and_hidden)
            return
        row = self.row
        _count(row, self.at, codes, texts.size)
        self.at += texts.size
        row[self.at] = i16(hidden)
        self.at += 1

    def known_bag(self, codes: Codes, known: i64, kind: i64, texts: Texts) -> None:
        """As `bag`, for codes with marks: hidden where the bit `known` is off, otherwise the bits of `kind`."""
        if self.layout is not None:
            self.layout.add(texts.and_hidden)
            return
        _count_known(self.row, self.at, codes, known, kind, texts.size)
        self.at += texts.size + 1

    def pool(self, bags: Sequence[Codes], texts: Texts) -> None:
        """Several bags as one."""
        if self.layout is not None:
            self.layout.add(texts.and_hidden)
            return
        for codes in bags:
            _count(self.row, self.at, codes, texts.size)
        self.at += texts.size + 1

    def bags(self, bags: Sequence[Codes], most: int, texts: Texts) -> None:
        """The first few of these bags, each in a place of its own; those beyond are left out."""
        if self.layout is not None:
            self.layout.add([f"{place} {text}" for place in range(most) for text in texts.and_hidden])
            return
        at = self.at
        width = texts.size + 1
        for place in range(min(most, len(bags))):
            _count(self.row, at, bags[place], texts.size)
            at += width
        self.at += most * width

    def rows(self, rows: Sequence[tuple[int, ...]], most: int, texts: Texts) -> None:
        """The first few of these rows of numbers, each in a place of its own; those beyond are left out."""
        if self.layout is not None:
            self.layout.add([f"{place} {text}" for place in range(most) for text in texts.texts])
            return
        end = self.at + most * texts.size
        for place in range(min(most, len(rows))):
            self.numbers(rows[place], texts)
        self.at = end

    def code_pair(self, one: i64, two: i64, first: Texts, second: Texts) -> None:
        """Two codes that belong together, such as the colour and the number of a card."""
        if self.layout is not None:
            self.layout.add([*first.texts, *second.texts])
            return
        if one != UNKNOWN:
            row = self.row
            row[self.at + one] = 1
            row[self.at + first.size + two] = 1
        self.at += first.size + second.size


def _count(row: vec[i16], at: i64, codes: Codes, hidden: i64) -> None:
    """Count each code in its place from `at` on.

    Written twice, because a compiled loop is fast only if it knows what it reads; and with an `i64`, because an
    expression of both kinds of int would be computed in objects.
    """
    code: i64
    if isinstance(codes, tuple):
        for code in codes:
            place = at + (hidden if code < 0 else code)
            row[place] = row[place] + 1
    else:
        for code in codes:
            place = at + (hidden if code < 0 else code)
            row[place] = row[place] + 1


def _count_known(row: vec[i16], at: i64, codes: Codes, known: i64, kind: i64, hidden: i64) -> None:
    """As `_count`, for codes with marks."""
    code: i64
    if isinstance(codes, tuple):
        for code in codes:
            place = at + (code & kind if code & known else hidden)
            row[place] = row[place] + 1
    else:
        for code in codes:
            place = at + (code & kind if code & known else hidden)
            row[place] = row[place] + 1


Observed = Callable[[Any, Writer], None]
"""How a game hands the parts of an observation to a writer."""

QUESTION: Final = "question"
ASKED: Final = "asked"
OPTIONS: Final = "options"


@final
class Sight:
    """What the seats of one table see: the layout of an observation and how it is written.

    `blank` is a row in which everything that never changes, the options, is written already.
    """

    def __init__(self, observed: Observed, questions: Sequence[str], options: dict[str, int], example: State) -> None:
        self.layout = Layout()
        self.players: i64 = example.players
        self._observed = observed
        self._questions = {name: place for place, name in enumerate(questions)}
        self.layout.begin(QUESTION, "", seats=False)
        self.layout.add(questions)
        self._asked: i64 = len(questions)
        """Where the seats that are asked begin."""
        self.layout.begin(ASKED, "", seats=False)
        self.layout.add([f"seat {seat}" for seat in range(example.players)])
        self.layout.begin(OPTIONS, "", seats=False)
        start = self.layout.size
        self.layout.add(list(options))
        self._head: i64 = self.layout.size
        observed(example, Writer(example.players, self.layout))
        self.size: i64 = self.layout.size
        self.blank = [0] * start + list(options.values()) + [0] * (self.layout.size - self._head)
        self._writer = Writer(example.players)

    def write(self, s: State, owner: i64, row: vec[i16], at: i64) -> None:
        """Write what this seat sees from `at` on, where the row is blank."""
        writer = self._writer
        writer.row = row
        writer.owner = owner
        if not s.over:
            self._write_question(s, owner, row, at)
        writer.at = at + self._head
        self._observed(s, writer)
        assert writer.at == at + self.size, "the size of an observation never changes"

    def _write_question(self, s: State, owner: i64, row: vec[i16], at: i64) -> None:
        """Which question is open, and to whom. Of sealed answers a seat knows only its own."""
        ask = s.question
        row[at + self._questions[ask.name]] = 1
        writer = self._writer
        writer.at = at + self._asked
        seat: i64
        if len(ask.players) == 1:
            writer.switch_on(ask.players[0])
            return
        for seat in ask.players:
            if seat != owner or seat in ask.open_to(s):
                writer.switch_on(seat)


def mark_moves(s: State, seat: int, row: vec[u8], at: i64) -> None:
    """Write 1 for every move listed for this seat, where the row holds zeros."""
    if s.over:
        return
    _mark(s.moves(seat), row, at)


def _mark(moves: Sequence[int], row: vec[u8], at: i64) -> None:
    move: i64
    if isinstance(moves, tuple):
        for move in moves:
            row[at + move] = 1
        return
    assert isinstance(moves, list)
    for move in moves:
        row[at + move] = 1


def numbers_of(size: int) -> vec[i16]:
    """This many zeros, for observations."""
    row = vec[i16](capacity=size)
    for _ in range(size):
        row = append(row, 0)
    return row


def switches_of(size: int) -> vec[u8]:
    """This many zeros, for masks."""
    row = vec[u8](capacity=size)
    for _ in range(size):
        row = append(row, 0)
    return row
