"""The errors of the engine, as one small tree. Every message can be shown to a person as it is.

    HotseatError
    ├── BadArgument      an argument of the wrong type, shape or range; names the parameter
    ├── OptionError      a table cannot be opened with these options
    ├── UnknownGame      no game of that id
    ├── MissingPiece     a game lacks a piece that was requested; names it and where it belongs
    ├── UnknownSeat      no such seat at this table
    ├── UnknownMove      the text is no move of this game
    ├── IllegalMove      a move of this game, but not by this seat or not now
    ├── RecordError      a record cannot be read; names line and reason
    └── PositionError    a stored position cannot be read

`code` and `facts` let an interface say the same in its own language; the message itself is English.
"""

import operator
from typing import Any, Final, SupportsIndex

KEPT: Final = ("message", "code", "facts", "option", "line", "reason")
"""The attributes of the errors below, as a copy in another process needs them."""


class HotseatError(ValueError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, message: str, code: str, facts: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.facts: dict[str, str] = facts or {}

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {name: getattr(self, name) for name in KEPT if hasattr(self, name)}
        kept.update(getattr(self, "__dict__", {}))  # compiled errors have none, those of other layers do
        return _copied, (type(self), self.args, kept)


def _copied(kind: type[HotseatError], args: tuple[Any, ...], kept: dict[str, Any]) -> HotseatError:
    """An error that another process raised."""
    error = kind.__new__(kind, *args)
    for name, value in kept.items():
        setattr(error, name, value)
    return error


class BadArgument(HotseatError):
    """An argument of the wrong type, shape or range; the message begins with its name."""

    def __init__(self, parameter: str, problem: str) -> None:
        super().__init__(f"{parameter}: {problem}", "argument", {"parameter": parameter, "problem": problem})


def whole_number(parameter: str, value: SupportsIndex | None) -> int:
    """The value as an int, numpy's numbers included; BadArgument for anything else, truth values among them."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)  # type: ignore[arg-type]  # None is refused below
        except TypeError:
            pass
    raise BadArgument(parameter, f"a whole number is needed, not {value!r}.")


def text_of(parameter: str, value: Any) -> str:
    """The value if it is text; BadArgument for anything else."""
    if not isinstance(value, str):
        raise BadArgument(parameter, f"a text is needed, not {value!r}.")
    return value


class OptionError(HotseatError):
    """A table cannot be opened with these options."""

    def __init__(self, option: str, message: str, code: str, facts: dict[str, str] | None = None) -> None:
        super().__init__(f"{option}: {message}", code, {"option": option, **(facts or {})})
        self.option = option


class UnknownGame(HotseatError):
    """No game of that id."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        games = ", ".join(known)
        super().__init__(
            f"There is no game {game!r}. Choose one of: {games}.", "unknown-game", {"game": game, "games": games}
        )


class MissingPiece(HotseatError):
    """A game lacks a piece that was requested: `piece` is one of PIECES, to be added as `name` to `file`."""

    def __init__(self, game: str, piece: str, name: str, file: str) -> None:
        super().__init__(
            f"{game} has no {PIECES[piece]}: add `{name}` to {file}.",
            "missing-piece",
            {"game": game, "piece": piece, "name": name, "file": file},
        )


PIECES = {
    "entry": "entry",
    "bots": "bots",
    "board": "terminal board",
    "words": "words",
    "rulebook": "rulebook",
    "first-game": "guided first game",
    "moments": "moments",
    "portrait": "portrait",
    "balance": "balance report",
}
"""The optional pieces of an entry, in words."""


class UnknownSeat(HotseatError):
    """No such seat at this table."""

    def __init__(self, text: str, players: int) -> None:
        last = "ABCDEFGH"[players - 1]
        super().__init__(
            f"There is no seat {text.strip()!r}. The seats here are A to {last}.",
            "unknown-seat",
            {"seat": text.strip(), "last": last},
        )


class UnknownMove(HotseatError):
    """The text is no move of this game."""

    def __init__(self, text: str, example: str) -> None:
        super().__init__(
            f"{text!r} is not a move of this game. A move looks like: {example}.",
            "unknown-move",
            {"move": text, "example": example},
        )


class IllegalMove(HotseatError):
    """A move of this game, but not by this seat or not now."""


class RecordError(HotseatError):
    """A record cannot be read; names line and reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}", "record", {"line": str(line), "reason": reason})
        self.line = line
        self.reason = reason


class PositionError(HotseatError):
    """A stored position cannot be read."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"This is not a position: {reason}", "position", {"reason": reason})
