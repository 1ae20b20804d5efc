"""A client for live tables, for remote bots and terminal players.

async with Client.join("http://127.0.0.1:8000/t/k7w2m9q4x1c8d3f6", name="Paprika") as client:
    await play(client, Level("easy"))

It reconnects automatically, retries unanswered commands, contributes to the provable shuffle and keeps the receipt.
"""

from hotseat.extras import missing_extra

try:
    from hotseat.client.blocking import BlockingClient
    from hotseat.client.connection import Client, RefusedCommand
    from hotseat.client.lobby import join_table, open_table
    from hotseat.client.players import Chooser, Level, play
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "server") from missing

__all__ = ["BlockingClient", "Chooser", "Client", "Level", "RefusedCommand", "join_table", "open_table", "play"]
