"""The steps of a shuffle at a live table: promise, seals, list, parts, deal, giving up. docs/fairness.md, protocol pf2.

Every step is an entry of the log and is sent to clients only once it is durable. Persons are found by their `player`,
never by a seat: a person who stood up may still have a part in the list.
"""

from datetime import UTC, datetime
from typing import Literal

from hotseat.core.seats import letter
from hotseat.fairness import pf2
from hotseat.fairness.rules import rules_description
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries
from hotseat.server.places import name_of
from hotseat.server.room import Room
from hotseat.server.turns import Turns


def promise(turns: Turns, seat: int, command: str) -> None:
    """Promise a shuffle for the persons who sit here now; from now on the seats have their final letters."""
    room = turns.room
    playing = [place for place in room.places if place.plan.kind != "closed"]
    seats = [
        (name_of(room.places, place) or letter(number), pf2.player_of(room.id, place.plan.hash) if place.person else "")
        for number, place in enumerate(playing)
    ]
    time = datetime.fromtimestamp(turns.shared.time.wall() / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    made = pf2.Shuffle.promised(room.id, rules_description(room.planned_setup()), seats, time, turns.shared.key)
    turns.add(entries.FairPromised(made.promise.json(), made.rules, made.secret.hex(), seat, command))


def seal(turns: Turns, hash: str, part: tuple[str, str], seat: int, command: str) -> None:
    """Accept the seal of the person with this token hash; `part` is the hash of the promise, and the seal."""
    fair, player = shuffle_of(turns.room), pf2.player_of(turns.room.id, hash)
    fair.check_seal(player, *part)
    if fair.seals.get(player) != part[1]:
        turns.add(entries.FairSealed(player, part[1], seat, command))


def show(turns: Turns, hash: str, part: tuple[str, str], seat: int, command: str) -> None:
    """Accept the part of the person with this token hash; `part` is the hash of the list, and the part."""
    fair, player = shuffle_of(turns.room), pf2.player_of(turns.room.id, hash)
    fair.check_part(player, *part)
    if player not in fair.parts:
        turns.add(entries.FairShown(player, part[1], seat, command))


def go_on(turns: Turns) -> None:
    """Close the list when it is due, and deal once all parts are shown."""
    room = turns.room
    if room.stage != "sealing" or room.shuffle.fair is None:
        return
    if _is_list_due(room, turns.now()):
        closed = room.shuffle.fair.closed(_stood(room), turns.shared.key)
        turns.add(entries.FairListed(closed.json()))
    if room.shuffle.fair.stage == "ready":
        turns.add(entries.Started(former_names=False))


def _is_list_due(room: Room, now: int) -> bool:
    fair = shuffle_of(room)
    stood = _stood(room)
    if fair.stage != "seal" or not set(fair.seals) - stood:
        return False  # the server never deals alone
    return not set(fair.missing) - stood or now >= room.shuffle.closes_at(room.opened.pace)


def _stood(room: Room) -> set[str]:
    """The players of the promise who have left their seat since."""
    seats = zip(shuffle_of(room).promise.seats, room.places, strict=True)
    return {
        seat.player
        for seat, place in seats
        if seat.player and (place.stood or pf2.player_of(room.id, place.plan.hash) != seat.player)
    }


def shuffle_of(room: Room) -> pf2.Shuffle:
    """The shuffle of a table in the stage `sealing`."""
    assert room.shuffle.fair is not None
    return room.shuffle.fair


def next_step_at(room: Room) -> int | None:
    """When the clock has to look after the shuffle; None if only players can continue it."""
    fair = room.shuffle.fair
    waiting = room.stage == "sealing" and fair is not None and fair.stage == "seal" and bool(fair.seals)
    return room.shuffle.closes_at(room.opened.pace) if waiting else None


# -- giving up ---------------------------------------------------------------------------------------------------------


def check_give_up(turns: Turns, hash: str) -> None:
    """Refuse to give up too early, or for somebody who has no part in this shuffle."""
    room = turns.room
    if room.stage != "sealing" or room.shuffle.fair is None:
        raise Refusal("wrong-stage", f"Not possible while the table is {room.stage}.", stage=room.stage)
    if room.shuffle.fair.promise.place(pf2.player_of(room.id, hash)) is None:
        raise Refusal("fair-player", "You add no part to this shuffle.")
    wait = room.shuffle.give_up_at(room.opened.pace) - turns.now()
    if wait > 0:
        raise Refusal("fair-wait", "Others may still answer.", wait=str(wait))


def give_up(turns: Turns, by: str, why: Literal["missing", "closed", "restored"]) -> None:
    """Give up the shuffle, and with it the table."""
    turns.add(entries.FairGivenUp(shuffle_of(turns.room).missing, by, why))
