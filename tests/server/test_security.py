"""S1 to S10: origins, tokens, floods, malformed messages and words that bite; more in test_strangers."""

import random
import re
from pathlib import Path

import pytest
from msgspec import ValidationError, json
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hotseat import protocol as m
from hotseat.protocol.texts import clean
from hotseat.server.config import Config, ConfigError, load_config
from hotseat.server.guard import Addresses, Bucket, new_table_id, new_token, origin_allowed, origin_of
from hotseat.server.logging_setup import redacted
from hotseat.server.running import all_bound, bound
from tests.server.house import House, live
from tests.server.online import line, live_url, new_table, online, request, say, until
from tests.server.served import free_port

OWN = "http://127.0.0.1:8000"
FOREIGN = [
    "null",
    "",
    "https://evil.example",
    "http://127.0.0.1:8001",
    "https://127.0.0.1:8000",
    "http://127.0.0.1:8000.evil.example",
    "http://127.0.0.1.evil.example:8000",
    "http://evil.example:8000",
    "http://evil.example/127.0.0.1:8000",
    "http://127.0.0.1:8000@evil.example",
    "http://user@127.0.0.1:8000",
    "http://user:pw@127.0.0.1:8000",
    "http://127.0.0.1:8000/",
    "http://127.0.0.1:8000/path",
    "http://127.0.0.1:8000?x",
    "http://127.0.0.1:8000#x",
    "http://127.0.0.1:80000",
    "http://127.0.0.1:",
    "http://127.0.0.1",
    "http://127.1:8000",
    "http://2130706433:8000",
    "http://0x7f000001:8000",
    "http://localhost.evil.example:8000",
    "http://evillocalhost:8000",
    "http://[::2]:8000",
    "http://[::1]:8001",
    "file://",
    "file:///etc/passwd",
    "data:text/html,x",
    "javascript:alert(1)",
    "chrome-extension://abcdef",
    "moz-extension://abcdef",
    "app://local",
    "ws://127.0.0.1:8000",
    "wss://127.0.0.1:8000",
    "//127.0.0.1:8000",
    "127.0.0.1:8000",
    "http:127.0.0.1:8000",
    "http:///127.0.0.1:8000",
    "http://127.0.0.1:8000 http://evil.example",
    "http://127.0.0.1:8000,http://evil.example",
    "http://１２７.0.0.1:8000",
    "http://loсalhost:8000",
    "http://xn--lcalhost-55g:8000",
    "http://127.0.0.1:8000\u0000",
    "http://127.0.0.1:8000\\.evil.example",
    "http://127.0.0.1%2eevil.example:8000",
    "http://127.0.0.1:08000x",
    "http://*",
    "*",
]


def test_s1_fifty_forms_of_foreign_origins_are_all_refused() -> None:
    own = origin_of(OWN)
    assert own is not None
    assert len(FOREIGN) >= 50
    assert [origin for origin in FOREIGN if origin_allowed(origin, frozenset([own]))] == []
    assert origin_allowed(None, frozenset([own]))
    assert origin_allowed("http://127.0.0.1:8000", frozenset([own]))
    assert origin_allowed("HTTP://127.0.0.1:8000", frozenset([own]))


@live
async def test_s1_foreign_pages_get_403_on_every_way_in_and_nothing_sets_a_cookie(tmp_path: Path) -> None:
    import httpx

    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "open", "open")
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(live_url(server, ticket["table"]), origin=origin, proxy=None):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403
            assert (await http.get("/api/tables", headers={"Origin": origin})).status_code == 403
            assert (await http.post("/api/tables", json={}, headers={"Origin": origin})).status_code == 403
        own = server.public_url
        async with connect(live_url(server, ticket["table"]), origin=own, proxy=None):  # type: ignore[arg-type]
            pass
        for path in ("/", "/healthz", "/api/games", "/t/abc", "/nothing/here"):
            answer = await http.get(path)
            assert "set-cookie" not in answer.headers
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"


@live
async def test_s1_no_get_changes_anything(tmp_path: Path) -> None:
    import httpx

    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "open", "open")
        entries = server.shared.store.length(ticket["table"])
        for path in ("", "/seats", "/record", "/moment", "/replay", "/fair"):
            await http.get(f"/api/tables/{ticket['table']}{path}")
        assert server.shared.store.length(ticket["table"]) == entries


def test_s2_tokens_are_random_long_and_stored_as_hashes_only(tmp_path: Path) -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) == 32 and token.isalnum() for token in tokens)  # `--token -x…` would not be understood
    assert len({new_table_id() for _ in range(1000)}) == 1000

    @live
    async def stored() -> None:
        house = House(tmp_path)
        table, guests = await house.table("Ada", "Ben", "Cleo")
        await house.close()
        data = b"".join([file.read_bytes() for file in tmp_path.iterdir()])
        for guest in guests:
            assert guest.token is not None
            assert guest.token.encode() not in data
        assert table.room.id.encode() in data

    stored()


@live
async def test_s3_malformed_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    rng = random.Random(3)
    good = [
        b'{"type":"move","id":"a","question":1,"moves":["pain R1"]}',
        b'{"type":"say","id":"b","text":"hi"}',
        b'{"type":"vote","id":"c","seat":"A","choice":"bot"}',
    ]
    odd = [
        "",
        "x",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"move"}',
        '{"type":"move","id":"a","question":1e400,"moves":["x"]}',
        '{"type":"move","id":"a","question":123456789012345678901234567890,"moves":["x"]}',
        '{"type":"move","id":"a","question":-1,"moves":["x"]}',
        '{"type":"move","id":"a","question":NaN,"moves":["x"]}',
        '{"type":"move","id":"","question":1,"moves":["x"]}',
        '{"type":"move","id":"a","question":1,"moves":[]}',
        '{"type":"move","id":"a","question":1,"moves":["x"],"seat":"B"}',
        '{"type":"say","id":"a","text":"\\ud800"}',
        "[" * 5000,
        '{"a":' * 2000,
        '{"type":"say","id":"a","text":"' + "x" * 20_000 + '"}',
    ]
    async with online(tmp_path) as server:
        server.limits.burst, server.limits.rate = 1e6, 1e6
        ticket = await new_table(server, "open", "open", "open")
        table = server.lobby.tables[ticket["table"]]
        async with line(server, ticket["table"], m.Hello(ticket["token"])) as socket:
            entries = server.shared.store.length(ticket["table"])
            for text in odd:
                await socket.send(text)
                assert (await until(socket, m.Refused)).code == "malformed", text[:60]
            for _ in range(30):
                for _ in range(50):
                    data = bytearray(rng.choice(good))
                    for _ in range(rng.randint(1, 6)):
                        data[rng.randrange(len(data))] = rng.randrange(256)
                    await socket.send(bytes(data))
                for _ in range(50):
                    await until(socket, m.Done | m.Refused)
            said = server.shared.store.length(ticket["table"]) - entries
            assert said <= 6
            assert table.room.stage == "waiting"


@live
async def test_s3_a_frame_beyond_the_limit_ends_the_connection(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        async with line(server, ticket["table"], m.Hello(ticket["token"])) as socket:
            await socket.send("x" * (64 * 1024 + 1))
            with pytest.raises(ConnectionClosed):
                await until(socket, m.Done)
        assert (await request(server, "/healthz"))["status"] == "ok"


@live
async def test_s3_the_first_message_is_hello_and_comes_once(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        async with line(server, ticket["table"]) as socket:
            await say(socket, m.Start("s"))
            assert (await until(socket, m.Refused)).code == "hello-first"
        async with line(server, ticket["table"], m.Hello(ticket["token"])) as socket:
            await say(socket, m.Hello(ticket["token"]))
            assert (await until(socket, m.Refused)).code == "hello-again"
        async with line(server, ticket["table"]) as socket:
            await say(socket, m.Hello("wrong"))
            assert (await until(socket, m.Refused)).code == "wrong-token"
        async with line(server, "nosuchtable12345") as socket:
            await say(socket, m.Hello())
            assert (await until(socket, m.Refused)).code == "no-such-table"


def test_s4_buckets_fill_again_and_connections_per_address_are_counted() -> None:
    bucket = Bucket(3, 1.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(1.0)
    assert bucket.take(1.0)
    addresses = Addresses(2, 2)
    assert [addresses.requests.take("a", 0.0) > 0 for _ in range(3)] == [False, False, True]
    assert [addresses.expensive.take("a", 0.0) > 0 for _ in range(2)] == [False, True]
    assert addresses.requests.take("b", 0.0) == addresses.expensive.take("b", 0.0) == 0
    assert [addresses.connect("a"), addresses.connect("a"), addresses.connect("a")] == [True, True, False]
    addresses.disconnect("a")
    assert addresses.connect("a")


@live
async def test_s4_requests_per_address_are_limited_with_a_time_to_wait(tmp_path: Path) -> None:
    import httpx

    async with online(tmp_path, requests=10) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        answers = [await http.get("/api/games") for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["code"] == "too-often"


NASTY = [
    "<script>alert(1)</script>",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07",
    "\u202egnirts",
    "\u2066isolate\u2069",
    "a\u0000b",
    "\u200b\u200f\ufeff",
    "Z\u0351\u0352\u0353\u0354\u0355\u0356a\u0357l",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    "tab\there\nline\r\n\u2028end",
    "\x9b31m",
    "\ue000",
]


@pytest.mark.parametrize("text", NASTY)
def test_s5_names_and_chat_keep_nothing_that_escapes_turns_or_hides(text: str) -> None:
    kept = clean(text, 40)
    assert not any(ord(sign) < 32 or 127 <= ord(sign) < 160 for sign in kept)
    assert not any(
        sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\ufeff" for sign in kept
    )
    assert len(kept) <= 40
    assert clean(kept, 40) == kept


@pytest.mark.parametrize(
    "blank", ["\u034f", "\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u200d", "\ufe0f", "\U000e0101"]
)
def test_s5_what_nobody_sees_makes_neither_a_name_nor_another_one(blank: str) -> None:
    assert clean(blank, 24) == ""
    assert clean(f"A{blank}da{blank}", 24) == "Ada"
    assert clean(f"e\u0301{blank}", 24) == "é"


@pytest.mark.parametrize("emoji", ["👩‍🚀", "❤️‍🔥", "👍🏽", "🏳️‍🌈"])
def test_emoji_stay_whole(emoji: str) -> None:
    assert clean(f"Ada {emoji}", 24) == f"Ada {emoji}"


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"say","id":"a\\n","text":"x"}',
        '{"type":"remove","id":"a","seat":"B\\n"}',
        '{"type":"seal","id":"a","promise":"' + "0" * 64 + '","seal":"' + "0" * 64 + '\\n"}',
    ],
)
def test_s3_a_line_break_at_the_end_makes_no_id_seat_or_hash(text: str) -> None:
    with pytest.raises(ValidationError):
        json.decode(text, type=m.ClientMessage)
    json.decode(text.replace("\\n", ""), type=m.ClientMessage)


def test_s8_a_server_listens_on_loopback_unless_told_otherwise() -> None:
    assert Config().host == "127.0.0.1"
    assert Config().ops_port == 0


@pytest.mark.parametrize("setting", ["ops_port", "metrics_port"])
def test_s8_a_port_that_is_taken_is_named_before_anybody_is_served(tmp_path: Path, setting: str) -> None:
    port = free_port()
    config = load_config(None, {"db": str(tmp_path / "x.sqlite"), "port": port, setting: port}, {})
    with pytest.raises(ConfigError, match=f"{setting}: cannot listen on 127.0.0.1:{port}"):
        all_bound(config)
    bound("127.0.0.1", port).close()  # none is kept


def test_s8_settings_are_checked_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.toml"
    file.write_text('port = 9000\npublic_url = "https://games.example"\n')
    config = load_config(str(file), {"port": 9001}, {"HOTSEAT_BOTS": "2"})
    assert (config.port, config.bots, config.public_url) == (9001, 2, "https://games.example")
    for text in ("port = 99999", "colour = 1", "port = true", 'public_url = "games"', "=", 'admin_token = "short"'):
        file.write_text(text)
        with pytest.raises(ConfigError) as problem:
            load_config(str(file), {}, {})
        assert ":" in problem.value.message
    with pytest.raises(ConfigError):
        load_config(str(tmp_path / "missing.toml"), {}, {})


def test_s10_nothing_in_the_server_reads_pickle_or_runs_text() -> None:
    source = Path(__file__).parents[2] / "src" / "hotseat"
    for file in [*(source / "server").glob("*.py"), *(source / "client").glob("*.py")]:
        text = file.read_text(encoding="utf-8")
        found = re.search(r"pickle|\beval\(|\bexec\(|yaml|marshal|shell=True|__import__", text)
        assert found is None, f"{found} in {file.name}"


def test_h10_logs_name_no_token_seed_or_hash() -> None:
    assert redacted(f"hello {new_token()} bye") == "hello *** bye"
    assert redacted("table k7w2m9q4x1c8d3f6") == "table k7w2m9q4x1c8d3f6"
