"""Messages from the server."""

from msgspec import UNSET, Struct, UnsetType

from hotseat.protocol.shapes import GameEvent, View
from hotseat.protocol.tables import (
    Asked,
    Batch,
    ChatLine,
    Clock,
    Played,
    Prompt,
    Rest,
    Result,
    ShuffleInfo,
    TableInfo,
)
from hotseat.protocol.values import Attention


class FromServer(Struct, frozen=True, tag_field="type"):
    """Base of all server messages."""


class Snapshot(FromServer, frozen=True):
    """Everything a client needs to draw the table, regardless of its previous state."""

    n: int
    view: View | None
    asked: Asked | None
    prompt: Prompt | None
    clock: Clock | None
    result: Result | None
    rest: Rest | None


class Welcome(Snapshot, frozen=True, tag="welcome"):
    """The answer to `hello`, and sent again when I get or leave a seat: the whole table as I may see it now, and what
    happened since `last`."""

    table: TableInfo
    you: str | None
    host: bool
    missed: list[Batch]
    chat: list[ChatLine]
    presets: dict[str, Attention]
    shuffle: ShuffleInfo | None
    now: int
    stood: str | None = None
    """The seat I stood up from, and may take back with `return`."""
    request: int | None = None
    """The number of my request for a bot's seat, while it is open."""


class Update(Snapshot, frozen=True, tag="update"):
    """Something happened; `n` counts publicly visible steps, so a private step repeats the last `n`."""

    moves: list[Played]
    events: list[GameEvent]
    head: str | None
    """The hash over the whole log so far, for the receipt of a fair game."""


class ClockChanged(FromServer, frozen=True, tag="clock-changed"):
    """The clock changed without a game event."""

    clock: Clock | None


class TableChanged(FromServer, frozen=True, tag="table-changed"):
    """Seats, presence or stage changed."""

    table: TableInfo
    you: str | None


class Done(FromServer, frozen=True, tag="done"):
    """The command was executed and stored. A repeated command id gets the same answer and is not executed again."""

    id: str
    n: int
    held: bool = False
    table: str | UnsetType = UNSET


class Refused(FromServer, frozen=True, tag="refused"):
    """The command changed nothing; `code` and `facts` give the reason for the client to translate. `id` may be null."""

    id: str | None
    code: str
    facts: dict[str, str]


class Why(Struct, frozen=True):
    """Why a bot answers like this: a phrase for the client to word, with the figures that the bot weighed."""

    phrase: str
    numbers: dict[str, int]
    seats: dict[str, str]
    """Letters of seats."""
    forms: dict[str, str]
    """Codes by which the phrase chooses its form, such as a spice or a card."""


class HintGiven(FromServer, frozen=True, tag="hint-given"):
    """What a bot would answer to this question in my place, and why: lines for one `move`. Sent only to me."""

    question: int
    moves: list[str]
    why: Why | None = None
    """Null if the bots of this game give no reasons."""


class Chat(FromServer, frozen=True, tag="chat"):
    """A chat message."""

    line: ChatLine


class ShuffleChanged(FromServer, frozen=True, tag="shuffle-changed"):
    """The shuffle made progress."""

    shuffle: ShuffleInfo


class Ping(FromServer, frozen=True, tag="ping"):
    """Latency probe; answer with `pong` at once."""

    n: int
    latency: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server ends this connection: `superseded`, `restart`, `moved`, `too-slow`, `too-fast`, `too-many`, `busy`,
    `closed`, `kicked` (the host gave the seat away before the start), `removed`."""

    reason: str
    wait: int = 0
    """Milliseconds after which to reconnect; 0 leaves it to the client."""


ServerMessage = (
    Welcome | Update | ClockChanged | TableChanged | Done | Refused | HintGiven | Chat | ShuffleChanged | Ping | Bye
)
