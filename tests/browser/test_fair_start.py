"""Players shuffle together: a whole fair start, reloads, latecomers, given-up tables, and servers that cheat."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hotseat.fairness.verify import main as verify
from tests.browser.axe import flaws, violations
from tests.browser.hostile_line import HostileLine, Json, other_list
from tests.browser.people import Opened
from tests.browser.player import Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, join_at_desk, open_at_desk, sit_with, start
from tests.browser.test_weight import MOST_SHIFT, WATCH_SHIFTS, shifted

GAME = "wazabi"
SHORT = {"dice": 2, "piment": False}
SLOW_READS = """
    const getAll = IDBIndex.prototype.getAll;
    IDBIndex.prototype.getAll = function (...words) {
        const request = getAll.apply(this, words), began = performance.now();
        let done = null;
        Object.defineProperty(request, 'onsuccess', {set: (handler) => { done = handler; }});
        request.addEventListener('success', (event) => {
            const look = () => {
                if (performance.now() - began > 400) done?.(event);
                else this.count().onsuccess = look;
            };
            look();
        });
        return request;
    };
"""
"""Every reading of the journal takes 400 ms, so that two windows certainly read at the same time if they can."""


@pytest.fixture(scope="module")
def hurried() -> Iterator[Served]:
    """A server that does not wait long for seals, and lets players give up soon."""
    with Served("hurried") as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="module")
def alone() -> Iterator[Served]:
    """A server that deals without anybody's part."""
    with Served("alone") as running:
        yield running


def table_for_two(served: Served, ada: Page, ben: Page) -> Json:
    """Ada has opened a table, and Ben has a seat but has not opened his page yet; his ticket."""
    return join_at_desk(ben, open_at_desk(ada, served.url, GAME, [OPEN, OPEN], options=SHORT), "Ben")


def press_start(ada: Page) -> None:
    """Start without waiting for the cards."""
    ada.locator("[data-start]:enabled").click()


def deal(page: Page) -> str:
    """What the log's drawer calls this deal."""
    page.locator("nav").get_by_role("button", name="What happened").click()
    note = page.locator(".drawer [data-deal]")
    code = str(note.get_attribute("data-deal"))
    page.keyboard.press("Escape")
    return code


def code_of(page: Page) -> str:
    """The code of the deal as the log's drawer shows it."""
    page.locator("nav").get_by_role("button", name="What happened").click()
    text = page.locator(".drawer [data-code]").inner_text()
    page.keyboard.press("Escape")
    return text


def finish(*pages: Page) -> None:
    """Play until everybody sees the result."""
    players = [Player(page, seed=number) for number, page in enumerate(pages)]
    assert play_until(lambda: all(player.asked_now() == "over" for player in players), *players)


def checked(page: Page) -> tuple[str, str]:
    """The page checks the shuffle: the exit code of its verdict, and the verdict."""
    page.locator("[data-verify]").click()
    found = page.locator("[data-exit]")
    expect(found).to_be_visible()
    return str(found.get_attribute("data-exit")), found.get_by_role("status").inner_text()


def downloaded(page: Page, name: str, folder: Path) -> str:
    """A file that the results offer, saved in this folder; its path."""
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    path = folder / f"{name}.json"
    download.value.save_as(path)
    return str(path)


def test_two_people_shuffle_together_and_everybody_can_check_it(served: Served, opened: Opened, tmp_path: Path) -> None:
    ada, ben = opened(), opened()
    sit_with(ben, served.url, table_for_two(served, ada, ben), GAME)
    start(ada)
    ben.wait_for_selector(".table")
    assert code_of(ada) == code_of(ben) != ""
    assert deal(ada) == deal(ben) == "in"
    assert ada.locator(".banners [data-deal]").count() == 0
    finish(ada, ben)
    for page in (ada, ben):
        exit, verdict = checked(page)
        assert (exit, "your part is in it" in verdict, "nobody could choose" in verdict) == ("7", True, False), verdict
    assert flaws(ada) == []
    transcript = downloaded(ada, "Download the transcript", tmp_path)
    receipt = downloaded(ada, "Download my receipt", tmp_path)
    assert len(json.loads(Path(receipt).read_text())["views"]) > 3
    assert verify([transcript, "--receipt", receipt]) == 0


def test_a_reload_in_the_middle_of_sealing_sends_the_same_seal(served: Served, opened: Opened) -> None:
    ada, ben = opened(), opened()
    line = HostileLine(ada)
    ticket = table_for_two(served, ada, ben)
    press_start(ada)
    expect(ada.get_by_text("Waiting for Ben.")).to_be_visible()
    assert violations(ada) == []
    ada.reload()
    expect(ada.get_by_text("Waiting for Ben.")).to_be_visible()
    sit_with(ben, served.url, ticket, GAME)
    for page in (ada, ben):
        page.wait_for_selector(".table")
    seals = [(one["promise"], one["seal"]) for one in line.sent_of("seal")]
    assert len(seals) == 2
    assert len(set(seals)) == 1
    assert deal(ada) == deal(ben) == "in"
    assert code_of(ada) == code_of(ben)


def test_a_reload_between_seal_and_show_still_shows_the_part(served: Served, opened: Opened) -> None:
    ada, ben = opened(), opened()
    sit_with(ben, served.url, table_for_two(served, ada, ben), GAME)
    line = HostileLine(ben, lets=lambda message: message["type"] != "show")
    ben.reload()
    expect(ada.locator("[data-start]:enabled")).to_be_visible()
    press_start(ada)
    expect(ben.locator("[data-shuffle=show]")).to_be_visible()
    expect(ada.get_by_text("Waiting for Ben.")).to_be_visible()
    line.lets = lambda message: True
    ben.reload()
    for page in (ada, ben):
        page.wait_for_selector(".table")
    assert len({one["part"] for one in line.sent_of("show")}) == 1
    assert deal(ben) == "in"


def test_somebody_late_is_told_so_and_not_that_the_server_cheated(hurried: Served, opened: Opened) -> None:
    ada, ben = opened(), opened()
    ticket = table_for_two(hurried, ada, ben)
    press_start(ada)
    ada.wait_for_selector(".table")
    sit_with(ben, hurried.url, ticket, GAME)
    expect(ben.locator(".banners [data-deal=late]")).to_contain_text("You were late")
    assert violations(ben) == []
    ben.locator(".banners [data-deal=late] button").click()
    expect(ben.locator(".banners [data-deal]")).to_have_count(0)
    assert (deal(ada), deal(ben)) == ("in", "late")
    finish(ada, ben)
    assert checked(ada)[0] == "7"
    exit, verdict = checked(ben)
    assert exit == "4"
    assert "you were late" in verdict
    assert "Ada" in verdict


def test_a_stuck_table_is_given_up_in_sight_of_everybody_and_a_new_one_takes_its_place(
    hurried: Served, opened: Opened
) -> None:
    ada, ben = opened(), opened()
    sit_with(ben, hurried.url, table_for_two(hurried, ada, ben), GAME)
    HostileLine(ben, lets=lambda message: message["type"] != "show")
    ben.reload()
    expect(ada.locator("[data-start]:enabled")).to_be_visible()
    old = ada.url
    press_start(ada)
    expect(ada.locator("[data-shuffle=show]")).to_be_visible()
    ada.evaluate(WATCH_SHIFTS)
    began = ada.evaluate("performance.now()")
    expect(ada.locator("[data-give-up]")).to_be_visible()
    assert shifted(ada, began)[0] < MOST_SHIFT, shifted(ada, began)
    ada.locator("[data-give-up]").click()
    for page in (ada, ben):
        expect(page.locator("[data-given-up=missing]")).to_be_visible()
    expect(ada.get_by_role("alert")).to_contain_text("Missing: Ben")
    expect(ben.get_by_role("alert")).to_contain_text("Missing: you")
    assert violations(ada) == []
    exit, verdict = checked(ada)
    assert (exit, "Never dealt" in verdict) == ("6", True), verdict
    for page in (ada, ben):
        page.locator("[data-successor]").click()
        page.wait_for_url(lambda address: "/t/" in address and address != old)
    assert ada.url == ben.url
    expect(ada.locator("[data-start]")).to_be_visible()
    ben.goto(old)
    expect(ben.locator("[data-given-up=missing]")).to_be_visible()


def test_a_server_that_deals_alone_is_called_so(alone: Served, opened: Opened) -> None:
    ada = opened()
    open_at_desk(ada, alone.url, GAME, [OPEN, BOT], options=SHORT)
    start(ada)
    expect(ada.locator(".banners [data-deal=alone]")).to_contain_text("the server dealt alone")
    finish(ada)
    exit, verdict = checked(ada)
    assert (exit, "the server dealt alone" in verdict) == ("5", True), verdict


@pytest.mark.parametrize("attack", ["promise", "list"])
def test_a_server_that_asks_for_a_second_part_gets_none_and_is_named(
    attack: str, served: Served, opened: Opened
) -> None:
    page = opened(loud=False)
    line = HostileLine(page)
    open_at_desk(page, served.url, GAME, [OPEN, BOT], options=SHORT)
    start(page)
    shuffle = next(one for one in line.shuffles() if one["stage"] == "show")
    [me] = [seat["player"] for seat in shuffle["promise"]["seats"] if seat["player"]]
    if attack == "promise":
        again = {**shuffle["promise"], "server": "77" * 32}
        second = {**shuffle, "stage": "seal", "list": None, "promise": again, "waits_for": [me]}
    else:
        made = other_list(served, shuffle["promise"], ["", ""], ["late", "bot"])
        second = {**shuffle, "list": made, "waits_for": [me]}
    before = len(line.sent_of("seal", "show"))
    line.says({"type": "shuffle-changed", "shuffle": second})
    expect(page.locator(".banners [data-deal=second]")).to_contain_text("or it is cheating")
    page.reload()
    page.wait_for_selector(".table")
    line.says({"type": "shuffle-changed", "shuffle": second})
    line.says({"type": "shuffle-changed", "shuffle": shuffle})
    expect(page.locator(".banners [data-deal=second]")).to_be_visible()
    assert violations(page) == []
    assert len(line.sent_of("seal", "show")) == before == 2
    finish(page)
    exit, verdict = checked(page)
    assert exit == "1"
    assert "shuffled this table a second time" in verdict


def test_two_windows_with_different_lists_show_one_part_between_them(served: Served, opened: Opened) -> None:
    ada, ben = opened(loud=False), opened()
    table_for_two(served, ada, ben)
    ada.context.add_init_script(SLOW_READS)
    line = HostileLine(ada)
    ada.reload()
    expect(ada.locator("[data-start]:enabled")).to_be_visible()
    line.cut()
    window = ada.context.new_page()
    other = HostileLine(window)
    window.goto(ada.url)
    press_start(window)
    expect(window.get_by_text("Waiting for Ben.")).to_be_visible()
    shuffle, [seal] = other.shuffles()[0], [one["seal"] for one in other.sent_of("seal")]
    line.says({"type": "shuffle-changed", "shuffle": shuffle})
    ada.wait_for_timeout(1000)
    lists = [
        other_list(served, shuffle["promise"], [seal, ""], ["", "late"]),
        other_list(served, shuffle["promise"], [seal, "77" * 32], ["", ""]),
    ]
    for told, made in zip((line, other), lists, strict=True):
        told.says({"type": "shuffle-changed", "shuffle": {**shuffle, "stage": "show", "list": made}})
    window.wait_for_timeout(2000)  # either window may be first
    other.says({"type": "shuffle-changed", "shuffle": {**shuffle, "stage": "show", "list": lists[1]}})
    expect(window.locator("[data-deal=second]")).to_be_visible()
    assert {one["seal"] for one in line.sent_of("seal")} == {seal}
    assert len([*line.sent_of("show"), *other.sent_of("show")]) == 1


def play_one_answer(page: Page, seed: int) -> None:
    question = page.locator("[data-question]")
    before = question.get_attribute("data-question")
    play_until(lambda: question.get_attribute("data-question") != before, Player(page, seed=seed))


def test_two_windows_that_take_the_seat_from_each_other_keep_one_honest_receipt(served: Served, opened: Opened) -> None:
    """F9: what one of them missed is missing in the receipt, and never taken for a lie of the server."""
    ada = opened()
    open_at_desk(ada, served.url, GAME, [OPEN, BOT], options=SHORT)
    start(ada)
    window = ada.context.new_page()
    for number, page in enumerate([window, ada, window, ada]):
        page.goto(ada.url)
        page.wait_for_selector(".table")
        play_one_answer(page, number)
    finish(ada)
    window.reload()
    for page in (ada, window):
        exit, verdict = checked(page)
        assert exit == "7", verdict


def test_a_second_device_in_the_middle_of_a_game_is_not_told_that_it_was_cheated(
    served: Served, opened: Opened
) -> None:
    first, second = opened(), opened()
    open_at_desk(first, served.url, GAME, [OPEN, BOT], options=SHORT)
    start(first)
    seats = first.evaluate("() => JSON.stringify({...localStorage})")
    second.goto(served.url)
    second.evaluate("(kept) => Object.assign(localStorage, JSON.parse(kept))", seats)
    second.evaluate(
        "() => Object.keys(localStorage).filter((k) => k.startsWith('hotseat-receipt-'))"
        ".forEach((k) => localStorage.removeItem(k))"
    )
    second.goto(first.url)
    second.wait_for_selector(".table")
    finish(second)
    exit, verdict = checked(second)
    assert exit == "4", verdict
    assert "another device" in verdict
    first.reload()
    exit, verdict = checked(first)
    assert exit == "7", verdict
