"""Preparing a database restored from a backup: no table may be shuffled a second time.

What happened after the backup is forgotten by the server, but not by the players' clients. A table that was not dealt
yet in the backup may have been promised, listed and shown since; shuffling it again would look like cheating. Each such
table is therefore closed, visibly, and a new table with the same people takes its place. Tables that were dealt
continue: their deal is fixed.
"""

from functools import partial
from pathlib import Path

from hotseat.server import entries, shuffling
from hotseat.server.app import Server
from hotseat.server.config import Config, ConfigError
from hotseat.server.lobby import Lobby
from hotseat.server.room import Room
from hotseat.server.table import Table


async def restore(config: Config) -> int:
    """Prepare the database of this server, which must not be running; returns the number of tables replaced."""
    if "://" not in config.db and not Path(config.db).is_file():
        raise ConfigError("db", f"there is no database {config.db}.")
    server = Server(config)
    try:
        return len(await replace_undealt(server.lobby))
    finally:
        await server.lobby.close()
        await server.workers.close()
        server.shared.store.close()


async def replace_undealt(lobby: Lobby) -> list[str]:
    """Replace every table that is to be shuffled by its players and was not dealt yet; returns their ids."""
    replaced = []
    for id in lobby.shared.store.unfinished():
        table = await lobby.find(id)
        if not _may_have_been_shuffled(table.room):
            continue
        await lobby.replace(table, partial(_close, table))
        replaced.append(id)
    return replaced


def _close(table: Table, new: str) -> None:
    if table.room.stage == "sealing":
        shuffling.give_up(table, "", "restored")
    else:
        table.add(entries.Closed("restored"))
    table.add(entries.Rematched(new))


def _may_have_been_shuffled(room: Room) -> bool:
    return room.stage in ("waiting", "sealing") and not room.opened.friendly and not room.guided
