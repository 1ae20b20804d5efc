"""Entries of a table's log: everything that happened at the table, and all that is stored about it.

An entry holds facts, never consequences: `Room.fold` derives those, from new and stored entries alike.
"""

from msgspec import Struct, json

from hotseat.server.entries.base import Entry
from hotseat.server.entries.play import (
    Held,
    MoreTimed,
    Moved,
    Paused,
    PresetSet,
    RestEnded,
    Resumed,
    Started,
    Ticked,
    Undone,
    UndoVoted,
    WentOn,
    Withdrawn,
)
from hotseat.server.entries.shuffle import (
    FairBegun,
    FairCommitted,
    FairDropped,
    FairGivenUp,
    FairListed,
    FairPromised,
    FairRevealed,
    FairSealed,
    FairShown,
)
from hotseat.server.entries.table import (
    BotSat,
    Closed,
    Coloured,
    Faced,
    Opened,
    Readied,
    Rematched,
    Removed,
    Returned,
    Said,
    SeatAnswered,
    SeatAsked,
    SeatAskedNoMore,
    Seated,
    SeatPlan,
    SeatSet,
    SpeedSet,
    Stood,
    Voted,
)

__all__ = [
    "AnyEntry",
    "BotSat",
    "Closed",
    "Coloured",
    "Entry",
    "Faced",
    "FairBegun",
    "FairCommitted",
    "FairDropped",
    "FairGivenUp",
    "FairListed",
    "FairPromised",
    "FairRevealed",
    "FairSealed",
    "FairShown",
    "Held",
    "MoreTimed",
    "Moved",
    "Opened",
    "Paused",
    "PresetSet",
    "Readied",
    "Rematched",
    "Removed",
    "RestEnded",
    "Resumed",
    "Returned",
    "Row",
    "Said",
    "SeatAnswered",
    "SeatAsked",
    "SeatAskedNoMore",
    "SeatPlan",
    "SeatSet",
    "Seated",
    "SpeedSet",
    "Started",
    "Stood",
    "Ticked",
    "UndoVoted",
    "Undone",
    "Voted",
    "WentOn",
    "Withdrawn",
    "read",
    "written",
]

AnyEntry = (
    Opened
    | Seated
    | SeatSet
    | Readied
    | Coloured
    | Faced
    | Stood
    | BotSat
    | Returned
    | SeatAsked
    | SeatAnswered
    | SeatAskedNoMore
    | Removed
    | FairPromised
    | FairSealed
    | FairListed
    | FairShown
    | FairGivenUp
    | FairDropped
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
    | UndoVoted
    | Undone
    | Rematched
    | WentOn
    | SpeedSet
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
