"""When answers reach the engine: which are held, in which order they are handed on, and what the clock answers."""

from typing import Final, Literal, NamedTuple

from hotseat.core.errors import HotseatError
from hotseat.core.live import PLAIN, RACE, SEALED
from hotseat.core.state import State
from hotseat.protocol import Attention
from hotseat.server.asking import Hold
from hotseat.server.courtesy import keeps_back
from hotseat.server.room import Room
from hotseat.server.trial import same_question

GATHER: Final = 300
"""Grace period (ms) after the first closing answer of a sealed window, during which other answers still count."""
ALLOWANCE: Final = 150
"""Maximum latency compensation in a race, in milliseconds."""
PRESET_WAIT: Final = 8000
"""Delay (ms) of a preset answer to a common window that has no clock, or one of days."""


class Handed(NamedTuple):
    """Moves that are due to reach the engine."""

    seat: int
    moves: list[int]
    by: Literal["player", "clock", "bot", "preset"]


def verb_of(room: Room, moves: list[int]) -> str:
    """The verb of an answer's first move."""
    assert room.setup is not None
    return room.setup.game.moves.verb(moves[0])


def holds(room: Room, seat: int, moves: list[int], after: State, now: int) -> bool:
    """Whether this answer is held instead of reaching the engine at once."""
    kind = room.asking.window.closes
    verb = verb_of(room, moves)
    if kind == PLAIN:
        return keeps_back(room, seat, verb) or (verb in room.live.held and _grace_left(room, seat, now) > 0)
    if kind == RACE:
        return room.opened.pace != "turn-based"
    return not _still_choosing(room, seat, after)


def _still_choosing(room: Room, seat: int, after: State) -> bool:
    """Whether the answer is incomplete: the same question is still open for the seat."""
    assert room.state is not None
    same = type(after.question) is type(room.state.question)
    return same and not after.over and seat in after.question.open_to(after)


def _grace_left(room: Room, seat: int, now: int) -> int:
    others = [other for other in room.open_to() if other != seat]
    if not others or all(room.places[other].bot for other in range(len(room.places)) if other != seat):
        return 0
    return room.asking.laid_at + int(room.live.grace * 1000) - now


def due(room: Room, now: int) -> Handed | None:
    """The next answer to pass to the engine now, if any; call again afterwards."""
    if room.stage != "playing" or room.asking.resting or not room.open_to() or now < room.asking.opens_at():
        return None
    if room.asking.window.closes == PLAIN:
        return _after_grace(room, now) or _preset_due(room, now) or _clock_due(room, now)
    if room.asking.window.closes == RACE and _racing(room):
        return _slap(room, now)
    return _of_closed_window(room, now)


def next_moment(room: Room, now: int) -> int | None:
    """The next time at which `due` may return something that it does not return now."""
    if room.stage != "playing" or room.asking.resting or not room.open_to():
        return None
    opens = room.asking.opens_at()
    return min([max(moment, opens) for moment in _moments(room) if max(moment, opens) > now], default=None)


def _moments(room: Room) -> list[int]:
    kind, closes = room.asking.window.closes, room.closes_at()
    moments = [] if closes is None else [closes]
    if kind == PLAIN and not room.asking.racing and not all(_kept(room, hold) for hold in room.asking.held.values()):
        moments.append(room.asking.laid_at + int(room.live.grace * 1000))
    if kind == RACE:
        moments += [hold.effective + ALLOWANCE for hold in _racing(room)]
    if kind == SEALED:
        moments += [hold.at + GATHER for hold in _quick(room)]
    if any(_attention(room, seat) != "always" for seat in room.open_to()):
        moments.append(_preset_moment(room))
    return moments


# -- public windows ----------------------------------------------------------------------------------------------------


def _after_grace(room: Room, now: int) -> Handed | None:
    """An answer on turn, once bots have decided and its grace is over; slaps that wait for a penalty stay held."""
    if room.asking.racing:
        return None
    for hold in room.asking.held.values():
        if not _kept(room, hold) and _grace_left(room, hold.seat, now) <= 0 and _legal(room, hold):
            return _handed(hold)
    return None


def _kept(room: Room, hold: Hold) -> bool:
    return keeps_back(room, hold.seat, verb_of(room, hold.moves))


def _preset_due(room: Room, now: int) -> Handed | None:
    for seat in room.open_to():
        if seat not in room.asking.held and _by_preset(room, seat) and now >= _preset_moment(room):
            return _default(room, seat, "preset")
    return None


def _clock_due(room: Room, now: int) -> Handed | None:
    assert room.state is not None
    closes = room.closes_at()
    if closes is None or now < closes:
        return None
    late = [seat for seat in room.open_to() if seat in room.state.question.waits_for and seat not in room.asking.held]
    return _default(room, late[0], "clock") if late else None


# -- races -------------------------------------------------------------------------------------------------------------


def _racing(room: Room) -> list[Hold]:
    """The held slaps. Declining answers are held as well, to reveal nothing, but wait until the window ends."""
    asked = room.open_to()
    holds = [hold for hold in room.asking.held.values() if verb_of(room, hold.moves) in room.asking.window.races]
    return [hold for hold in holds if hold.seat in asked and _legal(room, hold)]


def _slap(room: Room, now: int) -> Handed | None:
    """The earliest slap, once no earlier one can arrive; ties are broken by the order the game drew."""
    assert room.state is not None
    order = list(room.state.question.players)
    first = min(_racing(room), key=lambda hold: (hold.effective, order.index(hold.seat)))
    return _handed(first) if now >= first.effective + ALLOWANCE else None


# -- common windows ----------------------------------------------------------------------------------------------------


def _of_closed_window(room: Room, now: int) -> Handed | None:
    """The next answer of a closed window: those that close it for everybody first, then by the order the game drew.

    That order does not depend on who answered: the last seat is the one that everybody sees answer.
    """
    if not _is_closed(room, now):
        return None
    if quick := _first_of(room, _quick(room)):
        return _handed(quick)
    seat = min(room.open_to(), key=_order(room).index)
    hold = room.asking.held.get(seat)
    if hold is not None and _legal(room, hold):
        return _handed(hold)
    return _default(room, seat, "preset" if _by_preset(room, seat) else "clock")


def _is_closed(room: Room, now: int) -> bool:
    """Whether all have answered, time is up, or (sealed) the grace period after a quick answer has passed."""
    closes = room.closes_at()
    if closes is not None and now >= closes:
        return True
    return all(_has_answered(room, seat, now) for seat in room.open_to()) or any(
        now >= hold.at + GATHER for hold in _quick(room)
    )


def _has_answered(room: Room, seat: int, now: int) -> bool:
    """Whether a seat's answer counts already.

    A seat with a preset counts from one fixed moment on, even if it answers itself: a window that closed earlier would
    reveal that it had a choice.
    """
    if _attention(room, seat) == "always":
        return seat in room.asking.held
    return now >= _preset_moment(room) and (seat in room.asking.held or _by_preset(room, seat))


def _quick(room: Room) -> list[Hold]:
    """Answers that close the window for everybody: the engine has another question after them.

    Declining is never quick, even if nobody else is asked: a preset would decline at the end of the window.
    """
    assert room.state is not None
    if room.asking.window.closes != SEALED:
        return []
    before = room.state.question
    quick: list[Hold] = []
    for hold in room.asking.held.values():
        declines = hold.moves == [before.default(room.state, hold.seat)]
        after = None if declines else _after(room, hold)
        if after is not None and not same_question(before, after.question):
            quick.append(hold)
    return quick


def _first_of(room: Room, quick: list[Hold]) -> Hold | None:
    """The quick answer that takes effect: the favoured seat's, or the first one in the order that the game drew."""
    assert room.state is not None
    favours = room.asking.window.favours
    favoured = favours(room.state) if favours else None
    order = _order(room)
    return min(quick, key=lambda hold: (hold.seat != favoured, order.index(hold.seat)), default=None)


def _order(room: Room) -> list[int]:
    """The seats asked, in the order that the game drew."""
    assert room.state is not None
    return list(room.state.question.players)


def _handed(hold: Hold) -> Handed:
    return Handed(hold.seat, hold.moves, "bot" if hold.by == "bot" else "player")


def _legal(room: Room, hold: Hold) -> bool:
    return _after(room, hold) is not None


def _after(room: Room, hold: Hold) -> State | None:
    """The state after this answer; None if it is no longer possible."""
    try:
        return room.trial(hold.seat, hold.moves).state
    except HotseatError:
        return None


# -- presets and defaults ----------------------------------------------------------------------------------------------


def _attention(room: Room, seat: int) -> Attention:
    """When this seat wants to be asked the open question. Presets are for reactions only.

    In a common window that does not end soon, `able` cannot be kept: that it closes later would reveal a choice.
    """
    assert room.state is not None
    place, question = room.places[seat], room.state.question
    if place.bot or not place.presets or not question.reacts(seat):
        return "always"
    wish: Attention = place.presets.get(question.name, place.presets.get("*", ("always", "")))[0]
    endless = room.asking.window.closes != PLAIN and not _ends_soon(room)
    return "always" if wish == "able" and endless else wish


def _ends_soon(room: Room) -> bool:
    """Whether the window has a clock, and not one of days."""
    return room.total() > 0 and room.opened.pace != "turn-based"


def _by_preset(room: Room, seat: int) -> bool:
    """Whether a preset declines the open question for the seat."""
    assert room.state is not None
    attention = _attention(room, seat)
    return attention == "concerned" or (attention == "able" and len(room.state.moves(seat)) == 1)


def _preset_moment(room: Room) -> int:
    """When a preset answers: at once in a public window; at the end, or after a fixed time, in a common one."""
    opens, closes = room.asking.opens_at(), room.closes_at()
    if room.asking.window.closes == PLAIN:
        return opens
    return closes if closes is not None and _ends_soon(room) else opens + PRESET_WAIT


def _default(room: Room, seat: int, by: Literal["clock", "preset"]) -> Handed:
    assert room.state is not None
    return Handed(seat, [room.state.question.default(room.state, seat)], by)
