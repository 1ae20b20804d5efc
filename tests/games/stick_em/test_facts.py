"""The facts of Stick 'Em, derived from a view."""

from typing import Any

from hotseat.core.facts import facts
from hotseat.games.stick_em.state import StickEm
from tests.games.stick_em.builder import new_game, picking, playing, say, trick

HANDS = ["R3 G5 Y1", "R0 G7 Y2", "B3 B5 Y4"]


def told(s: StickEm, seat: int | None = None) -> dict[str, Any]:
    return facts(s, seat)


def test_se_6_3_as_many_rounds_as_players_or_as_the_table_chose() -> None:
    assert [told(new_game(3))["rounds"], told(new_game(5))["rounds"], told(new_game(5, rounds=2))["rounds"]] == [
        3,
        5,
        2,
    ]


def test_se_1_3_hands_of_fifteen_and_se_3_4_fourteen_tricks() -> None:
    fresh = told(new_game(4))
    assert (fresh["hand_size"], fresh["tricks_left"], fresh["opening"]) == (15, 14, True)


def test_se_2_1_who_has_picked_a_pain_card() -> None:
    s = picking(HANDS)
    say(s, "B: pain R0")
    assert told(s)["picked"] == [False, True, False]


def test_se_4_who_would_take_the_trick_and_se_3_1_who_still_plays_to_it() -> None:
    s = playing(HANDS, "R1 G1 B1")
    assert (told(s)["winning"], told(s)["awaited"]) == (None, [])
    say(s, "A: play R3")
    assert (told(s)["winning"], told(s)["awaited"]) == ("A", ["B", "C"])
    say(s, "B: play G7")
    assert (told(s)["winning"], told(s)["awaited"]) == ("B", ["C"])


def test_se_4_2_zeros_win_nothing() -> None:
    s = playing(["R0 R1", "G5 Y1", "B3 Y2"], "R2 G1 B1")
    say(s, "A: play R0")
    assert told(s)["winning"] is None


def test_se_5_2_the_cards_that_hurt() -> None:
    s = playing(["R3 G5 Y1", "R4 G7 Y2", "B3 B5 Y4"], "R1 G1 B1")
    assert told(s, 0)["hurting"] == ["R3"]
    assert "hurting" not in told(s)
    say(s, "A: play R3", "B: play G7", "C: play Y4")
    assert (told(s)["stung"], told(s)["round_points"]) == (["G7"], [-1, 2 - 7 - 1, -1])


def test_open_memory_shows_what_was_captured_sorted() -> None:
    assert told(trick("Y5 R7 G6"))["memory"] is None
    assert told(trick("Y5 R7 G6", open_memory=True))["memory"] == [[], ["R7", "Y5", "G6"], []]


def test_se_5_a_scored_round_is_told_line_by_line_until_the_next_one_is_played() -> None:
    s = playing(["R3", "G7", "Y4"], "Y1 G1 B1", rounds=2)
    say(s, "A: play R3", "B: play G7", "C: play Y4")
    scored = told(s)["scored_round"]
    assert scored["round"] == 1
    lines = [[(line["what"], line["points"], line["cards"]) for line in seat] for seat in scored["count"]]
    assert lines == [
        [("others", 0, []), ("pain-card", -1, ["Y1"])],
        [("others", 2, ["R3", "Y4"]), ("pains", -7, ["G7"]), ("pain-card", -1, ["G1"])],
        [("others", 0, []), ("pain-card", -1, ["B1"])],
    ]
    assert told(s)["points"] == [-1, -6, -1]


def test_se_3_2_the_colour_led() -> None:
    s = playing(HANDS, "R1 G1 B1")
    assert told(s)["led"] is None
    say(s, "A: play R3")
    assert told(s)["led"] == "R"


def test_se_5_2_the_cards_of_the_trick_that_would_cost_each_seat_points() -> None:
    s = playing(HANDS, "R1 G1 B1")
    say(s, "A: play R3", "B: play G7")
    assert told(s)["stinging"] == [["R3"], ["G7"], []]
