"""The moment of a finished game: its best bluff, its costliest trick. One module per game, named in the game's entry.

Such a module has KINDS, the kinds of moments, and `moment(steps)`. A moment is an event with nothing hidden.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hotseat.core.events import Event, EventKind
from hotseat.core.replay import walk
from hotseat.core.sorts import Json
from hotseat.core.state import State
from hotseat.games import entry_of
from hotseat.games.entry import piece
from hotseat.records import Record


class Step(NamedTuple):
    """The state after a move, which the next step changes, and the events of that move."""

    state: State
    events: list[Event]


Steps = Iterable[Step]


def kinds_of(game: str) -> tuple[EventKind, ...]:
    """The kinds of moments of this game; none if it has no module for them."""
    module = entry_of(game).moments
    kinds: tuple[EventKind, ...] = piece(game, "moments", module, "KINDS") if module else ()
    return kinds


def moment_of(record: Record) -> dict[str, Json] | None:
    """The moment of a finished game as the event `moment-<kind>`; None if there was none worth telling."""
    module = entry_of(record.game.id).moments
    if not module:
        return None
    found: Event | None = piece(record.game.id, "moments", module, "moment")(_steps(record))
    if found is None:
        return None
    told = found.full_json(record.game.words)
    return {**told, "event": f"moment-{found.kind.name}"}


def _steps(record: Record) -> Iterator[Step]:
    state = record.opening()
    state.events = []
    yield Step(state, [])
    for step in walk(state, record.moves):
        yield Step(state, step.events)
