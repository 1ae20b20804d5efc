"""What is inside the JSON objects that messages carry as they are: views, events, forms, signed statements.

The structs say what such an object holds; a message is not decoded into them, so that nothing in it is lost.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType


class Position(Struct, frozen=True):
    """A state of a game as somebody may know it; `??` stands for what they may not."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    zones: dict[str, Any]
    facts: dict[str, Any]
    """What follows from the zones, worked out by the engine."""
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
    """The sort of the items, or the name of a list of words."""


class OptionForm(Struct, frozen=True):
    """What a form needs to ask for one option."""

    sort: str
    default: Any
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    word: str | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET


class Statement(Struct, frozen=True):
    """The server's signed promise before a shuffle (docs/fairness.md)."""

    server: str
    rules: str
    time: str
    key: str
    signature: str


View = Annotated[dict[str, Any], Meta(title="Position")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""The name of an event and, by name, its facts."""
SortForm = Annotated[dict[str, Any], Meta(title="Sort")]
Form = Annotated[dict[str, Any], Meta(title="OptionForm")]
Promise = Annotated[dict[str, Any], Meta(title="Statement")]
