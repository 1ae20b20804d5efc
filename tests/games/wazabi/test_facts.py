"""The facts of Wazabi, derived from a view, and what its questions are about."""

from typing import Any

from hotseat.core.facts import facts
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.dice import FIGURE_TEXTS, parsed_roll
from hotseat.games.wazabi.effects import CardTarget
from hotseat.games.wazabi.giving import RemoveColour, TakeTarget
from hotseat.games.wazabi.state import Wazabi


def started(players: int = 4, **options: OptionValue) -> Wazabi:
    s = game("wazabi").setup(players, options).start(seeded(1))
    assert isinstance(s, Wazabi)
    return s


def told(s: Wazabi) -> dict[str, Any]:
    return facts(s, None)


def test_wz_4_1_the_roller_s_dice_before_and_after_the_roll() -> None:
    s = started(dice=5)
    s.roll = 0
    assert [die["red"] for die in told(s)["dice"]] == [False] * 4 + [True]
    assert {die["figure"] for die in told(s)["dice"]} == {None}
    s.roll = parsed_roll("C G | WC")
    assert [(die["figure"], die["red"]) for die in told(s)["dice"]] == [("C", False), ("G", False), ("WC", True)]


def test_wz_5_2_a_slap_is_right_at_exactly_one_w() -> None:
    s = started(dice=5)
    for roll, right in (("", False), ("C G", False), ("W G", True), ("C G | WC", True), ("W G | WC", False)):
        s.roll = parsed_roll(roll) if roll else 0
        assert told(s)["slap_is_right"] is right


def test_wz_5_5_the_first_hand_wins_unless_the_winner_is_drawn() -> None:
    assert told(started())["first_hand_wins"] is True
    assert told(started(race="lots"))["first_hand_wins"] is False


def test_wz_1_1_left_neighbours_pass_over_whoever_has_finished() -> None:
    s = started(play_on=True)
    s.active &= ~0b0010
    s.finished = (1,)
    assert told(s)["left"] == ["C", None, "D", "A"]
    assert told(s)["places"] == [None, 1, None, None]


def test_wz_1_3_teams() -> None:
    assert told(started())["teams"] is None
    assert told(started(teams=True))["teams"] == [1, 2, 1, 2]


def test_wz_13_4_the_count_at_the_end() -> None:
    s = started()
    assert told(s)["points"] == [0] * 4
    s.black, s.red, s.finished = [0, 2, 1, 3], [0, 1, 0, 0], (0,)
    s.finish()
    s.settle()
    lines = [[(line["what"], line["points"], line["number"]) for line in seat] for seat in told(s)["count"]]
    assert lines == [[("dice", 0, 0), ("first-out", 7, 0)], [("dice", 0, 3)], [("dice", 0, 1)], [("dice", 0, 3)]]


def test_a_question_says_what_it_is_about() -> None:
    s = started()
    assert RemoveColour(0).about(s) == {"reason": "remove"}
    assert TakeTarget(0, (1, 2), "mistake").about(s) == {"reason": "mistake"}
    assert CardTarget(0, (1, 2), 5).about(s) == {"reason": "steal", "card": "steal"}


def test_wz_1_4_the_faces_of_the_dice() -> None:
    printed = game("wazabi").printed
    assert {figure: (printed[figure]["black"], printed[figure]["red"]) for figure in FIGURE_TEXTS} == {
        "W": (3, 0),
        "C": (2, 1),
        "G": (1, 1),
        "P": (0, 2),
        "WC": (0, 2),
    }
