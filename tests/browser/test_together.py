"""Several people at one table, each in a browser of their own, and a server that may die under them."""

from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, Opened
from tests.browser.player import ENABLED, Player
from tests.browser.serving import Served

LOOKS = 1500


def table_of_two(served: Served, opened: Opened, game: str, bots: int = 0) -> tuple[Player, Player, str]:
    """Ada and Ben at a table of their own, with or without bots."""
    ada, ben = Player(opened(), seed=1), Player(opened(DESKTOP), seed=2)
    address = ada.open_table(served.url, game, 2 + bots, bots, "Ada", "first-game")
    ben.sit_down(address, "Ben")
    expect(ada.page.get_by_text("Ben", exact=False).first).to_be_visible()
    ada.press(ada.page.locator("[data-start]"))
    for player in (ada, ben):
        player.page.wait_for_selector(".table")
    return ada, ben, address


def both_until(first: Player, second: Player, done: str, page: Page) -> None:
    """Both answer in turn until something is there."""
    for _ in range(LOOKS):
        if page.locator(done).count():
            return
        if not (first.answer() | second.answer()):
            page.wait_for_timeout(30)
    raise AssertionError(f"{done} never came")


def test_two_people_and_a_spectator_see_the_same_claim_and_no_foreign_card(served: Served, opened: Opened) -> None:
    ada, ben, address = table_of_two(served, opened, "spicy")
    watcher = opened()
    watcher.goto(address)
    watcher.wait_for_selector(".table")
    both_until(ada, ben, ".plaque .claim", watcher)
    said = watcher.locator(".plaque .claim b").inner_text()
    for page in (ada.page, ben.page):
        expect(page.locator(".plaque .claim b")).to_have_text(said)
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator("[data-move=trust]").count() == 0


def test_a_doubt_out_of_turn_ends_in_a_card_shown_to_everybody(served: Served, opened: Opened) -> None:
    ada, ben, _ = table_of_two(served, opened, "spicy", bots=2)
    not_my_turn = f"[data-move=trust]{ENABLED}"
    doubt = f"[data-move=doubt-number]{ENABLED}"
    for _ in range(LOOKS):
        if ben.page.locator(not_my_turn).count() and ben.page.locator(doubt).count():
            ben.press(ben.page.locator(doubt))
            for page in (ada.page, ben.page):
                expect(page.locator(".shown > .card")).to_be_visible(timeout=15_000)
            return
        if not ada.answer() and not ben.answer():
            ada.page.wait_for_timeout(30)
    raise AssertionError("nobody could doubt")


def test_fuggedaboutit_from_the_other_browser_stops_the_attack(served: Served, opened: Opened) -> None:
    ada, ben, _ = table_of_two(served, opened, "chili-mafia")
    stop = f"[data-word=fugged]{ENABLED}"
    for _ in range(3 * LOOKS):
        for player in (ada, ben):
            if player.page.locator(stop).count():
                player.press(player.page.locator(stop))
                player.page.get_by_role("button", name="What happened").click()
                expect(player.page.locator(".log")).to_contain_text("stops it", timeout=90_000)
                return
        if not ada.answer() and not ben.answer():
            ada.page.wait_for_timeout(30)
    raise AssertionError("nobody ever held a Fuggedaboutit against an attack")


def test_a_reload_in_the_middle_of_a_window_restores_the_same_question(served: Served, opened: Opened) -> None:
    page = opened()
    player = Player(page, seed=4)
    player.open_small_game(served.url, "stick-em")
    page.wait_for_selector(".table[data-question=pain][data-ready=true]")
    hand = page.locator(".hand [data-card]").all_inner_texts()
    page.reload()
    page.wait_for_selector(".table[data-question=pain][data-ready=true]")
    assert page.locator(".hand [data-card]").all_inner_texts() == hand


def test_a_killed_server_comes_back_under_the_open_page_and_nothing_is_lost(opened: Opened) -> None:
    with Served() as served:
        page = opened(loud=False)
        player = Player(page, seed=6)
        player.open_small_game(served.url, "stick-em")
        page.wait_for_selector(".table[data-question=pain][data-ready=true]")
        hand = page.locator(".hand [data-card]").all_inner_texts()
        served.kill()
        expect(page.locator(".banner").first).to_contain_text("reconnecting", timeout=10_000)
        served.start()
        expect(page.locator(".banner")).to_have_count(0, timeout=40_000)
        assert page.locator(".hand [data-card]").all_inner_texts() == hand
        page.wait_for_selector(".table[data-question=pain][data-ready=true]")
        assert player.any_of(".hand [data-card]")
        page.wait_for_selector(".table[data-question=card]")


def test_a_name_made_of_markup_is_shown_as_text(served: Served, opened: Opened) -> None:
    evil = "<img src=x onerror=alert(1)><b>x"
    host, guest = Player(opened()), Player(opened())
    address = host.open_table(served.url, "spicy", 2, 0, evil)
    guest.sit_down(address, "<script>1</script>")
    expect(host.page.locator(".seats")).to_contain_text("<script>1</script>")
    assert host.page.locator(".seats img, .seats script, .seats .who b b").count() == 0
    host.press(host.page.locator("[data-start]"))
    guest.page.wait_for_selector(".table")
    expect(guest.page.locator(".seats")).to_contain_text("<img src=x onerror=alert")
    assert guest.page.locator(".table img").count() == 0
