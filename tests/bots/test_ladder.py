"""The page about the bots: generated from stored results alone, with the corrections that it promises."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from bench.ladder import KINDS, PAGE, PICTURES, PLANS, STORED, fingerprint, known, missing, outdated, players_of
from bench.ladder_names import NAMES
from bench.ladder_picture import across, pictures
from bench.ladder_text import shown, written
from bench.times import answer_times
from hotseat.bots import LEVELS
from hotseat.bots.arena import holm
from hotseat.games import GAMES, game


def test_the_page_and_its_pictures_are_what_the_stored_results_say() -> None:
    """`python -m bench.ladder write` makes them."""
    stored = known()
    assert PAGE.read_text(encoding="utf-8") == written(stored)
    for name, picture in pictures(stored).items():
        assert (PICTURES / name).read_text(encoding="utf-8") == picture
        ElementTree.fromstring(picture)


def test_stored_results_were_measured_on_deals_that_were_never_used_for_tuning() -> None:
    stored: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
    assert {match["seed"] for match in stored["matches"].values()} == {40_000_000}


def test_every_game_is_planned_at_its_smallest_and_largest_table() -> None:
    assert {plan.game for plan in PLANS.values()} == set(GAMES)
    assert set(PLANS) == set(NAMES)
    for plan in PLANS.values():
        assert (min(plan.sizes), max(plan.sizes)) == (game(plan.game).fewest, game(plan.game).most)
        assert 4 in plan.sizes


def test_holm_multiplies_the_smallest_p_value_by_the_number_of_comparisons() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.6, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_rung_counts_only_if_it_is_above_the_fair_share_and_certain() -> None:
    def match(share: float, p: float) -> dict[str, Any]:
        return {"rivals": "normal", "share": share, "fair_share": 0.25, "p_value": p}

    matches = {"up": match(0.3, 0.001), "down": match(0.2, 0.001), "a": match(0.3, 0.006), "b": match(0.3, 0.009)}
    assert shown({"matches": matches}) == {"up"}
    del matches["b"], matches["down"]
    assert shown({"matches": matches}) == {"up", "a"}


def test_a_result_is_measured_again_when_the_bots_or_the_volume_change() -> None:
    stored: dict[str, Any] = {"a": {"bots": "x y", "deals": 40, "decided": False}}
    assert not missing(stored, "a", "x y", "deals", 40)
    assert missing(stored, "a", "x y", "deals", 41)
    assert missing(stored, "a", "x z", "deals", 40)
    assert missing(stored, "b", "x y", "deals", 1)
    stored["a"]["decided"] = True
    assert not missing(stored, "a", "x y", "deals", 41), "a decided match is over"


def cheap(stored: dict[str, Any]) -> dict[str, Any]:
    """The same results, without those of bots that take long to play two games."""
    slow = ("stick-em", "wazabi")

    def quick(kind: str, told: dict[str, Any]) -> bool:
        return all(game not in slow and size <= 4 for game, _, size in players_of(kind, told))

    return {
        kind: {name: told for name, told in stored[kind].items() if quick(kind, told)} for kind in (*KINDS, "exploits")
    }


def test_the_page_marks_every_result_that_is_from_before_a_bot_changed() -> None:
    """`python -m bench.ladder write` notes them in docs/bots.json; a new fingerprint there is missed here."""
    stored = known()
    some = cheap(stored)
    listed = {f"{kind}: {name}" for kind, found in some.items() for name in found}
    assert len(listed) > 100
    assert outdated(some) == [one for one in stored["outdated"] if one in listed]


def test_an_outdated_result_has_a_mark_on_the_page() -> None:
    stored = known()
    name = "spicy 2 normal easy hero"
    marked = written({**stored, "outdated": [f"matches: {name}"]})
    assert marked.count("†") == written({**stored, "outdated": []}).count("†") + 1
    row = next(line for line in marked.splitlines() if line.startswith("| `normal` | `easy` | 2 ") and "†" in line)
    assert f"{100 * stored['matches'][name]['share']:.1f} %" in row


def test_the_fingerprint_of_a_bot_is_how_it_plays() -> None:
    """Levels that play differently differ; with two players `expert` of Chili Mafia plays like `hard`."""
    found = [fingerprint("chili-mafia", level, 3) for level in LEVELS[1:]]
    assert len(set(found)) == len(found)
    assert fingerprint("chili-mafia", "expert", 2) == fingerprint("chili-mafia", "hard", 2)
    assert fingerprint("chili-mafia", "normal", 3) == fingerprint.__wrapped__("chili-mafia", "normal", 3)


def test_the_scale_of_the_picture_is_logarithmic() -> None:
    assert across(2) - across(1) == pytest.approx(across(4) - across(2))
    assert across(100) == across(4)


def test_answer_times_are_counted_for_answers_with_a_choice() -> None:
    told = answer_times("spicy", 2, "easy", 50)
    assert told["answers"] == 50
    assert 0 < told["p50"] <= told["p99"]
