"""Many players on small screens: seats do not overflow, and the trick is large enough to be read."""

import pytest

from tests.browser.people import Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

OUTSIDE = """() => [...document.querySelectorAll('.chip')].flatMap((chip) => {
    const place = chip.getBoundingClientRect();
    const beyond = (at) => at.right > place.right + 0.5 || at.left < place.left - 0.5 || at.bottom > place.bottom + 0.5;
    return [...chip.querySelectorAll('.facts > span')]
        .filter((fact) => beyond(fact.getBoundingClientRect()))
        .map((fact) => `${chip.dataset.seat}: ${fact.title}`);
})"""
"""Facts that overflow their seat."""
COVERED = """() => [...document.querySelectorAll('.chip:has(.ok)')].filter((chip) => {
    const words = document.createRange();
    words.selectNodeContents(chip.querySelector('.name'));
    const tick = chip.querySelector('.ok').getBoundingClientRect();
    return [...words.getClientRects(), chip.querySelector('.team').getBoundingClientRect()].some((at) => {
        const down = Math.min(tick.bottom, at.bottom) - Math.max(tick.top, at.top);
        return Math.min(tick.right, at.right) - Math.max(tick.left, at.left) > 1 && down > at.height / 3;
    });
}).map((chip) => chip.dataset.seat)"""
"""Places whose tick lies over the name or the team."""
TRICK = """() => {
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const places = [...document.querySelectorAll('.trick > *')].map((one) => one.getBoundingClientRect());
    const seen = places.every((at) => at.top >= stage.top && at.bottom <= stage.bottom);
    return [places.length, seen, Math.min(...places.map((at) => at.width))];
}"""
"""How many places the trick has, whether all of them are seen without scrolling, and how wide the narrowest is."""


def test_eight_places_hold_their_facts_and_a_tick_covers_no_name(served: Served, opened: Opened) -> None:
    page = opened()
    options = {"advanced": True, "heists": True, "teams": "2"}
    open_at_desk(page, served.url, "chili-mafia", [OPEN, *[BOT] * 7], options=options)
    start(page)
    Player(page).comes_to("draft")
    page.wait_for_function("() => document.querySelectorAll('.chip .ok').length === 7")
    for width, height in ((932, 430), (1024, 600), (768, 1024), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(OUTSIDE), (width, height)
        if height > 560:
            assert not page.evaluate(COVERED), (width, height)


def test_six_watched_places_hold_their_facts(served: Served, opened: Opened) -> None:
    page, watcher = opened(), opened()
    address = open_at_desk(page, served.url, "sweet-spicy", [OPEN, *[BOT] * 5])
    start(page)
    watcher.goto(address)
    watcher.wait_for_selector(".chip:nth-child(6) .facts")
    for width, height in ((844, 390), (932, 430), (1024, 600), (768, 1024)):
        watcher.set_viewport_size({"width": width, "height": height})
        assert not watcher.evaluate(OUTSIDE), (width, height)


@pytest.mark.parametrize("size", [(320, 568), (1024, 600)])
def test_the_trick_of_six_is_seen_whole_also_with_open_memory(
    size: tuple[int, int], served: Served, opened: Opened
) -> None:
    page = opened()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_at_desk(page, served.url, "stick-em", [OPEN, *[BOT] * 5], options={"open_memory": True})
    start(page)
    player = Player(page)
    player.comes_to("pain")
    while not page.locator(".memory").count():
        player.answer()
        page.wait_for_timeout(20)
    page.wait_for_function("() => document.querySelectorAll('.trick > *').length === 6")
    places, seen, width = page.evaluate(TRICK)
    assert (places, seen) == (6, True)
    assert width >= 26
