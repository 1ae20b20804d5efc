"""Facts: values derived from the zones and shown to players, such as points so far or who would take the trick.

A game declares them beside its zones. A fact is computed from a view, never from the full state, so it cannot reveal
more than the view does. It is sent beside the zones and is not part of a stored position.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from hotseat.core.sorts import CARDS, NUMBER, SEAT, TEXT, Json, Sort, by_seat, listed, optional, record

if TYPE_CHECKING:
    from hotseat.core.state import State


@final
class Derived:
    """One fact: its sort, and how it is computed from a view.

    It is computed from the spectator's view and is the same for everybody. Only an `own` fact is computed from the view
    of the seat that reads it, because it depends on what that seat alone knows; spectators do not get it. A
    `fixed` fact never changes during a game.
    """

    def __init__(self, sort: Sort, of: Callable[[Any], Json], own: bool = False, fixed: bool = False) -> None:
        self.sort = sort
        self.of = of
        self.own = own
        self.fixed = fixed


Facts = dict[str, Derived]


def public_facts(view: "State") -> dict[str, Json]:
    """The facts that are the same for everybody; `view` is the spectator's."""
    return {name: fact.of(view) for name, fact in view.setup.game.public_facts}


def own_facts(view: "State") -> dict[str, Json]:
    """The facts that depend on what this seat alone knows."""
    return {name: fact.of(view) for name, fact in view.setup.game.own_facts}


def facts(s: "State", seat: int | None) -> dict[str, Json]:
    """All facts that this seat (None: a spectator) gets."""
    found = public_facts(s.view(None))
    return found if seat is None else {**found, **own_facts(s.view(seat))}


# -- how points come about ---------------------------------------------------------------------------------------------

COUNT_LINE: Final = record({"what": TEXT, "points": NUMBER, "number": NUMBER, "seat": optional(SEAT), "cards": CARDS})
"""A line of a count: what is counted, its points, how many or which one, and its owner if not the seat itself."""
COUNT: Final = optional(by_seat(listed(COUNT_LINE)))
"""Every seat's points, line by line; null until points are counted."""


def line(what: str, points: int, number: int = 0, cards: list[Json] | None = None, seat: str | None = None) -> Json:
    """A line of a count."""
    return {"what": what, "points": points, "number": number, "seat": seat, "cards": list(cards or [])}
