"""How a message becomes bytes: JSON, padded so that the length of a frame tells next to nothing."""

from typing import Final

from msgspec import json

from hotseat.protocol.updates import ServerMessage

SMALL: Final = 256
"""Acknowledgements and clocks fit into one of these."""
STEP: Final = 1024
"""Everything longer comes in these steps: a prompt with one move more changes the length once in a hundred times."""
_ENCODER = json.Encoder()


def frame(message: ServerMessage) -> bytes:
    """The message as it is sent."""
    return padded(_ENCODER.encode(message))


def padded(text: bytes) -> bytes:
    """The text filled up with blanks, which JSON ignores."""
    return text.ljust(SMALL if len(text) <= SMALL else -(-len(text) // STEP) * STEP)
