"""Who goes first where everybody may react in public: people have their time, then bots react, then a turn is taken.

Everything is derived from the room, so a restarted table continues where it was. In a sealed window bots only give
people their time, whatever they hold. Races are left alone, and so are guided tables, where bots always wait.
"""

from typing import Literal

from hotseat.core.live import PLAIN, SEALED
from hotseat.server.pace import PATIENCE
from hotseat.server.room import Room


def bot_waits(room: Room, seat: int, now: int) -> bool:
    """Whether this bot's answer is kept back because people, or bots that react, come first."""
    if room.guided or seat not in room.open_to():
        return False
    kind = room.asking.window.closes
    if kind == SEALED:
        asked = [other for other in room.open_to() if not room.places[other].bot]
        return _waits_forever(room) and not room.asking.held.keys() >= set(asked)
    if kind != PLAIN:
        return False
    return _people_have_time(room, now) or (not _reacts(room, seat) and _bots_react(room))


def keeps_back(room: Room, seat: int, verb: str) -> bool:
    """Whether an answer with this verb waits because bots still decide whether to react."""
    return verb not in room.live.reactions and not _reacts(room, seat) and _bots_react(room)


def turn_of(room: Room, seat: int) -> Literal["open", "react", "wait"]:
    """Whether a person's turn is open; before that it is time to react or let it be, then bots decide."""
    if room.asking.window.closes != PLAIN or _reacts(room, seat) or not _bots_react(room):
        return "open"
    return "react" if _may_react(room, seat) and _undecided(room, seat) else "wait"


def patience_ends(room: Room) -> int | None:
    """When the time of people to react is over; None if nobody is given any, or if it has no end."""
    started = room.stage == "playing" and not room.guided and room.asking.window.closes == PLAIN
    if not started or _waits_forever(room) or not _bots_asked(room):
        return None
    return room.asking.opens_at() + _patience(room)


def sealed_patience(room: Room) -> int:
    """Milliseconds before a bot's answer in a sealed window; the same whatever the bot holds."""
    return _patience(room) if any(not room.places[seat].bot for seat in room.open_to()) else 0


def _patience(room: Room) -> int:
    return int(PATIENCE[room.speed] * room.pauses)


def _people_have_time(room: Room, now: int) -> bool:
    """Whether people who may still react are given time to."""
    if not any(_may_react(room, seat) and _undecided(room, seat) for seat in room.open_to()):
        return False
    return _waits_forever(room) or now < room.asking.opens_at() + _patience(room)


def _waits_forever(room: Room) -> bool:
    """With one person and no clock, everybody waits for that person."""
    return not room.total() and sum(not place.bot for place in room.places) == 1


def _undecided(room: Room, seat: int) -> bool:
    """Whether a person has neither answered nor let it be."""
    return not room.places[seat].bot and seat not in room.asking.held and seat not in room.asking.content


def _may_react(room: Room, seat: int) -> bool:
    """Whether the seat is offered a reaction; the seat on turn may have one among its moves."""
    assert room.state is not None
    reactions = room.live.reactions
    if _reacts(room, seat) or not reactions:
        return _reacts(room, seat)
    verbs = room.state.setup.game.moves.verbs
    return any(verbs[move] in reactions for move in room.state.moves(seat))


def _bots_asked(room: Room) -> bool:
    return any(room.places[seat].bot for seat in room.open_to())


def _bots_react(room: Room) -> bool:
    """Whether bots still decide whether to react; at a guided table they never do so before a person's turn."""
    return not room.guided and any(room.places[seat].bot and _reacts(room, seat) for seat in room.open_to())


def _reacts(room: Room, seat: int) -> bool:
    assert room.state is not None
    return room.state.question.reacts(seat)
