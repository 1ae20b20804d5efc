"""The key with which a server identifies itself to push services (VAPID, RFC 8292)."""

from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from hotseat.server.files import kept_secret
from hotseat.server.push.message import base64, point

VALID: Final = 12 * 3600
"""Seconds for which a signature holds; push services accept at most a day."""
_HEADER: Final = base64(json.encode({"typ": "JWT", "alg": "ES256"}))


class PushKey:
    """Signs requests to push services. Browsers tie their subscriptions to it, so a server keeps it."""

    def __init__(self, private: int, contact: str) -> None:
        self._key = derive_private_key(private, SECP256R1())
        self._contact = contact
        self.public = base64(point(self._key.public_key()))
        """The public key as browsers want it."""

    @classmethod
    def kept_in(cls, path: Path, contact: str) -> "PushKey":
        """The key in this file, which is created on first use and readable by its owner only."""
        return cls(int(kept_secret(path, _new), 16), contact)

    def authorization(self, origin: str, now: int) -> str:
        """The header that authorises a request to the push service at this origin; `now` in seconds."""
        claims = {"aud": origin, "exp": now + VALID, "sub": self._contact}
        signed = f"{_HEADER}.{base64(json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def _new() -> str:
    return f"{generate_private_key(SECP256R1()).private_numbers().private_value:064x}"
