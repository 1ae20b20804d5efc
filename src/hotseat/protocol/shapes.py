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
    """The server's signed commitment before a shuffle (docs/fairness.md)."""

    server: str
    rules: str
    time: str
    key: str
    signature: str


View = Annotated[dict[str, Any], Meta(title="Position")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event: its name, and its facts by name."""
SortForm = Annotated[dict[str, Any], Meta(title="Sort")]
Form = Annotated[dict[str, Any], Meta(title="OptionForm")]
Promise = Annotated[dict[str, Any], Meta(title="Statement")]
