"""The server's Ed25519 key: the server cannot deny what it has signed. Needs the extra `server`."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hotseat.core.keyed import length_prefixed
from hotseat.fairness.encoding import PROTOCOL
from hotseat.fairness.errors import FairnessError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class ServerKey:
    """Signs commitments. A server keeps its key, so that people can compare it."""

    def __init__(self, private: bytes) -> None:
        self._key = _ed25519(private)
        self.public: bytes = self._key.public_key().public_bytes_raw()

    @classmethod
    def kept_in(cls, path: Path) -> "ServerKey":
        """The key in this file, which is created on first use and readable by its owner only."""
        if not path.exists():
            _write_durably(path, os.urandom(32).hex())
        return cls(bytes.fromhex(path.read_text(encoding="ascii")))

    def sign(self, message: bytes) -> bytes:
        """The signature of these bytes."""
        signature: bytes = self._key.sign(message)
        return signature


def signed_bytes(game_id: str, server: bytes, rules: bytes, time: str) -> bytes:
    """The bytes that the server signs: its commitment, the rules' hash, the game and the time."""
    return length_prefixed(PROTOCOL, b"sign", game_id.encode(), server, rules, time.encode())


def _ed25519(private: bytes) -> "Ed25519PrivateKey":
    try:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    except ImportError as missing:
        raise FairnessError(
            "Signing needs the package cryptography. Install it with: pip install 'hotseat[server]'.", "fair-no-signing"
        ) from missing
    return Ed25519PrivateKey.from_private_bytes(private)


def _write_durably(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
