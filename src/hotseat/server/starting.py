"""Starting a table that waits for players. Every function runs within a turn of the table."""

import secrets

from hotseat.core.keyed import KEY_BYTES
from hotseat.core.seats import letter
from hotseat.server import entries, shuffling
from hotseat.server.connection import Connection
from hotseat.server.places import Place
from hotseat.server.room import Room
from hotseat.server.table import Table


def empty_seats(room: Room) -> list[str]:
    """The letters of the seats that have to be taken, closed or given to bots first."""
    return [letter(seat) for seat, place in enumerate(room.places) if _is_empty(place)]


def begin(table: Table, by: int = -1, command: str = "") -> None:
    """Begin the shuffle, or deal at once where nobody takes part in one."""
    room = table.room
    room.planned_setup()  # refuses options that do not fit the number of players
    if room.opened.prepared is not None:
        table.add(entries.Started(room.opened.prepared, by, command, former_names=False))
    elif room.opened.friendly or not room.persons():
        table.add(entries.Started(0, by, command, former_names=False, key=secrets.token_hex(KEY_BYTES)))
    else:
        shuffling.promise(table, by, command)
    table.afterwards(lambda: _letter_anew(table))


def begin_again(table: Table) -> None:
    """Start a rematch as soon as everybody has come along; nobody needs the lobby then."""
    room = table.room
    waits = room.stage == "waiting" and room.opened.again and not empty_seats(room)
    if waits and room.persons() and all(seat in table.audience.seated for seat in room.persons()):
        begin(table)


def _is_empty(place: Place) -> bool:
    return place.plan.kind in ("open", "guest") and not place.person


def _letter_anew(table: Table) -> None:
    """Move connections to the new seat letters after closed seats were removed."""
    moved: dict[int, Connection] = {}
    for connection in table.audience.seated.values():
        connection.seat = table.room.seat_of_token(connection.hash)
        if connection.seat is not None:
            moved[connection.seat] = connection
    table.audience.seated = moved
    now = table.shared.time.now()
    table.audience.gone = {seat: now for seat in table.room.persons() if seat not in moved}
