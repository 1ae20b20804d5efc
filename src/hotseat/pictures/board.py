"""A state or view as HTML: one row of cards for every zone that has any, with numbers and points next to the seats."""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from hotseat.core.facts import public_facts
from hotseat.core.position import zones
from hotseat.core.seats import letter
from hotseat.core.sorts import Sort
from hotseat.core.state import State
from hotseat.pictures.cards import HIDDEN, svg

Found = tuple[str, str]
"""A card and its caption."""

STYLE: Final = (
    "font:13px/1.4 system-ui,sans-serif;color:#f8ecd8;background:#2b1b14;padding:10px 12px;border-radius:10px;"
    "display:inline-block;max-width:100%"
)
ROW: Final = "display:inline-flex;flex-wrap:wrap;gap:3px;align-items:flex-end;margin:2px 18px 8px 0"
LABEL: Final = "color:#d3bb9b;margin:0 4px 0 8px"
CARD: Final = 44
UNTOLD: Final = "*"
"""How a zone writes a remark that may not be known."""


def board(s: State, names: list[str] | None = None) -> str:
    """The table; a view shows no more than it knows."""
    game, written = s.setup.game, zones(s)
    sorts = {name: codec.sort for name, codec in game.fields.items()}
    points: Any = public_facts(s.view(None)).get("points") or []
    common = [
        _row(name, _found(sorts[name], value), game.id) for name, value in written.items() if _on_the_table(sorts[name])
    ]
    seats = [_seat(s, seat, names, points, written, sorts) for seat in range(s.players)]
    return f'<div style="{STYLE}"><div><b>{escape(_headline(s))}</b></div>{"".join(common)}{"".join(seats)}</div>'


def _headline(s: State) -> str:
    return repr(s).strip("<>")


def _seat(
    s: State,
    seat: int,
    names: list[str] | None,
    points: list[int],
    written: dict[str, Any],
    sorts: dict[str, Sort],
) -> str:
    own = {name: value[seat] for name, value in written.items() if sorts[name].kind == "by-seat"}
    numbers = [f"{name.replace('_', ' ')} {own[name]}" for name in own if sorts[name].item().kind == "number"]
    rows = [_row(name, _found(sorts[name].item(), own[name]), s.setup.game.id) for name in own]
    numbers += [f"points {points[seat]}"] if points else []
    asked = " · asked" if not s.over and seat in s.question.open_to(s) else ""
    name = names[seat] if names else letter(seat)
    return f"<div><b>{escape(name)}</b>{asked} <span>{escape(' · '.join(['', *numbers]))}</span>{''.join(rows)}</div>"


def _on_the_table(sort: Sort) -> bool:
    """Whether a zone lies openly on the table: a list of cards that is nobody's, with or without a remark."""
    return sort.kind == "list" and sort.item().kind in ("card", "row")


def _found(sort: Sort, value: Any) -> list[Found]:
    return list(_cards(sort, value))


def _cards(sort: Sort, value: Any) -> Iterator[Found]:
    """The cards in a value of this sort, in order."""
    if value is None:
        return
    if sort.kind == "card":
        yield f"{value}/{sort.of}" if sort.of != "card" else value, ""
    elif sort.kind == "hidden":
        yield from [(HIDDEN, UNTOLD)] if value == HIDDEN else _cards(sort.parts["item"], value)
    elif sort.kind in ("list", "by-seat"):
        for one in value:
            yield from _cards(sort.item(), one)
    elif sort.kind == "row" and sort.parts["0"].kind == "card":
        yield value[0], str(value[1]).replace(UNTOLD, "")


def _row(name: str, found: list[Found], game: str) -> str:
    if not found:
        return ""
    deck = name.removesuffix("s")  # a card may look different in its zone, as pain cards do
    shown = [_drawn(game, code, deck, caption) for code, caption in found if not code.startswith(HIDDEN)]
    backs = [(code, caption) for code, caption in found if code.startswith(HIDDEN)]
    if backs:
        shown.append(_drawn(game, backs[0][0], deck, "" if UNTOLD in backs[0] else f"×{len(backs)}"))
    return f'<div style="{ROW}"><span style="{LABEL}">{escape(name.replace("_", " "))}</span>{"".join(shown)}</div>'


def _drawn(game: str, code: str, deck: str, caption: str) -> str:
    card, _, named = code.partition("/")
    picture = svg(game, card, named or deck).replace("<svg", f'<svg width="{CARD}"', 1)
    below = f"<br><small>{escape(caption)}</small>" if caption else ""
    return f'<span style="text-align:center" title="{escape(card)}">{picture}{below}</span>'
