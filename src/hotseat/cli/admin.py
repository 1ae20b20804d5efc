"""`hotseat admin`: administer a running server from the same machine, with the admin token."""

import json
import urllib.error
import urllib.request
from argparse import Namespace
from pathlib import Path
from typing import Any

from hotseat.cli.parser import Parser, UsageError
from hotseat.cli.visible import visible
from hotseat.core.errors import HotseatError
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("ACTION", "help-admin-action")
    parser.positional("TABLE", "help-admin-table", optional=True)
    parser.option("--port", "PORT", "help-ops-port", parser.whole, default=8001)
    parser.option("--token-file", "FILE", "help-token-file", default="hotseat.admin")
    parser.examples(
        "hotseat admin tables",
        "hotseat admin seats k7w2m9q4x1c8d3f6",
        "hotseat admin close k7w2m9q4x1c8d3f6",
        "hotseat admin export k7w2m9q4x1c8d3f6",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Ask the server and print its answer."""
    if args.action not in ("tables", "seats", "close", "export"):
        raise UsageError(words.say("error-one-of", value=args.action, choices="tables, seats, close, export"))
    if args.action != "tables" and args.table is None:
        raise UsageError(words.say("error-missing", argument="TABLE", command="hotseat admin"))
    token = _token(Path(args.token_file))
    path = {"tables": "", "seats": f"/{args.table}", "close": f"/{args.table}/close", "export": f"/{args.table}/export"}
    answer = _asked(args.port, path[args.action], token, post=args.action == "close")
    if args.action == "tables":
        for table in json.loads(answer):
            print(visible(f"{table['id']}  {table['game']:12}  {table['stage']:9}  {_people(table)}"))
    elif args.action == "seats":
        for seat in json.loads(answer)["seats"]:
            print(
                visible(f"{seat['seat']}  {seat['kind']:7}  {seat.get('presence', 'here'):13}  {seat.get('name', '')}")
            )
    elif args.action == "close":
        print(words.say("admin-closed", table=args.table))
    else:
        print(answer, end="")
    return 0


def _token(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError as missing:
        raise HotseatError(f"There is no {file} here.", "no-admin-token", {"file": str(file)}) from missing


def _people(table: dict[str, Any]) -> str:
    return ", ".join([seat.get("name", "") or seat["kind"] for seat in table["seats"]])


def _asked(port: int, path: str, token: str, post: bool) -> str:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/admin/tables{path}",
        method="POST" if post else "GET",
        headers={"Authorization": f"Bearer {token}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            text: str = answer.read().decode()
            return text
    except urllib.error.HTTPError as problem:
        told = json.loads(problem.read())
        raise HotseatError(told["message"], told["code"], told["facts"]) from problem
    except urllib.error.URLError as problem:
        raise HotseatError(
            f"No server answers on port {port}; start one with --ops-port.", "no-server", {"port": str(port)}
        ) from problem
