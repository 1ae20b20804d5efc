"""Learning at the table: rules in the reader's language, why not, tooltips, a guided first game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from hotseat.games import GAMES
from tests.browser.axe import fits, violations
from tests.browser.people import DESKTOP, PHONE, SMALL_PHONE, Opened
from tests.browser.player import PATIENCE, Player, play_until
from tests.browser.serving import Served
from tests.browser.targets import too_small

ENOUGH = 5
"""Lessons that are followed in the browser; how all of them come up: tests/page/test_guided.py."""
UNCOVERED = """(what) => {
    const one = document.querySelector(what);
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing lies over the middle of this."""
MARKED_IS_SEEN = """() => [...document.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).outlineStyle === 'dashed')
    .every((one) => {
        const {x, y, width} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + 12));
    })"""
"""Whether everything that the lesson marks has come into sight: nothing lies over its middle."""


def test_the_rules_are_searched_in_german(served: Served, opened: Opened) -> None:
    page = opened(PHONE, language="de")
    page.goto(f"{served.url}/rules-stick-em")
    page.get_by_label("Regeln durchsuchen").fill("nullen gewürz")
    expect(page.get_by_text("Davon steht nichts in den Regeln.")).to_be_visible()
    page.get_by_label("Regeln durchsuchen").fill("NULLEN gewinnen")
    expect(page.locator("[data-clause='SE-4.2']")).to_contain_text("Nullen gewinnen nie")
    expect(page.locator("[data-clause='SE-3.3 SE-3.4']")).to_have_count(0)
    page.get_by_text("Alle Karten und was sie tun").click()
    expect(page.locator(".cards li")).to_have_count(3)
    assert violations(page) == []
    assert fits(page)


def test_a_card_that_cannot_be_played_says_why_and_the_rules_open_there(served: Served, opened: Opened) -> None:
    page = opened(PHONE, language="de")
    page.goto(f"{served.url}/learn-wazabi")
    page.locator("[data-learn]").click()
    page.get_by_role("button", name="Mehr dazu").click(timeout=60_000)
    page.get_by_role("button", name="Ohne Tutorial weiterspielen").click()
    player = Player(page, seed=3)
    assert play_until(lambda: player.asked_now() == "roll", player), "the game was over before I could roll"
    page.locator(".hand button").first.click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("So läuft ein Zug: Wirf alle deine Würfel")
    page.get_by_role("button", name="Warum geht das nicht?").first.click()
    answers = page.locator(".here")
    expect(answers.locator("[data-clause='WZ-3.1 WZ-4.1']")).to_contain_text("Wirf deine Würfel")
    expect(answers.locator("[data-clause*='WZ-5.2']")).to_contain_text("Hau drauf!")
    assert violations(page) == []


def test_a_card_says_what_it_does_by_hover_focus_and_long_press(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP, language="fr")
    page.goto(f"{served.url}/learn-wazabi")
    page.locator("[data-learn]").click()
    card = page.locator(".hand button").first
    tip = page.get_by_role("tooltip")
    card.hover(timeout=60_000)
    expect(tip).to_contain_text(card.locator(".visually-hidden").inner_text())
    expect(tip.locator("span")).not_to_be_empty()
    x, y = middle_of(tip)
    page.mouse.move(x, y, steps=8)
    page.wait_for_timeout(600)
    expect(tip).to_be_visible()
    card.hover()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    x, y = middle_of(card)
    page.mouse.move(x + 4, y + 6, steps=3)
    page.wait_for_timeout(600)
    expect(tip).to_be_hidden()
    page.mouse.move(2, 2)
    page.locator(".board").focus()
    card.focus()
    page.keyboard.press("ArrowRight")
    second = page.locator(".hand button").nth(1)
    expect(tip).to_contain_text(second.locator(".visually-hidden").inner_text())
    expect(second).to_have_attribute("aria-describedby", "tip")
    second.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(700)
    expect(tip).to_be_visible()
    assert violations(page) == []


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_on_a_tooltip_closes_it_and_presses_nothing_beneath(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    page.goto(f"{served.url}/learn-wazabi")
    page.locator("[data-learn]").click()
    page.locator(".hand button").first.hover(timeout=60_000)
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.evaluate("window.clicks = 0; document.addEventListener('click', () => (clicks += 1), true)")
    x, y = middle_of(tip)
    page.mouse.click(x, y)
    expect(tip).to_be_hidden()
    assert page.evaluate("clicks") == 0
    page.wait_for_timeout(400)
    page.mouse.click(x, y)
    assert page.evaluate("clicks") == 1, "the next click is meant"


def test_the_first_game_of_spicy_is_guided_step_by_step_in_french(served: Served, opened: Opened) -> None:
    page = opened(PHONE, language="fr")
    page.goto(served.url)
    page.get_by_role("link", name="Partie guidée : Spicy", exact=True).click()
    expect(page.locator("h1")).to_have_text("Votre première partie de Spicy")
    expect(page.get_by_text("Les cartes sont préparées")).to_be_visible()
    page.get_by_role("button", name="Commencer").click()
    guide = page.locator("[data-lesson]")
    expect(guide).to_have_attribute("data-lesson", "spicy-table", timeout=60_000)
    expect(guide.get_by_role("status")).to_contain_text("Vos six cartes sont en bas")
    page.wait_for_function(UNCOVERED, arg=".trophies")  # the lesson speaks of them
    met = follow(page, 3)
    assert met[:2] == ["spicy-table", "spicy-open"]
    assert violations(page) + too_small(page) == []
    assert fits(page)
    page.get_by_role("button", name="En savoir plus").click()
    page.reload()
    expect(page.get_by_role("button", name="En savoir plus")).to_have_attribute("aria-expanded", "true", timeout=60_000)
    assert violations(page) + too_small(page) == []
    page.get_by_role("button", name="Continuer sans guide").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_of_every_guide_can_be_followed(game: str, served: Served, opened: Opened) -> None:
    page = opened(SMALL_PHONE, language="de")
    page.goto(f"{served.url}/learn-{game}")
    page.locator("[data-learn]").click()
    page.wait_for_selector("[data-lesson]", timeout=60_000)
    follow(page, ENOUGH)
    page.wait_for_function(MARKED_IS_SEEN, timeout=PATIENCE)
    assert too_small(page) == []


class Pupil(Player):
    """Follows the guide, and the hints between its lessons."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, seed=11)
        self.guide = page.locator("[data-lesson]")
        self.met: list[str] = []

    def lesson(self) -> str:
        """The lesson that is shown now; empty if there is none."""
        told = self.guide.get_attribute("data-lesson") or ""
        self.met += [told] if told and told not in self.met else []
        return told

    def answer(self) -> bool:
        move = self.guide.get_attribute("data-lesson-move")
        if move:
            return step(self, move)
        return self.any_of("[data-go-on]" if self.lesson() else "[data-follow]")


def follow(page: Page, enough: int) -> list[str]:
    """Play until the given number of lessons was shown."""
    pupil = Pupil(page)

    def all_met() -> bool:
        pupil.lesson()
        return len(pupil.met) >= enough

    assert play_until(all_met, pupil), f"only these lessons came: {pupil.met}"
    return pupil.met


def step(player: Player, move: str) -> bool:
    """Press what is marked; the cards of a move first, then what is said about them."""
    if player.asked_now() in ("", "over"):
        return False
    words = move.split(" ")
    if words[0] not in ("play", "pain", "gang"):
        name = move.replace(" ", "-")
        return player.any_of(f"[data-move='{name}']", f"[data-word='{name}']", f".packet [data-card='{name}']")
    if "as" in words:
        return player.any_of(f".hand [data-card='{words[1]}']") and player.any_of(f"[data-claim='{words[-1]}']")
    chosen = [player.any_of(f".hand [data-card='{card}'][aria-pressed=false]") for card in words[1:]]
    return player.any_of("[data-word=form]") or any(chosen)
