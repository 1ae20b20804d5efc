"""Asking to be called, through the real server."""

import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from hotseat.server.config import Config, ConfigError
from hotseat.server.guard import token_hash
from tests.server.house import live
from tests.server.online import new_table, online
from tests.server.push.service import Browser, b64

CONTACT = "mailto:ada@games.example"
ENDPOINT = "https://push.example/send/secret-of-the-browser"


@live
async def test_a_server_without_contact_has_no_key_and_takes_no_subscriptions(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        assert (await http.get("/api/push")).json() == {"key": None}
        ticket = await new_table(server, "open", "bot", "bot", pace="turn-based")
        body = Browser().subscription(ENDPOINT, ticket["token"])
        assert (await http.post(f"/api/tables/{ticket['table']}/calls", json=body)).status_code == 404
        assert not (tmp_path / "hotseat.push").exists()


@live
async def test_a_seat_subscribes_renews_and_ends_it(tmp_path: Path) -> None:
    async with (
        online(tmp_path, push_contact=CONTACT) as server,
        httpx.AsyncClient(base_url=server.public_url) as http,
    ):
        assert stat.S_IMODE((tmp_path / "hotseat.push").stat().st_mode) == 0o600
        key = (await http.get("/api/push")).json()["key"]
        ticket = await new_table(server, "open", "bot", "bot", pace="turn-based")
        address = f"/api/tables/{ticket['table']}/calls"
        calls = server.shared.calls
        assert calls is not None
        for browser in (Browser(), Browser()):
            answer = await http.post(address, json=browser.subscription(ENDPOINT, ticket["token"]))
            assert (answer.status_code, answer.json()) == (201, {"key": key})
        (kept,) = calls.subscriptions.of(token_hash(ticket["token"]))
        assert kept.key == b64(browser.public)
        shown = (await http.get(f"/api/tables/{ticket['table']}")).text
        assert "push.example" not in shown
        log = "".join(str(row) for row in server.shared.store.load(ticket["table"]))
        assert "push.example" not in log, "the log, which exports and replays read, knows nothing of it"
        ended = await http.post(f"{address}/end", json={"token": ticket["token"], "endpoint": ENDPOINT})
        assert ended.status_code == 200
        assert calls.subscriptions.of(token_hash(ticket["token"])) == []


@live
async def test_strangers_private_addresses_and_bad_keys_are_refused(tmp_path: Path) -> None:
    async with (
        online(tmp_path, push_contact=CONTACT) as server,
        httpx.AsyncClient(base_url=server.public_url) as http,
    ):
        ticket = await new_table(server, "open", "bot", "bot", pace="turn-based")
        whole: dict[str, Any] = Browser().subscription(ENDPOINT, ticket["token"])
        for change, status in (
            ({"token": "0" * 32}, 403),
            ({"endpoint": "https://localhost/a"}, 400),
            ({"endpoint": "http://push.example/a"}, 400),
            ({"key": "AAAA"}, 400),
            ({"key": "é"}, 400),
            ({"auth": "AAAA"}, 400),
            ({"more": 1}, 400),
        ):
            answer = await http.post(f"/api/tables/{ticket['table']}/calls", json={**whole, **change})
            assert answer.status_code == status, (change, answer.text)
        assert (await http.post("/api/tables/aaaaaaaaaaaaaaaa/calls", json=whole)).status_code == 404


def test_the_contact_is_an_address() -> None:
    with pytest.raises(ConfigError, match="push_contact"):
        Config(push_contact="ada").checked()
