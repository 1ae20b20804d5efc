"""A table and its events as its viewers see them: the parts of server messages."""

import builtins
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from hotseat.protocol import values
from hotseat.protocol.shapes import GameEvent, Promised, Sealed


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: str
    kind: values.SeatKind
    name: str = ""
    level: str = ""
    presence: values.Presence = "here"
    host: bool = False
    ready: bool = False
    """Before the start: always true for bots and the host, for other persons once they send `ready`."""
    colour: values.SeatColour | UnsetType = UNSET
    """Unique within a table."""
    free: bool = False
    """Whether a visitor may take or ask for this seat now: an open one before the start, a bot's during the game."""
    face: values.Face | UnsetType = UNSET
    """Whose face is shown: that of a person, or of the character that the bot plays."""
    style: str = ""
    """How the bot's character plays this game: one of `styles` of the game."""


class TableSettings(Struct, frozen=True, kw_only=True):
    """What a table is for, as its host chose it."""

    game: str
    options: dict[str, Any]
    title: str
    pace: values.Pace
    visibility: values.Visibility
    spectators: values.Spectators
    chat: bool
    friendly: bool
    bot_seats: values.BotSeats = "consent"


class SeatRequest(Struct, frozen=True):
    """Somebody asks for a bot's seat; everybody in `waits_for` has to agree. If nobody sits here, the host decides."""

    number: int
    seat: str
    name: str
    agreed: list[str]
    waits_for: list[str]


class TableInfo(TableSettings, frozen=True):
    """A table as everybody sees it."""

    id: str
    stage: values.Stage
    seats: list[SeatInfo]
    watching: int
    created: int
    rematch: str | None = None
    votes: dict[str, dict[str, values.Absence]] = {}
    undo: list[str] = []
    requests: list[SeatRequest] = []
    prepared: int | None = None
    """The seed of a guided first game, whose deal is prepared instead of shuffled."""
    speed: values.Speed = "normal"


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
    turn: Literal["open", "react", "wait"] = "open"
    """My turn is open; or bots decide first, and I may react (`go-on` lets it be) or have done so and wait for them."""


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


class GivenUp(Struct, frozen=True):
    """Why a shuffle was given up."""

    missing: list[str]
    """The players whose seal or part was awaited."""
    by: str
    """The player who gave up, or empty for the server."""
    why: Literal["missing", "closed", "restored"]
    """An answer was missing, the host of the server closed the table, or the server was restored from a backup."""


class ShuffleInfo(Struct, frozen=True):
    """Progress of a provable shuffle (docs/fairness.md, protocol pf2). It holds no seal before the list is closed."""

    stage: Literal["seal", "show", "ready", "open", "given-up"]
    promise: Promised
    list: Sealed | None
    """Null until it is closed; afterwards it never changes."""
    parts: builtins.list[str] | None
    """By seat, empty for seats without one; null before all parts are shown or the table is given up."""
    waits_for: builtins.list[str]
    """The players whose seal or part is awaited."""
    closes_in: int | None
    """Milliseconds until the list may be closed without the late players; null in other stages."""
    give_up_in: int | None
    """Milliseconds until players may give up this table; null once it is dealt or given up."""
    given_up: GivenUp | None
    outcome: Literal["over", "abandoned"] | None = None
    """How the game ended, in the stage `open`."""
