"""What the server refuses, apart from the rules: every code, and the exception that carries one."""

from typing import Literal

from hotseat.core.errors import HotseatError

OfMessage = Literal[
    "malformed", "too-large", "hello-first", "hello-again", "too-often", "outdated", "foreign-origin", "wrong-method"
]
"""The message or request itself is refused."""
OfAnswer = Literal["too-late", "not-open-yet", "not-asked", "doubted-first", "nothing-held", "no-more-time"]
"""An answer to a question."""
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
"""Anything else that people at the table want."""
OfPerson = Literal["wrong-token", "not-seated", "not-host"]
"""Somebody else may do this."""
OfJoining = Literal["seat-taken", "no-free-seat", "name-taken", "kept-for-another"]
OfTable = Literal["no-such-table", "not-found", "wrong-stage", "closed"]
OfServer = Literal["quota", "store", "failure"]

Code = OfMessage | OfAnswer | OfWish | OfPerson | OfJoining | OfTable | OfServer
"""Every code of a refusal that is not a rule's. A rule's stands with the rule."""


class Refusal(HotseatError):
    """The table refuses this; `code` and `facts` are what the client gets."""

    def __init__(self, code: Code, message: str = "", **facts: str) -> None:
        super().__init__(message or code, code, facts)
