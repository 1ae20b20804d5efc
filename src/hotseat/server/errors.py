"""What the table refuses, apart from the rules."""

from hotseat.core.errors import HotseatError


class Refusal(HotseatError):
    """The table refuses this; `code` and `facts` are what the client gets."""

    def __init__(self, code: str, message: str = "", **facts: str) -> None:
        super().__init__(message or code, code, facts)
