"""What somebody can notice of a world: moves as they see them, private events, and where two streams differ."""

import re
from typing import NamedTuple

from hotseat.fairness import Entry
from hotseat.server.entries import Moved
from hotseat.server.room import Room
from tests.contract.two_worlds import played
from tests.server.worlds import World

UNNOTICED = "|"
"""The text of a move for a viewer who does not notice it."""
_HASH = re.compile(rb'(?<=")[0-9a-f]{64}(?:[0-9a-f]{64})?(?=")')


class Seen(NamedTuple):
    """A move that reached the engine, as somebody sees it."""

    at: int
    seat: int
    look: str


def numbered(data: bytes, known: dict[bytes, bytes]) -> bytes:
    """`data` with every hash replaced by the number of its first appearance, padded to its length."""
    return _HASH.sub(lambda found: known.setdefault(found[0], b"#%d" % len(known)), data)


def seen_by(world: World, since: int, seat: int | None) -> list[Seen]:
    """The moves that this seat notices, as it sees them, in order."""
    seen: list[Seen] = []
    for row, state in world.log(since):
        if not isinstance(row.entry, Moved):
            continue
        assert state is not None
        for move in row.entry.moves:
            state, look = played(state, row.entry.seat, move, seat)
            if row.entry.seat == seat or look != UNNOTICED:
                seen.append(Seen(row.at, row.entry.seat, look))
    return seen


def private(room: Room, since: int, seat: int | None) -> list[object]:
    """Private events of this seat since then."""
    entries: list[Entry] = [entry for batch in room.told.since(since) for entry in batch.entries]
    return [entry.full for entry in entries if entry.kind == "event" and entry.witnesses and seat in entry.witnesses]


def difference(here: bytes, there: bytes) -> str:
    """The first place where two streams differ, with a little around it."""
    place = next((at for at, (one, two) in enumerate(zip(here, there, strict=False)) if one != two), -1)
    around = slice(max(place - 200, 0), place + 200)
    return f"{len(here)} bytes: ...{here[around]!r}\n{len(there)} bytes: ...{there[around]!r}"
