"""Hints: what a bot would do in a person's place, and why; sent only to that person and not logged."""

import asyncio
from typing import Final

from hotseat import protocol as m
from hotseat.bots import ADVISER
from hotseat.bots.reasons import reason_of
from hotseat.core.errors import HotseatError
from hotseat.core.reason import Reason
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.server.connection import Connection
from hotseat.server.table import Table
from hotseat.server.trial import tried

PLAYER: Final = f"normal:{ADVISER}"


def give_hint(table: Table, seat: int, command: m.Hint, to: Connection) -> None:
    """Start computing a hint for this seat's question in the background."""
    task = asyncio.get_running_loop().create_task(_think(table, seat, command, to))
    table.thinking.hints[seat] = task
    task.add_done_callback(lambda _: table.thinking.hints.pop(seat, None))


async def _think(table: Table, seat: int, command: m.Hint, to: Connection) -> None:
    state = table.room.state
    assert state is not None
    view = state.view(seat)
    moves = await _advised(table, state, view, seat)
    gone = seat not in table.room.open_to() or table.room.places[seat].asked != command.question
    if gone:
        to.send(m.Refused(command.id, "too-late", {"question": str(command.question)}))
    elif not moves:
        to.send(m.Refused(command.id, "no-hint", {}))
    else:
        lines = [state.setup.game.moves.text(move) for move in moves]
        to.send(m.HintGiven(command.question, lines, _worded(reason_of(view, seat, moves))))


def _worded(reason: Reason | None) -> m.Why | None:
    """The reason as it is sent."""
    if reason is None:
        return None
    seats = {name: letter(seat) for name, seat in reason.seats.items()}
    return m.Why(reason.phrase, reason.numbers, seats, reason.forms)


async def _advised(table: Table, state: State, view: State, seat: int) -> list[int]:
    """The bot's complete answer; empty if it failed. It sees only the seat's view."""
    moves = await table.shared.thinker.answer(view, seat, PLAYER, table.thinking.chance())
    if not all(0 <= move < len(state.setup.game.moves) for move in moves):
        return []
    try:
        tried(state, seat, moves)
    except HotseatError:
        return []
    return moves
