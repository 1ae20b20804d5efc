"""The pictures of tables that chats show beside a link."""

import threading
from pathlib import Path

import httpx
import pytest
from msgspec import json

from hotseat.protocol import bodies
from hotseat.server import links
from hotseat.server.characters import CHARACTERS, FACES_BY_SEAT
from hotseat.server.guard import Budget
from hotseat.server.link_pictures import BYTES, Guest, Parts, Picture, Sheet, Tile, named, packed, unpacked
from hotseat.server.links import Summary, _tag
from tests.server.house import live
from tests.server.online import new_table, online, request
from tests.server.test_links import PAGE, shown

GROUND = (10, 20, 30)
INK = bytes((1, 2, 3))
SIZE = 20
"""Of a face, in pixels; letters are half as wide."""
FACES = ["free", *[f"{face} {mood}" for face in FACES_BY_SEAT for mood in ("calm", "glad")]]
FACES += [f"{one.face} {mood}" for pair in CHARACTERS for one in pair for mood in ("calm", "glad")]
LETTERS = "AdaBen123. \N{HORIZONTAL ELLIPSIS}"


def colour_of(face: str) -> bytes:
    return bytes((100, 100, FACES.index(face)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page whose faces and letters are squares of one colour."""
    built = tmp_path / "web"
    built.mkdir()
    (built / "index.html").write_text(PAGE, encoding="utf-8")
    (built / "link-stick-em.png").write_bytes(packed(Picture(1200, 630, b"\xff" * (1200 * 630 * BYTES))))
    wide = SIZE * len(FACES) + SIZE // 2 * len(LETTERS)
    row = b"".join(colour_of(face) * SIZE for face in FACES) + INK * (SIZE // 2 * len(LETTERS))
    (built / "link-sheet.png").write_bytes(packed(Picture(wide, SIZE, row * SIZE)))
    faces = {face: Tile(i * SIZE, 0, SIZE, SIZE) for i, face in enumerate(FACES)}
    first = SIZE * len(FACES)
    letters = {one: Tile(first + i * SIZE // 2, 0, SIZE // 2, SIZE) for i, one in enumerate(LETTERS)}
    (built / "link-sheet.json").write_bytes(json.encode(Sheet(GROUND, faces, letters)))
    for name in ("hotseat.server.links.PAGE", "hotseat.server.app.PAGE"):
        monkeypatch.setattr(name, built / "index.html")
    links._pictures.cache_clear()
    return built


def faces_in(png: bytes) -> list[str]:
    """The faces in a picture, from left to right."""
    picture = unpacked(png)
    assert (picture.wide, picture.high) == (1200, 630)
    y = 14 + SIZE // 2
    row = picture.pixels[y * 1200 * BYTES : (y + 1) * 1200 * BYTES]
    pixels = [row[at : at + BYTES] for at in range(0, len(row), BYTES)]
    found = [pixel for last, pixel in zip([b"", *pixels], pixels, strict=False) if pixel not in (last, bytes(GROUND))]
    return [FACES[pixel[2]] for pixel in found]


@live
async def test_the_link_of_a_table_shows_who_sits_there(folder: Path, tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "open", "bot", "closed", name="Ada")
        first = (await shown(http, f"/t/{ticket['table']}"))["og:image"]
        answer = await http.get(first)
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (
            "image/png",
            "public, max-age=86400",
        )
        bot = CHARACTERS[2][0].face
        assert faces_in(answer.content) == [f"{FACES_BY_SEAT[0]} calm", "free", f"{bot} calm"]
        await request(server, f"/api/tables/{ticket['table']}/seats", {"name": "Ben", "face": "poblano"})
        second = (await shown(http, f"/t/{ticket['table']}"))["og:image"]
        assert second != first, "a chat that has the first picture fetches the new one"
        assert faces_in((await http.get(second)).content) == [f"{FACES_BY_SEAT[0]} calm", "poblano calm", f"{bot} calm"]
        assert (await shown(http, f"/r/{ticket['table']}"))["og:image"] == second


@live
async def test_a_table_that_is_unknown_or_forgotten_has_a_picture_too(folder: Path, tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        ticket = await new_table(server, "open", "bot", "bot", name="Ada")
        server.lobby.drop(ticket["table"])
        picture = (await shown(http, f"/t/{ticket['table']}"))["og:image"]
        assert len(faces_in((await http.get(picture)).content)) == 3
        unknown = await http.get("/link/aaaaaaaaaaaaaaaa-0.png")
        assert (unknown.status_code, unknown.headers["location"]) == (307, "/link.png")


@live
async def test_d14_drawing_pictures_has_a_budget_and_shares_the_thread_of_computations(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the budget of an address, a link shows the picture of its game; a picture drawn before costs nothing."""
    draw, threads = Parts.picture, list[str]()

    def noted(parts: Parts, *what: object) -> bytes:
        threads.append(threading.current_thread().name)
        return draw(parts, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(Parts, "picture", noted)
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        server.addresses.expensive = Budget(10, 1e-9)
        seats = [bodies.NewSeat() for _ in range(3)]
        tickets = [await server.lobby.open(bodies.NewTable("stick-em", seats, {}, f"A{n}")) for n in range(12)]
        answers = [await http.get(f"/link/{ticket.table}-x.png") for ticket in (*tickets, tickets[0])]
        found = [(one.status_code, one.headers.get("location")) for one in answers]
        assert found == [*[(200, None)] * 10, *[(307, "/link-stick-em.png")] * 2, (200, None)]
        assert len(threads) == 10
        assert all(thread.startswith("computer") for thread in threads)


def test_a_finished_game_begins_with_its_winner(folder: Path) -> None:
    guests = (Guest("Ben", "poblano", 1), Guest("Ada", "habanero", 2))
    assert faces_in(Parts(folder).picture("link-stick-em", guests)) == ["poblano glad", "habanero calm"]
    assert [named(guest) for guest in guests] == ["1. Ben", "2. Ada"]


def test_names_are_shortened_and_left_out_in_other_scripts(folder: Path) -> None:
    parts = Parts(folder)
    dots = parts._sheet.letters["\N{HORIZONTAL ELLIPSIS}"]
    assert len(parts._fitting("Ada", 60)) == 3
    assert parts._fitting("AdaAdaAda", 40)[-1] == dots
    assert sum(tile.wide for tile in parts._fitting("AdaAdaAda", 40)) <= 40
    assert parts._fitting("\N{CYRILLIC CAPITAL LETTER A}da", 60) == []


def test_pictures_are_kept_by_what_they_show() -> None:
    one, other = Summary("spicy", "waiting", guests=(Guest("Ada", "bay"),)), Summary("spicy", "playing")
    assert _tag(one) == _tag(one._replace(stage="playing", title="Friday"))
    assert _tag(one) != _tag(other)
