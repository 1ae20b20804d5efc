"""The legal moves as a menu, numbered and grouped by verb; long groups are abbreviated."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.telling import Teller
from hotseat.locales import Phrases

MOST = 24
"""Maximum moves per row in a short menu."""

MOST_ROWS = 10
"""Maximum rows per verb in a short menu."""

MOST_IN_ALL = 100
"""Maximum moves per verb in a short menu; beyond that, each row shows only its first and last move."""

Entries = list[tuple[int, str]]
"""Numbers of moves, and their text after the row's heading."""

GAP = (0, "…")
"""Placeholder for the moves between the first and the last of a row."""

BARE = ""
"""Heading of the row of one-word moves."""


def menu(texts: list[str], teller: Teller, words: Phrases, verb: str = "") -> RenderableType:
    """A row per verb, or several for a verb with many moves; with `verb`, all moves of that verb."""
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
    """By verb: the numbers of the moves, and the text after the verb; one-word moves form one group."""
    groups: dict[str, Entries] = {}
    for number, text in enumerate(texts, 1):
        verb, _, rest = text.partition(" ")
        groups.setdefault(verb if rest else BARE, []).append((number, rest or verb))
    return groups


def split(verb: str, entries: Entries) -> dict[str, Entries]:
    """One verb's moves, grouped by everything before their last word."""
    rows: dict[str, Entries] = {}
    for number, rest in entries:
        head, _, last = f"{verb} {rest}".rpartition(" ")
        rows.setdefault(head, []).append((number, last))
    return rows


def shortened(rows: dict[str, Entries]) -> dict[str, Entries]:
    """One verb's rows, shortened to fit on a screen."""
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
