"""How protocol pf1 turns values into bytes: length prefixes, canonical JSON, SHA-256."""

import hashlib
import json
from typing import Final

from hotseat.core.keyed import length_prefixed
from hotseat.core.sorts import Json

PROTOCOL: Final = b"pf1"
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(value: Json) -> bytes:
    """The canonical JSON text of a value (RFC 8785): keys sorted, no spaces, UTF-8."""
    return _ENCODER.encode(value).encode()


def hashed(*parts: bytes) -> bytes:
    """SHA256(LP(parts))."""
    return hashlib.sha256(length_prefixed(*parts)).digest()
