"""Sorts: the closed set of types in which a game declares its zones, facts and events.

| kind         | written as                                                   |
| ------------ | ------------------------------------------------------------ |
| `number`     | a whole number                                               |
| `gain`       | a whole number that is added to another; told with its sign  |
| `flag`       | true or false                                                |
| `text`       | a string                                                     |
| `seat`       | the letter of a seat, null for nobody                        |
| `seat-index` | the same in a zone: 0 for A, -1 for nobody                   |
| `card`       | a card of the named list of words, `??` if it is hidden      |
| `word`       | a word of the named list                                     |
| `list`       | a list of items of one sort                                  |
| `by-seat`    | a list with one item for every seat, in the order of seats   |
| `row`        | a list with a fixed sort at every place                      |
| `record`     | an object with a fixed sort for every key                    |
| `optional`   | a value of that sort, or null                                |
| `hidden`     | a value of that sort, or `??` if nothing of it may be known  |
"""

from typing import Final, final

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


@final
class Sort:
    """One type. `of` names the list of words of a card or a word; `parts` are the sorts inside it, by key or place."""

    def __init__(self, kind: str, of: str = "", parts: "dict[str, Sort] | None" = None) -> None:
        self.kind = kind
        self.of = of
        self.parts: dict[str, Sort] = parts or {}
        self.is_number = kind in ("number", "gain")

    def item(self) -> "Sort":
        """The sort of a list's items; for any other sort, the sort itself."""
        return self.parts["item"] if self.kind in ("list", "by-seat") else self

    def json(self) -> Json:
        """The sort as the schema of a game shows it."""
        if self.of:
            return {"kind": self.kind, "of": self.of}
        if self.kind == "row":
            return {"kind": "row", "of": [part.json() for part in self.parts.values()]}
        if self.kind == "record":
            return {"kind": "record", "of": {name: part.json() for name, part in self.parts.items()}}
        if self.parts:
            return {"kind": self.kind, "of": self.parts["item"].json()}
        return {"kind": self.kind}


NUMBER: Final = Sort("number")
GAIN: Final = Sort("gain")
FLAG: Final = Sort("flag")
TEXT: Final = Sort("text")
SEAT: Final = Sort("seat")
SEAT_INDEX: Final = Sort("seat-index")


def card(of: str) -> Sort:
    """A card of this list of words."""
    return Sort("card", of)


def word(of: str) -> Sort:
    """A word of this list."""
    return Sort("word", of)


def listed(item: Sort) -> Sort:
    """Any number of items."""
    return Sort("list", parts={"item": item})


def by_seat(item: Sort) -> Sort:
    """One item for every seat."""
    return Sort("by-seat", parts={"item": item})


def optional(item: Sort) -> Sort:
    """An item or nothing."""
    return Sort("optional", parts={"item": item})


def hidden(item: Sort) -> Sort:
    """An item, or `??` if nothing of it may be known."""
    return Sort("hidden", parts={"item": item})


def row(*places: Sort) -> Sort:
    """A list with a fixed sort at each index."""
    return Sort("row", parts={str(place): sort for place, sort in enumerate(places)})


def record(fields: dict[str, Sort]) -> Sort:
    """An object with a fixed sort for each key."""
    return Sort("record", parts=fields)


CARD: Final = card("card")
CARDS: Final = listed(CARD)
SEATS: Final = listed(SEAT)
