"""The error raised by the setup of a fair game."""

from hotseat.core.errors import HotseatError


class FairnessError(HotseatError):
    """A request that violates the protocol or comes too early; nothing has changed."""
