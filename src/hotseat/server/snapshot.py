"""A table in the middle of its game as a snapshot: the room, and its position in the log.

A snapshot only saves time. It is used if its checksum is right and if it was made by this code, for these rules, from
this log; otherwise the log is replayed from the start. The entries up to the deal are not part of it: they are folded
again, and with them the seats as they were set up, the shuffle and the start of the record.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import MsgspecError, Raw, Struct, json, structs

import hotseat
from hotseat.core.agenda import Step
from hotseat.core.keyed import KeyedRng
from hotseat.core.position import restored
from hotseat.core.position import snapshot as state_snapshot
from hotseat.core.state import State
from hotseat.server import entries
from hotseat.server.asking import Hold
from hotseat.server.characters import Character
from hotseat.server.people import Request
from hotseat.server.places import Place
from hotseat.server.room import Room

EVERY: Final = 256
"""Entries after which another snapshot is made, at least; see `is_due`."""
WORTHWHILE: Final = 64
"""Entries after which another snapshot is made of a table that leaves memory."""
SOURCES: Final = ("core", "games", "fairness", "server", "records.py")
"""The code that decides what a log means."""


class NotUsable(Exception):
    """Why a snapshot cannot be used."""


class Head(Struct, frozen=True):
    """What must be right before anything else of a snapshot is believed."""

    table: str
    seq: int
    """The number of entries that it covers."""
    dealt: int
    """The number of entries up to the deal, which are folded again."""
    last: str
    """The hash of the last entry that it covers, as text."""
    game: str
    rules: int
    code: str


class _Place(Struct, forbid_unknown_fields=True):
    plan: entries.SeatPlan
    colour: Any
    number: int
    character: Character | None
    bot_plays: bool
    ready: bool
    stood: bool
    timeouts: int
    presets: dict[str, tuple[Any, str]]
    bank: int
    asked: int


class _Request(Struct, forbid_unknown_fields=True):
    seat: int
    name: str
    hash: str
    face: Any
    agreed: set[str]


class _People(Struct, forbid_unknown_fields=True):
    sat: set[str]
    barred: dict[str, Any]
    host: str
    requests: dict[int, _Request]
    _asked: int


class _Asking(Struct, forbid_unknown_fields=True):
    put_to: set[int]
    held: dict[int, tuple[int, list[int], int, int, str, str]]
    racing: list[str | None]
    since: int
    total: int
    shown: int
    rest: int
    resting: bool
    going_on: set[int]
    content: set[int]
    extra: int
    more_timed: set[int]
    laid_at: int
    watched: int


class _Body(Struct, forbid_unknown_fields=True):
    at: int
    stage: Any
    speed: Any
    rematch: str | None
    places: list[_Place]
    people: _People
    commands: tuple[dict[str, int], dict[str, int], dict[str, str]]
    asking: _Asking
    n: int
    batches: list[Raw]
    chat: list[entries.Said]
    about: dict[int, dict[int, Any]]
    undo: list[int]
    state: dict[str, Any]
    """The state before the first of `actions`."""
    actions: list[tuple[int, list[int]]]
    """The last actions, which can be taken back."""
    moves: list[tuple[int, int]]
    """The moves of the record before these actions."""
    comments: dict[int, list[str]]
    chain: tuple[int, str] | None
    """The number of entries of the fair log, and the hash over them."""
    head: str | None


class _Whole(Struct):
    head: Head
    body: _Body


class _OnlyHead(Struct):
    head: Head


_WHOLE: Final = json.Decoder(_Whole)
_HEAD: Final = json.Decoder(_OnlyHead)


def is_due(room: Room) -> bool:
    """Whether many entries have come since the last snapshot: the longer the game, the larger snapshots are."""
    return room.seq - room.kept >= max(EVERY, room.kept // 2)


def may_be_kept(room: Room) -> bool:
    """Whether a snapshot of this room can be made: only of games in progress."""
    return room.begun and room.state is not None


def written(room: Room, last: str) -> bytes:
    """The contents of a snapshot of this room, whose last entry is `last`."""
    actions = room.history.actions
    base = room.history.before(actions[0]) if actions else room.state
    assert base is not None
    assert room.record is not None
    chain = room.shuffle.chain
    again = sum([len(action.moves) for action in actions])
    game = base.setup.game
    body = {
        "at": room.at,
        "stage": room.stage,
        "speed": room.speed,
        "rematch": room.rematch,
        "places": room.places,
        "people": room.people,
        "commands": room.commands.data(),
        "asking": _asking(room),
        "n": room.told.n,
        "batches": [Raw(text) for text in room.told.texts()],
        "chat": list(room.told.chat),
        "about": room.votes.about,
        "undo": room.votes.undo,
        "state": state_snapshot(base),
        "actions": [(action.seat, action.moves) for action in actions],
        "moves": room.record.moves[: len(room.record.moves) - again],
        "comments": room.record.comments,
        "chain": None if chain is None else (chain.head[0], chain.head[1].hex()),
        "head": room.shuffle.head,
    }
    head = Head(room.id, room.seq, room.dealt, _hash(last), game.id, game.rules_version, code())
    return json.encode({"head": head, "body": body})


def _asking(room: Room) -> dict[str, Any]:
    """The open question without its window, which follows from the state."""
    asking = room.asking
    kept = {name: getattr(asking, name) for name in _Asking.__struct_fields__}
    return kept | {"racing": [None if kind is None else kind.__name__ for kind in asking.racing]}


def head_of(contents: bytes, table: str) -> Head:
    """The head of a snapshot; raises NotUsable if it is not of this table or was made by other code."""
    try:
        head = _HEAD.decode(contents).head
    except MsgspecError as problem:
        raise NotUsable(str(problem)) from problem
    if head.table != table:
        raise NotUsable("it belongs to another table")
    if head.code != code():
        raise NotUsable("it was made by another version of Hotseat")
    return head


def restore(room: Room, contents: bytes, head: Head, last: str) -> None:
    """Continue a room, into which the entries up to the deal were folded, at the snapshot; raises NotUsable.

    `last` is the entry of the log that the snapshot takes for its last one.
    """
    state = room.state
    if room.seq != head.dealt or state is None or room.record is None:
        raise NotUsable("the log has no deal where the snapshot has it")
    if head.last != _hash(last):
        raise NotUsable("the log has another entry at its position")
    game = state.setup.game
    if (head.game, head.rules) != (game.id, game.rules_version):
        raise NotUsable("it is of other rules")
    try:
        body = _WHOLE.decode(contents).body
    except MsgspecError as problem:
        raise NotUsable(str(problem)) from problem
    _restore_game(room, state, body)
    _restore_table(room, body)
    room.seq, room.at, room.kept = head.seq, body.at, head.seq


def _restore_game(room: Room, dealt: State, body: _Body) -> None:
    assert room.record is not None
    base = restored(dealt.setup, body.state)
    base.events = []
    if isinstance(base.rng, KeyedRng):
        base.rng.draws = []
    room.stand_at(base)
    room.record.moves = body.moves
    room.record.comments = body.comments
    for seat, moves in body.actions:
        room.play_again(seat, moves)
    if room.shuffle.chain is not None and body.chain is not None:
        length, hash = body.chain
        room.shuffle.chain.resume(length, bytes.fromhex(hash))
    room.shuffle.head = body.head


def _restore_table(room: Room, body: _Body) -> None:
    room.stage, room.speed, room.rematch = body.stage, body.speed, body.rematch
    room.places = [Place(**structs.asdict(place)) for place in body.places]
    people = room.people
    people.sat, people.barred, people.host = body.people.sat, body.people.barred, body.people.host
    people.requests = {number: Request(**structs.asdict(one)) for number, one in body.people.requests.items()}
    people._asked = body.people._asked
    room.commands.restore(*body.commands)
    kinds: dict[str | None, type[Step[Any]] | None] = {kind.__name__: kind for kind in _steps(room)}
    for name, value in structs.asdict(body.asking).items():
        if name not in ("held", "racing"):
            setattr(room.asking, name, value)
    room.asking.held = {seat: Hold(*hold) for seat, hold in body.asking.held.items()}
    room.asking.racing = {kinds[name] if name else None for name in body.asking.racing}
    room.told.restore(body.n, [bytes(text) for text in body.batches])
    room.told.chat.clear()
    room.told.chat.extend(body.chat)
    room.votes.about, room.votes.undo = body.about, body.undo


def _steps(room: Room) -> tuple[type[Step[Any]], ...]:
    assert room.setup is not None
    return tuple(room.setup.game.steps)


def _hash(entry: str) -> str:
    return hashlib.sha256(entry.encode()).hexdigest()


@cache
def code() -> str:
    """Identifies the code that decides what a log means; the version alone where its sources are not installed."""
    folder = Path(hotseat.__file__).parent
    files = [file for name in SOURCES for file in ([folder / name] if "." in name else (folder / name).rglob("*.py"))]
    digest = hashlib.sha256(hotseat.__version__.encode())
    for file in sorted(files):
        if file.is_file():
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
