"""Contents of the JSON objects that messages carry unparsed: views, events, forms, signed statements.

The structs only document these objects. Messages are not decoded into them, so no unknown field is lost.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType


class Position(Struct, frozen=True):
    """A game state as one viewer may see it; `??` marks hidden values."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    zones: dict[str, Any]
    facts: dict[str, Any]
    """Derived from the zones by the engine."""
    agenda: list[Any]
    rng: list[Any]


class Sort(Struct, frozen=True):
    """The type of a zone, a fact or a part of an event; docs/protocol.md lists the kinds."""

    kind: Literal[
        "number",
        "gain",
        "flag",
        "text",
        "seat",
        "seat-index",
        "card",
        "word",
        "list",
        "by-seat",
        "row",
        "record",
        "optional",
        "hidden",
    ]
    of: Any | UnsetType = UNSET
    """The sort of the items, or the name of a word list."""


class OptionForm(Struct, frozen=True):
    """What a form needs to show one option."""

    sort: str
    default: Any
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    word: str | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET


class Statement(Struct, frozen=True):
    """The server's signed commitment in a transcript of protocol pf1 (docs/fairness.md)."""

    server: str
    rules: str
    time: str
    key: str
    signature: str


class PromisedSeat(Struct, frozen=True):
    """A seat of a promise with its final letter; `player` is empty for a bot."""

    seat: str
    name: str
    player: str


class PromiseMade(Struct, frozen=True):
    """What the server commits to before a shuffle of protocol pf2; `server` is the hash of its secret."""

    pf: int
    game: str
    rules: str
    seats: list[PromisedSeat]
    server: str
    time: str
    key: str


class SealedList(Struct, frozen=True):
    """The closed and signed list of all seals, by seat."""

    seals: list[str]
    why: list[str]
    """Empty exactly for seats with a seal, otherwise `late`, `stood` or `bot`."""
    signature: str


View = Annotated[dict[str, Any], Meta(title="Position")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event: its name, and its facts by name."""
SortForm = Annotated[dict[str, Any], Meta(title="Sort")]
Form = Annotated[dict[str, Any], Meta(title="OptionForm")]
Promised = Annotated[dict[str, Any], Meta(title="PromiseMade")]
Sealed = Annotated[dict[str, Any], Meta(title="SealedList")]
