"""A room as the store has it: from its last snapshot and the entries since then, or from all entries."""

from hotseat.core.errors import HotseatError
from hotseat.server import snapshot
from hotseat.server.entries import Row, written
from hotseat.server.packed import Damaged, unpacked
from hotseat.server.room import Room
from hotseat.server.shared import LOG, Shared
from hotseat.server.store import StoreUnavailable


def stored_room(shared: Shared, id: str) -> Room:
    """The room as stored; `seq` is 0 if there is no such table. Blocks, so it runs in a thread."""
    room = _from_snapshot(shared, id) or _folded(Room(id, shared.pauses), shared.store.load(id))
    room.told.news.clear()
    return room


def _from_snapshot(shared: Shared, id: str) -> Room | None:
    """The room from its snapshot; None without one that can be trusted."""
    kept = shared.store.snapshot(id)
    if kept is None:
        return None
    try:
        contents = unpacked(kept)
        head = snapshot.head_of(contents, id)
        rows = shared.store.load_around(id, head.dealt, head.seq - 1)
        last = next((row for row in rows if row.seq == head.seq - 1), None)
        if last is None:
            raise snapshot.NotUsable("the log is shorter")
        room = _folded(Room(id, shared.pauses), [row for row in rows if row.seq < head.dealt])
        snapshot.restore(room, contents, head, written(last.entry))
        return _folded(room, [row for row in rows if row.seq >= head.seq])
    except (Damaged, snapshot.NotUsable, HotseatError, KeyError, ValueError, TypeError, AssertionError) as problem:
        LOG.warning("snapshot not used", extra={"table": id, "reason": str(problem)[:200]})
        return None


def _folded(room: Room, rows: list[Row]) -> Room:
    for row in rows:
        room.fold(row)
    return room


def keep_snapshot(shared: Shared, room: Room, last: Row) -> None:
    """Store a snapshot of this room, of which everything is stored and `last` is the last entry."""
    room.kept = room.seq  # whatever happens, the next attempt comes after many more entries
    if not snapshot.may_be_kept(room):
        return
    try:
        shared.store.keep_snapshot(room.id, room.seq, snapshot.written(room, written(last.entry)), _ignore)
    except Exception:
        LOG.exception("snapshot failed", extra={"table": room.id})


def _ignore(problem: StoreUnavailable | None) -> None:
    """Without it the log is replayed."""
