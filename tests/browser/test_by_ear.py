"""Every table with a screen reader: announcements in order, and playing only by roles and names."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.overheard import events_of
from tests.browser.people import Opened
from tests.browser.player import LOOK, PATIENCE, Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

ANSWERS = {"chili-mafia": 12}
"""How many answers are given at least; 6 if not named. Chili Mafia begins with the choice of six cards."""
MOST = 60
"""Looks at the table within which they are given."""
LISTEN = """
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (change.target.role === 'log') heard.push(node.textContent);
            else for (const region of node.querySelectorAll?.('[role=log]') ?? [])
                for (const line of region.children) heard.push(line.textContent);
        }
    }).observe(document, {childList: true, subtree: true});
"""
"""Remembers every sentence that the live region says from the first one on."""
QUESTION_IS_SAID = """() => {
    const words = (place) => document.querySelector(place)?.innerText.trim().split('\\n')[0] ?? '';
    const said = words('[aria-live=assertive]');
    const whole = [words('.plan') || words('.what') || words('#ask'), `${words('.what')}: ${words('#ask')}`];
    return !document.querySelector('.table.mine') || whole.includes(said);
}"""
"""Whether what I am asked is also said, with what is planned or whom it is for where the board tells that."""
TOLD: dict[str, dict[str, tuple[str, str]]] = {
    "spicy": {
        "played": ("You lay a card and say ", "{} lays a card and says "),
        "doubted": ("You doubt ", "{} doubts "),
        "won": ("You win the stack.", "{} wins the stack."),
    },
    "stick-em": {"played": ("You play the ", "{} plays the "), "trick": ("You win the trick.", "{} wins the trick.")},
    "chili-mafia": {
        "turn": ("", "It is {}’s turn."),
        "formed": ("You form a gang: ", "{} forms a gang: "),
        "added": ("You add ", "{} adds "),
        "ended": ("You end your turn.", "{} ends the turn."),
    },
    "wazabi": {
        "turn": ("", "It is {}’s turn."),
        "extra": ("You play again.", "{} plays again."),
        "rolled": ("You roll ", "{} rolls "),
        "played": ("You play ", "{} plays "),
        "passed": ("You play no card.", "{} plays no card."),
    },
}
"""By game: how a few events must be heard, about the listener and about others. My own turn is heard as a question."""
TOLD["sweet-spicy"] = TOLD["spicy"]
ME = "A"
NAMES = {"A": "Ada", "B": "Basil", "C": "Clove"}


class Listener(Player):
    """Plays by roles and names only, as they stand in the tree that a screen reader reads."""

    def answer(self) -> bool:
        """Press one of the buttons of my place or of the board that can be pressed, by its name."""
        offered = self.names()
        if not offered:  # a bot was quicker, and nothing is asked any more
            return False
        chosen = self.page.get_by_role("button", name=self.chance.choice(offered), exact=True, disabled=False).first
        try:
            chosen.focus(timeout=1_000)
        except TimeoutError:  # a bot was quicker, and it is not offered any more
            return False
        self.page.keyboard.press("Enter")
        self.answers += 1
        return True

    def names(self) -> list[str]:
        """What the enabled buttons of the board, of the claims, of my hand and of the bar are called."""
        trees = [part.aria_snapshot() for part in self.page.locator(".board, .claims, .hand, .bar").all()]
        lines = [line.strip() for tree in trees for line in tree.splitlines()]
        return [line.split('"')[1] for line in lines if line.startswith('- button "') and "[disabled]" not in line]


def told(game: str, events: list[dict[str, Any]]) -> list[str]:
    """How the events of this game that we listen for begin, when they are told."""
    heard = []
    for event in events:
        if event["event"] in TOLD[game]:
            mine, others = TOLD[game][event["event"]]
            seat = event.get("seat") or event["winner"]
            heard.append(mine if seat == ME else others.format(NAMES[seat]))
    return [sentence for sentence in heard if sentence]


def spoken(page: Page, game: str) -> list[str]:
    """The beginnings of the sentences that were said, as far as we listen for them."""
    sentences = TOLD[game].values()
    beginnings = [mine for mine, _ in sentences if mine]
    beginnings += [others.format(name) for _, others in sentences for seat, name in NAMES.items() if seat != ME]
    begun = [
        max([one for one in beginnings if line.startswith(one)], key=len, default="") for line in page.evaluate("heard")
    ]
    return [one for one in begun if one]


@pytest.mark.parametrize("game", TOLD)
def test_turns_are_played_by_role_and_name_and_every_event_is_said_in_order(
    game: str, served: Served, opened: Opened
) -> None:
    page = opened()
    page.add_init_script(LISTEN)
    events = events_of(page)
    open_at_desk(page, served.url, game, [OPEN, BOT, BOT] if game == "stick-em" else [OPEN, BOT])
    start(page)
    player = Listener(page, seed=2)
    for _ in range(MOST):
        if player.asked() == "over" or (player.answers >= ANSWERS.get(game, 6) and told(game, events)):
            break
        page.wait_for_function(QUESTION_IS_SAID, timeout=PATIENCE)
        player.answer()
        player.asked()
        page.wait_for_function("() => document.activeElement !== document.body", timeout=PATIENCE)
    assert player.answers, f"no control has a name: {player.situation()}"
    assert told(game, events)
    # What the server has told last may still be on its way to the ear, and bots play on.
    since = time.monotonic()
    heard, expected = spoken(page, game), told(game, events)
    while heard != expected and time.monotonic() - since < PATIENCE / 1000:
        page.wait_for_timeout(LOOK)
        heard, expected = spoken(page, game), told(game, events)
    assert heard == expected
    assert not [line for line in page.evaluate("heard") if NAMES[ME] in line]


def test_the_focus_goes_from_the_stage_to_what_is_asked_to_the_hand_to_the_bar(served: Served, opened: Opened) -> None:
    page = opened()
    open_at_desk(page, served.url, "spicy", [OPEN, BOT])
    start(page)
    Player(page).asked()
    places = page.evaluate(
        """() => [...document.querySelectorAll('.table nav, .seats, .board, #ask, .hand, .bar')]
            .map((one) => one.id || one.className.split(' ')[0] || one.tagName.toLowerCase())"""
    )
    assert places[-4:] == ["board", "ask", "hand", "bar"]
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')].filter((one) => one.checkVisibility()
            && !one.textContent.trim() && !one.ariaLabel && !one.labels?.length).map((one) => one.outerHTML)"""
    )
    assert unnamed == []
