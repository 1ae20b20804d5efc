"""What each viewer sees: the only module that builds client messages from a room.

Everything is built from what the seat may know (`State.view`, `Entry.told`), never by removing parts of the full
state. A viewer is a seat, or None for a spectator.
"""

from collections.abc import Collection
from typing import Any, Final

from msgspec import json

from hotseat import protocol as m
from hotseat.core.facts import own_facts, public_facts
from hotseat.core.live import RACE, SEALED, TOGETHER
from hotseat.core.position import WHOLE, differences, pending, position
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.protocol.frames import padded
from hotseat.server.entries import Said
from hotseat.server.room import Room
from hotseat.server.told import Happened

_ENCODER = json.Encoder()
_NULL: Final = b"null"
_SPECTATOR: Final = -1
_PLACES: Final = [f'"{name}":%b' for name in m.Update.__struct_fields__]
_UPDATE: Final = ('{"type":"update",' + ",".join(_PLACES) + "}").encode()
"""Template of an update with a placeholder for each field, in order."""
_VIEW: Final = ("game", "rules", "players", "options", "zones", "facts", "agenda", "rng")
"""The fields of a view, in order."""


def encoded(value: Any) -> str:
    """`value` as JSON."""
    return _ENCODER.encode(value).decode()


def _json(value: Any) -> bytes:
    return _NULL if value is None else _ENCODER.encode(value)


def _each(values: dict[str, Any]) -> dict[str, bytes]:
    """By name: the member `"name":value` of a JSON object."""
    return {name: _ENCODER.encode({name: value})[1:-1] for name, value in values.items()}


class Common:
    """What is the same for all viewers at one moment, computed and encoded once.

    Given the previous instance of the same table, only changed parts are encoded again.
    """

    def __init__(self, room: Room, now: int, running: bool, before: "Common | None" = None) -> None:
        self.now = now
        self.n = b"%d" % room.told.n
        self.clock = _json(clock(room, now, running))
        self.result = _json(result(room))
        self.rest = _json(rest(room, now))
        self.head = _json(head(room))
        self.view = None if room.state is None else room.state.view(None)
        """The state as a spectator sees it."""
        self.asked = _json(asked(room, self.view))
        self._zones: dict[str, bytes] = {}
        self._begins = self._ends = b""
        """The JSON before and after the zones of that view."""
        self._items: dict[str, list[bytes]] = {}
        """JSON of the items of zones that some seat sees differently."""
        self._private: dict[tuple[int, str, int], tuple[Any, bytes]] = {} if before is None else before._private
        """Values that a seat saw differently from a spectator in its last update, with their JSON."""
        self._facts: dict[str, tuple[Any, bytes]] = {}
        """The public facts, each with its JSON."""
        if self.view is not None:
            self._write(self.view, before)
            self._facts = _written(public_facts(self.view), {} if before is None else before._facts)

    def _write(self, view: State, before: "Common | None") -> None:
        if before is None or before.view is None:
            told = position(view)
            self._zones = _each(told.pop("zones"))
            del told["agenda"], told["rng"]
            self._begins = b'{%b,"zones":{' % b",".join(_each(told).values())
        else:
            self._begins, self._items = before._begins, before._items
            changed, rows = self._rewritten(view, before.view, _SPECTATOR)
            self._zones = {**before._zones, **changed}
            self._items = {name: row for name, row in before._items.items() if name not in changed} | rows
        self._rng = view.rng.data()
        self._ends = b",%b}" % b",".join(_each({"agenda": pending(view), "rng": self._rng}).values())

    def _rewritten(self, view: State, like: State, seat: int) -> tuple[dict[str, bytes], dict[str, list[bytes]]]:
        """The zones of `view` that differ from those of `like`: their JSON, and the JSON of their items, if any.

        Unchanged values from the seat's last update are not encoded again.
        """
        texts: dict[str, bytes] = {}
        rows: dict[str, list[bytes]] = {}
        for name, place, value, codec in differences(view, like):
            known = self._private.get((seat, name, place))
            if known is None or known[0] != value:
                known = self._private[seat, name, place] = value, _ENCODER.encode(codec.write(value))
            if place == WHOLE:
                texts[name] = b'"%b":%b' % (name.encode(), known[1])
            else:
                if name not in rows:
                    rows[name] = self._items_of(view, name).copy()
                rows[name][place] = known[1]
        for name, row in rows.items():
            texts[name] = b'"%b":[%b]' % (name.encode(), b",".join(row))
        return texts, rows

    def _items_of(self, view: State, name: str) -> list[bytes]:
        """JSON of the items of a zone, as everybody sees them."""
        if name not in self._items:
            written = view.setup.game.fields[name].write(getattr(self.view, name))
            self._items[name] = [_ENCODER.encode(item) for item in written]
        return self._items[name]

    def seen_by(self, view: State, seat: int) -> bytes:
        """The view of a seat as JSON; zones that look the same to a spectator are not encoded again."""
        public = self.view
        assert public is not None
        if view.question is not public.question or view.upcoming != public.upcoming or view.rng.data() != self._rng:
            seen = position(view)
            return _ENCODER.encode(with_facts(seen, public, view))
        own = own_facts(view)
        facts = {**self._facts, **_written(own, {})} if own else self._facts
        return self._joined({**self._zones, **self._rewritten(view, public, seat)[0]}, facts)

    def seen_by_spectators(self) -> bytes:
        """The spectators' view as JSON."""
        return self._joined(self._zones, self._facts)

    def _joined(self, zones: dict[str, bytes], facts: dict[str, tuple[Any, bytes]]) -> bytes:
        told = b",".join([text for _, text in facts.values()])
        return b'%b%b},"facts":{%b}%b' % (self._begins, b",".join(zones.values()), told, self._ends)


def _written(values: dict[str, Any], before: dict[str, tuple[Any, bytes]]) -> dict[str, tuple[Any, bytes]]:
    """Facts with their JSON; unchanged facts are not encoded again."""
    written: dict[str, tuple[Any, bytes]] = {}
    for name, value in values.items():
        known = before.get(name)
        if known is None or known[0] != value:
            known = value, b'"%b":%b' % (name.encode(), _ENCODER.encode(value))
        written[name] = known
    return written


def with_facts(seen: dict[str, Any], public: State, view: State | None) -> dict[str, Any]:
    """A position with its facts added: the public ones, and the private ones of the seat's view, if any."""
    own = {} if view is None else own_facts(view)
    told = {**seen, "facts": {**public_facts(public), **own}}
    return {name: told[name] for name in _VIEW}


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
    return padded(_UPDATE % (*told.values(), *news, head))


def seen(state: State | None, viewer: int | None, common: Common) -> bytes:
    """`position(state.view(viewer))` with its facts, as JSON."""
    if state is None:
        return _NULL
    return common.seen_by_spectators() if viewer is None else common.seen_by(state.view(viewer), viewer)


def batch(n: int, entries: list[Entry], viewer: int | None) -> m.Batch:
    """Moves and events as this viewer may know them."""
    moves: list[m.Played] = []
    events: list[dict[str, Any]] = []
    for entry in entries:
        told: Any = entry.told(viewer)
        if told is None:
            continue
        facts = told["facts"]
        if entry.kind == "move":
            moves.append(m.Played(facts["seat"], facts["move"], 0))
        elif entry.kind == "event":
            events.append(facts)
            if moves:
                moves[-1] = m.Played(moves[-1].seat, moves[-1].move, moves[-1].events + 1)
    return m.Batch(n, moves, events)


NO_NEWS: Final = (b"[]", b"[]")


def news(happened: list[Happened], viewer: int | None) -> tuple[bytes, bytes]:
    """The fields `moves` and `events` of an `update`, as JSON."""
    batches = [batch(one.n, one.entries, viewer) for one in happened]
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


def fair(room: Room) -> m.FairInfo | None:
    """Progress of the shuffle; commits only once all have arrived, never the secret (which the transcript reveals)."""
    setup = room.shuffle.commitment
    if setup is None:
        return None
    if room.shuffle.ledger is not None:
        phase = "open" if room.shuffle.ledger.ended else "ready"
        waits: list[int] = []
    elif setup.all_committed:
        phase, waits = "reveal", [seat for seat in setup.humans if seat not in setup.seeds]
    else:
        phase, waits = "commit", [seat for seat in setup.humans if seat not in setup.commits]
    commits = [str(commit) for commit in setup.published_commits()] if setup.all_committed else []
    return m.FairInfo(phase, setup.game_id, setup.statement(), commits, [letter(seat) for seat in waits], setup.voids)  # type: ignore[arg-type]


def head(room: Room) -> str | None:
    """The hash of the fair log so far, without its length, which would reveal the number of hidden events."""
    return None if room.shuffle.ledger is None else room.shuffle.ledger.head[1].hex()
