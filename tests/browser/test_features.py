"""Features of the tables besides moves: hints, dragging, colours, ready, joining later, scoring a round."""

import pytest
from playwright.sync_api import Page, expect

from hotseat.games.chili_mafia.cards.codes import NAME_TEXTS
from tests.browser.axe import violations
from tests.browser.dragging import drag
from tests.browser.overheard import moves_of
from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import ENABLED, Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

WAIT = 20_000
LOOKS = 30
PLAYABLE = f".hand [data-card]{ENABLED}"
WATCH_FLIGHTS = """
    window.flown = [];
    const look = () => {
        const code = document.querySelector('.flying [data-tip]')?.dataset.tip;
        const held = [...document.querySelectorAll('.hand [data-card]')].filter((one) => one.dataset.card === code);
        if (held.length) flown.push(held.some((one) => getComputedStyle(one).opacity === '0'));
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
"""Remembers for every frame in which a card of my hand flies whether it has left the hand."""
HOT = {"WH": "whack", "WE": "whackem", "PI": "pinch", "TU": "turncoat"}
"""The Hot cards of Chili Mafia, and what is planned with them."""


def asked(page: Page, name: str) -> None:
    """Wait until this question is put to me and can be answered."""
    page.wait_for_selector(f".table[data-question={name}][data-ready=true]", timeout=WAIT)


class Trusting(Player):
    """Believes every claim and lays no card."""

    def answer(self) -> bool:
        return self.asked_now() not in ("", "over") and self.any_of("[data-move=trust]")


def opened_spicy(served: Served, page: Page) -> None:
    """A game of Spicy between two, at a question in which I may lay a card."""
    open_at_desk(page, served.url, "spicy", [OPEN, BOT])
    start(page)
    player = Trusting(page)
    assert play_until(lambda: page.locator(".claims [data-claim]:enabled").count() > 0, player)
    player.read_note()


def test_a_card_is_dropped_on_its_claim_in_one_gesture_with_mouse_and_finger(served: Served, opened: Opened) -> None:
    for size, touch in ((DESKTOP, False), (PHONE, True)):
        page = opened(size)
        opened_spicy(served, page)
        drag(page, page.locator(PLAYABLE), page.locator(".claims [data-claim]"), touch)
        expect(page.get_by_role("log")).to_contain_text("You lay a card and say", timeout=WAIT)


def test_a_card_is_not_in_my_hand_while_it_flies(unhurried: Served, opened: Opened) -> None:
    page = opened(DESKTOP, still=False)
    page.add_init_script(WATCH_FLIGHTS)
    open_at_desk(page, unhurried.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    player = Player(page)
    assert play_until(lambda: len(page.evaluate("flown")) > 1, player)
    assert set(page.evaluate("flown")) == {True}
    page.wait_for_function("() => !document.querySelector('.flying')")
    assert page.locator(".hand [style*=opacity]").count() == 0


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_peppers_are_dragged_together_and_taken_back(touch: bool, served: Served, opened: Opened) -> None:
    page = opened(PHONE if touch else DESKTOP, touch=touch)
    open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT])
    start(page)
    player = Player(page, seed=3)
    pepper = page.locator(", ".join(f".hand [data-card^={name}]{ENABLED}" for name in NAME_TEXTS))
    free = page.locator(".table[data-question=turn][data-ready=true] .forming:not(:has(.laid))")
    assert play_until(lambda: free.count() > 0 and pepper.count() > 0, player)
    player.read_note()
    page.locator(".forming").scroll_into_view_if_needed()
    drag(page, pepper, page.locator(".forming"), touch)
    expect(page.locator(".forming .laid")).to_have_count(1)
    page.locator(".forming .laid").click()
    expect(page.locator(".forming .laid")).to_have_count(0)


def attacked_by_drag(page: Page, player: Player, said: list[list[str]]) -> bool:
    """At the next chance drop a Hot card on a rival's card; whether the page went on to name that very card."""
    hot = page.locator(", ".join(f".hand [data-card={code}]{ENABLED}" for code in HOT))
    gang = page.locator(".family:not(.own) [data-gang]").last
    victim = gang.locator("button").first  # the weakest; of what others lie upon, the number is seen
    starts = page.locator(".table[data-question=turn][data-ready=true]:not(:has(.plan))")
    assert play_until(lambda: all(one.count() for one in (starts, hot, victim)), player), "no chance in a whole game"
    victim.scroll_into_view_if_needed()
    verb, aimed = (
        HOT[hot.first.get_attribute("data-card") or ""],
        [gang.get_attribute("data-gang"), victim.get_attribute("data-card")],
    )
    said.clear()
    drag(page, hot, victim.locator("text").first, touch=False)
    for _ in range(LOOKS):
        if aimed in said:
            return said[0] == [verb]
        if player.asked_now() == "turn" and page.locator(".words button").count() > 1:
            page.locator(".words button").last.click()  # with which of my peppers is mine to say: the strongest
        page.wait_for_timeout(100)
    player.any_of("[data-word=drop]")
    return False


def test_a_hot_card_dropped_on_a_victim_plans_the_attack_up_to_it(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    said = moves_of(page)
    open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT])
    start(page)
    player = Player(page, seed=7, eager=1.0)
    # A victim may be too strong for the attacker; then another one is tried.
    assert any(attacked_by_drag(page, player, said) for _ in range(5)), said


def test_a_bot_gives_a_hint_that_is_shown_said_and_can_be_followed(served: Served, opened: Opened) -> None:
    page = opened()
    Player(page).open_small_game(served.url, "stick-em")
    asked(page, "pain")
    page.keyboard.press("i")
    expect(page.locator("[data-advice]")).to_contain_text("Suggestion:", timeout=WAIT)
    expect(page.locator("[data-why]")).to_contain_text("points of this colour to throw at you")
    expect(page.locator(".visually-hidden[aria-live]", has_text="points of this colour to throw at you")).to_have_count(
        1
    )
    expect(page.locator(".hand .hinted")).to_have_count(1)
    page.locator("[data-follow]").click()
    expect(page.locator("[data-advice]")).to_have_count(0)
    page.wait_for_selector(".table:not([data-question=pain])", timeout=WAIT)


def test_before_the_start_everybody_has_a_colour_and_says_ready(served: Served, opened: Opened) -> None:
    host, guest = opened(), opened()
    address = Player(host).open_table(served.url, "stick-em", 3, 1, "Ada", "first-game")
    expect(host.locator(".special")).to_contain_text("Open memory")
    Player(guest).sit_down(address, "Ben")
    guest.locator("[data-colour=teal]").click()
    expect(guest.locator("[data-colour=teal]")).to_have_attribute("aria-pressed", "true")
    expect(host.locator("[data-colour=teal]")).to_be_disabled()
    expect(host.locator("main")).to_contain_text("Ben is not ready yet")
    guest.locator("[data-ready-button]").click()
    expect(host.locator("main")).to_contain_text("Everybody is ready")


def test_a_spectator_asks_for_a_bots_seat_and_gets_it_once_the_others_agree(served: Served, opened: Opened) -> None:
    host, late = opened(), opened()
    Player(host).open_small_game(served.url, "stick-em")
    late.goto(host.url)
    for answer in ("no", "yes"):
        late.get_by_role("textbox").fill("Cleo")
        late.locator("[data-sit]").click()
        expect(late.locator("[data-request]")).to_contain_text("You asked to take over")
        expect(late.locator(".hand [data-card]")).to_have_count(0)
        expect(host.locator("[data-seat-request]")).to_contain_text("Cleo would like to take over")
        host.locator(f"[data-consent={answer}]").click()
        if answer == "no":
            expect(late.get_by_role("alert")).to_contain_text("Not everyone at the table agreed")
    late.wait_for_selector(".hand [data-card]", timeout=WAIT)
    expect(host.locator(".seats")).to_contain_text("Cleo")


def test_the_host_removes_somebody_who_learns_it(served: Served, opened: Opened) -> None:
    host, late = opened(), opened()
    Player(host).open_small_game(served.url, "stick-em")
    late.goto(host.url)
    late.get_by_role("textbox").fill("Cleo")
    late.locator("[data-sit]").click()
    host.locator("[data-consent=yes]").click()
    late.wait_for_selector(".hand [data-card]", timeout=WAIT)
    host.get_by_role("button", name="Settings").click()
    host.locator("[data-remove]").click()
    host.locator("[data-remove-yes]").click()
    expect(late.get_by_role("heading", name="The host has removed you")).to_be_visible()


def test_a_round_is_counted_before_the_next_one_begins(resting: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    open_at_desk(page, resting.url, "stick-em", [OPEN, BOT, BOT], options={"rounds": 2})
    start(page)
    player = Player(page, seed=3)
    assert play_until(lambda: page.locator(".reckoning").count() > 0, player)
    expect(page.locator(".reckoning li")).to_have_count(3)
    counted = page.locator(".reckoning").inner_text()
    page.reload()
    expect(page.locator(".reckoning li")).to_have_count(3)
    assert page.locator(".reckoning").inner_text() == counted, "a reload does not end the counting"
    assert violations(page) == []
    page.locator("[data-go-on]").click()
    expect(page.locator(".reckoning")).to_have_count(0)
    assert player.asked() == "pain"
