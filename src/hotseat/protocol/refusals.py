"""Every code with which a command or request is refused, and the exception that carries one.

A rule of a game may refuse a move or an option with a code of its own, which is declared with the rule.
"""

from typing import Final, Literal, get_args

from hotseat.core.errors import HotseatError

OfMessage = Literal[
    "malformed",
    "too-large",
    "hello-first",
    "hello-again",
    "too-often",
    "too-many-connections",
    "outdated",
    "foreign-origin",
    "unknown-host",
    "wrong-method",
]
"""The message or request itself is invalid."""
OfAnswer = Literal["too-late", "not-open-yet", "not-asked", "doubted-first", "nothing-held", "no-more-time"]
"""Refusals of an answer to a question."""
OfCommand = Literal[
    "hint-not-here",
    "no-hint",
    "colour-taken",
    "seats-open",
    "unknown-bot",
    "guided",
    "chat-off",
    "team-silence",
    "unknown-emote",
    "empty",
    "not-resting",
    "no-undo",
    "not-away",
    "no-request",
    "nobody-there",
    "own-seat",
]
"""Refusals of any other command at a table."""
OfShuffle = Literal["fair-stage", "fair-player", "fair-promise", "fair-seals", "fair-list", "fair-part", "fair-wait"]
"""Refusals of a seal, a part, or giving up."""
OfPerson = Literal["wrong-token", "not-seated", "not-host"]
"""The caller lacks the permission."""
OfJoining = Literal[
    "seat-taken",
    "no-free-seat",
    "name-taken",
    "kept-for-another",
    "bots-stay",
    "sat-here",
    "removed",
    "declined",
    "request-over",
]
"""Refusals of a seat, or of a request for one."""
OfTable = Literal["no-such-table", "not-found", "wrong-stage", "closed"]
OfServer = Literal["quota", "store", "moved", "failure"]

Code = OfMessage | OfAnswer | OfCommand | OfShuffle | OfPerson | OfJoining | OfTable | OfServer
"""The codes that the server itself raises, with those of the shuffle, which it passes on."""

OfEngine = Literal["over", "not-now", "unknown-move", "unknown-seat", "unknown-game"]
"""Raised by the engine for every game."""
OfOptions = Literal["players", "switch", "number", "choice", "seat", "unknown-option"]
"""A table cannot be opened with these options."""

BY_SERVER: Final[tuple[str, ...]] = tuple([code for group in get_args(Code) for code in get_args(group)])
ALL: Final[tuple[str, ...]] = (*BY_SERVER, *get_args(OfEngine), *get_args(OfOptions))
"""Every code but those of single games; docs/protocol.md explains each."""


class Refusal(HotseatError):
    """The request is refused; `code` and `facts` are sent to the client."""

    def __init__(self, code: Code, message: str = "", **facts: str) -> None:
        super().__init__(message or code, code, facts)
