"""What each viewer sees: the only module that builds client messages from a room.

Everything is built from what the seat may know (`State.view`, `Entry.told`), never by removing parts of the full
state. A viewer is a seat, or None for a spectator.
"""

from collections.abc import Collection
from typing import Any, Final

from msgspec import json

from hotseat import protocol as m
from hotseat.core.live import RACE, SEALED, TOGETHER
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry, pf2
from hotseat.protocol.frames import padded
from hotseat.server.courtesy import turn_of
from hotseat.server.entries import Said
from hotseat.server.room import Room
from hotseat.server.told import Happened
from hotseat.server.views import Views

_ENCODER = json.Encoder()
_NULL: Final = b"null"


def encoded(value: Any) -> str:
    """`value` as JSON."""
    return _ENCODER.encode(value).decode()


def _json(value: Any) -> bytes:
    return _NULL if value is None else _ENCODER.encode(value)


class Common:
    """What is the same for all viewers at one moment, computed and encoded once."""

    def __init__(self, room: Room, now: int, running: bool, before: "Common | None" = None) -> None:
        self.now = now
        self.n = b"%d" % room.told.n
        self.clock = _json(clock(room, now, running))
        self.result = _json(result(room))
        self.rest = _json(rest(room, now))
        self.head = _json(room.shuffle.head)
        self.views: Views | None = (
            None if room.state is None else Views(room.state, None if before is None else before.views)
        )
        self.asked = _json(asked(room, None if self.views is None else self.views.public))


def snapshot(room: Room, viewer: int | None, common: Common) -> dict[str, bytes]:
    """The fields that `welcome` and `update` share, in order, each as JSON."""
    return {
        "n": common.n,
        "view": seen(room.state, viewer, common),
        "asked": common.asked,
        "prompt": _NULL if viewer is None else _json(prompt(room, viewer, common.now)),
        "clock": common.clock,
        "result": common.result,
        "rest": common.rest,
    }


def update(told: dict[str, bytes], news: tuple[bytes, bytes], head: bytes) -> bytes:
    """The frame of an `update`: a snapshot, moves and events, and the head of the log."""
    snapshot = [b'{"type":"update","n":', told["n"], b',"view":', told["view"], b',"asked":', told["asked"]]
    snapshot += [b',"prompt":', told["prompt"], b',"clock":', told["clock"], b',"result":', told["result"]]
    happened = [b',"rest":', told["rest"], b',"moves":', news[0], b',"events":', news[1], b',"head":', head, b"}"]
    return padded(b"".join(snapshot + happened))


def seen(state: State | None, viewer: int | None, common: Common) -> bytes:
    """`position(state.view(viewer))` with its facts, as JSON."""
    if state is None or common.views is None:
        return _NULL
    return common.views.of_spectator() if viewer is None else common.views.of_seat(state.view(viewer), viewer)


def batch(n: int, entries: list[Entry], viewer: int | None) -> m.Batch:
    """Moves and events as this viewer may know them."""
    moves: list[Any] = []
    after: list[int] = []
    """By move: the number of its events."""
    events: list[dict[str, Any]] = []
    for entry in entries:
        facts: Any = entry.facts_for(viewer)
        if facts is None:
            continue
        if entry.kind == "move":
            moves.append(facts)
            after.append(0)
        elif entry.kind == "event":
            events.append(facts)
            if after:
                after[-1] += 1
    played = [m.Played(one["seat"], one["move"], count) for one, count in zip(moves, after, strict=True)]
    return m.Batch(n, played, events)


NO_NEWS: Final = (b"[]", b"[]")


def news(happened: list[Happened], viewer: int | None) -> tuple[bytes, bytes]:
    """The fields `moves` and `events` of an `update`, as JSON."""
    batches = [batch(one.n, one.entries, viewer) for one in happened]
    batches.sort(key=lambda batch: not batch.moves)  # events of the table itself come last: moves count their events
    moves = [move for batch in batches for move in batch.moves]
    events = [event for batch in batches for event in batch.events]
    return _ENCODER.encode(moves), _ENCODER.encode(events)


def privy(happened: list[Happened]) -> set[int]:
    """The seats that learn more from these events than a spectator does."""
    entries = [entry for one in happened for entry in one.entries if entry.witnesses]
    return {seat for entry in entries if entry.masked != entry.full for seat in entry.witnesses or ()}


def asked(room: Room, view: State | None = None) -> m.Asked | None:
    """The open question as everybody sees it; `view` is the spectator's view."""
    if room.state is None or room.state.over:
        return None
    question = room.state.question
    sealed = room.asking.window.closes in (SEALED, RACE)
    answered = set() if sealed else room.asking.put_to - set(question.players)
    if room.asking.window.closes == TOGETHER:
        answered = answered | set(room.asking.held)
    about = {} if view is None else view.question.about(view)
    return m.Asked(
        question.name, _letters(question.players), _letters(question.waits_for), _letters(answered), sealed, about
    )


def _letters(seats: Collection[int]) -> list[str]:
    return [letter(seat) for seat in sorted(seats)] if seats else []


def prompt(room: Room, seat: int, now: int) -> m.Prompt | None:
    """The open question as it is put to this seat; None if the seat is not asked."""
    if room.state is None or seat not in room.open_to():
        return None
    moves = room.state.setup.game.moves
    hold = room.asking.held.get(seat)
    return m.Prompt(
        room.places[seat].asked,
        room.state.question.name,
        [moves.text(move) for move in room.state.moves(seat)],
        room.state.question.reacts(seat),
        None if hold is None else [moves.text(move) for move in hold.moves],
        bool(room.total()) and seat not in room.asking.more_timed,
        max(room.asking.opens_at() - now, 0),
        turn_of(room, seat),
    )


def clock(room: Room, now: int, running: bool) -> m.Clock | None:
    """Time left for the open question; None without a clock."""
    if room.state is None or room.state.over or not room.total():
        return None
    total = room.total() + room.asking.extra
    left = room.asking.opens_at() + total - now
    banks = {}
    if room.asking.window.banked:
        banks = {letter(seat): room.places[seat].bank + min(left, 0) for seat in room.open_to()}
    return m.Clock(min(max(left, 0), total), total, running and not room.asking.resting, banks)


def rest(room: Room, now: int) -> m.Rest | None:
    """How long the table still rests, and who wants to continue; None if it is not resting."""
    if not room.asking.resting:
        return None
    ready = [letter(seat) for seat, place in enumerate(room.places) if place.bot or seat in room.asking.going_on]
    return m.Rest(max(room.asking.opens_at() - now, 0), ready)


def result(room: Room) -> m.Result | None:
    """Scores and places, once the game is over."""
    if room.state is None or not room.state.over:
        return None
    outcome = room.state.outcome()
    return m.Result(list(outcome.scores), list(outcome.places))


def chat_line(said: Said) -> m.ChatLine:
    """A stored line of chat as it is sent."""
    return m.ChatLine(letter(said.seat) if said.seat >= 0 else None, said.name, said.text, said.emote, said.wall)


def shuffle(room: Room, now: int) -> m.ShuffleInfo | None:
    """Progress of the shuffle: no seal before the list is closed, no part before all are in, never the secret."""
    fair = room.shuffle.fair
    if fair is None:
        return None
    outcome = None if room.shuffle.chain is None else room.shuffle.chain.outcome
    waiting = fair.stage in ("seal", "show")
    return m.ShuffleInfo(
        fair.stage if outcome is None else "open",
        fair.promise.json(),
        None if fair.sealed is None else fair.sealed.json(),
        None if waiting else list(fair.shown()),
        fair.missing if waiting else [],
        max(room.shuffle.closes_at(room.opened.pace) - now, 0) if fair.stage == "seal" else None,
        max(room.shuffle.give_up_at(room.opened.pace) - now, 0) if waiting else None,
        None if fair.given_up is None else _given_up(fair.given_up),
        outcome,
    )


def _given_up(given_up: pf2.GivenUp) -> m.GivenUp:
    return m.GivenUp(list(given_up.missing), given_up.by, given_up.why)
