"""After the last card: the counting, the proof of the shuffle, the replay through every pair of eyes, the rematch."""

import re

from PIL import Image
from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.people import Opened
from tests.browser.player import Player, result_of
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

ROWS_IN_PLACE = """() => {
    const box = (one) => one.getBoundingClientRect();
    const list = document.querySelector('dialog ol'), frame = box(list);
    const before = (one, two) => one.right <= two.left || one.bottom <= two.top;
    const apart = (one, two) => before(one, two) || before(two, one);
    const rows = [...list.children].map(box);
    return rows.every((row, i) => row.top >= frame.top && row.bottom <= frame.bottom + 1 && row.left >= frame.left
        && row.right <= frame.right + 1 && rows.slice(0, i).every((other) => apart(row, other)));
}"""


def test_the_result_its_proof_its_record_its_replay_and_the_rematch(served: Served, opened: Opened) -> None:
    page = opened()
    table = open_at_desk(page, served.url, "wazabi", [OPEN, BOT], options={"dice": 2, "piment": False})
    start(page)
    Player(page, seed=8).play_to_the_end()
    assert len(result_of(page)) == 2
    assert page.evaluate(ROWS_IN_PLACE), "a player's row lies outside the list, or over another one"
    assert flaws(page) == []

    title = page.locator("#result").inner_text()
    assert title == "You win" or re.fullmatch(r"You came \d(st|nd|rd|th)", title), title
    expect(page.locator("[data-moment]")).to_contain_text("had the best turn")
    with page.expect_download() as shared:
        page.locator("[data-share-result]").click()
    with Image.open(shared.value.path()) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
        assert len(picture.convert("RGB").getcolors(1 << 20) or []) > 100, "an empty picture"

    page.locator("[data-verify]").click()
    expect(page.locator("dialog [role=status]").first).to_contain_text("your part is in it")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").first.click()
    assert download.value.path().read_text(encoding="utf-8").startswith("hotseat record 1\ngame: wazabi")

    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".step")).to_contain_text("1/")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".step")).to_contain_text("3/")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".step")).to_contain_text("2/")
    page.get_by_role("button", name="All hands").click()
    expect(page.locator(".hands .hand")).to_have_count(2)
    assert flaws(page) == []
    page.get_by_role("combobox", name="Seen by").select_option("B")
    expect(page.locator(".hands .hand")).to_have_count(0)
    expect(page.locator(".step")).to_contain_text("2/")

    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: "/t/" in address and address != table)
    page.wait_for_selector(".table")
    page.goto(served.url)
    expect(page.locator(".resume a")).to_have_count(1)  # the rematch, not the finished game


def test_where_i_left_is_offered_on_the_home_page(served: Served, opened: Opened) -> None:
    page = opened()
    table = open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    page.goto(served.url)
    page.locator(".resume a").first.click()
    expect(page).to_have_url(table)
    page.wait_for_selector(".table")
