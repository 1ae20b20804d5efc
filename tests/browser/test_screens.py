"""Every screen: accessible by the rules of axe, in three languages, light, and silent towards other hosts."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player
from tests.browser.serving import ROOT, Served

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")
PAGES = ("", "new-spicy", "new-chili-mafia", "rules-stick-em")
TAGLINES = {
    "en": "Five hot games, one table",
    "fr": "Cinq jeux qui piquent, une seule table",
    "de": "Fünf scharfe Spiele, ein Tisch",
}


def violations(page: Page) -> list[str]:
    """What axe finds wrong twice in a row: bots play on, and the page changes, while axe is looking."""
    found = axe(page)
    return [one for one in found if one in axe(page)]


def axe(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in result["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the right."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_violation_and_fit_a_phone(path: str, theme: str, served: Served, opened: Opened) -> None:
    page = opened(theme=theme)
    page.goto(f"{served.url}/{path}")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_violation_and_fit_a_phone(game: str, theme: str, served: Served, opened: Opened) -> None:
    page = opened(PHONE, theme=theme)
    player = Player(page, seed=7)
    player.open_quick_game(served.url, game)
    for answers in range(3):
        page.wait_for_selector(".table[data-ready=true]:not([data-question=''])", timeout=90_000)
        assert violations(page) == [], f"after {answers} answers"
        assert fits(page)
        player.answer()
    for drawer in ("What happened", "Rules", "Settings"):
        page.get_by_role("button", name=drawer, exact=True).click()
        assert violations(page) == [], drawer
        page.keyboard.press("Escape")


def test_the_lobby_has_no_violation(served: Served, opened: Opened) -> None:
    page = opened()
    Player(page).open_table(served.url, "spicy", 3, 0, "Ada")
    page.wait_for_selector(".qr svg")
    assert violations(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", TAGLINES)
def test_the_browser_chooses_the_language_and_a_switch_changes(language: str, served: Served, opened: Opened) -> None:
    page = opened(language=language)
    page.goto(served.url)
    expect(page.locator("h1")).to_have_text(TAGLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("header button").click()
    other = "de" if language == "en" else "en"
    page.locator(".settings select").first.select_option(other)
    expect(page.locator("h1")).to_have_text(TAGLINES[other])


def test_the_first_load_is_light_asks_no_other_host_and_does_not_jump(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((e) => (shift += e.value)))"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(served.url)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith(served.url)] == []
    built = ROOT / "src/hotseat/web"
    code = [built / url.removeprefix(f"{served.url}/") for url in asked if url.endswith((".js", ".css"))]
    assert sum(len(gzip.compress(Path(file).read_bytes())) for file in code) <= 120_000
    assert page.evaluate("window.shift") < 0.05


def test_the_page_can_be_installed_and_says_when_it_is_offline(served: Served, opened: Opened) -> None:
    page = opened(loud=False)
    page.goto(served.url)
    page.wait_for_selector("[data-play]")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    assert manifest["display"] == "standalone"
    assert manifest["icons"]
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()


def test_the_key_map_is_shown_and_its_keys_work(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    Player(page).open_small_game(served.url, "wazabi")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    expect(page.locator(".keys")).to_contain_text("Slap!")
