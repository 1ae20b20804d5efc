"""Pictures of cards, hands, tables, records and results for notebooks: SVG and HTML, no JavaScript.

The cards have the art of the page; a package that was built without the page shows their codes on paper.
"""

from typing import Any

from hotseat.bots.arena import Result
from hotseat.core.state import State
from hotseat.pictures.board import board
from hotseat.pictures.cards import Card, Hand, card, hand
from hotseat.pictures.chart import chart
from hotseat.pictures.strip import slider, strip
from hotseat.records import Record
from hotseat.table import Table

__all__ = ["Card", "Hand", "as_html", "board", "card", "chart", "hand", "slider", "strip"]


def as_html(thing: Any) -> str | None:
    """The picture of anything of the engine that has one."""
    if isinstance(thing, Table):
        return board(thing.state, thing.record.names)
    if isinstance(thing, State):
        return board(thing)
    if isinstance(thing, Record):
        return strip(thing)
    return chart(thing) if isinstance(thing, Result) else None
