"""A table and what happens at it, as its viewers see it: the parts of what the server sends."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from hotseat.protocol.shapes import GameEvent, Promise
from hotseat.protocol.values import Absence, Pace, Presence, SeatColour, SeatKind, Spectators, Stage, Visibility


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: str
    kind: SeatKind
    name: str = ""
    level: str = ""
    presence: Presence = "here"
    host: bool = False
    ready: bool = False
    """Before the start: bots and the host always are, other persons when they say so."""
    colour: SeatColour | UnsetType = UNSET
    """No two seats of a table have the same."""
    free: bool = False
    """Whether anybody may sit down here now: on an open seat before the start, on a bot's in play."""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, Any]
    title: str
    pace: Pace
    visibility: Visibility
    spectators: Spectators
    chat: bool
    friendly: bool
    stage: Stage
    seats: list[SeatInfo]
    watching: int
    created: int
    rematch: str | None = None
    votes: dict[str, dict[str, Absence]] = {}
    undo: list[str] = []
    prepared: int | None = None
    """The seed of a guided first game, whose deal nobody shuffled."""


class Asked(Struct, frozen=True):
    """The open question as everybody sees it; `answered` only where the window is public."""

    name: str
    players: list[str]
    waits_for: list[str]
    answered: list[str]
    sealed: bool
    about: dict[str, Any] = {}
    """Why it is asked and for which card, where the name alone does not tell."""


class Prompt(Struct, frozen=True):
    """The open question as it is put to me: its number, my moves, and what I have answered so far."""

    question: int
    name: str
    moves: list[str]
    reacts: bool
    held: list[str] | None
    """My answer, where the server keeps it until the window closes; null if I have not answered."""
    more_time: bool
    opens_in: int
    """Milliseconds until answers count: what happened is shown first."""


class Clock(Struct, frozen=True):
    """Milliseconds left for the open question and in the banks of those who think; show it in its last third."""

    left: int
    total: int
    running: bool
    banks: dict[str, int]


class Rest(Struct, frozen=True):
    """The table rests after a round: milliseconds left, and who wants to go on (bots always do)."""

    left: int
    ready: list[str]


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    places: list[int]


class Played(Struct, frozen=True):
    """A move as I may read it, and how many of the events beside it came of it."""

    seat: str
    move: str
    events: int


class Batch(Struct, frozen=True):
    """What happened with number `n`, as I may know it: moves, and the events in the same order."""

    n: int
    moves: list[Played]
    events: list[GameEvent]


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    seat: str | None
    name: str
    text: str
    emote: str
    at: int


class FairInfo(Struct, frozen=True):
    """Where the shuffle stands (docs/fairness.md): the server's signed statement, then all commits together."""

    phase: Literal["commit", "reveal", "ready", "open"]
    game: str
    """The id that goes into every hash."""
    statement: Promise
    commits: list[str]
    """By seat, empty for seats of the server; the whole list is empty until all are in."""
    waits_for: list[str]
    voids: list[Any]
