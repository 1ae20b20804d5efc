"""`hotseat admin`: administer a running server from the same machine, with the admin token."""

import contextlib
import json
import sys
import urllib.error
import urllib.request
from argparse import Namespace
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, Final

from hotseat.cli.parser import Parser, UsageError
from hotseat.cli.visible import visible
from hotseat.core.errors import HotseatError
from hotseat.locales import Phrases

ACTIONS: Final = ("tables", "seats", "close", "export", "archive")
OF_ONE_TABLE: Final = ("seats", "close")
MOST_SECONDS: Final = 3600.0
"""For the whole archive."""
CHUNK: Final = 64 * 1024


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("ACTION", "help-admin-action")
    parser.positional("TABLE", "help-admin-table", optional=True)
    parser.option("--days", "N", "help-admin-days", parser.whole, default=0)
    parser.option("--port", "PORT", "help-ops-port", parser.whole, default=8001)
    parser.option("--token-file", "FILE", "help-token-file", default="hotseat.admin")
    parser.examples(
        "hotseat admin tables",
        "hotseat admin seats k7w2m9q4x1c8d3f6",
        "hotseat admin close k7w2m9q4x1c8d3f6",
        "hotseat admin export k7w2m9q4x1c8d3f6",
        "hotseat admin archive --days 30",
        "hotseat admin export",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Ask the server and print its answer."""
    if args.action not in ACTIONS:
        raise UsageError(words.say("error-one-of", value=args.action, choices=", ".join(ACTIONS)))
    if args.action in OF_ONE_TABLE and args.table is None:
        raise UsageError(words.say("error-missing", argument="TABLE", command="hotseat admin"))
    server = _Server(args.port, _token(Path(args.token_file)))
    match args.action:
        case "tables":
            for table in json.loads(server.asked("tables")):
                print(visible(f"{table['id']}  {table['game']:12}  {table['stage']:9}  {_people(table)}"))
        case "seats":
            for seat in json.loads(server.asked(f"tables/{args.table}"))["seats"]:
                here = seat.get("presence", "here")
                print(visible(f"{seat['seat']}  {seat['kind']:7}  {here:13}  {seat.get('name', '')}"))
        case "close":
            server.asked(f"tables/{args.table}/close", post=True)
            print(words.say("admin-closed", table=args.table))
        case "archive":
            moved = json.loads(server.asked(f"archive?days={args.days}", post=True, patience=MOST_SECONDS))
            print(words.say("admin-archived", **{name: int(moved[name]) for name in moved}))
        case _:
            server.copied("archive/export" if args.table is None else f"tables/{args.table}/export")
    return 0


def _token(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError as missing:
        raise HotseatError(f"There is no {file} here.", "no-admin-token", {"file": str(file)}) from missing


def _people(table: dict[str, Any]) -> str:
    return ", ".join([seat.get("name", "") or seat["kind"] for seat in table["seats"]])


class _Server:
    """The running server, asked with the admin's token."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token

    def asked(self, path: str, post: bool = False, patience: float = 10) -> str:
        """The answer as text."""
        with self._answer(path, post, patience) as answer:
            text: str = answer.read().decode()
            return text

    def copied(self, path: str) -> None:
        """Print an answer of any length."""
        with self._answer(path, False, MOST_SECONDS) as answer:
            while chunk := answer.read(CHUNK):
                sys.stdout.buffer.write(chunk)

    @contextlib.contextmanager
    def _answer(self, path: str, post: bool, patience: float) -> Iterator[HTTPResponse]:
        address, head = f"http://127.0.0.1:{self.port}/admin/{path}", {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(address, method="POST" if post else "GET", headers=head)
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                yield answer
        except urllib.error.HTTPError as problem:
            told = json.loads(problem.read())
            raise HotseatError(told["message"], told["code"], told["facts"]) from problem
        except urllib.error.URLError as problem:
            raise HotseatError(
                f"No server answers on port {self.port}; start one with --ops-port.",
                "no-server",
                {"port": str(self.port)},
            ) from problem
