"""Hints: what a bot would do in a person's place, sent only to that person and not logged."""

import asyncio
from typing import Final

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.core.state import State
from hotseat.server.connection import Connection
from hotseat.server.table import Table
from hotseat.server.trial import tried

LEVEL: Final = "normal"


def give_hint(table: Table, seat: int, wish: m.Hint, to: Connection) -> None:
    """Start computing a hint for this seat's question in the background."""
    task = asyncio.get_running_loop().create_task(_think(table, seat, wish, to))
    table.thinking.hints[seat] = task
    task.add_done_callback(lambda _: table.thinking.hints.pop(seat, None))


async def _think(table: Table, seat: int, wish: m.Hint, to: Connection) -> None:
    state = table.room.state
    assert state is not None
    moves = await _advised(table, state, seat)
    gone = seat not in table.room.open_to() or table.room.places[seat].asked != wish.question
    if gone:
        to.send(m.Refused(wish.id, "too-late", {"question": str(wish.question)}))
    elif not moves:
        to.send(m.Refused(wish.id, "no-hint", {}))
    else:
        to.send(m.HintGiven(wish.question, [state.setup.game.moves.text(move) for move in moves]))


async def _advised(table: Table, state: State, seat: int) -> list[int]:
    """The bot's complete answer; empty if it failed. It sees only the seat's view."""
    moves = await table.shared.thinker.answer(state.view(seat), seat, LEVEL, table.thinking.chance())
    if not all(0 <= move < len(state.setup.game.moves) for move in moves):
        return []
    try:
        tried(state, seat, moves)
    except HotseatError:
        return []
    return moves
