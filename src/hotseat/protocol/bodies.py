"""Bodies of the REST interface, as types; the OpenAPI document is generated from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hotseat.protocol.shapes import Form, GameEvent, SortForm, View
from hotseat.protocol.tables import Result, SeatInfo, TableInfo
from hotseat.protocol.values import (
    BotSeats,
    Face,
    Pace,
    SeatKind,
    SeatLetter,
    Spectators,
    Speed,
    Stage,
    Token,
    Visibility,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a new table: `open` to anybody, reserved for a `guest` of that name, a `bot`, or `closed`."""

    kind: SeatKind = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Level = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. The creator is its host and, unless `sit` is false, takes the first open seat under `name`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]] = {}
    name: Name = "Host"
    title: Annotated[str, Meta(max_length=60)] = ""
    sit: bool = True
    pace: Pace = "normal"
    visibility: Visibility = "link"
    spectators: Spectators = "allowed"
    chat: bool = True
    friendly: bool = False
    """Players may undo moves; in return the shuffle is not provable."""
    speed: Speed = "normal"
    """How much time bots take, and give people to react first."""
    bot_seats: BotSeats = "consent"
    """Who may take a bot's seat during the game."""
    face: Face | Literal[""] = ""
    """The host's face."""


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a guided first game: one person called `name` against easy bots. The deal is prepared, not shuffled."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = "Host"
    face: Face | Literal[""] = ""


class Ticket(Struct, frozen=True):
    """A seat (or the host role without a seat) and the secret token for it. The token is sent only once; keep it."""

    table: str
    seat: str | None
    token: str
    link: str
    request: int | None = None
    """Set if the people seated have to agree first: the number of the request. The token is that of the seat then."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat as a guest, or during the game ask for a bot's; without a letter, the first free one for this name.
    A client that already has a token of this table sends it: a host remains the host, and nobody gets a second hand."""

    name: Name
    seat: SeatLetter | None = None
    token: Token | None = None
    face: Face | Literal[""] = ""
    """Without one, the server chooses by seat."""


class Push(Struct, frozen=True):
    """The key with which a browser subscribes to notifications of turns; null if the host has not enabled them."""

    key: str | None


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Call this browser when the table waits for the holder of the token; from `PushSubscription.toJSON()`."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    """Its `keys.p256dh`."""
    auth: Annotated[str, Meta(max_length=30)]
    """Its `keys.auth`."""


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Stop calling this browser for the holder of the token."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class GameInfo(Struct, frozen=True):
    """A game this server offers."""

    id: str
    rules: int
    fewest: int
    most: int
    questions: list[str]
    levels: list[str]
    styles: list[str]
    """How characters may play it; empty if its bots have no styles."""


class GameForm(Struct, frozen=True):
    """What a form needs to open a table of this game for a given number of players."""

    game: GameInfo
    players: int
    options: dict[str, Form]


class GameSchema(Struct, frozen=True):
    """The sort of every value a game sends, for clients that know no rules."""

    zones: dict[str, SortForm]
    facts: dict[str, SortForm]
    events: dict[str, dict[str, SortForm]]
    questions: list[str]
    verbs: list[str]
    reactions: list[str]
    """The verbs by which the seat on turn may react to what was done before, also while `turn` is `wait`."""
    words: dict[str, list[str]]
    """The word lists referenced by the sorts `card` and `word`, each in canonical order."""
    printed: dict[str, dict[str, bool | int | str]]
    """By card: what is printed on it."""


class Listed(Struct, frozen=True):
    """A public table in the list of tables."""

    id: str
    game: str
    title: str
    stage: Stage
    pace: Pace
    seats: list[SeatInfo]
    created: int


class Finished(Struct, frozen=True):
    """A finished game in the list of finished games."""

    id: str
    game: str
    names: list[str]
    result: Result
    ended: int


class Step(Struct, frozen=True):
    """One step of a replay: who moved, what happened, and the table after it."""

    number: int
    seat: str | None
    move: str
    events: list[GameEvent]
    view: View


class Replay(Struct, frozen=True):
    """A finished game step by step, all hands open or as one seat saw it."""

    table: TableInfo
    seat: str | None
    result: Result
    first: int
    total: int
    steps: list[Step]


class Moment(Struct, frozen=True):
    """The moment of a finished game: an event `moment-<kind>` with nothing hidden, or nothing."""

    moment: GameEvent | None


class Problem(Struct, frozen=True):
    """An error: a code and facts for the client to translate, and an English message."""

    code: str
    message: str
    facts: dict[str, str] = {}


class Health(Struct, frozen=True):
    """The server responds (`ok`), or its store can write (`ready`)."""

    status: str
    version: str
    tables: int
