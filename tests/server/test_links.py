"""What a link shows in a chat: titles, texts and pictures of the page, per game, table and replay."""

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from hotseat.locales import LANGUAGES, phrases
from hotseat.server import links
from hotseat.server.links import MOST_KEPT, Links, Summary, of_table, preferred
from hotseat.server.room import Room
from tests.payloads import SCRIPTS
from tests.server.house import live
from tests.server.online import new_table, online

PAGE = """<!doctype html><html lang="en" data-theme="dark"><head>
<!-- about --><title>Hotseat</title><!-- /about --><script src="/theme.js"></script></head><body></body></html>"""


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built page, also where there is none."""
    file = tmp_path / "index.html"
    file.write_text(PAGE, encoding="utf-8")
    for name in ("hotseat.server.links.PAGE", "hotseat.server.app.PAGE"):
        monkeypatch.setattr(name, file)
    for game in ("spicy", "stick-em"):
        (tmp_path / f"link-{game}.png").write_bytes(b"")
    links._pictures.cache_clear()


class Head(HTMLParser):
    """The elements of a page's head, as a browser reads them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attributes)
        name = given.get("name") or given.get("property")
        if tag == "meta" and name:
            self.found[name] = given.get("content") or ""
        elif tag == "html":
            self.found["lang"] = given.get("lang") or ""


async def shown(http: httpx.AsyncClient, path: str, **headers: str) -> dict[str, str]:
    answer = await http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == 200
    title = re.search(r"<title>(.*?)</title>", answer.text)
    assert title is not None
    found = Head(answer.text).found
    assert unescape(title[1]) == found["og:title"] == found["twitter:title"]
    assert found["description"] == found["og:description"] == found["twitter:description"]
    assert found["og:image"] == found["twitter:image"]
    return found


@live
async def test_every_address_describes_itself(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        url = server.public_url
        home = await shown(http, "/")
        assert home["og:title"] == "Hotseat · Five hot games, one table"
        assert (home["og:image"], home["og:url"]) == (f"{url}/link.png", f"{url}/")
        assert "robots" not in home
        rules = await shown(http, "/rules-spicy")
        assert (rules["og:title"], rules["og:image"]) == ("The rules of Spicy", f"{url}/link-spicy.png")
        assert (await shown(http, "/new-stick-em"))["og:title"] == "Stick ’Em · Hotseat"
        assert (await shown(http, "/new-wazabi"))["og:image"] == f"{url}/link.png", "no picture of its own here"
        assert (await shown(http, "/t/aaaaaaaaaaaaaaaa"))["og:title"] == home["og:title"]
        assert (await shown(http, "/nothing"))["og:title"] == home["og:title"]


@live
async def test_a_table_says_who_invites_and_in_the_language_of_the_link(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "open", "bot", name="Ada", title="Friday")
        path = f"/t/{ticket['table']}"
        table = await shown(http, path)
        assert table["og:title"] == "Ada invites you to Stick ’Em"
        assert table["og:description"].startswith("Friday · ")
        assert table["robots"] == "noindex", "the link of a table is its key"
        french = await shown(http, path, accept_language="it, fr-CH;q=0.9, en;q=0.5")
        assert (french["lang"], french["og:locale"]) == ("fr", "fr_FR")
        assert french["og:title"] == "Ada vous invite à une partie de Stick ’Em"
        german = await shown(http, f"{path}?lang=de", accept_language="fr")
        assert (german["lang"], german["og:title"]) == ("de", "Ada lädt dich zu Stick ’Em ein")
        assert ticket["token"] not in str(table)


@live
async def test_a_table_that_is_not_in_memory_is_described_from_the_index_and_not_loaded(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "bot", "bot", name="Ada")
        server.lobby.drop(ticket["table"])
        assert (await shown(http, f"/t/{ticket['table']}"))["og:title"] == "Join a game of Stick ’Em"
        assert ticket["table"] not in server.lobby.tables


@live
async def test_a_browser_that_has_the_page_gets_it_only_once(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        first = await http.get("/")
        assert (first.headers["cache-control"], first.headers["vary"]) == ("no-cache", "Accept-Language")
        for tag in (first.headers["etag"], f"W/{first.headers['etag']}"):  # a proxy that compresses weakens it
            again = await http.get("/", headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert "default-src 'none'" in again.headers["content-security-policy"]
        french = await http.get("/", headers={"If-None-Match": first.headers["etag"], "Accept-Language": "fr"})
        assert french.status_code == 200


@live
async def test_names_of_strangers_are_text(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        plain = Head((await http.get("/")).text).tags
        for number in range(0, len(SCRIPTS), 8):
            name, title = SCRIPTS[number][:40], SCRIPTS[number][:60]
            ticket = await new_table(server, "open", "open", "bot", name=name, title=title)
            answer = await http.get(f"/t/{ticket['table']}?lang=<script>")
            tags = Head(answer.text).tags
            assert set(tags) == set(plain), name
            assert tags.count("script") == plain.count("script"), name


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::{:x}"])
@live
async def test_a_flood_of_unknown_tables_fills_neither_memory_nor_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """From one address, and from many addresses of one network of IPv6, which one client has alone."""
    online_behind_proxy = online(tmp_path, requests=20, proxies="127.0.0.1")
    async with online_behind_proxy as server, httpx.AsyncClient(base_url=server.public_url) as http:
        read = 0
        of_store = links.of_store

        def counted(*given: Any) -> Summary | None:
            nonlocal read
            read += 1
            return of_store(*given)

        monkeypatch.setattr(links, "of_store", counted)
        for number in range(40):
            client = {"X-Forwarded-For": address.format(number)}
            assert (await http.get(f"/t/{number:016d}", headers=client)).status_code == 200
        assert 10 <= read <= 30, "the budget of an address holds for lookups, and the page is served all the same"


def test_summaries_are_kept_up_to_a_limit(tmp_path: Path) -> None:
    kept = Links(tmp_path, None, None, "")  # type: ignore[arg-type]
    for number in range(MOST_KEPT + 5):
        kept._keep(str(number), 1.0, None)
    assert len(kept._kept) == MOST_KEPT
    assert "4" not in kept._kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["waiting", "sealing", "playing", "paused", "finished", "closed"])
def test_every_stage_has_words_with_names_and_without(stage: str, language: str) -> None:
    words = phrases(language)
    for summary in (Summary("spicy", stage), Summary("spicy", stage, "Friday", "Ada", ("Ada", "Ben"), "Ben")):
        about = of_table(summary, words)
        assert about.title
        assert about.text
        assert not about.listed


def test_a_finished_game_names_its_winner() -> None:
    about = of_table(Summary("spicy", "finished", names=("Ada", "Ben"), winner="Ben"), phrases("en"))
    assert about.title == "Ben has won at Spicy"
    assert about.text == "At the table: Ada, Ben. Watch the game move by move, with all cards open."


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("fr", "fr"), ("de-AT,de;q=0.9", "de"), ("en;q=0.3,fr;q=0.7", "fr"), ("it,*", "en"), ("fr;q=x", "fr")],
)
def test_the_preferred_language(header: str, language: str) -> None:
    assert preferred(header) == language


def test_the_page_has_a_place_for_its_description() -> None:
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
    assert page.index(links.BEGIN) < page.index("<title>") < page.index(links.END) < page.index("</head>")
    assert '<html lang="en"' in page


@live
async def test_s4_a_flood_for_one_table_gets_the_page_but_no_more_descriptions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online(tmp_path, requests=20) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "open", "bot")
        described = 0
        of_room = links.of_room

        def counted(room: Room) -> Summary:
            nonlocal described
            described += 1
            return of_room(room)

        monkeypatch.setattr(links, "of_room", counted)
        for _ in range(200):
            assert (await http.get(f"/t/{ticket['table']}")).status_code == 200
        assert 10 <= described < 100
