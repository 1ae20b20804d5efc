"""The seats of bots during a game: who may take one, and with whose consent; and how the host removes a person.

A bot's seat shows a hand. A person who sits or sat at the table, and so has seen another one, never gets it; everybody
else needs the consent of those seated, unless the host chose otherwise for this table.
"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from hotseat import protocol as m
from hotseat.bots import usual_level
from hotseat.core.seats import letter, seat_of
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries
from hotseat.server.people import Request
from hotseat.server.room import Room

if TYPE_CHECKING:
    from hotseat.server.caller import Caller
    from hotseat.server.table import Table

MOST_REQUESTS: Final = 4
"""Open requests at a table."""


class Newcomer(NamedTuple):
    """A person who wants a seat; the hash is that of the token which the seat will have."""

    name: str
    hash: str
    face: m.Face | Literal[""] = ""


def check_newcomer(room: Room, held: str) -> None:
    """Refuse a seat to somebody who was removed or, during the game, sat here before. `held` hashes a token, if any."""
    if room.people.barred.get(held) == "removed":
        raise Refusal("removed", "The host has removed you from this table.")
    if not room.begun:
        return
    if room.opened.bot_seats == "nobody":
        raise Refusal("bots-stay", "At this table nobody takes the seat of a bot.")
    if held in room.people.sat:
        raise Refusal("sat-here", "You sit or sat at this table, so you may not see another hand.")


def take(table: "Table", seat: int, person: Newcomer) -> int | None:
    """Take a bot's seat, or ask for it; returns the number of the request, or None if the seat is taken at once."""
    if table.room.opened.bot_seats == "anybody":
        seat_person(table, seat, person)
        return None
    requests = table.room.people.requests
    if any(request.name.casefold() == person.name.casefold() for request in requests.values()):
        raise Refusal("name-taken", "Somebody of this name asks for a seat already.", name=person.name)
    if len(requests) >= MOST_REQUESTS:
        raise Refusal("quota", "Too many ask for a seat here; try again later.")
    table.add(entries.SeatAsked(seat, *person))
    if not table.audience.is_here(person.hash):  # a host without a seat is
        table.audience.askers_gone[person.hash] = table.shared.time.now()
    return table.room.people.number_of(person.hash)


def seat_person(table: "Table", seat: int, person: Newcomer) -> None:
    """Give a seat to a person, who may be connected already."""
    table.add(entries.Seated(seat, *person))
    table.audience.gone[seat] = table.shared.time.now()
    table.afterwards(table.audience.reseat)


def consent(caller: "Caller", command: m.Consent) -> None:
    """Answer a request for a bot's seat; one refusal declines it."""
    table, hash = caller.table, caller.connection.hash
    request = table.room.people.requests.get(command.request)
    if request is None:
        raise Refusal("no-request", "That request is no longer open.", request=str(command.request))
    seat = table.room.deciders().get(hash)
    if seat is not None:
        table.add(entries.SeatAnswered(command.request, command.agree, seat, command.id))
    elif hash == request.hash and not command.agree:
        table.add(entries.SeatAskedNoMore(command.request))
    else:
        raise Refusal("not-seated", "Only a seated person may do this.")
    table.afterwards(table.audience.reseat)
    table.afterwards(table.audience.tell_table)


def settle(table: "Table") -> None:
    """At the end of a turn: seat the people everybody agreed to, and end the requests of those who left."""
    if not table.room.begun:
        return
    for number, request in list(table.room.people.requests.items()):
        if number not in table.room.people.requests:  # the seat has just been given to somebody else
            continue
        if table.audience.has_left(request.hash):
            table.add(entries.SeatAskedNoMore(number))
            table.audience.askers_gone.pop(request.hash)
            table.afterwards(table.audience.tell_table)
        elif _is_granted(table, request):
            seat_person(table, request.seat, Newcomer(request.name, request.hash, request.face))
            table.afterwards(table.audience.tell_table)


def _is_granted(table: "Table", request: Request) -> bool:
    """Whether all agreed. A person who is not connected at the moment gets the seat on coming back."""
    return table.audience.is_here(request.hash) and request.agreed.issuperset(table.room.deciders())


def remove(caller: "Caller", command: m.Remove) -> None:
    """The host removes a person; not during the shuffle, which needs the person's part."""
    caller.need_host()
    caller.need_stage("waiting", "playing", "paused")
    table = caller.table
    seat = seat_of(command.seat, len(table.room.places))
    plan = table.room.places[seat].plan
    if not plan.hash:
        raise Refusal("nobody-there", "No person sits there.", seat=letter(seat))
    if plan.hash == caller.connection.hash:
        raise Refusal("own-seat", "That is your own seat; stand up instead.", seat=letter(seat))
    by = caller.connection.seat if caller.connection.seat is not None else -1
    table.add(entries.Removed(seat, usual_level(table.room.opened.game), by, command.id))
    table.afterwards(table.audience.reseat)
    table.afterwards(table.audience.tell_table)
