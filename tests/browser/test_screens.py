"""Every screen: accessible by the rules of axe on phone and desktop, by lamp and by daylight, fitting, for thumbs."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import flaws, violations
from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import come_to_rest, too_small

GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")


def read(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")


def test_home_and_the_settings(served: Served, opened: Opened) -> None:
    page = opened()
    read(page, served.url)
    assert flaws(page) == []
    page.get_by_role("button", name="Settings").click()
    assert flaws(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_form_the_rules_and_the_lessons(game: str, served: Served, opened: Opened) -> None:
    page = opened()
    read(page, f"{served.url}/new-{game}")
    page.locator("form summary").click()
    page.wait_for_selector("[data-option]")
    assert flaws(page) == []
    for screen in ("rules", "learn"):
        read(page, f"{served.url}/{screen}-{game}")
        assert flaws(page) == [], screen


def test_a_table_a_replay_a_game_and_an_address_that_are_not_there(served: Served, opened: Opened) -> None:
    page = opened(loud=False)
    for path in ("t/abcdefghijkl2345", "r/abcdefghijkl2345", "rules-poker", "any/where"):
        page.goto(f"{served.url}/{path}")
        expect(page.get_by_role("link", name="Home")).to_be_visible()
        assert flaws(page) == []


def test_the_lobby_for_the_host_and_for_a_guest(served: Served, opened: Opened) -> None:
    host, guest = opened(), opened()
    address = open_at_desk(host, served.url, "spicy", [OPEN, OPEN, BOT], title="Friday")
    guest.goto(address)
    for page in (host, guest):
        page.wait_for_selector(".qr svg")
        assert flaws(page) == []


def test_the_styles_of_the_table_do_not_reach_its_lobby(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    open_at_desk(page, served.url, "spicy", [OPEN, OPEN, BOT])
    page.wait_for_load_state("networkidle")  # those of the table are read, too
    places = page.locator(".places li")
    expect(places).to_have_count(3)
    rows = places.evaluate_all(
        """(rows) => rows.map((row) => [...row.querySelectorAll('b, i')].map((one) => one.getBoundingClientRect()))
            .map((boxes) => [Math.max(...boxes.map((box) => box.top)) < Math.min(...boxes.map((box) => box.bottom)),
                boxes.slice(1).every((box) => box.width < 80)])"""
    )
    assert rows == [[True, True]] * 3, "every name and its labels are in one line, no label wider than its word"


def test_a_table_without_spectators_is_joined_by_its_link_and_who_is_sent_away_learns_it(
    served: Served, opened: Opened
) -> None:
    host, guest = opened(), opened()
    guest.goto(open_at_desk(host, served.url, "spicy", [OPEN, OPEN], spectators="none"))
    guest.get_by_role("textbox").fill("Ben")
    guest.locator("[data-sit]").click()
    expect(guest.locator("[data-ready-button]")).to_be_visible()
    host.locator("[data-seat=B] select").select_option("bot:easy")
    expect(guest.get_by_role("alert")).to_contain_text("given your seat away")
    expect(guest.get_by_role("heading", name="All seats are taken")).to_be_visible()
    assert flaws(guest) == []
    start(host)
    expect(guest.get_by_role("heading", name="without spectators")).to_be_visible()
    assert flaws(guest) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_their_drawers(game: str, served: Served, opened: Opened) -> None:
    page = opened()
    # Bots alone can end a game of Spicy while axe is looking; against one of them every other turn is mine.
    # Five others are more than stand side by side on a phone.
    bots = 1 if "spicy" in game else 5 if game == "wazabi" else 2
    open_at_desk(page, served.url, game, [OPEN, *[BOT] * bots])
    start(page)
    player = Player(page, seed=7)
    if game == "stick-em":  # whose first question is always the same, with a note of the coach
        page.locator(".unfold").hover()
    for answers in range(2):
        player.asked()
        assert flaws(page) == [], f"after {answers} answers"
        player.answer()
    for drawer in ("What happened", "Chat", "Rules", "Settings"):
        page.get_by_role("button", name=drawer, exact=True).click()
        assert violations(page) + too_small(page) == [], drawer
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert violations(page) == []


COVERED = """() => [...document.querySelectorAll('.claims button, .extras button, .bar button')].filter((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.innerText)"""
"""What cannot be pressed because something else lies over it."""
STAGE = {(320, 568): 80, (360, 640): 110, (390, 844): 215, (667, 375): 200, (844, 390): 200, (932, 430): 200}
"""Sizes of phones, and the height of the board by which what is claimed can be read there."""


@pytest.mark.parametrize("game", GAMES[:2])
def test_with_manners_every_claim_can_be_pressed_on_a_phone_and_what_is_claimed_is_seen(
    game: str, served: Served, opened: Opened
) -> None:
    page = opened(language="fr")
    open_at_desk(page, served.url, game, [OPEN, BOT], options={"manners": True})
    start(page)
    player = Player(page)
    assert play_until(lambda: page.locator("[data-claim]:enabled").count() == 10, player)
    player.read_note()
    for (width, height), least in STAGE.items():
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.locator(".board").evaluate("(board) => board.clientHeight") >= least, (width, height)


def test_an_error_of_the_page_is_said_and_can_be_closed(served: Served, opened: Opened) -> None:
    page = opened(loud=False)
    read(page, served.url)
    page.evaluate("setTimeout(() => { throw new Error('the lamp fell') })")
    expect(page.get_by_role("alert")).to_contain_text("the lamp fell")
    assert flaws(page) == []
    page.get_by_role("alert").get_by_role("button").last.click()
    expect(page.get_by_role("alert")).to_have_count(0)


KEPT = """async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const kept = (await Promise.all(caught)).flat();
    const built = performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'));
    return built.length > 0 && built.every((one) => kept.some((request) => request.url === one.name));
}"""
"""Whether the worker keeps everything that this page was built of."""


def test_the_page_can_be_installed_and_says_when_it_is_offline(served: Served, opened: Opened) -> None:
    page = opened(loud=False, kept=True)
    read(page, served.url)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    assert manifest["display"] == "standalone"
    assert manifest["icons"]
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()
    assert flaws(page) == []
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Rules of Wazabi")).to_be_visible()
