"""The facts of Chili Mafia, derived from a view."""

from typing import Any

from hotseat.core.facts import facts
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.chili_mafia.cards.codes import WH
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, gang_of
from hotseat.games.chili_mafia.state import Attack, ChiliMafia
from tests.games.chili_mafia.builder import cards


def started(players: int = 4, **options: OptionValue) -> ChiliMafia:
    s = game("chili-mafia").setup(players, options).start(seeded(1))
    assert isinstance(s, ChiliMafia)
    return s


def told(s: ChiliMafia, seat: int | None = None) -> dict[str, Any]:
    return facts(s, seat)


def test_cm_5_3_cm_11_1_type_and_points_of_every_gang() -> None:
    s = started()
    s.gangs[0] = [gang_of(cards("SC PO PO")), NO_GANG, gang_of(cards("JN PO HU")), gang_of(cards("TA TA"))]
    assert told(s)["gangs"][0] == [
        {"kind": "family", "points": 14},
        None,
        {"kind": "mixed", "points": 9},
        {"kind": "incomplete", "points": 0},
    ]
    assert told(s)["points"] == [23, 0, 0, 0]


def test_cm_13_1_teams_and_cm_13_12_their_count() -> None:
    assert told(started())["teams"] is None
    s = started(teams="2")
    assert told(s)["teams"] == [1, 2, 1, 2]
    s.gangs[2] = [gang_of(cards("JN PO HU"))]
    s.finish()
    s.settle()
    assert [(line["what"], line["points"], line["seat"]) for line in told(s)["count"][0]] == [("mixed", 9, "C")]


def test_cm_4_1_whose_turn_it_is_and_cm_10_1_the_last_round() -> None:
    s = started()
    assert (told(s)["on_turn"], told(s)["last_round"]) == (None, False)
    s.turn, s.active, s.trigger = 3, 2, 1
    assert (told(s)["on_turn"], told(s)["last_round"]) == ("C", True)


def test_cm_8_8_the_attack_that_is_being_answered() -> None:
    s = started()
    assert told(s)["attack"] is None
    attacker, target = cards("NV TA")
    s.attack = Attack(WH, 0, 1, attacker, 0, 2, 0, (target,), 0)
    assert told(s)["attack"] == {
        "card": "WH",
        "seat": "A",
        "number": 2,
        "attacker": "NV",
        "owner": "C",
        "target_number": 1,
        "targets": ["TA"],
    }


def test_cm_9_4_what_is_planned_in_the_raid_is_told_to_its_team_alone() -> None:
    s = started()
    s.drafts = (((0, *cards("SC PO PO")),), (), (), ())
    assert told(s, 0)["layout"] == [{"owner": "A", "cards": ["SC", "PO", "PO"], "kind": "family", "points": 14}]
    assert told(s, 1)["layout"] == []
    assert "layout" not in told(s)
