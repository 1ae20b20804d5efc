"""Protection against strangers and floods: tokens, origins, rate limits."""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

TABLE_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A 128-bit secret in hex, so a command line never mistakes it for an option."""
    return secrets.token_hex(16)


def token_hash(token: str) -> str:
    """The hash of a token; only the hash is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """A table id with 80 random bits, so it cannot be guessed."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(16))


# -- origins -----------------------------------------------------------------------------------------------------------


def origin_of(url: str) -> str | None:
    """Scheme, host and port in canonical form; None for anything that is not a plain web origin."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        return None
    if parts.path or parts.query or parts.fragment or not url.isascii() or "@" in url:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}:{port or (443 if parts.scheme == 'https' else 80)}"


def origin_allowed(origin: str | None, allowed: frozenset[str]) -> bool:
    """Whether this Origin header is accepted: absent (not a browser) or on the list. `null` is always rejected."""
    if origin is None:
        return True
    canonical = origin_of(origin)
    return canonical is not None and canonical in allowed


# -- limits ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Bucket:
    """A token bucket: a burst capacity and a refill rate per second."""

    size: float
    rate: float
    level: float = -1.0
    since: float = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens; returns whether enough were left."""
        if self.level < 0:
            self.level, self.since = self.size, now
        self.level = min(self.size, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until `cost` tokens are available."""
        return max(0.0, (cost - self.level) / self.rate)


@dataclass
class Addresses:
    """One bucket and one connection count per address; idle addresses are removed."""

    size: float
    rate: float
    most_connections: int
    buckets: dict[str, Bucket] = field(default_factory=dict)
    connections: dict[str, int] = field(default_factory=dict)

    def take(self, address: str, now: float, cost: float = 1.0) -> float:
        """0 if the request is allowed, otherwise the seconds to wait."""
        if len(self.buckets) > 10_000:
            self.buckets = {key: one for key, one in self.buckets.items() if now - one.since < self.size / self.rate}
        bucket = self.buckets.setdefault(address, Bucket(self.size, self.rate))
        return 0.0 if bucket.take(now, cost) else bucket.wait(cost)

    def connect(self, address: str) -> bool:
        """Whether one more connection is allowed; counts it if so."""
        if self.connections.get(address, 0) >= self.most_connections:
            return False
        self.connections[address] = self.connections.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        left = self.connections.get(address, 0) - 1
        if left > 0:
            self.connections[address] = left
        else:
            self.connections.pop(address, None)
