"""Options of a game: typed fields of a frozen dataclass, each with a sort that reads, writes and describes it."""

import operator
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from hotseat.core.errors import BadArgument, OptionError
from hotseat.core.seats import letter, seat_of

OptionValue = bool | int | str | list[str] | tuple[str, ...]
O = TypeVar("O", bound="Options")  # noqa: E741


@mypyc_attr(allow_interpreted_subclasses=True)
class Sort:
    """How one option is parsed from text, written back, and described to a form."""

    def read(self, option: str, value: OptionValue, players: int) -> Any:
        """The typed value, or OptionError."""
        raise NotImplementedError

    def write(self, value: Any) -> OptionValue:
        """The value as people write it."""
        raise NotImplementedError

    def describe(self, players: int) -> dict[str, Any]:
        """What a form needs in order to show the option."""
        raise NotImplementedError


class Switch(Sort):
    """On or off."""

    def read(self, option: str, value: OptionValue, players: int) -> bool:
        if isinstance(value, bool):
            return value
        text = str(value).lower()
        if text in ("true", "on", "yes", "1"):
            return True
        if text in ("false", "off", "no", "0"):
            return False
        raise OptionError(option, f"enter true or false, not {value!r}.", "switch", {"value": str(value)})

    def write(self, value: Any) -> OptionValue:
        return bool(value)

    def describe(self, players: int) -> dict[str, Any]:
        return {"sort": "switch"}


class Number(Sort):
    """A whole number in a range, or a word for a number outside it."""

    def __init__(self, low: int, high: int, word: str = "", stands_for: int = 0) -> None:
        self.low = low
        self.high = high
        self.word = word
        self.stands_for = stands_for

    def read(self, option: str, value: OptionValue, players: int) -> int:
        text = str(value).strip().lower()
        if self.word and text == self.word:
            return self.stands_for
        digits = text[1:] if text.startswith("-") else text
        if isinstance(value, bool) or not (digits.isascii() and digits.isdigit()):
            raise self._refused(option, value)
        number = int(text)
        if not self.low <= number <= self.high:
            raise self._refused(option, value)
        return number

    def _refused(self, option: str, value: OptionValue) -> OptionError:
        word = f"{self.word} or " if self.word else ""
        return OptionError(
            option,
            f"enter {word}a whole number from {self.low} to {self.high}, not {value!r}.",
            "number",
            {"low": str(self.low), "high": str(self.high), "word": self.word, "value": str(value)},
        )

    def write(self, value: Any) -> OptionValue:
        return self.word if self.word and value == self.stands_for else int(value)

    def describe(self, players: int) -> dict[str, Any]:
        return {"sort": "number", "low": self.low, "high": self.high, "word": self.word}


class Choice(Sort):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, option: str, value: OptionValue, players: int) -> str:
        text = str(value).strip()
        if text not in self.words:
            words = ", ".join(self.words)
            raise OptionError(
                option, f"choose one of {words}, not {value!r}.", "choice", {"words": words, "value": str(value)}
            )
        return text

    def write(self, value: Any) -> OptionValue:
        return str(value)

    def describe(self, players: int) -> dict[str, Any]:
        return {"sort": "choice", "words": list(self.words)}


class SeatOrRandom(Sort):
    """A seat letter, or `random`, which is stored as -1."""

    def read(self, option: str, value: OptionValue, players: int) -> int:
        text = str(value).strip()
        if text.lower() == "random":
            return -1
        try:
            return seat_of(text, players)
        except ValueError:
            last = letter(players - 1)
            raise OptionError(
                option,
                f"enter random or a seat from A to {last}, not {value!r}.",
                "seat",
                {"last": last, "value": str(value)},
            ) from None

    def write(self, value: Any) -> OptionValue:
        return "random" if value == -1 else letter(value)

    def describe(self, players: int) -> dict[str, Any]:
        return {"sort": "choice", "words": ["random", *[letter(seat) for seat in range(players)]]}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options:
    """The base of every game's options; the metadata of a field holds its sort.

    `"study": True` marks an option for people who study a game. It can be given like any other, but forms leave it out.
    """

    @classmethod
    def read(cls: type[O], given: Any, players: int) -> O:
        """Options parsed from text, by name; those not given keep their defaults."""
        if not isinstance(given, Mapping):
            raise BadArgument("options", f"a dictionary by name is needed, not {given!r}.")
        known = {field.name: field.metadata["sort"] for field in fields(cls)}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise OptionError(
                    name, f"there is no such option. Options here: {names}.", "unknown-option", {"options": names}
                )
        return cls(**{name: known[name].read(name, _plain(value), players) for name, value in given.items()})

    def check(self, players: int) -> None:
        """Raise OptionError for combinations that the rules refuse."""

    def team_size(self) -> int:
        """Players per team; with n teams, every n-th seat is on the same team."""
        return 1

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from their default, as people write them."""
        return {
            field.name: field.metadata["sort"].write(getattr(self, field.name))
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def describe(cls, players: int) -> dict[str, dict[str, Any]]:
        """Every option with its sort and default, for forms; those for study are left out."""
        return {
            field.name: {
                **field.metadata["sort"].describe(players),
                "default": field.metadata["sort"].write(field.default),
            }
            for field in fields(cls)
            if not field.metadata.get("study")
        }


def _plain(value: Any) -> OptionValue:
    """The value in Python's own types; what is no value of any option becomes a text that every sort refuses."""
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [word if isinstance(word, str) else repr(word) for word in value]
    try:
        return operator.index(value)  # numpy's whole numbers
    except TypeError:
        return repr(value)
