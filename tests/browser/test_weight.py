"""The page is light, quiet and steady: few bytes, no foreign host, nothing jumps, and only cheap things move."""

import pytest
from playwright.sync_api import Request

from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

MOST_CODE = 120_000
"""Bytes of script and style that the first load may transfer."""
MOST_LETTERS = 90_000
"""Bytes of fonts that the first load may transfer."""
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser can move without laying the page out or painting it again."""
MEANT = {"offset", "easing", "composite", "computedOffset"}
WATCH_SHIFTS = """
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries()
        .forEach((one) => { if (!one.hadRecentInput) shift += one.value; }))
        .observe({type: 'layout-shift', buffered: true});
"""
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
PLACES = """() => [document.querySelector('.top').getBoundingClientRect().top,
    document.querySelector('.mine-part').getBoundingClientRect().bottom]"""
"""Where the top line begins and my place with its bar ends."""


def transferred(requests: list[Request], *endings: str) -> int:
    """Bytes on the wire of the files whose names end so."""
    return sum(one.sizes()["responseBodySize"] for one in requests if one.url.split("?")[0].endswith(endings))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_first_load_is_light_asks_no_other_host_and_does_not_jump(
    size: tuple[int, int], served: Served, opened: Opened
) -> None:
    page = opened(size)
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.add_init_script(WATCH_SHIFTS)
    page.goto(served.url)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    assert [one.url for one in requests if not one.url.startswith(served.url)] == []
    script = next(one for one in requests if one.url.endswith(".js") and "/assets/index" in one.url)
    response = script.response()
    assert response is not None
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert 10_000 < transferred(requests, ".js", ".css") <= MOST_CODE
    assert transferred(requests, ".woff2") <= MOST_LETTERS
    assert page.evaluate("shift") < 0.01


@pytest.mark.parametrize("game", ["spicy", "stick-em", "chili-mafia", "wazabi"])
def test_nothing_jumps_in_lobby_and_game_and_only_cheap_things_move(game: str, served: Served, opened: Opened) -> None:
    page = opened(still=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(WATCH_SHIFTS + WATCH_MOTION)
    open_at_desk(page, served.url, game, [OPEN, BOT, BOT] if game == "stick-em" else [OPEN, BOT])
    page.wait_for_selector(".qr svg")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shift") < 0.01, "the lobby jumps"
    start(page)
    player = Player(page, seed=4, eager=1.0)
    player.asked()
    places = page.evaluate(PLACES)
    for _ in range(9 if game == "chili-mafia" else 4):
        if player.asked() != "over":
            player.answer()
    player.asked()
    assert {url for url in asked if not url.startswith(served.url)} == set()
    assert page.evaluate(PLACES) == places, "the bar or the top line moved"
    moved = set(page.evaluate("[...moved]")) - MEANT
    assert moved
    assert moved <= CHEAP, f"dear to animate: {moved - CHEAP}"
