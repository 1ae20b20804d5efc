"""Addresses of push services. They come from strangers, so the server connects to public addresses only."""

import asyncio
import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from hotseat.protocol.refusals import Refusal

LONGEST: Final = 1000
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class Endpoint(NamedTuple):
    """Where a push service takes messages for one browser. The path is a secret of that browser."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The push service, as a signature names it."""
        usual = self.port == (443 if self.scheme == "https" else 80)
        return f"{self.scheme}://{self.host}" if usual else f"{self.scheme}://{self.host}:{self.port}"


def read_endpoint(url: str, local: bool = False) -> Endpoint:
    """The endpoint at this address; refuses all but https on the usual port. `local` is for tests."""
    try:
        parts = urlsplit(url)
        port = parts.port or (80 if parts.scheme == "http" else 443)
    except ValueError:
        raise _refused() from None
    printable = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    plain = parts.hostname and "@" not in parts.netloc and not parts.fragment
    public = parts.scheme == "https" and port == 443 and "." in (parts.hostname or "")
    if not printable or not plain or not (public or (local and parts.scheme in ("http", "https"))):
        raise _refused()
    path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    return Endpoint(parts.scheme, parts.hostname or "", port, path)


async def public_address(endpoint: Endpoint, local: bool = False) -> str:
    """The address to connect to, looked up once, so that the name cannot point elsewhere afterwards.

    Refuses a name with any address inside a private network; raises OSError if it is unknown.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (local or all(is_public(address) for address in addresses)):
        raise _refused()
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether this is an address on the internet, also if it is an IPv6 address that stands for an IPv4 one."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    inner = _embedded(address) if isinstance(address, ipaddress.IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    return address.is_global and not address.is_multicast


def _embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def _refused() -> Refusal:
    return Refusal("malformed", "This is not the address of a public push service.", reason="endpoint")
