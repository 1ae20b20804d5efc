"""The encryption of a push message: only the subscribed browser can read it (RFC 8291, RFC 8188)."""

import hashlib
import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""Size of a record; a message is a single one."""
LAST: Final = b"\x02"
"""Delimiter after the text of the last record; zeros follow."""


def encrypted(
    text: bytes,
    browser: bytes,
    auth: bytes,
    padded_to: int = 0,
    sender: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of the request: `text` for the browser with this public key and secret; raises ValueError.

    Every message has a key pair and a salt of its own; only tests give them.
    """
    sender = sender or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    own = point(sender.public_key())
    shared = sender.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), browser))
    material = _derived(auth, shared, b"WebPush: info\0" + browser + own, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    record = (text + LAST).ljust(padded_to, b"\0")
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + AESGCM(key).encrypt(nonce, record, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 for at most 32 bytes."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


def point(key: EllipticCurvePublicKey) -> bytes:
    """The public key as 65 bytes."""
    encoded: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded


def base64(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
