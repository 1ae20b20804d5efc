"""Portraits: how a table of equal bots plays, counted in games with fixed seeds."""

import pytest

from bench.ladder import known
from hotseat.cli.portraits import Sitting, portrait
from hotseat.games import GAMES, game


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_portrait_depends_on_seeds_alone(id: str) -> None:
    sitting = Sitting(id, max(3, game(id).fewest), "easy", games=2, seed=5)
    alone = portrait(sitting, workers=1)
    assert alone.json() == portrait(sitting, workers=2).json()
    assert any(row.value > 0 for row in alone.rows)


def test_the_first_normal_of_spicy_doubted_every_opening() -> None:
    """The reason for portraits: its arena figures were fine."""
    drawn = portrait(Sitting("spicy", 4, "tests.bots.rivals.spicy:normal", games=5), workers=1)
    found = {row.name: row.text() for row in drawn.rows}
    assert found["openings-doubted"] == "100.0 %"
    assert found["height-taken"] == "1.00"
    assert found["trophies"] == "0.00"


def test_only_the_first_normal_of_stick_em_keeps_its_high_pain_cards() -> None:
    old = portrait(Sitting("stick-em", 4, "tests.bots.rivals.stick_em:NormalBot", games=5), workers=1)
    new = portrait(Sitting("stick-em", 4, "normal", games=5), workers=1)
    high = [{row.name: row.value for row in drawn.rows}["high-pain-cards-led"] for drawn in (old, new)]
    assert high[1] > 2 * high[0]


FRIENDLY, STRONG = (45, 2.0, 15, 0.8), (35, 2.5, 25, 1.2)
BOUNDS = {"easy": FRIENDLY, "normal": FRIENDLY, "hard": STRONG, "expert": STRONG}
"""By level: at most so many openings doubted at once; at least this height, share of the rarer doubt, and trophies."""
PLANS = ("spicy", "spicy-seasoned", "sweet-spicy", "sweet-spicy-seasoned")


@pytest.mark.parametrize("plan", PLANS)
def test_the_stored_portraits_of_spicy_look_like_a_table_of_people(plan: str) -> None:
    drawn = [one for one in known()["portraits"].values() if one["plan"] == plan]
    sizes = (2, 4, 6) if plan.endswith("seasoned") else (2, 3, 4, 5, 6)
    wanted = {(size, level) for size in sizes for level in BOUNDS}
    assert {(one["players"], one["level"]) for one in drawn} >= wanted
    for one in drawn:
        found = {name: float(text.split()[0]) for name, text in one["rows"].items()}
        openings, height, rarer, trophies = BOUNDS[one["level"]]
        assert found["openings-doubted"] <= openings
        assert found["height-taken"] >= height
        assert found["trophies"] >= trophies
        if one["level"] in ("hard", "expert"):
            assert 35 <= found["doubts-right"] <= 55
        assert min(found["number-doubts"], found["spice-doubts"]) >= rarer
