"""Entries about a table, its seats and the people there."""

from typing import Literal

from msgspec import Struct

from hotseat.protocol import Absence, Face, SeatColour, Speed, TableSettings
from hotseat.server.entries.base import Entry


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat as the host set it up; `hash` is set once somebody sits there."""

    kind: Literal["open", "guest", "bot", "closed"]
    name: str = ""
    level: str = ""
    hash: str = ""
    colour: SeatColour | Literal[""] = ""
    """Set if the player chose a colour at the previous table; otherwise the default colour of the seat."""
    face: Face | Literal[""] = ""
    """The face a person chose."""


class Opened(Entry, TableSettings, frozen=True, tag="opened"):
    """A table was opened."""

    seats: list[SeatPlan]
    host: str
    """The hash of the host's token."""
    created: int
    prepared: int | None = None
    """For a guided first game: the public seed of its deal and its bots."""
    speed: Speed = "normal"
    again: bool = False
    """A rematch: it starts as soon as everybody has come along."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    name: str
    hash: str
    face: Face | Literal[""] = ""


class SeatSet(Entry, frozen=True, tag="seat-set"):
    """The host changed a seat before the start."""

    place: int
    plan: SeatPlan
    seat: int = -1
    command: str = ""


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready for the start, or no longer ready."""

    seat: int
    ready: bool
    command: str = ""


class Coloured(Entry, frozen=True, tag="coloured"):
    """A person chose another colour; a seat that had it got the person's old colour."""

    seat: int
    colour: SeatColour
    command: str = ""


class Faced(Entry, frozen=True, tag="faced"):
    """A person chose another face."""

    seat: int
    face: Face
    command: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    """A person left the seat; after the start a bot plays there until the person returns."""

    seat: int
    command: str = ""


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """The others decided that a bot plays for an absent person."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """A person took the seat back from the bot."""

    seat: int
    command: str = ""


class SeatAsked(Entry, frozen=True, tag="seat-asked"):
    """Somebody asks the people at the table for a bot's seat; requests are numbered from 1."""

    place: int
    name: str
    hash: str
    face: Face | Literal[""] = ""


class SeatAnswered(Entry, frozen=True, tag="seat-answered"):
    """A person agreed to a request for a bot's seat, or declined it; without a seat, the host."""

    request: int
    agree: bool
    seat: int = -1
    command: str = ""


class SeatAskedNoMore(Entry, frozen=True, tag="seat-asked-no-more"):
    """The person who asked for a bot's seat withdrew the request, or left."""

    request: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed a person; after the start a bot of this level takes the seat."""

    place: int
    level: str = ""
    seat: int = -1
    command: str = ""


class Said(Entry, frozen=True, tag="said"):
    """A chat message."""

    seat: int
    name: str
    text: str
    emote: str
    wall: int
    command: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    """A person voted about an absent player."""

    seat: int
    about: int
    choice: Absence
    command: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str
    seat: int = -1
    command: str = ""


class SpeedSet(Entry, frozen=True, tag="speed-set"):
    """The host chose how quickly the bots play."""

    speed: Speed
    seat: int = -1
    command: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed for good."""

    reason: str
