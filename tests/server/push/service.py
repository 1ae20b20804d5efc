"""A push service for tests, and a browser that is subscribed there; both follow the RFCs on their own.

The decryption is written from the receiver's side with the HKDF of `cryptography`, so a mistake of the sender is not
repeated here.
"""

import asyncio
import contextlib
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's side of a subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self._private = private or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)
        self.public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """Decrypt a message (RFC 8291, section 3.4)."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) - 21 - body[20] <= size
        secret = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self.public + sender
        material = HKDF(SHA256(), 32, self.auth, info).derive(secret)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        text, delimiter, padding = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None).rpartition(b"\x02")
        assert delimiter
        assert not padding.strip(b"\0")
        return text

    def subscription(self, endpoint: str, token: str) -> dict[str, str]:
        """The body with which it asks to be called."""
        return {"token": token, "endpoint": endpoint, "key": b64(self.public), "auth": b64(self.auth)}


@dataclass
class Received:
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages on a port of this computer; `answers` are the statuses of the next responses, then 201."""

    port: int = 0
    answers: list[str] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)
    waiting: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def next(self) -> Received:
        """The oldest request that was not read yet."""
        while not self.received:
            self.waiting.clear()
            await self.waiting.wait()
        return self.received.pop(0)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        lines = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.received.append(Received(head[0].split()[1], headers, body))
        self.waiting.set()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A running push service."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


def signed_claims(authorization: str, public: str) -> dict[str, Any]:
    """The claims of a VAPID header; fails unless they are signed with this public key (RFC 8292)."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(public))
    key.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    header, claims = [json.decode(unb64(part)) for part in signed.split(".")]
    assert header == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)
