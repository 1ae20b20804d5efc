"""The page follows the options of a table: what it shows is what the engine says of that table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from hotseat.core.facts import facts
from hotseat.core.options import OptionValue
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from tests.browser.people import DESKTOP, Opened
from tests.browser.serving import Served
from tests.browser.tables import OPEN, join_at_desk, open_at_desk, start

Options = dict[str, OptionValue]


def engine(id: str, players: int, options: Options) -> dict[str, Any]:
    """Zones and facts of such a table after the deal; only what does not depend on the deal is compared."""
    s = game(id).setup(players, options).start(seeded(1))
    zones = position(s.view(0))["zones"]
    assert isinstance(zones, dict)
    return {**zones, **facts(s, None)}


def seen_table(page: Page, served: Served, id: str, players: int, options: Options) -> None:
    """The table after the deal; the others are people who do not answer, so nothing moves."""
    wishes = {"options": options, "friendly": True}
    address = open_at_desk(page, served.url, id, [OPEN] * players, **wishes)
    for name in ("Ben", "Cleo", "Dan", "Eve", "Fay")[: players - 1]:
        join_at_desk(page, address, name)
    start(page)


def numbers(page: Page, selector: str) -> list[int]:
    """All numbers in a text of the page."""
    return [int(number) for number in re.findall(r"\d+", page.locator(selector).first.inner_text())]


def hand(page: Page) -> int:
    return page.locator(".hand [data-card]").count()


@pytest.mark.parametrize(
    ("id", "players", "options"),
    [
        ("spicy", 2, {"first": "A"}),
        ("spicy", 4, {"first": "A", "end_card": 20, "jitter": 1}),
        ("spicy", 6, {"first": "A", "end_card": 30, "jitter": 0, "seasonings": ["we_love_chili", "spice_raider"]}),
        ("sweet-spicy", 3, {"first": "A"}),
        ("sweet-spicy", 3, {"first": "A", "super_jokers": False, "end_card": 11}),
    ],
)
def test_gauge_pile_hand_and_supply_of_spicy(
    id: str, players: int, options: Options, served: Served, opened: Opened
) -> None:
    page, said = opened(DESKTOP), engine(id, players, options)
    seen_table(page, served, id, players, options)
    end = said["worlds_end"]
    assert numbers(page, ".gauge") == sorted({end["least"], end["most"]})
    assert numbers(page, ".pile .count") == [len(said["pile"])]
    assert hand(page) == len(said["hands"][0])
    assert page.locator(".trophies > span").count() == said["trophies"]
    assert page.locator(".seasonings li").count() == len(said["seasonings"])
    supply = page.locator(".supply")
    assert supply.count() == (said["jokers_left"] is not None)
    if supply.count():
        assert numbers(page, ".supply")[-1] == said["jokers_left"]  # after the points printed on the card
    claims = page.locator("[data-claim]").evaluate_all("(all) => all.map((one) => one.dataset.claim)")
    assert sorted({int(claim[:-1]) for claim in claims}) == said["openings"]


@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {"rounds": 2, "open_memory": True, "first": "A"})])
def test_rounds_hand_and_memory_of_stick_em(players: int, options: Options, served: Served, opened: Opened) -> None:
    page, said = opened(DESKTOP), engine("stick-em", players, options)
    seen_table(page, served, "stick-em", players, options)
    assert numbers(page, ".round") == [1, said["rounds"]]
    assert hand(page) == said["hand_size"] == len(said["hands"][0])
    assert page.locator("figure.chosen").count() == players


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"sweet_chili_small_deck": 8}),
        (4, {"teams": "2", "sweet_chili_small_deck": 0}),
        (6, {"teams": "3"}),
    ],
)
def test_packet_pile_and_teams_of_chili_mafia(players: int, options: Options, served: Served, opened: Opened) -> None:
    page, said = opened(DESKTOP), engine("chili-mafia", players, options)
    seen_table(page, served, "chili-mafia", players, options)
    assert numbers(page, ".pile .count") == [len(said["pile"])]
    assert page.locator(".packet [data-card]").count() == len(said["packets"][0])
    teams = page.locator(".seats .team, .mine .team").evaluate_all("(all) => all.map((one) => one.innerText.trim()[0])")
    assert sorted(teams) == sorted(str(team) for team in said["teams"] or [])


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"dice": 6}), (3, {}), (4, {"dice": 2, "deck": "2016", "teams": True}), (3, {"dice": 5, "piment": False})],
)
def test_dice_reserve_and_pile_of_wazabi(players: int, options: Options, served: Served, opened: Opened) -> None:
    page, said = opened(DESKTOP), engine("wazabi", players, options)
    seen_table(page, served, "wazabi", players, options)
    page.wait_for_selector(".roll .die")
    assert page.locator(".roll [data-tip^='die:']").count() == len(said["dice"])
    assert page.locator(".roll [data-tip^='die:red']").count() == sum(die["red"] for die in said["dice"])
    assert numbers(page, ".reserve .aside") == [said["reserve_black"], said["reserve_red"]]
    assert numbers(page, ".deck .count") == [len(said["pile"])]
    assert numbers(page, ".piment .count") == [len(said["piment"])]
    assert hand(page) == said["sizes"][0]


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) == {"spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi"}, "add the new game above"
