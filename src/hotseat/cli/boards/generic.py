"""The default board for games without their own: all zones and facts, with those of the seats side by side."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from hotseat.core.facts import facts
from hotseat.core.position import zones
from hotseat.core.state import State
from hotseat.locales import Phrases
from hotseat.locales.of_games import zone_of


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """A row per seat with a column for each of its zones and facts; below, those that belong to no seat."""
    rules = view.setup.game
    game, shown = rules.id, {**zones(view), **facts(view, seat)}
    sorts = {name: codec.sort for name, codec in rules.fields.items()}
    sorts.update({name: fact.sort for name, fact in rules.facts.items()})
    of_seats = {name: zone for name, zone in shown.items() if sorts[name].kind == "by-seat"}
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in ("", *[zone_of(words, game, name) for name in of_seats]):
        grid.add_column(heading)
    for one in range(view.players):
        style = "bold" if one == seat else ""
        grid.add_row(escape(names[one]), *[written(zone[one]) for zone in of_seats.values()], style=style)
    common = [f"{zone_of(words, game, name)}: {written(zone)}" for name, zone in shown.items() if name not in of_seats]
    return Group(grid, *[escape(line) for line in common])


def written(value: Any) -> str:
    """The contents of a zone as text; hidden cards are shown as a number."""
    if not isinstance(value, list):
        return str(value)
    if len(value) > 1 and set(map(str, value)) == {"??"}:
        return f"{len(value)} × ??"
    return " ".join([written(one) for one in value]) or "—"
