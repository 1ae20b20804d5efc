"""Entries of a table's log: everything that happened at the table, and all that is stored about it.

An entry holds facts, never consequences: `Room.fold` derives those, from new and stored entries alike.
"""

from typing import Any, Literal

from msgspec import Struct, json

from hotseat.protocol import Absence, Attention, Pace, SeatColour, Spectators, Visibility


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all entries."""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat as the host set it up; `hash` is set once somebody sits there."""

    kind: Literal["open", "guest", "bot", "closed"]
    name: str = ""
    level: str = ""
    hash: str = ""
    colour: SeatColour | Literal[""] = ""
    """Set if the player chose a colour at the previous table; otherwise the default colour of the seat."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    title: str
    pace: Pace
    visibility: Visibility
    spectators: Spectators
    chat: bool
    friendly: bool
    host: str
    """The hash of the host's token."""
    created: int
    prepared: int | None = None
    """For a guided first game: the public seed of its deal and its bots."""


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    name: str
    hash: str


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


class Stood(Entry, frozen=True, tag="stood"):
    """A person left the seat; after the start a bot takes over."""

    seat: int
    command: str = ""


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """The others decided that a bot plays for an absent person."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """A person took the seat back from the bot."""

    seat: int
    command: str = ""


class FairBegun(Entry, frozen=True, tag="fair-begun"):
    """An attempt at a provable shuffle began; holds the server's secret and its signed commitment."""

    commitment: dict[str, Any]
    seat: int = -1
    command: str = ""


class FairCommitted(Entry, frozen=True, tag="fair-committed"):
    """A seat committed to its seed for the shuffle."""

    seat: int
    commit: str
    command: str = ""


class FairRevealed(Entry, frozen=True, tag="fair-revealed"):
    """A seat revealed its seed for the shuffle."""

    seat: int
    seed: str
    command: str = ""


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt: from the fair key, or from this seed at a friendly or guided table."""

    seed: int = 0
    seat: int = -1
    command: str = ""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat's moves were played."""

    seat: int
    moves: list[int]
    by: Literal["player", "clock", "bot", "preset"] = "player"
    command: str = ""
    wall: int = 0


class Held(Entry, frozen=True, tag="held"):
    """A seat's answer is held until its window closes; `effective` is its time in a race."""

    seat: int
    moves: list[int]
    effective: int
    by: Literal["player", "bot"] = "player"
    command: str = ""


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A held answer was withdrawn, by its player or because somebody else was faster."""

    seat: int
    command: str = ""


class MoreTimed(Entry, frozen=True, tag="more-timed"):
    """A seat used its extra time for this window."""

    seat: int
    command: str = ""


class PresetSet(Entry, frozen=True, tag="preset-set"):
    """How a seat wants to be asked; an empty question clears all its presets."""

    seat: int
    question: str = ""
    attention: Attention = "always"
    until: Literal["round", "game"] = "game"
    command: str = ""


class Said(Entry, frozen=True, tag="said"):
    """A chat message."""

    seat: int
    name: str
    text: str
    emote: str
    wall: int
    command: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    """The table was paused."""

    seat: int = -1
    command: str = ""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The pause ended."""

    seat: int = -1
    command: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    """A person voted about an absent player."""

    seat: int
    about: int
    choice: Absence
    command: str = ""


class UndoWished(Entry, frozen=True, tag="undo-wished"):
    """A person voted on undoing the last action."""

    seat: int
    agree: bool
    command: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The last action was undone."""

    seat: int
    command: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str
    seat: int = -1
    command: str = ""


class WentOn(Entry, frozen=True, tag="went-on"):
    """A person wants to continue after a round."""

    seat: int
    command: str = ""


class RestEnded(Entry, frozen=True, tag="rest-ended"):
    """The rest after a round ended: its time is up, or everybody wanted to continue."""


class Ticked(Entry, frozen=True, tag="ticked"):
    """Records only the time, so that a crash does not refund a long thinking time."""


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed for good."""

    reason: str


AnyEntry = (
    Opened
    | Seated
    | SeatSet
    | Readied
    | Coloured
    | Stood
    | BotSat
    | Returned
    | FairBegun
    | FairCommitted
    | FairRevealed
    | Started
    | Moved
    | Held
    | Withdrawn
    | MoreTimed
    | PresetSet
    | Said
    | Paused
    | Resumed
    | Voted
    | UndoWished
    | Undone
    | Rematched
    | WentOn
    | RestEnded
    | Ticked
    | Closed
)


class Row(Struct, frozen=True):
    """An entry with its position in the log and the table time in milliseconds."""

    seq: int
    at: int
    entry: AnyEntry


_ENCODER = json.Encoder()
_DECODER = json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """Encode an entry for storage."""
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """Decode a stored entry; raises msgspec.ValidationError."""
    found: AnyEntry = _DECODER.decode(text)
    return found
