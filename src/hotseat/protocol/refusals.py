"""Refusals other than rule violations: every code, and the exception that carries one."""

from typing import Literal

from hotseat.core.errors import HotseatError

OfMessage = Literal[
    "malformed", "too-large", "hello-first", "hello-again", "too-often", "outdated", "foreign-origin", "wrong-method"
]
"""The message or request itself is invalid."""
OfAnswer = Literal["too-late", "not-open-yet", "not-asked", "doubted-first", "nothing-held", "no-more-time"]
"""Refusals of an answer to a question."""
OfWish = Literal[
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
]
"""Refusals of any other command at a table."""
OfPerson = Literal["wrong-token", "not-seated", "not-host"]
"""The caller lacks the permission."""
OfJoining = Literal["seat-taken", "no-free-seat", "name-taken", "kept-for-another"]
OfTable = Literal["no-such-table", "not-found", "wrong-stage", "closed"]
OfServer = Literal["quota", "store", "failure"]

Code = OfMessage | OfAnswer | OfWish | OfPerson | OfJoining | OfTable | OfServer
"""Every refusal code except rule violations, whose codes are defined with their rules."""


class Refusal(HotseatError):
    """The request is refused; `code` and `facts` are sent to the client."""

    def __init__(self, code: Code, message: str = "", **facts: str) -> None:
        super().__init__(message or code, code, facts)
