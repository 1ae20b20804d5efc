"""The coach's note lies over nothing that a player needs: cards, claims, buttons, and what is asked."""

import pytest

from tests.browser.people import DESKTOP, PHONE, SMALL_PHONE, Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import come_to_rest, too_small

SIZES = (PHONE, SMALL_PHONE, (320, 568), (844, 390), (768, 1024), (900, 600), DESKTOP)
COVERED = """() => [...document.querySelectorAll(':is(.hand, .claims, .bar, .packet) button, #ask > span')]
    .filter((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        const over = document.elementFromPoint(x + Math.min(width / 2, 20), y + height / 2);
        return height && over?.closest('.coach, .note');
    }).map((one) => one.innerText.trim() || one.outerHTML.slice(0, 80))"""
"""What the note lies over."""
CUT_OFF = """() => [...document.querySelectorAll('.coach, .coach .button, .unfold')].filter((one) => {
    const {left, right, top, bottom, width} = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 40;
}).length"""


@pytest.mark.parametrize("game", ["spicy", "stick-em", "chili-mafia", "wazabi"])
def test_a_note_covers_neither_cards_nor_claims_nor_the_question(game: str, served: Served, opened: Opened) -> None:
    page = opened(PHONE, language="de", touch=True)
    open_at_desk(page, served.url, game, [OPEN, BOT, BOT, BOT])
    start(page)
    Player(page).asked()
    page.wait_for_selector(".unfold")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.evaluate(CUT_OFF) == 0, (width, height)
        roomy = width >= 700 and height > 700
        assert page.locator(".coach").count() == roomy, (width, height)
        assert page.locator(".unfold").count() == (not roomy), (width, height)
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    page.locator(".unfold").click()
    come_to_rest(page)
    assert page.evaluate(COVERED) in ([], page.locator(".packet button").all_inner_texts()), "opened over the board"
    assert page.evaluate(CUT_OFF) == 0
    assert too_small(page) == []
    page.locator(".coach .button").click()
    page.locator(".coach, .unfold").wait_for(state="detached")
