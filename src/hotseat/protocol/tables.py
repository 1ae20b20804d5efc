"""A table and its events as its viewers see them: the parts of server messages."""

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
    """Before the start: always true for bots and the host, for other persons once they send `ready`."""
    colour: SeatColour | UnsetType = UNSET
    """Unique within a table."""
    free: bool = False
    """Whether anybody may take this seat now: an open seat before the start, a bot's seat during the game."""


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
    """The seed of a guided first game, whose deal is prepared instead of shuffled."""


class Asked(Struct, frozen=True):
    """The open question as everybody sees it; `answered` is only filled if the window is public."""

    name: str
    players: list[str]
    waits_for: list[str]
    answered: list[str]
    sealed: bool
    about: dict[str, Any] = {}
    """Why it is asked and about which card, if the name alone does not say."""


class Prompt(Struct, frozen=True):
    """The open question as it is put to me: its number, my moves, and my answer so far."""

    question: int
    name: str
    moves: list[str]
    reacts: bool
    held: list[str] | None
    """My answer, if the server holds it until the window closes; null if I have not answered."""
    more_time: bool
    opens_in: int
    """Milliseconds until answers are accepted; meanwhile clients show what happened."""


class Clock(Struct, frozen=True):
    """Milliseconds left for the open question and in the time banks of the seats asked; show it in its last third."""

    left: int
    total: int
    running: bool
    banks: dict[str, int]


class Rest(Struct, frozen=True):
    """The rest after a round: milliseconds left, and the seats that are ready to continue (bots always are)."""

    left: int
    ready: list[str]


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    places: list[int]


class Played(Struct, frozen=True):
    """A move as I may see it, and how many of the accompanying events it caused."""

    seat: str
    move: str
    events: int


class Batch(Struct, frozen=True):
    """What happened in step `n`, as I may know it: moves, and their events in the same order."""

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
    """Progress of the shuffle (docs/fairness.md): the server's signed statement, then all commits together."""

    phase: Literal["commit", "reveal", "ready", "open"]
    game: str
    """The game id that is part of every hash."""
    statement: Promise
    commits: list[str]
    """By seat, an empty string for bots; the list is empty until all commits have arrived."""
    waits_for: list[str]
    voids: list[Any]
