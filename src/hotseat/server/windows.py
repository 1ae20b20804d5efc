"""When answers reach the engine: which are held, in which order they are handed on, and what the clock answers."""

from typing import Final, Literal, NamedTuple

from hotseat.core.errors import HotseatError
from hotseat.core.live import PLAIN, RACE, SEALED, TOGETHER
from hotseat.core.state import State
from hotseat.server.asking import Hold
from hotseat.server.room import Room
from hotseat.server.trial import same_question

GATHER: Final = 300
"""Grace period (ms) after the first closing answer of a sealed window, during which other answers still count."""
ALLOWANCE: Final = 150
"""Maximum latency compensation in a race, in milliseconds."""
PRESET_WAIT: Final = 8000
"""Delay (ms) of a preset answer to a sealed window without a clock."""


class Handed(NamedTuple):
    """Moves that are due to reach the engine."""

    seat: int
    moves: list[int]
    by: Literal["player", "clock", "bot", "preset"]


def verb_of(room: Room, moves: list[int]) -> str:
    """The verb of an answer's first move."""
    assert room.setup is not None
    return room.setup.game.moves.text(moves[0]).split()[0]


def holds(room: Room, seat: int, moves: list[int], after: State, now: int) -> bool:
    """Whether this answer is held instead of reaching the engine at once."""
    kind = room.asking.window.closes
    verb = verb_of(room, moves)
    if kind == PLAIN:
        return verb in room.live.held and _grace_left(room, seat, now) > 0
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
    return _held_due(room, now) or _preset_due(room, now) or _clock_due(room, now)


def next_moment(room: Room, now: int) -> int | None:
    """The next time at which `due` may return something."""
    if room.stage != "playing" or room.asking.resting or not room.open_to():
        return None
    moments = [moment for moment in _moments(room) if moment is not None]
    return max(min(moments), room.asking.opens_at()) if moments else None


def _moments(room: Room) -> list[int | None]:
    kind = room.asking.window.closes
    moments = [room.closes_at()]
    if kind == PLAIN and room.asking.held and not room.asking.racing:
        moments.append(room.asking.laid_at + int(room.live.grace * 1000))
    if kind == RACE:
        moments += [hold.effective + ALLOWANCE for hold in _racing(room)]
    if kind == SEALED:
        moments += [hold.at + GATHER for hold in _quick(room)]
    if any(_by_preset(room, seat) for seat in room.open_to() if room.places[seat].presets):
        moments.append(_preset_moment(room))
    return moments


# -- held answers ------------------------------------------------------------------------------------------------------


def _held_due(room: Room, now: int) -> Handed | None:
    kind = room.asking.window.closes
    if kind == PLAIN:
        return _after_grace(room, now)
    if kind == RACE:
        return _slap(room, now) if _racing(room) else _of_closed_window(room, now)
    return _of_closed_window(room, now)


def _after_grace(room: Room, now: int) -> Handed | None:
    """A card laid during the grace period; slaps that wait for a penalty to be resolved stay held."""
    if room.asking.racing:
        return None
    for hold in room.asking.held.values():
        if _grace_left(room, hold.seat, now) <= 0 and _legal(room, hold):
            return _handed(hold)
    return None


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


def _of_closed_window(room: Room, now: int) -> Handed | None:
    """An answer of a closed window: all have answered, time is up, or (sealed) a quick answer's grace has passed."""
    closes = room.closes_at()
    complete = all(seat in room.asking.held for seat in room.open_to())
    if complete or (closes is not None and now >= closes) or any(now >= hold.at + GATHER for hold in _quick(room)):
        ordered = [hold for hold in _in_order(room) if hold.seat in room.open_to() and _legal(room, hold)]
        return _handed(ordered[0]) if ordered else None
    return None


def _quick(room: Room) -> list[Hold]:
    """Answers that close the window for everybody: the engine has another question after them."""
    assert room.state is not None
    if room.asking.window.closes != SEALED:
        return []
    before = room.state.question
    quick: list[Hold] = []
    for hold in room.asking.held.values():
        after = _after(room, hold)
        if after is not None and not same_question(before, after.question):
            quick.append(hold)
    return quick


def _in_order(room: Room) -> list[Hold]:
    """Quick answers first, starting with the favoured seat's; then in the order the game drew."""
    assert room.state is not None
    favours = room.asking.window.favours
    favoured = favours(room.state) if favours else None
    order = list(room.state.question.players)
    quick = _quick(room)
    return sorted(
        room.asking.held.values(),
        key=lambda hold: (
            hold not in quick,
            hold.seat != favoured,
            order.index(hold.seat) if hold.seat in order else len(order),
        ),
    )


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


# -- presets and the clock ---------------------------------------------------------------------------------------------


def _by_preset(room: Room, seat: int) -> bool:
    """Whether a preset answers this question for the seat; only for reactions, and only by declining."""
    assert room.state is not None
    place = room.places[seat]
    if place.bot or seat in room.asking.held:
        return False
    name = room.state.question.name
    attention = place.presets.get(name, place.presets.get("*", ("always", "")))[0]
    if attention == "always":
        return False
    sealed = room.asking.window.closes != PLAIN
    if attention == "able" and sealed:
        return len(room.state.moves(seat)) == 1
    return room.state.question.reacts(seat) and (attention == "concerned" or len(room.state.moves(seat)) == 1)


def _preset_moment(room: Room) -> int:
    """When a preset answers: at once in a public window, at the end if an immediate answer would reveal something."""
    if room.asking.window.closes == PLAIN:
        return room.asking.opens_at()
    closes = room.closes_at()
    return room.asking.opens_at() + PRESET_WAIT if closes is None else closes


def _preset_due(room: Room, now: int) -> Handed | None:
    for seat in room.open_to():
        if room.places[seat].presets and _by_preset(room, seat) and now >= _preset_moment(room):
            return _default(room, seat, "preset")
    return None


def _clock_due(room: Room, now: int) -> Handed | None:
    assert room.state is not None
    closes = room.closes_at()
    if closes is None or now < closes:
        return None
    question = room.state.question
    common = room.asking.window.closes in (SEALED, TOGETHER, RACE)
    for seat in room.open_to():
        if (common or seat in question.waits_for) and seat not in room.asking.held:
            return _default(room, seat, "clock")
    return None


def _default(room: Room, seat: int, by: Literal["clock", "preset"]) -> Handed:
    assert room.state is not None
    return Handed(seat, [room.state.question.default(room.state, seat)], by)
