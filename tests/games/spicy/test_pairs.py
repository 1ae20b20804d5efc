"""The table of interactions, pair by pair, and each card with the general rules (chapter 7)."""

from itertools import combinations

import pytest

from hotseat.games.spicy.cards import CLAIMS, claim_texts, number_of
from hotseat.games.spicy.seasonings import IDS, Blend, blend_of
from tests.games.spicy.tables import case

CLAIM_TEXTS = claim_texts("CWP")


def blend(*ids: str) -> Blend:
    return blend_of(tuple([IDS.index(id) for id in ids]))


def claims_on(top: str, of: Blend) -> set[str]:
    return {CLAIM_TEXTS[claim] for claim in of.claims[CLAIM_TEXTS.index(top) + 1]}


@pytest.mark.parametrize("pair", list(combinations(IDS, 2)), ids="+".join)
def test_a_pair_is_each_card_by_itself_except_in_the_claims(pair: tuple[str, str]) -> None:
    """All fifteen pairs: each card has the same effect together with the other as alone."""
    one, two, both = blend(pair[0]), blend(pair[1]), blend(*pair)
    for claim in range(CLAIMS):
        assert both.raids[claim] == (one.raids[claim] or two.raids[claim])
        assert both.tucks[claim] == (one.tucks[claim] or two.tucks[claim])
        assert set(one.claims[claim + 1]) | set(two.claims[claim + 1]) <= set(both.claims[claim + 1])
        for kind in range(33):
            assert both.number_is_right[claim][kind] == (
                one.number_is_right[claim][kind] or two.number_is_right[claim][kind]
            )
    assert both.copies == (one.copies or two.copies)
    meet = set(pair) == {"we_love_chili", "start_it_up"}
    grown = [top for top in range(CLAIMS) if set(both.claims[top + 1]) != {*one.claims[top + 1], *two.claims[top + 1]}]
    assert bool(grown) == meet
    assert all(number_of(top) in (8, 9) for top in grown)


def test_we_love_chili_and_start_it_up() -> None:
    assert claims_on("8W", blend("we_love_chili", "start_it_up")) == {"9W", "10W", "1W", "2W", "3W", "1C", "2C", "3C"}


def test_we_love_chili_and_spice_raider_the_sequence_keeps_the_spice_of_the_new_top_card() -> None:
    table = case(stack="C W1/1W, A W4/4W", turn="B", hands={"B": "W7 C1"}, seasonings=["we_love_chili", "spice_raider"])
    table.play("B: play W7 as 7W")
    assert table.claims_of("C") == {"8W", "9W", "10W"}


def test_we_love_chili_and_copy_cat_a_copy_repeats_the_spice() -> None:
    table = case(stack="A W2/2W", turn="B", hands={"C": "C2 W1"}, seasonings=["we_love_chili", "copy_cat"])
    assert table.play("C: copy C2").top == "C 2W"


def test_start_it_up_with_raider_and_luck_four_and_five_only_come_round_sooner() -> None:
    for other in ("spice_raider", "change_your_luck"):
        for top in CLAIM_TEXTS:
            assert claims_on(top, blend("start_it_up", other)) == claims_on(top, blend("start_it_up"))


def test_start_it_up_and_turn_it_up_the_claim_decides() -> None:
    both = ["start_it_up", "turn_it_up"]
    assert "1P" in case(stack="C P6/9P", turn="A", seasonings=both).claims_of("A")
    assert "1P" not in case(stack="C P9/6P", turn="A", seasonings=both).claims_of("A")


def test_start_it_up_and_copy_cat_a_copied_eight_allows_a_restart() -> None:
    table = case(stack="A W8/8W", turn="B", hands={"C": "W8 C1"}, seasonings=["start_it_up", "copy_cat"])
    table.play("C: copy W8").all_trust()
    assert table.claims_of("A") == {"9W", "10W", "1W", "2W", "3W"}


def test_spice_raider_and_change_your_luck_raid_first_then_tucking() -> None:
    table = case(stack="A P4/4P", turn="B", hands={"B": "C5 W1 P9"}, seasonings=["spice_raider", "change_your_luck"])
    table.play("B: play C5 as 5P", "B: tuck W1")
    assert (table.won("A"), table.stack) == (1, "W1 C5")


def test_spice_raider_and_copy_cat_the_copy_is_the_next_card() -> None:
    table = case(
        stack="B P1/1P, A P4/4P", turn="B", hands={"C": "W4 C1", "A": "P9 C2"}, seasonings=["spice_raider", "copy_cat"]
    )
    table.play("C: copy W4")
    assert (table.won("A"), table.stack) == (2, "W4")
    table.play("A: play P9 as 9P")
    assert (table.won("C"), table.stack) == (1, "P9")


def test_change_your_luck_and_copy_cat_the_copier_of_a_five_may_tuck_too() -> None:
    table = case(stack="A P5/5P", turn="B", hands={"B": "C5 W1"}, seasonings=["change_your_luck", "copy_cat"])
    table.play("B: copy C5", "B: tuck W1")
    assert table.stack == "P5 W1 C5"


def test_turn_it_up_and_copy_cat_the_swap_counts_for_the_copy() -> None:
    table = case(stack="A P9/9P", turn="B", hands={"B": "P6 C1"}, seasonings=["turn_it_up", "copy_cat"])
    assert table.play("B: copy P6", "C: doubt").won("B") == 2


def test_chili_start_and_copy_a_copy_of_an_eight_is_that_eight_and_nothing_else() -> None:
    seasonings = ["we_love_chili", "start_it_up", "copy_cat"]
    table = case(stack="A W8/8W", turn="B", hands={"C": "W8 C1"}, seasonings=seasonings)
    before = table.claims_of("B")
    table.play("C: copy W8").all_trust()
    assert table.top == "C 8W"
    assert table.claims_of("A") == before
    assert len(before) == 8


def test_raider_copy_and_last_card_a_four_copied_with_the_last_hand_card() -> None:
    table = case(
        4,
        stack="D P2/2P, A W4/4P",
        turn="B",
        hands={"C": "P4", "D": "P6 C2"},
        seasonings=["spice_raider", "copy_cat"],
    )
    table.play("C: copy P4")
    assert (table.won("A"), table.stack, table.question) == (2, "P4", "last")
    table.all_trust()
    assert (table.trophies("C"), table.size("C"), table.won("C"), table.turn) == (1, 6, 0, "D")
    table.play("D: play P6 as 6P")
    assert (table.won("C"), table.stack) == (1, "P6")


def test_luck_copy_and_last_card_a_five_copied_with_the_last_hand_card() -> None:
    table = case(stack="A P5/5P", turn="B", hands={"C": "C5"}, seasonings=["change_your_luck", "copy_cat"])
    assert table.play("C: copy C5").question == "last"


def test_spice_raider_and_passes_the_raiders_own_card_carries_out_the_raid() -> None:
    table = case(2, stack="A P4/4P", turn="B", hands={"A": "P9 C1"}, seasonings=["spice_raider"])
    table.play("B: pass").all_trust().play("A: play P9 as 9P")
    assert (table.won("A"), table.stack) == (1, "P9")


def test_spice_raider_and_a_game_ending_trophy_no_raid() -> None:
    table = case(stack="C P2/2P", turn="A", hands={"A": "W4"}, trophies={"A": 1}, seasonings=["spice_raider"])
    table.play("A: play W4 as 4P").all_trust()
    assert (table.over, table.won("A")) == (True, 0)


def test_turn_it_up_and_a_last_card() -> None:
    table = case(stack="C P2/2P", turn="A", hands={"A": "P6"}, seasonings=["turn_it_up"])
    table.play("A: play P6 as 9P", "B: doubt number")
    assert table.trophies("A") == 1


def test_copy_cat_and_an_opening_card() -> None:
    table = case(turn="A", hands={"A": "P3 C1", "C": "P3 C2"}, seasonings=["copy_cat"])
    assert table.play("A: play P3 as 3P", "C: copy P3").stack == "P3 P3"


def test_copy_cat_and_two_players_only_the_turn_player_can_copy() -> None:
    table = case(2, turn="A", hands={"A": "P3 C1", "B": "P3 C2"}, seasonings=["copy_cat"]).play("A: play P3 as 3P")
    assert table.listed == "B"
    assert table.play("B: copy P3").turn == "A"
