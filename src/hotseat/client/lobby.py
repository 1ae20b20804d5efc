"""The HTTP requests a client makes before it connects to a table."""

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from hotseat.core.errors import HotseatError


class ServerRefusal(HotseatError):
    """The server refused a request."""


class OddAnswer(HotseatError):
    """What answers is no server of Hotseat, or one of another version."""

    def __init__(self, url: str) -> None:
        super().__init__(f"{url} answers, but not as a server of this version of Hotseat.", "odd-answer", {"url": url})


def split_link(link: str) -> tuple[str, str]:
    """The server's address and the table id in a link such as http://host:8000/t/abc."""
    try:
        parts = urlsplit(link)
        named = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number, an address without its bracket
        named = False
    table = parts.path.rstrip("/").rpartition("/")[2] if named else ""
    if not table.isascii() or not table.isalnum():
        raise ServerRefusal(f"{link!r} is not the link of a table.", "not-a-link", {"link": link})
    return f"{parts.scheme}://{parts.netloc}", table


def asked(url: str, body: dict[str, Any] | None = None) -> Any:
    """GET, or POST with a body; raises ServerRefusal."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            told = answer.read()
    except urllib.error.HTTPError as problem:
        raise _refusal(url, problem.code, problem.read()) from problem
    except urllib.error.URLError as problem:
        raise ServerRefusal(f"{url} does not answer: {problem.reason}.", "no-answer", {"url": url}) from problem
    except (OSError, HTTPException, UnicodeError) as problem:
        raise ServerRefusal(f"{url} does not answer: {problem}.", "no-answer", {"url": url}) from problem
    try:
        return json.loads(told)
    except (ValueError, RecursionError) as problem:
        raise OddAnswer(url) from problem


def _refusal(url: str, status: int, body: bytes) -> ServerRefusal:
    """What the server says; a proxy in front of it may say something else."""
    try:
        told = json.loads(body)
        return ServerRefusal(told["message"], told["code"], told["facts"])
    except (ValueError, LookupError, TypeError):
        return ServerRefusal(f"{url} does not answer: status {status}.", "no-answer", {"url": url})


def open_table(server: str, game: str, seats: list[str], name: str = "Host", **wishes: Any) -> dict[str, Any]:
    """Open a table; seats are `open`, `closed` or a bot's level. Returns the ticket."""
    plans = [{"kind": seat} if seat in ("open", "closed") else {"kind": "bot", "level": seat} for seat in seats]
    return _ticket(f"{server}/api/tables", {"game": game, "seats": plans, "name": name, **wishes})


def join_table(link: str, name: str, seat: str | None = None, face: str = "") -> dict[str, Any]:
    """Take a seat at the table of this link, or ask for that of a bot (`request` is set). Returns the ticket."""
    server, table = split_link(link)
    body = {"name": name, "seat": seat, "face": face}
    return _ticket(f"{server}/api/tables/{table}/seats", body)


def _ticket(url: str, body: dict[str, Any]) -> dict[str, Any]:
    ticket = asked(url, body)
    if (
        not isinstance(ticket, dict)
        or not isinstance(ticket.get("token"), str)
        or not {"seat", "request"} <= set(ticket)
    ):
        raise OddAnswer(url)
    return ticket
