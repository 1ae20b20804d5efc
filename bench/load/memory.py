"""`python -m bench.load.memory`: the server's memory for a socket, and for a table of every game.

Each figure is a difference in resident memory between runs of a fresh server: tables with spectators against tables
without any, and many tables against one, less their sockets. Tables are measured in mid-game, with the last actions,
messages and commands that they keep.
"""

import argparse

from msgspec import Struct

from bench.load.players import Parameters
from bench.load.runs import run
from bench.load.servers import DURABLE
from hotseat.games import GAMES, game

MOST_SOCKET_KB = 40.0
MOST_TABLE_KB = 100.0
WATCHERS = 10
"""Per table; far below the number that a table admits."""


class Memory(Struct, frozen=True):
    """Kilobytes for each socket, and for each table of a game."""

    socket: float
    tables: dict[str, float]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.memory", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    args = parser.parse_args()
    print_memory(measured(args.tables))


def measured(tables: int) -> Memory:
    """The memory of a socket and of a table of every game."""
    watched, alone = [rss("stick-em", tables // 2, 3, watchers) for watchers in (WATCHERS, 0)]
    socket = (watched - alone) / (WATCHERS * (tables // 2))
    return Memory(socket, {id: of_table(id, tables, socket) for id in GAMES})


def of_table(id: str, tables: int, socket: float) -> float:
    """The memory of a table with as many players as the game has seats."""
    players = game(id).most
    return (rss(id, tables, players, 0) - rss(id, 1, players, 0)) / (tables - 1) - players * socket


def rss(id: str, tables: int, players: int, watchers: int) -> float:
    """The server's memory in kilobytes with everybody connected, after some fifty moves at every table."""
    parameters = Parameters(id, tables, players, watchers, 1, 8, 6 * tables)
    return run(parameters, DURABLE).rss_mb * 1000


def print_memory(memory: Memory) -> None:
    """The figures next to their targets."""
    print(judged("a socket", memory.socket, MOST_SOCKET_KB))
    for id, size in memory.tables.items():
        print(judged(f"a table of {id}", size, MOST_TABLE_KB))


def judged(what: str, size: float, most: float) -> str:
    """One line: what, its size and whether it is small enough."""
    return f"{what}: {size:.0f} kB <= {most:g}: {'yes' if size <= most else 'NO'}"


if __name__ == "__main__":
    main()
