"""Entries about the fair shuffle before the deal."""

from typing import Any, Literal

from hotseat.server.entries.base import Entry


class FairPromised(Entry, frozen=True, tag="fair-promised"):
    """The game is about to be dealt: the server's promise, the full rules that it binds, and the secret behind it."""

    promise: dict[str, Any]
    rules: dict[str, Any]
    secret: str
    seat: int = -1
    command: str = ""


class FairSealed(Entry, frozen=True, tag="fair-sealed"):
    """A player sealed a part for the shuffle; the last seal counts."""

    player: str
    seal: str
    seat: int = -1
    command: str = ""


class FairListed(Entry, frozen=True, tag="fair-listed"):
    """The list of seals was closed and signed."""

    list: dict[str, Any]


class FairShown(Entry, frozen=True, tag="fair-shown"):
    """A player showed the sealed part; the last one is stored together with `started`."""

    player: str
    part: str
    seat: int = -1
    command: str = ""


class FairGivenUp(Entry, frozen=True, tag="fair-given-up"):
    """The shuffle was given up, and with it the table."""

    missing: list[str]
    """The players whose answer was awaited."""
    by: str
    """The player who gave up, or empty for the server."""
    why: Literal["missing", "closed", "restored"]


class FairDropped(Entry, frozen=True, tag="fair-dropped"):
    """A shuffle of protocol pf1 was not finished when the server was updated; the table waits again."""


class FairBegun(Entry, frozen=True, tag="fair-begun"):
    """An attempt at a shuffle by pf1 began; holds the server's secret and its signed commitment. Only in old logs."""

    commitment: dict[str, Any]
    seat: int = -1
    command: str = ""


class FairCommitted(Entry, frozen=True, tag="fair-committed"):
    """A seat committed to its seed for a shuffle by pf1. Only in old logs."""

    seat: int
    commit: str
    command: str = ""


class FairRevealed(Entry, frozen=True, tag="fair-revealed"):
    """A seat revealed its seed for a shuffle by pf1. Only in old logs."""

    seat: int
    seed: str
    command: str = ""
