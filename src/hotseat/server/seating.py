"""Taking a seat, entering a table and leaving it. Every function runs within a turn of the table."""

from typing import Final

from hotseat import protocol as m
from hotseat.core.seats import letter, seat_of
from hotseat.protocol.refusals import Refusal
from hotseat.server import bot_seats, entries
from hotseat.server.bot_seats import Newcomer
from hotseat.server.connection import Connection
from hotseat.server.guard import new_token, token_hash
from hotseat.server.room import Room
from hotseat.server.starting import begin_again
from hotseat.server.table import Table

MOST_WATCHING: Final = 50
NEWCOMER_COST: Final = 2.0
"""In commands: those seated, who may have to answer, must have some left."""


def seat_token(room: Room, held: str | None) -> str:
    """A host without a seat keeps the token, and thus the host role; everybody else gets a new one."""
    return held if held is not None and room.seat_of_token(token_hash(held)) == -1 else new_token()


def sit(table: Table, wanted: str | None, person: Newcomer, held: str = "") -> tuple[int | None, int | None]:
    """Take the wanted seat, or a free one, for this person; `held` is the hash of an older token.

    Returns the seat; or, for a bot's seat that others have to agree to, the number of the request.
    """
    room, name = table.room, person.name
    if room.guided:
        raise Refusal("guided", "A guided first game is for one person and bots.")
    if not room.begun and room.stage != "waiting":
        raise Refusal("wrong-stage", f"Not possible while the table is {room.stage}.", stage=room.stage)
    bot_seats.check_newcomer(room, held)
    if any(place.person and place.plan.name.casefold() == name.casefold() for place in room.places):
        raise Refusal("name-taken", "Somebody of this name sits here already.", name=name)
    seat = _free_seat(room, name) if wanted is None else seat_of(wanted, len(room.places))
    plan = room.places[seat].plan
    if plan.hash or plan.kind == "closed" or (plan.kind == "bot" and not room.begun):
        raise Refusal("seat-taken", "That seat is taken.", seat=letter(seat))
    if plan.kind == "guest" and plan.name.casefold() != name.casefold():
        raise Refusal("kept-for-another", f"That seat is kept for {plan.name}.", name=plan.name)
    _count_newcomer(table)
    request = bot_seats.take(table, seat, person) if room.begun else None
    if request is not None:
        return None, request
    if not room.begun:
        bot_seats.seat_person(table, seat, person)
    return seat, None


def _count_newcomer(table: Table) -> None:
    """All newcomers share a budget: without a token each of them could be the same person again."""
    budget = table.budget_of("newcomers")
    if not budget.take(table.shared.time.now(), NEWCOMER_COST):
        raise Refusal("too-often", "Slower, please.", wait=str(int(budget.wait(NEWCOMER_COST) * 1000)))


def _free_seat(room: Room, name: str) -> int:
    """A seat reserved for this name, otherwise the first free one."""
    for seat, place in enumerate(room.places):
        if not place.person and place.plan.kind == "guest" and place.plan.name.casefold() == name.casefold():
            return seat
    for seat in range(len(room.places)):
        if room.is_free(seat):
            return seat
    raise Refusal("no-free-seat", "No seat is free.")


def enter(table: Table, connection: Connection, hello: m.Hello) -> None:
    """Answer a `hello`: the connection takes over its seat, or becomes a spectator."""
    room = table.room
    if room.stage == "closed" and room.rematch is None:  # otherwise clients learn here where play continues
        raise Refusal("closed", "This table is closed.")
    if hello.token is None:
        _watch(table, connection)
    else:
        _present(table, connection, token_hash(hello.token))
    table.shared.counts.connections += 1
    table.afterwards(lambda: connection.send(table.audience.welcome(connection, hello.last)))
    table.afterwards(table.audience.tell_table)
    begin_again(table)


def _watch(table: Table, connection: Connection) -> None:
    if table.room.opened.spectators == "none":
        raise Refusal("not-seated", "This table is played without spectators.")
    if len(table.audience.watching) >= MOST_WATCHING:
        raise Refusal("quota", "The spectator limit has been reached.")
    connection.seat = None
    table.audience.watching.add(connection)


def _present(table: Table, connection: Connection, hash: str) -> None:
    """A person connects: to the seat, or as a spectator who stood up or asks for a bot's seat."""
    room = table.room
    if hash in room.people.barred:
        raise Refusal(room.people.barred[hash], "This token opens no seat here any more.")
    if room.seat_of_token(hash) is None and room.people.number_of(hash) is None:
        raise Refusal("wrong-token", "This token opens no seat here.")
    connection.seat, connection.hash = room.viewpoint(hash), hash
    table.audience.askers_gone.pop(hash, None)
    if connection.seat is not None:
        _take_over(table, connection, connection.seat)
        return
    for other in [one for one in table.audience.watching if one.hash == hash]:
        other.end("superseded")
    table.audience.watching.add(connection)


def _take_over(table: Table, connection: Connection, seat: int) -> None:
    """A new connection takes the seat; the old one is notified. A bot that played for the person leaves."""
    old = table.audience.seated.get(seat)
    if old is not None and old is not connection:
        old.end("superseded")
    table.audience.seated[seat] = connection
    table.audience.gone.pop(seat, None)
    if seat >= 0 and table.room.places[seat].bot_plays:
        table.add(entries.Returned(seat))


def leave(table: Table, connection: Connection) -> None:
    """Remove a closed connection."""
    table.audience.watching.discard(connection)
    seat = connection.seat
    if seat is not None and table.audience.seated.get(seat) is connection:
        del table.audience.seated[seat]
        if seat >= 0:
            table.audience.gone[seat] = table.shared.time.now()
    if table.room.people.number_of(connection.hash) is not None and not table.audience.is_here(connection.hash):
        table.audience.askers_gone[connection.hash] = table.shared.time.now()
    table.afterwards(table.audience.tell_clock)
