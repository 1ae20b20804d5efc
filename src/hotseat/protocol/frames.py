"""Encoding of messages: JSON, padded so that the frame length reveals almost nothing."""

from typing import Final

from msgspec import json

from hotseat.protocol.updates import ServerMessage

SMALL: Final = 256
"""Smallest frame size in bytes; acknowledgements and clock messages fit into it."""
STEP: Final = 1024
"""Longer frames are padded to a multiple of this, so one more move in a prompt rarely changes the length."""
_ENCODER = json.Encoder()


def frame(message: ServerMessage) -> bytes:
    """The message encoded and padded."""
    return padded(_ENCODER.encode(message))


def padded(text: bytes) -> bytes:
    """`text` padded with spaces, which JSON ignores."""
    return text.ljust(SMALL if len(text) <= SMALL else -(-len(text) // STEP) * STEP)
