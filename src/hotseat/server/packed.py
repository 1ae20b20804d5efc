"""Compressed contents with a checksum, as snapshots and archived tables are stored."""

import hashlib
import zlib
from typing import Final

CHECKSUM: Final = 32
"""Bytes of the checksum before the compressed contents."""


class Damaged(Exception):
    """The stored bytes are not what was written."""


def packed(contents: bytes, level: int = 1) -> bytes:
    """The contents as they are stored."""
    pressed = zlib.compress(contents, level)
    return hashlib.sha256(pressed).digest() + pressed


def unpacked(stored: bytes) -> bytes:
    """The contents; raises Damaged."""
    if hashlib.sha256(stored[CHECKSUM:]).digest() != stored[:CHECKSUM]:
        raise Damaged("its checksum is wrong")
    try:
        return zlib.decompress(stored[CHECKSUM:])
    except zlib.error as problem:
        raise Damaged(str(problem)) from problem
