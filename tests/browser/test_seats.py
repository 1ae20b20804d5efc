"""Many players: places do not overflow or cover anything, in a row or around the table, and the trick can be read."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import come_to_rest

OUTSIDE = """() => [...document.querySelectorAll('.chip')].flatMap((chip) => {
    const place = chip.getBoundingClientRect();
    const beyond = (at) => at.right > place.right + 0.5 || at.left < place.left - 0.5 || at.bottom > place.bottom + 0.5;
    return [...chip.querySelectorAll('.facts > span')]
        .filter((fact) => fact.checkVisibility() && beyond(fact.getBoundingClientRect()))
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
COLLISIONS = """() => {
    const parts = '.chip, .board, .top > *, .line, .in-hand, .my-facts, .bar > *';
    const seen = [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility());
    const box = (one) => one.getBoundingClientRect();
    const named = (one) => one.dataset.seat ?? (one.className || one.tagName);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const pairs = seen.flatMap((one, i) => seen.slice(i + 1)
        .filter((other) => meet(box(one), box(other))).map((other) => `${named(one)} covers ${named(other)}`));
    const out = ({left, top, right, bottom}) => Math.min(left, top) < -0.5
        || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    return [...pairs, ...seen.filter((one) => out(box(one))).map((one) => `${named(one)} is cut off`)];
}"""
"""Places, board, top bar, question, hand and buttons that cover each other or leave the window."""
OPPOSITE = """() => {
    const middle = (one) => {
        const at = one.getBoundingClientRect();
        return [at.x + at.width / 2, at.y + at.height / 2];
    };
    const [x, y] = middle(document.querySelector('.board'));
    return [...document.querySelectorAll('.chip')].map((chip) => [middle(chip)[0] - x, middle(chip)[1] - y]);
}"""
"""By seat: how far right of and below the middle of the board it is."""
ARROW = """() => {
    const middle = (what) => {
        const at = document.querySelector(what).getBoundingClientRect();
        return [at.x + at.width / 2, at.y + at.height / 2];
    };
    const [[a, b], [c, d], [x, y]] = ['.attacker', '.struck', '[data-arrow] svg g'].map(middle);
    return Math.hypot((a + c) / 2 - x, (b + d) / 2 - y);
}"""
"""How far the middle of the arrow is from the middle between attacker and target, in pixels."""
SPOKEN = """() => {
    const said = document.querySelector('.plaque:not(.shown) .by')?.innerText ?? '';
    const chip = [...document.querySelectorAll('.chip')]
        .find((one) => said.startsWith(one.querySelector('.name').firstChild.textContent.trim() + ' says'));
    if (!chip) return null;
    const [plaque, seat, board] = ['.plaque', `[data-seat=${chip.dataset.seat}]`, '.board'].map((what) => {
        const {x, width} = document.querySelector(what).getBoundingClientRect();
        return x + width / 2;
    });
    return [chip.dataset.seat, Math.sign(plaque - board), Math.sign(seat - board)];
}"""
"""Who says the claim that is seen, and on which side of the table the claim and the speaker are."""
SCROLLED = """() => {
    const table = document.querySelector('.table');
    table.scrollTop = 500;
    return table.scrollTop;
}"""
"""How far the table can be scrolled, which would cut off the seat at its upper edge."""
TRICK = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    const places = [...document.querySelectorAll('.trick > *')].map((one) => one.getBoundingClientRect());
    const seen = places.every((at) => at.top >= board.top && at.bottom <= board.bottom);
    return [places.length, seen, Math.min(...places.map((at) => at.width))];
}"""
"""How many places the trick has, whether all of them are seen without scrolling, and how wide the narrowest is."""


def test_eight_places_hold_their_facts_and_a_tick_covers_no_name(served: Served, opened: Opened) -> None:
    page = opened()
    options = {"advanced": True, "heists": True, "teams": "2"}
    open_at_desk(page, served.url, "chili-mafia", [OPEN, *[BOT] * 7], options=options)
    start(page)
    player = Player(page)
    player.comes_to("draft")
    player.read_note()  # while it is open, the bots wait
    page.wait_for_function("() => document.querySelectorAll('.chip .ok').length === 7")
    for width, height in ((932, 430), (1024, 600), (768, 1024), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(OUTSIDE), (width, height)
        if height > 560:
            assert not page.evaluate(COVERED), (width, height)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("spicy", 6, {"seasonings": "random:2"}),
        ("stick-em", 6, {}),
        ("chili-mafia", 8, {"advanced": True, "heists": True, "teams": "2"}),
        ("wazabi", 6, {}),
    ],
)
def test_around_the_table_nothing_covers_anything_and_nothing_is_cut_off(
    game: str, players: int, options: dict[str, object], served: Served, opened: Opened
) -> None:
    page = opened(DESKTOP)
    open_at_desk(page, served.url, game, [OPEN, *[BOT] * (players - 1)], options=options)
    start(page)
    player = Player(page)
    for _ in range(4):
        player.answer()
    player.asked()
    for width, height in ((900, 600), (1024, 768), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)  # the row of the coach comes and goes with the height
        assert not page.evaluate(COLLISIONS), (width, height)
        assert not page.evaluate(OUTSIDE), (width, height)
        assert page.evaluate(SCROLLED) == 0, (width, height)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_an_attack_is_an_arrow_from_pepper_to_pepper(size: tuple[int, int], served: Served, opened: Opened) -> None:
    page = opened(size)
    player = Player(page, seed=2, leaves="response")
    arrow = page.locator("[data-arrow=whole]")
    for _ in range(6):  # a game may end without an attack that asks me
        open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT, BOT, BOT])
        start(page)
        if play_until(lambda: player.asked_now() == "response" and arrow.count() > 0, player):
            break
    page.wait_for_timeout(400)  # the gangs have opened and the arrow lies between them
    assert page.evaluate(ARROW) < 12


def test_the_others_sit_clockwise_from_my_left(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    open_at_desk(page, served.url, "wazabi", [OPEN, BOT, BOT, BOT])
    start(page)
    Player(page).asked()
    (left, _), (top, above), (right, _) = page.evaluate(OPPOSITE)
    assert left < -200 < top < 200 < right
    assert above < -100


def test_a_claim_is_said_on_the_side_of_its_speaker(served: Served, opened: Opened) -> None:
    page, watcher = opened(), opened(DESKTOP)
    address = open_at_desk(page, served.url, "spicy", [OPEN, *[BOT] * 3])
    start(page)
    watcher.goto(address)
    watcher.wait_for_selector(".chip:nth-child(4)")
    heard: set[str] = set()

    def all_heard() -> bool:
        spoken = watcher.evaluate(SPOKEN)
        if spoken:
            seat, claim, speaker = spoken
            assert claim == speaker, seat
            heard.add(seat)
        return {"B", "C"} <= heard  # at the top, left and right of the middle

    assert play_until(all_heard, Player(page, seed=5))


def test_a_lead_flies_to_the_place_of_its_leader(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    player = Player(page, seed=2, leaves="card")
    open_at_desk(page, served.url, "stick-em", [OPEN, *[BOT] * 3])
    start(page)
    # I won the trick that another player had led, and lead the next one.
    won = page.locator(".trick.old figure.wins:not(:first-child)")

    def leads() -> bool:
        if player.asked_now() != "card":
            return False
        if won.count():
            return True
        player.leaves = ""
        player.answer()
        player.leaves = "card"
        return False

    assert play_until(leads, player)
    assert won.get_attribute("data-at") == "trick-lead"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".trick figure").first).to_have_attribute("data-at", "trick-lead")


def test_six_watched_places_hold_their_facts(served: Served, opened: Opened) -> None:
    page, watcher = opened(), opened()
    address = open_at_desk(page, served.url, "sweet-spicy", [OPEN, *[BOT] * 5])
    start(page)
    watcher.goto(address)
    watcher.wait_for_selector(".chip:nth-child(6) .facts")
    for width, height in ((844, 390), (932, 430), (1024, 600), (768, 1024)):
        watcher.set_viewport_size({"width": width, "height": height})
        come_to_rest(watcher)  # the layout changes a frame after the size of the window
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
