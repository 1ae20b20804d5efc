"""The server connects only where a public push service can be."""

import asyncio

import pytest

from hotseat.protocol.refusals import Refusal
from hotseat.server.push.endpoint import Endpoint, is_public, public_address, read_endpoint
from tests.server.house import live


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://localhost/a",
        "https://user@push.example/a",
        "https://push.example/a#b",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: other",
        "https://push.example/ä",
        "https://push.example:99999/a",
        "https:///a",
        "ftp://push.example/a",
        "file:///etc/passwd",
        "//push.example/a",
        f"https://push.example/{'a' * 1000}",
    ],
)
def test_s13_only_https_on_its_usual_port_is_an_endpoint(url: str) -> None:
    with pytest.raises(Refusal, match="public push service"):
        read_endpoint(url)


def test_an_endpoint_keeps_its_path_and_query() -> None:
    endpoint = read_endpoint("https://push.example/send/abc?x=1")
    assert endpoint == Endpoint("https", "push.example", 443, "/send/abc?x=1")
    assert endpoint.origin == "https://push.example"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("ff0e::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("name", False),
    ],
)
def test_s13_private_addresses_are_not_public_in_any_disguise(address: str, public: bool) -> None:
    assert is_public(address) is public


@live
async def test_s13_a_name_that_points_into_a_private_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def two_addresses(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, 443)) for address in ("8.8.8.8", "192.168.0.7")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", two_addresses, raising=False)
    with pytest.raises(Refusal, match="public push service"):
        await public_address(read_endpoint("https://push.example/a"))
