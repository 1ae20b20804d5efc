"""Giving up a table whose shuffle cannot be completed: it is closed, and a new table takes its place, in one write."""

from hotseat import protocol as m
from hotseat.fairness.pf2 import player_of
from hotseat.server import entries, shuffling
from hotseat.server.connection import Connection
from hotseat.server.lobby import Lobby
from hotseat.server.table import Table


async def give_up(lobby: Lobby, table: Table, connection: Connection, command: m.GiveUp) -> m.Done:
    """Give up this table for a player of its shuffle; further requests get the same successor."""
    async with lobby.rematching:
        if not table.room.shuffle.given_up or table.room.rematch is None:
            await table.ask(lambda: shuffling.check_give_up(table, connection.hash))
            await lobby.replace(table, lambda new: _give_up(table, connection.hash, new))
    assert table.room.rematch is not None
    return m.Done(command.id, table.room.told.n, False, table.room.rematch)


def _give_up(table: Table, hash: str, new: str) -> None:
    shuffling.check_give_up(table, hash)  # again, because a part may have arrived in the meantime
    shuffling.give_up(table, player_of(table.room.id, hash), "missing")
    table.add(entries.Rematched(new))
