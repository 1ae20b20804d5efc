"""Protection against strangers and floods: tokens, origins, host names, rate limits."""

import hashlib
import ipaddress
import re
import secrets
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from hotseat.server.arrivals import Arrivals

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


def origin_host(origin: str) -> str:
    """The name in an origin of canonical form."""
    return urlsplit(origin).hostname or ""


def same_origin(origin: str, host: str | None) -> bool:
    """Whether a page at `origin` was served under this Host header; the header must have been checked before."""
    return host is not None and origin_of(origin) == origin_of(f"http://{host}")


# -- host names --------------------------------------------------------------------------------------------------------

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+?)\.?)(?::[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
_NETWORK_SUFFIXES: Final = (".local", ".lan", ".internal", ".home.arpa")
"""Suffixes of names that only a local network resolves; nobody can register them."""


@dataclass(frozen=True)
class Hosts:
    """The names under which a server may be reached.

    A page of a stranger can point its own name at this machine (DNS rebinding); its browser then sends that name as
    the host. Addresses and `localhost` cannot be pointed elsewhere. Names of the local network can, but only by
    somebody in that network, who can reach a server that listens there anyway.
    """

    names: frozenset[str]
    network: bool
    """Whether the server listens beyond this machine."""

    def allow(self, header: str | None) -> bool:
        """Whether this Host header is accepted; a browser always sends one."""
        if header is None or "*" in self.names:
            return True
        name = host_name(header)
        return name is not None and (name in self.names or _fixed(name) or (self.network and _of_network(name)))


def host_name(header: str) -> str | None:
    """The name in a Host header in lower case, without port; None if it is malformed."""
    found = _HOST.fullmatch(header)
    return None if found is None else (found[1] or found[2]).lower()


def _fixed(name: str) -> bool:
    """Whether this is an address or `localhost`."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _of_network(name: str) -> bool:
    return "." not in name or name.endswith(_NETWORK_SUFFIXES)


# -- addresses ---------------------------------------------------------------------------------------------------------


def source_of(address: str) -> str:
    """What limits per address count: an IPv4 address, or the /64 network of an IPv6 one, which one client has alone."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def client_of(connection: HTTPConnection) -> str:
    """What limits per address count for this request or socket."""
    return source_of(connection.client.host) if connection.client else ""


# -- limits ------------------------------------------------------------------------------------------------------------


@dataclass
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
class Budget:
    """One bucket per address; idle addresses are removed."""

    size: float
    rate: float
    buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, address: str, now: float, cost: float = 1.0) -> float:
        """0 if the request is allowed, otherwise the seconds to wait."""
        if len(self.buckets) > 10_000:
            self.buckets = {key: one for key, one in self.buckets.items() if now - one.since < self.size / self.rate}
        bucket = self.buckets.setdefault(address, Bucket(self.size, self.rate))
        return 0.0 if bucket.take(now, cost) else bucket.wait(cost)


class Addresses:
    """The budgets and connection counts of all addresses."""

    def __init__(self, requests: float, most_connections: int, proxies: str = "") -> None:
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies.split()]
        self.requests = Budget(requests, requests / 2)
        self.expensive = Budget(requests / 2, requests / 20)
        """For replays, records, proofs and new tables, which take far longer than other requests."""
        self.most_connections = most_connections
        self.arrivals = Arrivals()
        self.connections: dict[str, int] = {}
        """Open WebSockets."""
        self.requesting: dict[str, int] = {}
        """Other connections, including those that have not sent a request yet."""

    def trusts(self, address: str) -> bool:
        """Whether this is a proxy, whose connections are those of many clients."""
        return bool(self._proxies) and any(ipaddress.ip_address(address) in proxy for proxy in self._proxies)

    def connect(self, address: str) -> bool:
        """Whether one more WebSocket is allowed; counts it if so."""
        return self._count(self.connections, address)

    def disconnect(self, address: str) -> None:
        """Count one WebSocket less."""
        _discount(self.connections, address)

    def arrive(self, address: str) -> bool:
        """Whether one more connection for requests is allowed; counts it if so."""
        return self._count(self.requesting, address)

    def depart(self, address: str) -> None:
        """Count one connection for requests less."""
        _discount(self.requesting, address)

    def _count(self, counts: dict[str, int], address: str) -> bool:
        if counts.get(address, 0) >= self.most_connections:
            return False
        counts[address] = counts.get(address, 0) + 1
        return True


def _discount(counts: dict[str, int], address: str) -> None:
    left = counts.get(address, 0) - 1
    if left > 0:
        counts[address] = left
    else:
        counts.pop(address, None)
