"""The listed moves as a menu, grouped by verb and numbered; long groups are cut, not dumped."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.telling import Teller
from hotseat.locales import Phrases

MOST = 24
"""Moves of one verb that a short menu shows."""


def menu(texts: list[str], teller: Teller, words: Phrases, verb: str = "") -> RenderableType:
    """One row per verb; naming a verb shows all its moves."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, entries in grouped(texts).items():
        if verb in ("", name):
            grid.add_row(Text(name, "bold"), _entries(name, entries, teller, words, cut=not verb))
    return grid


def grouped(texts: list[str]) -> dict[str, list[tuple[int, str]]]:
    """By verb: the numbers of the moves, and what follows the verb."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, text in enumerate(texts, 1):
        verb, _, rest = text.partition(" ")
        groups.setdefault(verb, []).append((number, rest))
    return groups


def _entries(verb: str, entries: list[tuple[int, str]], teller: Teller, words: Phrases, cut: bool) -> RenderableType:
    shown = entries[:MOST] if cut else entries
    cells = [Text(f"{number} ", "dim", no_wrap=True).append_text(_rest(rest, teller)) for number, rest in shown]
    if len(shown) < len(entries):
        cells.append(Text(words.say("play-menu-more", count=len(entries) - len(shown), verb=verb), "dim"))
    return Columns(cells, padding=(0, 2))


def _rest(rest: str, teller: Teller) -> Text:
    return Text("", "not dim").append_text(teller.move(rest))
