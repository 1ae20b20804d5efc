"""What is inside the JSON objects that messages carry as they are: views, events, forms, signed statements.

The structs say what such an object holds; a message is not decoded into them, so that nothing in it is lost.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType


class Position(Struct, frozen=True):
    """A state of a game as somebody may know it; `??` stands for what they may not."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    zones: dict[str, Any]
    agenda: list[Any]
    rng: list[Any]


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
Form = Annotated[dict[str, Any], Meta(title="OptionForm")]
Promise = Annotated[dict[str, Any], Meta(title="Statement")]
