"""Executes the client commands at a table. Every function runs within a turn of the table and raises HotseatError."""

from collections.abc import Callable
from typing import Any, Final

from hotseat import protocol as m
from hotseat.bots import LEVELS, usual_level
from hotseat.core.seats import seat_of
from hotseat.core.state import State
from hotseat.games import game
from hotseat.protocol.refusals import Refusal
from hotseat.protocol.texts import clean
from hotseat.server import bot_seats, entries, projection, shuffling
from hotseat.server.caller import Caller
from hotseat.server.courtesy import turn_of
from hotseat.server.hints import give_hint
from hotseat.server.starting import begin, empty_seats
from hotseat.server.table import Table
from hotseat.server.undo import undo
from hotseat.server.windows import ALLOWANCE


def carry_out(caller: Caller, command: m.Command) -> m.Done:
    """Execute a command once; a repeated command id gets the first answer again."""
    table = caller.table
    sender = caller.connection.hash
    known = table.room.commands.find(sender, command.id)
    if known is None and caller.changes_nothing(command):
        table.confirm()
    elif known is None:
        caller.count(command)
        ACTS[type(command)](caller, command)
        known = table.room.commands.find(sender, command.id)
    n, held, new_table = known or (table.room.told.n, False, "")
    return m.Done(command.id, n, held, new_table) if new_table else m.Done(command.id, n, held)


# -- answers -----------------------------------------------------------------------------------------------------------


def _move(caller: Caller, move: m.Move) -> None:
    caller.need_stage("playing")
    caller.need_number(move.question)
    table, seat = caller.table, caller.seat
    state = table.room.state
    assert state is not None
    early = table.room.asking.opens_at() - caller.received
    # While the only person reads, time stands still: what they are asked would never open.
    if early > 0 and (table.room.asking.resting or not table.audience.reading()):
        raise Refusal("not-open-yet", "What happened is still being shown.", wait=str(early))
    moves = _read_all(state, seat, move.moves)
    allowance = min(caller.connection.latency, ALLOWANCE)  # the full round trip: the dice arrived half of it late
    table.answer(seat, moves, caller.received, allowance, move.id)


def _read_all(state: State, seat: int, lines: list[str]) -> list[int]:
    """The moves of all lines; each line is parsed in the state after the previous lines."""
    *before, last = lines
    moves: list[int] = []
    if before:
        state = state.clone()
        for line in before:
            for one in state.setup.game.read(state, seat, line):
                state.apply(one, seat)
                moves.append(one)
    return [*moves, *state.setup.game.read(state, seat, last)]


def _withdraw(caller: Caller, command: m.Withdraw) -> None:
    caller.need_stage("playing")
    seat = caller.seat
    if seat not in caller.table.room.asking.held or caller.table.room.asking.racing:
        raise Refusal("nothing-held", "There is no answer to take back.")
    caller.need_number(command.question)
    caller.table.add(entries.Withdrawn(seat, command.id))
    caller.table.afterwards(caller.table.audience.update_all if _public_holds(caller) else _own_update(caller))


def _public_holds(caller: Caller) -> bool:
    asked = projection.asked(caller.table.room)
    return asked is not None and not asked.sealed


def _own_update(caller: Caller) -> Callable[[], None]:
    seat = caller.seat
    return lambda: caller.table.audience.update_seat(seat)


def _more_time(caller: Caller, command: m.MoreTime) -> None:
    caller.need_stage("playing")
    caller.need_number(command.question)
    room = caller.table.room
    if not room.total() or caller.seat in room.asking.more_timed or not room.asking.window.scaled:
        raise Refusal("no-more-time", "The extra time of this window is used, or no clock runs.")
    caller.table.add(entries.MoreTimed(caller.seat, command.id))
    caller.table.afterwards(caller.table.audience.update_all)


def _hint(caller: Caller, command: m.Hint) -> None:
    caller.need_stage("playing")
    caller.need_number(command.question)
    table, seat, connection = caller.table, caller.seat, caller.connection
    if any(place.plan.kind != "bot" for other, place in enumerate(table.room.places) if other != seat):
        raise Refusal("hint-not-here", "Hints are for tables where everybody else is a bot.")
    if seat in table.thinking.hints:
        raise Refusal("too-often", "The last hint is still being thought about.", wait="1000")
    table.afterwards(lambda: give_hint(table, seat, command, connection))


def _preset(caller: Caller, command: m.Preset) -> None:
    name = "" if command.clear else command.question
    if name not in ("", "*") and name not in game(caller.table.room.opened.game).questions:
        raise Refusal("malformed", f"There is no question {name!r} in this game.", reason="question")
    caller.table.add(entries.PresetSet(caller.seat, name, command.attention, command.until, command.id))
    caller.table.afterwards(_own_update(caller))


# -- chat --------------------------------------------------------------------------------------------------------------


def _say(caller: Caller, words: m.Say) -> None:
    table, seat = caller.table, caller.seat
    room = table.room
    if not room.opened.chat:
        raise Refusal("chat-off", "This table is played without chat.")
    if _silent(table):
        raise Refusal("team-silence", "Teams do not talk during play.")
    if words.emote and words.emote not in m.EMOTES:
        raise Refusal("unknown-emote", "There is no such emote.", emotes=", ".join(m.EMOTES))
    text = "" if words.emote else clean(words.text, m.MOST_TEXT)
    if not text and not words.emote:
        raise Refusal("empty", "Say something.")
    talk = table.talk_of(seat)
    if not talk.take(table.shared.time.now()):
        raise Refusal("too-often", "Slower, please.", wait=str(int(talk.wait() * 1000)))
    said = entries.Said(seat, room.places[seat].plan.name, text, words.emote, table.shared.time.wall(), words.id)
    table.add(said)
    table.afterwards(lambda: table.audience.tell_chat(said))


def _silent(table: Table) -> bool:
    room = table.room
    if room.stage != "playing" or room.setup is None or room.state is None or not room.live.silent_option:
        return False
    team = getattr(room.setup.options, room.live.silent_option)
    return bool(team) and team != "none" and room.state.question.name not in room.live.talk_in


# -- the table ---------------------------------------------------------------------------------------------------------


def _start(caller: Caller, command: m.Start) -> None:
    caller.need_host()
    caller.need_stage("waiting")
    empty = empty_seats(caller.table.room)
    if empty:
        raise Refusal("seats-open", "Seats are still open; close them or seat bots.", seats=", ".join(empty))
    begin(caller.table, caller.connection.seat if caller.connection.seat is not None else -1, command.id)


def _ready(caller: Caller, command: m.Ready) -> None:
    caller.need_stage("waiting")
    caller.table.add(entries.Readied(caller.seat, command.ready, command.id))
    caller.table.afterwards(caller.table.audience.tell_table)


def _colour(caller: Caller, command: m.Colour) -> None:
    caller.need_stage("waiting")
    others = [place for seat, place in enumerate(caller.table.room.places) if seat != caller.seat and place.person]
    if any(place.colour == command.colour for place in others):
        raise Refusal("colour-taken", "Somebody has this colour already.", colour=command.colour)
    caller.table.add(entries.Coloured(caller.seat, command.colour, command.id))
    caller.table.afterwards(caller.table.audience.tell_table)


def _choose_face(caller: Caller, command: m.ChooseFace) -> None:
    caller.need_stage("waiting")
    caller.table.add(entries.Faced(caller.seat, command.face, command.id))
    caller.table.afterwards(caller.table.audience.tell_table)


def _go_on(caller: Caller, command: m.GoOn) -> None:
    caller.need_stage("playing")
    room = caller.table.room
    lets_be = caller.seat in room.open_to() and turn_of(room, caller.seat) == "react"
    if not room.asking.resting and not lets_be:
        raise Refusal("not-resting", "Play has already continued.")
    caller.table.add(entries.WentOn(caller.seat, command.id))
    caller.table.afterwards(caller.table.audience.update_all)


def _set_speed(caller: Caller, command: m.SetSpeed) -> None:
    caller.need_host()
    caller.need_stage("waiting", "sealing", "playing", "paused")
    by = caller.connection.seat if caller.connection.seat is not None else -1
    caller.table.add(entries.SpeedSet(command.speed, by, command.id))
    caller.table.afterwards(caller.table.audience.tell_table)


def _read(caller: Caller, command: m.Read) -> None:
    """Nothing is stored: a person who disconnects no longer reads."""
    caller.need_stage("playing", "paused")
    assert caller.seat >= 0
    caller.connection.reading = command.reading
    caller.table.afterwards(caller.table.audience.tell_clock)


def _set_seat(caller: Caller, command: m.SetSeat) -> None:
    caller.need_host()
    caller.need_stage("waiting")
    table = caller.table
    if table.room.guided:
        raise Refusal("guided", "A guided first game is for one person and bots.")
    seat = _seat(table, command.seat)
    level = (command.level or usual_level(table.room.opened.game)) if command.kind == "bot" else ""
    if level and level not in LEVELS:
        raise Refusal("unknown-bot", f"There is no bot {level!r}.", bot=level)
    name = clean(command.name, m.MOST_NAME) if command.kind in ("guest", "bot") else ""
    by = caller.connection.seat if caller.connection.seat is not None else -1
    table.add(entries.SeatSet(seat, entries.SeatPlan(command.kind, name, level), by, command.id))
    table.afterwards(lambda: _send_away(table, seat))


def _send_away(table: Table, seat: int) -> None:
    guest = table.audience.seated.pop(seat, None)
    table.audience.gone.pop(seat, None)
    if guest is not None:
        guest.end("kicked")
    table.audience.tell_table()


def _seat(table: Table, text: str) -> int:
    return seat_of(text, len(table.room.places))


def _stand(caller: Caller, command: m.Stand) -> None:
    """From the next frame on a spectator, whatever the person saw before."""
    table, seat = caller.table, caller.seat
    caller.need_stage("waiting", "playing", "paused", "sealing")
    table.add(entries.Stood(seat, command.id))
    table.afterwards(table.audience.reseat)
    table.afterwards(table.audience.tell_table)


def _return(caller: Caller, command: m.Return) -> None:
    """Take one's own seat back; that of somebody else is never given this way."""
    table = caller.table
    seat = table.room.seat_of_token(caller.connection.hash)
    if seat is None or seat < 0:
        raise Refusal("not-seated", "Only a seated person may do this.")
    caller.need_stage("playing", "paused", "sealing")
    if not table.room.places[seat].bot_plays:
        raise Refusal("wrong-stage", "You already have this seat.", stage="seated")
    table.add(entries.Returned(seat, command.id))
    table.afterwards(table.audience.reseat)
    table.afterwards(table.audience.tell_table)


def _pause(caller: Caller, command: m.Pause) -> None:
    caller.need_stage("playing")
    caller.table.add(entries.Paused(caller.seat, command.id))
    caller.table.afterwards(caller.table.audience.tell_clock)


def _resume(caller: Caller, command: m.Resume) -> None:
    caller.need_stage("paused")
    caller.table.add(entries.Resumed(caller.seat, command.id))
    caller.table.afterwards(caller.table.audience.update_all)


def _vote(caller: Caller, command: m.Vote) -> None:
    caller.need_stage("playing", "paused")
    table, seat = caller.table, caller.seat
    about = _seat(table, command.seat)
    if table.audience.presence(about) != "reconnecting":
        raise Refusal("not-away", f"{command.seat} is here.", seat=command.seat)
    table.add(entries.Voted(seat, about, command.choice, command.id))
    voters = [other for other in table.audience.seated if other >= 0 and other != about]
    agreed = [other for other in voters if table.room.votes.about[about].get(other) == command.choice]
    if 2 * len(agreed) > len(voters):
        if command.choice == "bot":
            table.add(entries.BotSat(about))
        elif command.choice == "pause" and table.room.stage == "playing":
            table.add(entries.Paused())
    table.afterwards(table.audience.tell_table)


# -- the shuffle -------------------------------------------------------------------------------------------------------


def _seal(caller: Caller, part: m.Seal) -> None:
    caller.need_stage("sealing")
    shuffling.seal(caller.table, caller.connection.hash, (part.promise, part.seal), *_sender(caller, part))


def _show(caller: Caller, part: m.Show) -> None:
    """A part shown again, because its acknowledgement was lost, is accepted during the whole game."""
    if caller.table.room.shuffle.fair is None:
        caller.need_stage("sealing")
    shuffling.show(caller.table, caller.connection.hash, (part.list, part.part), *_sender(caller, part))


def _sender(caller: Caller, part: m.Seal | m.Show) -> tuple[int, str]:
    """The seat and command id to remember; a person who stood up has none, but may still have a part to show."""
    seat = caller.connection.seat
    return (-1, "") if seat is None or seat < 0 else (seat, part.id)


ACTS: Final[dict[type, Callable[[Caller, Any], None]]] = {
    m.Move: _move,
    m.Withdraw: _withdraw,
    m.MoreTime: _more_time,
    m.Hint: _hint,
    m.Preset: _preset,
    m.Say: _say,
    m.Start: _start,
    m.Ready: _ready,
    m.Colour: _colour,
    m.ChooseFace: _choose_face,
    m.GoOn: _go_on,
    m.SetSpeed: _set_speed,
    m.Read: _read,
    m.SetSeat: _set_seat,
    m.Stand: _stand,
    m.Consent: bot_seats.consent,
    m.Remove: bot_seats.remove,
    m.Return: _return,
    m.Pause: _pause,
    m.Resume: _resume,
    m.Vote: _vote,
    m.Undo: undo,
    m.Seal: _seal,
    m.Show: _show,
}
