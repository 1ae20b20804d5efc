"""The page is light, quiet and steady: few bytes, no foreign host, nothing jumps, and only cheap things move."""

from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import come_to_rest

MOST_CODE = 120_000
"""Bytes of script and style that the first load may transfer."""
MOST_LETTERS = 90_000
"""Bytes of fonts that the first load may transfer."""
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser can move without laying the page out or painting it again."""
MEANT = {"offset", "easing", "composite", "computedOffset"}
WATCH_SHIFTS = """
    window.shifts = [];
    const named = (node) => `${node?.nodeName} ${node?.className ?? ''} in ${node?.parentElement?.className}`;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => {
        const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
        const told = ({node, previousRect: was, currentRect: is}) => `${named(node)}: ${box(was)} to ${box(is)}`;
        shifts.push([one.value, one.startTime, one.sources.map(told), one.hadRecentInput]);
    })).observe({type: 'layout-shift', buffered: true});
"""
"""Remembers every shift of the layout, also one that follows a press, with what was shifted from where to where."""
WATCH_MOTION = """
    window.moved = new Set();
    const animate = Element.prototype.animate;
    const note = (animation) => animation.effect.getKeyframes()
        .forEach((frame) => Object.keys(frame).forEach((name) => moved.add(name)));
    Element.prototype.animate = function (...wishes) {
        const animation = animate.apply(this, wishes);
        note(animation);
        return animation;
    };
    const look = () => { document.getAnimations().forEach(note); requestAnimationFrame(look); };
    look();
"""
"""Remembers every property that anything on the page animates, by script or by style."""
QUICK = "localStorage.setItem('hotseat-settings', JSON.stringify({speed: 'fast'}));"
MOST_SHIFT = 0.002
"""How much of the page, times how far, may shift in a part of a game; a screen that moves by its height scores 1."""
MOST_AFTER_PRESS = 0.02
"""The same right after a press: a gang that I lay out grows under my hand."""
PLACES = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const {top, bottom} = box('.board');
    return [box('.top').top, top, bottom, box('.line').bottom, box('.bar').top, box('.bar').bottom];
}"""
"""Where the top line begins, the board and the question end, and where the bar is."""


def shifted(page: Page, since: float = 0.0) -> tuple[float, list[Any]]:
    """The sum of the shifts after a moment, and the shifts."""
    shifts = [one for one in page.evaluate("shifts") if one[1] > since]
    return sum(value for value, *_ in shifts), shifts


def transferred(requests: list[Request], *endings: str) -> int:
    """Bytes on the wire of the files whose names end so."""
    return sum(one.sizes()["responseBodySize"] for one in requests if one.url.split("?")[0].endswith(endings))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_first_load_is_light_asks_no_other_host_and_does_not_jump(
    size: tuple[int, int], served: Served, opened: Opened
) -> None:
    page = opened(size, kept=True)
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.add_init_script(WATCH_SHIFTS)
    page.goto(served.url)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    assert [one.url for one in requests if not one.url.startswith(served.url)] == []
    scripts = [one for one in requests if one.url.endswith(".js") and "/assets/" in one.url]
    largest = max(scripts, key=lambda one: one.sizes()["responseBodySize"])  # the smallest are not worth packing
    response = largest.response()
    assert response is not None
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert 10_000 < transferred(requests, ".js", ".css") <= MOST_CODE
    assert transferred(requests, ".woff2") <= MOST_LETTERS
    total, shifts = shifted(page)
    assert total < 0.01, shifts


@pytest.mark.parametrize("game", ["spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi"])
def test_nothing_jumps_in_lobby_and_game_and_only_cheap_things_move(game: str, served: Served, opened: Opened) -> None:
    page = opened(still=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(WATCH_SHIFTS + WATCH_MOTION + QUICK)
    open_at_desk(page, served.url, game, [OPEN, BOT, BOT, BOT])
    page.wait_for_selector(".qr svg")
    page.wait_for_load_state("networkidle")
    total, shifts = shifted(page)
    assert total < 0.01, f"the lobby jumps: {shifts}"
    start(page)
    player = Player(page, seed=4, eager=1.0)
    player.asked()
    come_to_rest(page)
    places, began = page.evaluate(PLACES), page.evaluate("performance.now()")
    for _ in range(12 if game == "chili-mafia" else 5):
        if player.asked() == "over":
            break
        # Every pass at Spicy draws a card, until they are more than one row of a phone.
        if not ("spicy" in game and player.any_of("[data-move=pass]")):
            player.answer()
    player.asked()
    total, shifts = shifted(page, began)
    pressed = sum(value for value, *_, press in shifts if press)
    assert total - pressed < MOST_SHIFT, f"the table jumps: {shifts}"
    assert pressed < MOST_AFTER_PRESS, f"the table jumps when pressed: {shifts}"
    assert {url for url in asked if not url.startswith(served.url)} == set()
    assert page.evaluate(PLACES) == places, "the board, the question or the bar moved"
    moved = set(page.evaluate("[...moved]")) - MEANT
    assert moved
    assert moved <= CHEAP, f"dear to animate: {moved - CHEAP}"
