"""After the last card: the counting, the replay through every pair of eyes, the proof of the shuffle, the rematch."""

from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player
from tests.browser.serving import Served


def finished(served: Served, opened: Opened) -> Page:
    """A game of Wazabi, played out."""
    page = opened(DESKTOP)
    player = Player(page, seed=8)
    player.open_small_game(served.url, "wazabi")
    player.play_to_the_end()
    return page


def test_the_shuffle_is_checked_in_the_page_against_the_receipt_it_kept(served: Served, opened: Opened) -> None:
    page = finished(served, opened)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".verdict")).to_contain_text("Fair: the promise, every seed")


def test_the_replay_goes_step_by_step_with_all_hands_open_or_through_one_seats_eyes(
    served: Served, opened: Opened
) -> None:
    page = finished(served, opened)
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector(".step")
    expect(page.locator(".step")).to_contain_text("1/")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".step")).to_contain_text("2/")
    page.get_by_text("All hands", exact=True).click()
    expect(page.locator(".hands .hand")).to_have_count(2)
    page.get_by_role("combobox", name="Whose eyes").select_option("B")
    expect(page.locator(".step")).to_contain_text("2/")
    assert page.locator(".hands .hand").count() == 0


def test_the_record_can_be_downloaded(served: Served, opened: Opened) -> None:
    page = finished(served, opened)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("hotseat record 1\ngame: wazabi")


def test_a_rematch_takes_the_players_to_a_new_table(served: Served, opened: Opened) -> None:
    page = finished(served, opened)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: address != before)
    page.wait_for_selector("[data-start], .table")


def test_where_i_left_is_offered_on_the_home_page(served: Served, opened: Opened) -> None:
    page = opened()
    Player(page).open_small_game(served.url, "stick-em")
    table = page.url
    page.goto(served.url)
    page.locator(".resume a").first.click()
    expect(page).to_have_url(table)
    page.wait_for_selector(".table")
