"""The built page describes itself: pictures and icons are PNG of the right size, and the first paint is not empty."""

import re
import struct

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Opened
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk

GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")
MOST_PICTURE = 300_000
"""Bytes; chats do not show pictures that take long."""


def size_of_png(page: Page, url: str) -> tuple[int, int]:
    """Width and height; fails if it is no PNG or too large."""
    answer = page.request.get(url)
    data = answer.body()
    assert answer.headers["content-type"] == "image/png", url
    assert data.startswith(b"\x89PNG\r\n\x1a\n"), url
    assert len(data) < MOST_PICTURE, url
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


def test_links_have_pictures_and_the_app_has_icons(served: Served, opened: Opened) -> None:
    page = opened(PHONE)
    for address in ("/", *(f"/new-{game}" for game in GAMES)):
        page.goto(served.url + address)
        picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
        assert picture == f"{served.url}/link{address.replace('/new', '').removeprefix('/')}.png"
        assert size_of_png(page, picture) == (1200, 630)
    manifest = page.request.get(f"{served.url}/manifest.webmanifest").json()
    pngs = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pngs} == {"192x192", "512x512"}
    for icon in pngs:
        assert "x".join(map(str, size_of_png(page, served.url + icon["src"]))) == icon["sizes"]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    assert size_of_png(page, served.url + touch) == (180, 180)
    assert size_of_png(page, f"{served.url}/badge.png") == (96, 96)


def test_a_table_and_its_replay_have_a_picture_with_the_players(served: Served, opened: Opened) -> None:
    page = opened(PHONE)
    address = open_at_desk(page, served.url, "chili-mafia", [OPEN, *[BOT] * 7])
    pictures = set()
    for way in (address, address.replace("/t/", "/r/")):
        text = page.request.get(way).text()
        pictures |= set(re.findall(r'property="og:image" content="([^"]+)"', text))
    assert len(pictures) == 1
    (picture,) = pictures
    assert picture.startswith(f"{served.url}/link/")
    assert size_of_png(page, picture) == (1200, 630)


@pytest.mark.parametrize(("theme", "background"), [("dark", "rgb(27, 18, 14)"), ("light", "rgb(236, 220, 189)")])
def test_the_first_paint_shows_the_house_in_its_colours(
    theme: str, background: str, served: Served, opened: Opened
) -> None:
    page = opened(PHONE, loud=False)
    page.add_init_script(f"localStorage.setItem('hotseat-settings', JSON.stringify({{theme: '{theme}'}}))")
    page.route("**/assets/*.js", lambda route: route.abort())  # nothing but the document and its style
    page.goto(served.url, wait_until="load")
    first = page.locator(".first-paint")
    expect(first).to_be_visible()
    expect(first).to_have_text("Hotseat")
    expect(page.locator("html")).to_have_css("background-color", background)
    flame = first.locator("svg").bounding_box()
    assert flame is not None
    assert flame["height"] == 96
    page.unroute("**/assets/*.js")
    page.reload()
    page.wait_for_selector("[data-play]")
    expect(first).to_have_count(0)
