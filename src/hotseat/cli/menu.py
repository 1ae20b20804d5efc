"""The listed moves as a menu, grouped by verb and numbered; long groups are cut, not dumped."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.telling import Teller
from hotseat.locales import Phrases

MOST = 24
"""Moves of one row that a short menu shows."""

MOST_ROWS = 10
"""Rows of one verb that a short menu shows."""

MOST_IN_ALL = 100
"""Moves of one verb that a short menu shows; of more it shows only how each row begins and ends."""

Entries = list[tuple[int, str]]
"""Numbers of moves, and what follows the words at the head of their row."""

GAP = (0, "…")
"""Stands for the moves between the first and the last of a row."""

BARE = ""
"""The head of the row of moves that are one word."""


def menu(texts: list[str], teller: Teller, words: Phrases, verb: str = "") -> RenderableType:
    """A row for every verb, or for every beginning of a verb with many moves; naming a verb shows all its moves."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, entries in grouped(texts).items():
        if verb in ("", name):
            _add_rows(grid, name, entries, teller, words, cut=name not in (verb, BARE))
    return grid


def _add_rows(grid: Grid, verb: str, entries: Entries, teller: Teller, words: Phrases, cut: bool) -> None:
    rows = split(verb, entries) if verb and len(entries) > MOST else {verb: entries}
    if cut:
        rows = shortened(rows)
    for head, some in rows.items():
        grid.add_row(_words(head, teller), _cells(some, teller))
    left = len(entries) - sum([entry != GAP for some in rows.values() for entry in some])
    if left:
        grid.add_row("", Text(words.say("play-menu-more", count=left, verb=verb), "dim"))


def grouped(texts: list[str]) -> dict[str, Entries]:
    """By verb: the numbers of the moves, and what follows the verb; moves of one word stand together."""
    groups: dict[str, Entries] = {}
    for number, text in enumerate(texts, 1):
        verb, _, rest = text.partition(" ")
        groups.setdefault(verb if rest else BARE, []).append((number, rest or verb))
    return groups


def split(verb: str, entries: Entries) -> dict[str, Entries]:
    """One verb's moves by everything before their last word."""
    rows: dict[str, Entries] = {}
    for number, rest in entries:
        head, _, last = f"{verb} {rest}".rpartition(" ")
        rows.setdefault(head, []).append((number, last))
    return rows


def shortened(rows: dict[str, Entries]) -> dict[str, Entries]:
    """So much of one verb's rows that a screen can hold it."""
    short = {head: some[:MOST] for head, some in list(rows.items())[:MOST_ROWS]}
    if sum([len(some) for some in short.values()]) <= MOST_IN_ALL:
        return short
    return {head: [rows[head][0], GAP, rows[head][-1]] for head in short}


def _words(head: str, teller: Teller) -> Text:
    return Text("", "bold").append_text(teller.move(head))


def _cells(entries: Entries, teller: Teller) -> RenderableType:
    return Columns([_cell(number, rest, teller) for number, rest in entries], padding=(0, 2))


def _cell(number: int, rest: str, teller: Teller) -> Text:
    if (number, rest) == GAP:
        return Text(rest, "dim")
    return Text(f"{number} ", "dim", no_wrap=True).append_text(_rest(rest, teller))


def _rest(rest: str, teller: Teller) -> Text:
    return Text("", "not dim").append_text(teller.move(rest))
