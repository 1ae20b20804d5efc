"""Bodies of the REST interface, as types; the OpenAPI document is generated from them."""

from typing import Annotated

from msgspec import Meta, Struct

from hotseat.protocol.shapes import Form, GameEvent, SortForm, View
from hotseat.protocol.tables import Result, SeatInfo, TableInfo
from hotseat.protocol.values import Pace, SeatKind, SeatLetter, Spectators, Stage, Token, Visibility

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


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a guided first game: one person called `name` against easy bots. The deal is prepared, not shuffled."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = "Host"


class Ticket(Struct, frozen=True):
    """A seat (or the host role without a seat) and the secret token for it. The token is sent only once; keep it."""

    table: str
    seat: str | None
    token: str
    link: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat as a guest; without a letter, the first free seat for this name. A host sends the host's token."""

    name: Name
    seat: SeatLetter | None = None
    token: Token | None = None


class GameInfo(Struct, frozen=True):
    """A game this server offers."""

    id: str
    rules: int
    fewest: int
    most: int
    questions: list[str]
    levels: list[str]


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


class Problem(Struct, frozen=True):
    """An error: a code and facts for the client to translate, and an English message."""

    code: str
    message: str
    facts: dict[str, str] = {}


class Health(Struct, frozen=True):
    """The server is up and its store is writable."""

    status: str
    version: str
    tables: int
