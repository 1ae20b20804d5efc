"""What each viewer is told: the only place where a message to a client is made from a room.

Everything is built from what the seat may know (`State.view`, `Entry.told`), never by taking things away from the full
state. A viewer is a seat, or None for a spectator.
"""

from typing import Any, Final

from msgspec import Raw, json

from hotseat.core.live import RACE, SEALED, TOGETHER
from hotseat.core.position import pending, position, zones
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.server import messages as m
from hotseat.server.log import Said
from hotseat.server.room import Happened, Room

SMALL: Final = 256
"""Answers and clocks fit into one of these."""
STEP: Final = 1024
"""Everything longer comes in these steps: a prompt with one move more changes the length once in a hundred times."""
_ENCODER = json.Encoder()


def frame(message: m.ServerMessage) -> bytes:
    """The message as it is sent, filled up with blanks so that its length tells next to nothing."""
    text = _ENCODER.encode(message)
    return text.ljust(SMALL if len(text) <= SMALL else -(-len(text) // STEP) * STEP)


def encoded(value: Any) -> str:
    """Any value of ours as JSON."""
    return _ENCODER.encode(value).decode()


def _raw(value: Any) -> Raw:
    """A value encoded once for many messages."""
    return Raw(_ENCODER.encode(value))


class Common:
    """What everybody is told alike, worked out and encoded once for all viewers of one moment.

    Given what was told before at the same table, only what has changed is encoded again.
    """

    def __init__(self, room: Room, now: int, running: bool, before: "Common | None" = None) -> None:
        self.now = now
        self.head = head(room)
        self.fields: dict[str, Any] = {
            "n": room.n,
            "asked": _raw(asked(room)),
            "clock": _raw(clock(room, now, running)),
            "result": _raw(result(room)),
            "rest": _raw(rest(room, now)),
        }
        self.view = None if room.state is None else room.state.view(None)
        """The table as a spectator sees it ..."""
        self.told: dict[str, Any] = {}
        self.zones: dict[str, Any] = {}
        """... and the same as JSON: all but the zones, and each zone."""
        if self.view is not None:
            self._write(self.view, before)

    def _write(self, view: State, before: "Common | None") -> None:
        if before is None or before.view is None:
            told = position(view)
            self.zones = _each_raw(told.pop("zones"))
            self.told = _each_raw(told)
        else:
            self.zones = {**before.zones, **_each_raw(zones(view, before.view))}
            self.told = {**before.told, "agenda": _raw(pending(view)), "rng": _raw(view.rng.data())}


def _each_raw(values: dict[str, Any]) -> dict[str, Any]:
    return {name: _raw(value) for name, value in values.items()}


def snapshot(room: Room, viewer: int | None, shared: Common) -> dict[str, Any]:
    """The fields that `welcome` and `update` share."""
    return {
        **shared.fields,
        "view": seen(room.state, viewer, shared),
        "prompt": None if viewer is None else prompt(room, viewer, shared.now),
    }


def seen(state: State | None, viewer: int | None, shared: Common) -> dict[str, Any] | None:
    """`position(state.view(viewer))`; zones that look to this seat as to a spectator are not written again."""
    if state is None or shared.view is None:
        return None
    if viewer is None:
        return {**shared.told, "zones": shared.zones}
    view, public = state.view(viewer), shared.view
    if view.question is not public.question or view.agenda != public.agenda:
        return position(view)
    return {**shared.told, "zones": {**shared.zones, **zones(view, public)}, "rng": view.rng.data()}


def batch(n: int, entries: list[Entry], viewer: int | None) -> m.Batch:
    """What happened, as this viewer may know it."""
    moves: list[m.Played] = []
    events: list[dict[str, Any]] = []
    counts: list[int] = []
    for entry in entries:
        told = entry.told(viewer)
        if told is None:
            continue
        facts: Any = told["facts"]
        if entry.kind == "move":
            moves.append(m.Played(facts["seat"], facts["move"], 0))
            counts.append(0)
        elif entry.kind == "event":
            events.append(facts)
            if counts:
                counts[-1] += 1
    counted = [m.Played(one.seat, one.move, count) for one, count in zip(moves, counts, strict=True)]
    return m.Batch(n, counted, events)


def news(happened: list[Happened], viewer: int | None) -> dict[str, Any]:
    """The fields of an `update` that tell what happened."""
    batches = [batch(one.n, one.entries, viewer) for one in happened]
    moves = [move for batch in batches for move in batch.moves]
    events = [event for batch in batches for event in batch.events]
    return {"moves": _raw(moves), "events": _raw(events)}


def knows_more(happened: list[Happened], seat: int) -> bool:
    """Whether this seat is told anything of it that is not told to everybody."""
    entries = [entry for one in happened for entry in one.entries if entry.witnesses and seat in entry.witnesses]
    return any(entry.masked != entry.full for entry in entries)


def asked(room: Room) -> m.Asked | None:
    """The open question as everybody sees it: public facts only, and nobody's sealed answer."""
    if room.state is None or room.state.over:
        return None
    question = room.state.question
    sealed = room.window.closes in (SEALED, RACE)
    answered = set() if sealed else room.put_to - set(question.players)
    if room.window.closes == TOGETHER:
        answered = answered | set(room.held)
    return m.Asked(
        question.name,
        [letter(seat) for seat in sorted(question.players)],
        [letter(seat) for seat in sorted(question.waits_for)],
        [letter(seat) for seat in sorted(answered)],
        sealed,
    )


def prompt(room: Room, seat: int, now: int) -> m.Prompt | None:
    """The open question as it is put to this seat; None if it is not asked."""
    if room.state is None or seat not in room.open_to():
        return None
    moves = room.state.setup.game.moves
    hold = room.held.get(seat)
    return m.Prompt(
        room.places[seat].asked,
        room.state.question.name,
        [moves.text(move) for move in room.state.moves(seat)],
        room.state.question.reacts(seat),
        None if hold is None else [moves.text(move) for move in hold.moves],
        bool(room.total()) and seat not in room.more_timed,
        max(room.opens_at() - now, 0),
    )


def clock(room: Room, now: int, running: bool) -> m.Clock | None:
    """Time left for the open question; None where no clock runs."""
    if room.state is None or room.state.over or not room.total():
        return None
    total = room.total() + room.extra
    left = room.opens_at() + total - now
    banks = {}
    if room.window.banked:
        banks = {letter(seat): room.places[seat].bank + min(left, 0) for seat in room.open_to()}
    return m.Clock(min(max(left, 0), total), total, running and not room.resting, banks)


def rest(room: Room, now: int) -> m.Rest | None:
    """How long the table still rests, and who wants to go on; None if play goes on."""
    if not room.resting:
        return None
    ready = [letter(seat) for seat, place in enumerate(room.places) if place.bot or seat in room.going_on]
    return m.Rest(max(room.opens_at() - now, 0), ready)


def result(room: Room) -> m.Result | None:
    """Scores and places, once the game is over."""
    if room.state is None or not room.state.over:
        return None
    outcome = room.state.outcome()
    return m.Result(list(outcome.scores), list(outcome.places))


def chat_line(said: Said) -> m.ChatLine:
    """A stored line of chat as it is sent."""
    return m.ChatLine(letter(said.seat) if said.seat >= 0 else None, said.name, said.text, said.emote, said.wall)


def fair(room: Room) -> m.FairInfo | None:
    """Where the shuffle stands; commits only when all are in, the secret never (the transcript has it afterwards)."""
    setup = room.commitment
    if setup is None:
        return None
    if room.ledger is not None:
        stage = "open" if room.ledger.ended else "ready"
        waits: list[int] = []
    elif setup.all_committed:
        stage, waits = "reveal", [seat for seat in setup.humans if seat not in setup.seeds]
    else:
        stage, waits = "commit", [seat for seat in setup.humans if seat not in setup.commits]
    commits = [str(commit) for commit in setup.published_commits()] if setup.all_committed else []
    return m.FairInfo(stage, setup.game_id, setup.statement(), commits, [letter(seat) for seat in waits], setup.voids)  # type: ignore[arg-type]


def head(room: Room) -> str | None:
    """The hash over the fair log so far, without its length, which would tell how much happened unseen."""
    return None if room.ledger is None else room.ledger.head[1].hex()
