"""Undo: the last action of a friendly table is taken back if nobody, its player included, has learned anything from it.

Whether somebody has is decided from what the action told: its events and the views of everybody before and after it.
"""

from collections import Counter
from typing import Any, Final, NamedTuple

from hotseat import protocol as m
from hotseat.core.game import Game
from hotseat.core.live import PLAIN, Window
from hotseat.core.position import zones
from hotseat.core.sorts import Sort
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries
from hotseat.server.caller import Caller
from hotseat.server.history import Action
from hotseat.server.room import Room
from hotseat.server.trial import Trial, tried

HIDDEN: Final = "??"


def undo(caller: Caller, command: m.Undo) -> None:
    """Take back the last action: at once if it is the caller's own, otherwise when every person agrees."""
    caller.need_stage("playing")
    table, seat, room = caller.table, caller.seat, caller.table.room
    last = room.history.meant_by(seat)
    if not room.opened.friendly or last is None or learned(retraced(room, last)):
        raise Refusal("no-undo", "There is nothing to take back, or somebody has learned something since.")
    actions = room.history.since(last)
    if command.agree and last.seat == seat:
        table.add(entries.Undone(seat, command.id, actions, quiet=not last.noticed))
        return
    table.add(entries.UndoVoted(seat, command.agree, command.id))
    playing = {other for other in room.persons() if not room.places[other].bot_plays}
    if command.agree and playing <= set(room.votes.undo):
        table.add(entries.Undone(-1, actions=actions))
    table.afterwards(table.audience.tell_table)


class Retraced(NamedTuple):
    """An action with its window, the state before it, and what followed from it."""

    seat: int
    window: Window
    before: State
    trial: Trial

    @property
    def after(self) -> State:
        """The state after it."""
        return self.trial.state


def retraced(room: Room, action: Action) -> Retraced:
    """Play an action again from the state before it."""
    before = room.history.before(action)
    return Retraced(action.seat, room.window_of(before), before, tried(before, action.seat, action.moves))


def learned(last: Retraced) -> bool:
    """Whether anybody learned something from the action: by chance, an event, or the end of a common window."""
    before, after = last.before, last.after
    if before.rng.data() != after.rng.data():
        return True
    if not last.trial.noticed:
        return len(last.trial.privy) > 1
    return last.window.closes != PLAIN or _told(last) or _seen(before, after)


def _told(last: Retraced) -> bool:
    """Whether an event turned something over, told somebody else a secret, or told anybody an unknown card."""
    game = last.after.setup.game
    reveals = {kind.name for kind in game.events if kind.reveals is not None}
    events = [entry for entry in last.trial.entries if entry.kind == "event"]
    if any(entry.full["event"] in reveals or _others(entry, last.seat) for entry in events):
        return True
    return any(_named(last, viewer, events) for viewer in _viewers(last.after))


def _named(last: Retraced, viewer: int | None, events: list[Entry]) -> bool:
    """Whether an event told the viewer a card that it did not know, or that the mover has given away by it."""
    after, known, own = last.after, _known(last.before, viewer), _known(last.before, last.seat)
    secret = own - known
    given = secret - (_known(after, last.seat) - _known(after, viewer))
    cards = [_cards_of(entry, viewer, after.setup.game) for entry in events]
    return any(one - known or one & given for one in cards)


def _others(entry: Entry, mover: int) -> bool:
    return entry.masked != entry.full and any(seat != mover for seat in entry.witnesses or ())


def _cards_of(entry: Entry, seat: int | None, game: Game) -> "Counter[str]":
    told: Any = entry.told(seat)
    facts = next(kind.facts for kind in game.events if kind.name == entry.full["event"])
    return _cards([(told["facts"][name], sort) for name, sort in facts])


def _seen(before: State, after: State) -> bool:
    """Whether somebody can name a card more than before, not counting cards new to the table (a Super-Joker).

    A card that is being carried out is in no zone; a seat that could not name it before has seen it leave a hand.
    """
    here = _gained(_known_in(before), _known_in(after))
    for viewer in _viewers(before):
        gained = _gained(_known(before, viewer), _known(after, viewer))
        if any(gained[card] > here[card] for card in {*gained, *here}):
            return True
    return False


def _gained(before: "Counter[str]", after: "Counter[str]") -> "Counter[str]":
    """By card: how many more there are; negative for fewer."""
    gained = Counter(after)
    gained.subtract(before)
    return gained


def _viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(state.players)]


def _known(state: State, viewer: int | None) -> "Counter[str]":
    """The cards that this viewer knows, and how many of each."""
    return _known_in(state.view(viewer))


def _known_in(view: State) -> "Counter[str]":
    fields = view.setup.game.fields
    return _cards([(value, fields[name].sort) for name, value in zones(view).items()])


def _cards(values: list[tuple[Any, Sort]]) -> "Counter[str]":
    """The cards named in these values of these sorts."""
    found: Counter[str] = Counter()
    while values:
        value, sort = values.pop()
        if value in (None, HIDDEN):
            continue
        if sort.kind == "card":
            found[value] += 1
        elif sort.kind in ("optional", "hidden"):
            values.append((value, sort.parts["item"]))
        elif isinstance(value, list):
            parts = list(sort.parts.values())
            values += zip(value, parts if sort.kind == "row" else parts * len(value), strict=False)
        elif isinstance(value, dict):
            values += [(value[name], part) for name, part in sort.parts.items()]
    return found
