"""Several people at one table, each in a browser of their own, and a server that may die under them."""

from playwright.sync_api import Page, expect

from tests.browser.axe import flaws, violations
from tests.browser.people import DESKTOP, Opened
from tests.browser.player import ENABLED, Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, join_at_desk, open_at_desk, sit_with, start

ARRIVED = 400
"""Milliseconds within which an answer that was just given is seen on the page."""


def table_of(served: Served, opened: Opened, game: str, *names: str, bots: int = 0, **wishes: object) -> list[Player]:
    """These people at a table of their own, Ada first, in browsers that know nothing of each other; it has begun."""
    ada = opened()
    seats = [OPEN] * (1 + len(names)) + [BOT] * bots
    address = open_at_desk(ada, served.url, game, seats, **wishes)
    players = [Player(ada, seed=1)]
    for number, name in enumerate(names):
        page = opened(DESKTOP)
        sit_with(page, served.url, join_at_desk(page, address, name), game)
        players.append(Player(page, seed=2 + number))
    start(ada)
    for player in players:
        player.page.wait_for_selector(".table")
    return players


def first_with(control: str, players: list[Player]) -> Player:
    """Play until somebody is offered this control, also when all answers on their way have arrived; whoever it is."""
    while True:
        assert play_until(lambda: any(player.page.locator(control).count() for player in players), *players)
        players[0].page.wait_for_timeout(ARRIVED)
        for player in players:
            if player.page.locator(control).count():
                return player


def drawer(page: Page, name: str) -> None:
    page.locator(".top").get_by_role("button", name=name).click()


def test_a_public_table_is_joined_from_the_list_and_by_link_on_a_phone(served: Served, opened: Opened) -> None:
    host, stranger, friend = Player(opened(DESKTOP)), Player(opened()), Player(opened(touch=True))
    public = ("List this table publicly",)
    address = host.open_table(served.url, "stick-em", 3, 0, title="Door ajar", ticks=public)
    stranger.page.goto(served.url)
    stranger.page.get_by_role("link", name="Door ajar").click()
    stranger.page.get_by_role("textbox").fill("Ben")
    stranger.page.get_by_role("button", name="Sit down").first.click()
    expect(host.page.locator(".places")).to_contain_text("Ben")
    shown = host.page.locator(".address").inner_text()
    assert shown == address
    friend.page.goto(shown)
    friend.page.get_by_role("textbox").fill("Cleo")
    friend.page.get_by_role("button", name="Sit down").first.tap()
    friend.page.locator("[data-ready-button]").tap()
    expect(host.page.locator("main [role=status]").last).to_contain_text("Ben")
    host.start()
    for player in (host, stranger, friend):
        assert player.asked() == "pain"


def test_two_people_and_a_spectator_see_the_same_claim_and_no_foreign_card(served: Served, opened: Opened) -> None:
    ada, ben = table_of(served, opened, "spicy", "Ben")
    watcher = opened()
    watcher.goto(ada.page.url)
    watcher.wait_for_selector(".table")
    assert play_until(lambda: watcher.locator(".plaque .claim").count() > 0, ada, ben)
    said = watcher.locator(".plaque .claim b").inner_text()
    for page in (ada.page, ben.page):
        expect(page.locator(".plaque .claim b")).to_have_text(said)
    assert watcher.locator(".hand [data-card]").count() == 0
    assert watcher.locator("[data-move=trust]").count() == 0
    assert violations(watcher) == []

    drawer(ada.page, "Chat")
    ada.page.get_by_role("textbox", name="Say something").fill("Are you sure?")
    ada.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("button", name="Bravo").click()
    drawer(watcher, "Chat")
    for page in (ada.page, watcher):
        expect(page.locator(".drawer")).to_contain_text("Ada Are you sure?")
        expect(page.locator(".drawer")).to_contain_text("Ada Bravo")
    ada.page.keyboard.press("Escape")

    drawer(ben.page, "Pause or leave")
    ben.page.locator("[data-pause]").click()
    for page in (ada.page, watcher):
        expect(page.locator(".banners").get_by_text("The table is paused.")).to_be_visible()
    assert flaws(ada.page) == []
    ada.page.locator("[data-resume]").click()
    expect(watcher.locator(".banners").get_by_text("The table is paused.")).to_have_count(0)


def test_a_second_device_takes_over_and_the_first_may_take_it_back(served: Served, opened: Opened) -> None:
    page, other = opened(), opened(DESKTOP)
    address = open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    first, second = Player(page), Player(other)
    assert first.asked() == "pain"
    pocket = page.evaluate("localStorage.getItem('hotseat-seats')")
    other.goto(f"{served.url}/healthz")
    other.evaluate("(pocket) => localStorage.setItem('hotseat-seats', pocket)", pocket)
    other.goto(address)
    assert second.asked() == "pain"
    expect(page.get_by_text("This seat is open in another window.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play here").click()
    assert first.asked() == "pain"
    expect(other.get_by_text("This seat is open in another window.")).to_be_visible()


def test_a_doubt_out_of_turn_ends_in_a_card_shown_to_everybody_and_presets_end_with_a_key(
    served: Served, opened: Opened
) -> None:
    players = table_of(served, opened, "spicy", "Ben", "Cleo")
    reacting = f".table:not(.mine) [data-move=doubt-number]{ENABLED}"
    doubter = first_with(reacting, players)
    assert flaws(doubter.page) == []
    doubter.read_note()
    doubter.page.locator("[data-not-again]").click()
    expect(doubter.page.get_by_text("Some questions are answered for you automatically.")).to_be_visible()
    doubter.page.keyboard.press("x")
    expect(doubter.page.get_by_text("Some questions are answered for you automatically.")).to_have_count(0)
    doubter = first_with(reacting, players)
    doubter.press(doubter.page.locator(reacting))
    for player in players:
        expect(player.page.get_by_role("log")).to_contain_text("You doubt " if player is doubter else " doubts ")
        expect(player.page.locator(".stack > .card")).to_be_visible(timeout=15_000)


def test_fuggedaboutit_from_the_other_browser_stops_the_attack(served: Served, opened: Opened) -> None:
    players = table_of(served, opened, "chili-mafia", "Ben")
    for player in players:
        player.eager = 1.0
    stop = f"[data-word=fugged]{ENABLED}"
    stopper = first_with(stop, players)
    assert violations(stopper.page) == []
    stopper.press(stopper.page.locator(stop))
    name = "Ada" if stopper is players[0] else "Ben"
    heard = [
        (player.page.get_by_role("log"), "You stop the attack" if player is stopper else f"{name} stops the attack")
        for player in players
    ]
    assert play_until(lambda: all(stopped in str(log.text_content()) for log, stopped in heard), *players)


def test_a_move_is_taken_back_at_a_table_of_friends(served: Served, opened: Opened) -> None:
    ada, ben = table_of(served, opened, "spicy", "Ben", friendly=True)
    first, second = (ada, ben) if ada.page.locator(".table.mine").count() else (ben, ada)
    first.asked()
    cards = first.page.locator(".hand [data-card]").count()
    assert first.any_of(".hand [data-card]")
    assert first.any_of(".claims [data-claim]")
    expect(first.page.locator(".hand [data-card]")).to_have_count(cards - 1)
    second.asked()
    drawer(second.page, "What happened")
    second.page.locator("[data-undo=ask]").click()
    assert violations(first.page) == []
    first.page.locator("[data-undo=yes]").click()
    expect(first.page.locator(".hand [data-card]")).to_have_count(cards)


def test_two_people_go_along_to_the_rematch_and_keep_their_seats(served: Served, opened: Opened) -> None:
    ada, ben = table_of(served, opened, "wazabi", "Ben", options={"dice": 2, "piment": False})
    assert play_until(lambda: ada.asked_now() == ben.asked_now() == "over", ada, ben)
    old = ada.page.url
    ben.page.get_by_role("button", name="Rematch").click()
    for player in (ada, ben):
        player.page.wait_for_url(lambda address: "/t/" in address and address != old)
    assert ada.page.url == ben.page.url
    ada.page.wait_for_selector(".table")
    expect(ada.page.locator("[data-seat=B]")).to_contain_text("Ben")
    expect(ben.page.locator("[data-seat=A]")).to_contain_text("Ada")
    ada.answers = ben.answers = 0
    play_until(lambda: ada.answers > 0 and ben.answers > 0, ada, ben)
    assert ada.answers or ben.answers, "the first roll may win, but not before somebody has rolled"


def test_an_absent_player_is_voted_a_bot_and_comes_back(served: Served, opened: Opened) -> None:
    ada, ben = table_of(served, opened, "stick-em", "Ben", bots=1)
    address, context = ben.page.url, ben.page.context
    ben.page.close()
    ada.asked()
    ada.any_of(".hand [data-card]")
    vote = ada.page.locator("[data-vote=bot]")
    expect(vote).to_be_visible(timeout=30_000)
    assert violations(ada.page) == []
    vote.click()
    expect(vote).to_have_count(0)
    ada.comes_to("card")  # the bot picks and plays for Ben
    back = context.new_page()
    back.goto(address)
    assert play_until(lambda: bool(Player(back).asked_now()), ada)
    expect(back.get_by_text("A bot plays for you.")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_window_restores_the_same_question(served: Served, opened: Opened) -> None:
    page = opened()
    open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    player = Player(page, seed=4)
    assert player.asked() == "pain"
    hand = page.locator(".hand [data-card]").all_inner_texts()
    page.reload()
    assert player.asked() == "pain"
    assert page.locator(".hand [data-card]").all_inner_texts() == hand


def test_a_killed_server_comes_back_under_the_open_page_and_nothing_is_lost(opened: Opened) -> None:
    with Served() as served:
        page = opened(loud=False)
        open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
        start(page)
        player = Player(page, seed=6)
        assert player.asked() == "pain"
        hand = page.locator(".hand [data-card]").all_inner_texts()
        served.kill()
        expect(page.get_by_text("Connection lost. Reconnecting; your game is safe.")).to_be_visible()
        assert violations(page) == []
        served.start()
        expect(page.get_by_text("Connection lost. Reconnecting; your game is safe.")).to_have_count(0, timeout=40_000)
        assert page.locator(".hand [data-card]").all_inner_texts() == hand
        assert player.asked() == "pain"
        assert player.any_of(".hand [data-card]")
        player.comes_to("card")
