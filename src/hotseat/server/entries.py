"""Entries of a table's log: everything that ever happened at it, and all that is stored of it.

An entry holds facts, never consequences: `Room.fold` works those out, for a fresh entry and for a stored one alike.
"""

from typing import Any, Literal

from msgspec import Struct, json

from hotseat.protocol import Absence, Attention, Pace, SeatColour, Spectators, Visibility


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all entries."""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat as the host planned it; `hash` once somebody sits there."""

    kind: Literal["open", "guest", "bot", "closed"]
    name: str = ""
    level: str = ""
    hash: str = ""
    colour: SeatColour | Literal[""] = ""
    """Where one was chosen at the table before; else the seats' own in their order."""


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
    """A guided first game: the seed of its deal and of its bots, known to everybody."""


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sat down."""

    seat: int
    name: str
    hash: str


class SeatSet(Entry, frozen=True, tag="seat-set"):
    """The host changed a place before the start."""

    place: int
    plan: SeatPlan
    seat: int = -1
    command: str = ""


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready for the start, or not any more."""

    seat: int
    ready: bool
    command: str = ""


class Coloured(Entry, frozen=True, tag="coloured"):
    """A person took another colour; the seat that had it, if any, got the person's."""

    seat: int
    colour: SeatColour
    command: str = ""


class Stood(Entry, frozen=True, tag="stood"):
    """A person left the seat; after the start a bot plays on."""

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
    """An attempt at a provable shuffle began: the server's secret is drawn, signed for and kept here."""

    commitment: dict[str, Any]
    seat: int = -1
    command: str = ""


class FairCommitted(Entry, frozen=True, tag="fair-committed"):
    """A seat sealed its part of the shuffle."""

    seat: int
    commit: str
    command: str = ""


class FairRevealed(Entry, frozen=True, tag="fair-revealed"):
    """A seat opened its part of the shuffle."""

    seat: int
    seed: str
    command: str = ""


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt: from the fair key, or at a friendly or guided table from this seed."""

    seed: int = 0
    seat: int = -1
    command: str = ""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat's moves reached the engine."""

    seat: int
    moves: list[int]
    by: Literal["player", "clock", "bot", "preset"] = "player"
    command: str = ""
    wall: int = 0


class Held(Entry, frozen=True, tag="held"):
    """A seat's answer came and is kept until its window closes; `effective` is its time in a race."""

    seat: int
    moves: list[int]
    effective: int
    by: Literal["player", "bot"] = "player"
    command: str = ""


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A kept answer was taken back, by its player or because somebody was quicker."""

    seat: int
    command: str = ""


class MoreTimed(Entry, frozen=True, tag="more-timed"):
    """A seat took its extra time for this window."""

    seat: int
    command: str = ""


class PresetSet(Entry, frozen=True, tag="preset-set"):
    """How a seat wants to be asked; an empty question drops all its presets."""

    seat: int
    question: str = ""
    attention: Attention = "always"
    until: Literal["round", "game"] = "game"
    command: str = ""


class Said(Entry, frozen=True, tag="said"):
    """Chat."""

    seat: int
    name: str
    text: str
    emote: str
    wall: int
    command: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    """The table stands still."""

    seat: int = -1
    command: str = ""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The table goes on."""

    seat: int = -1
    command: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    """A person's wish about an absent one."""

    seat: int
    about: int
    choice: Absence
    command: str = ""


class UndoWished(Entry, frozen=True, tag="undo-wished"):
    """A person's part in a vote to take back the last action."""

    seat: int
    agree: bool
    command: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The last action was taken back."""

    seat: int
    command: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str
    seat: int = -1
    command: str = ""


class WentOn(Entry, frozen=True, tag="went-on"):
    """A person wants to go on after a round."""

    seat: int
    command: str = ""


class RestEnded(Entry, frozen=True, tag="rest-ended"):
    """The rest after a round is over: its time, or everybody wanted to go on."""


class Ticked(Entry, frozen=True, tag="ticked"):
    """Nothing but the time, so that a long thought is not given back whole after a crash."""


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
    """An entry with its place in the log and the table's own time in milliseconds."""

    seq: int
    at: int
    entry: AnyEntry


_ENCODER = json.Encoder()
_DECODER = json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """The entry that was stored; raises msgspec.ValidationError for anything else."""
    found: AnyEntry = _DECODER.decode(text)
    return found
