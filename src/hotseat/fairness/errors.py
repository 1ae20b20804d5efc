"""What the setup of a fair game refuses."""

from hotseat.core.errors import HotseatError


class FairnessError(HotseatError):
    """Against the protocol, or too early; nothing has changed."""
