"""The six seasoning cards (chapter 7)."""

import pytest

from hotseat.games.spicy.cards import NO_CLAIM, claim_texts
from hotseat.games.spicy.seasonings import IDS, blend_of
from tests.games.spicy.tables import Case, case

CLAIM_TEXTS = claim_texts("CWP")


def claims_on(top: str, *seasonings: str) -> set[str]:
    blend = blend_of(tuple([IDS.index(id) for id in seasonings]))
    return {CLAIM_TEXTS[claim] for claim in blend.claims[CLAIM_TEXTS.index(top) + 1]}


def words(text: str) -> set[str]:
    return set(text.split())


# -- claims ------------------------------------------------------------------------------------------------------------


def test_sp_7_1_and_sp_e32_start_it_up_after_8_and_9() -> None:
    """SP-7.1, SP-E32"""
    assert claims_on("7W", "start_it_up") == words("8W 9W 10W")
    assert claims_on("8W", "start_it_up") == words("9W 10W 1W 2W 3W")
    assert claims_on("9W", "start_it_up") == words("10W 1W 2W 3W")
    assert claims_on("10W", "start_it_up") == words("1W 2W 3W")


def test_sp_7_2_sp_7_3_and_sp_e31_we_love_chili_wherever_a_low_number_is_legal() -> None:
    """SP-7.2, SP-7.3, SP-E31"""
    on_one = claims_on("1W", "we_love_chili")
    assert on_one == words("2W 3W 4W 5W 6W 7W 8W 9W 10W 2C 3C")
    assert claims_on("2W", "we_love_chili") == words("3W 4W 5W 6W 7W 8W 9W 10W 3C")
    assert claims_on("3W", "we_love_chili") == words("4W 5W 6W 7W 8W 9W 10W")
    assert claims_on("8W", "we_love_chili") == words("9W 10W")
    assert claims_on("10W", "we_love_chili") == words("1W 2W 3W 1C 2C 3C")
    assert claims_on("10C", "we_love_chili") == words("1C 2C 3C")


def test_sp_7_4_from_a_chili_claim_on_the_sequence_is_chili() -> None:
    """SP-7.4, SP-E31"""
    table = case(stack="C W1/1W", turn="A", hands={"A": "W2 W3"}, seasonings=["we_love_chili"])
    table.play("A: play W2 as 2C")
    assert table.claims_of("B") == words("3C 4C 5C 6C 7C 8C 9C 10C")


def test_sp_e33_both_together() -> None:
    """SP-E33"""
    both = ("we_love_chili", "start_it_up")
    assert [len(claims_on(top, *both)) for top in ("8W", "9W", "10W", "7W")] == [8, 7, 6, 3]


def test_there_are_never_more_than_eleven_legal_claims() -> None:
    for mask in range(64):
        blend = blend_of(tuple([place for place in range(6) if mask >> place & 1]))
        assert max(len(claims) for claims in blend.claims) == (11 if "we_love_chili" in blend.ids() else 9)


# -- Spice Raider ------------------------------------------------------------------------------------------------------


def raiding(**more: object) -> Case:
    """Stack `C P2/2P, A W4/4P`, turn B."""
    hands = {"B": "P1 P9", "A": "C9 W1", "C": "C8 C10"}
    return case(stack="C P2/2P, A W4/4P", turn="B", hands=hands, seasonings=["spice_raider"], **more)  # type: ignore[arg-type]


def test_sp_7_5_a_four_is_open_to_doubt_as_usual_and_sp_e35() -> None:
    """SP-7.5, SP-E35: a challenge replaces the raid."""
    table = raiding().play("B: doubt spice")
    assert (table.won("B"), table.won("A"), table.turn) == (2, 0, "A")
    table.play(f"A: {table.moves('A')[0]}").all_trust().play(f"B: {table.moves('B')[0]}")
    assert table.won("A") == 0


def test_sp_7_6_and_sp_e34_the_next_card_carries_out_the_raid() -> None:
    """SP-7.6, SP-E34"""
    table = raiding().play("B: play P1 as 7P")
    assert (table.won("A"), table.stack, table.top) == (2, "P1", "B 7P")
    assert (table.turn, set(table.listed)) == ("C", {"A", "C"})
    assert table.claims_of("C") == {"8P", "9P", "10P"}
    table.play("A: doubt number")
    assert (table.won("A"), table.size("B"), table.turn) == (3, 3, "B")


def test_sp_7_7_a_raid_is_no_challenge() -> None:
    """SP-7.7: nobody draws, nothing is shown."""
    table = raiding().play("B: play P1 as 7P")
    assert [event["event"] for event in table.told(None)] == ["played", "raided", "won"]
    assert table.seen("B").won[0][1] & 63 == 63


def test_sp_7_8_and_sp_e36_passes_neither_carry_out_nor_cancel_a_raid() -> None:
    """SP-7.8, SP-E36"""
    table = raiding().all_trust().play("B: pass").all_trust().play("C: pass")
    assert (table.won("A"), table.turn) == (0, "A")
    table.play("A: play C9 as 9P")
    assert (table.won("A"), table.stack, table.top) == (2, "C9", "A 9P")


def test_sp_7_9_the_new_card_must_be_legal_on_the_four() -> None:
    """SP-7.9: it does not count as an opening."""
    assert raiding().claims_of("B") == words("5P 6P 7P 8P 9P 10P")


def test_sp_e37_the_next_card_is_a_last_card() -> None:
    """SP-E37: raid first, then `last` about a stack of one."""
    table = case(stack="C P2/2P, A W4/4P", turn="B", hands={"B": "P8"}, seasonings=["spice_raider"])
    table.play("B: play P8 as 8P")
    assert (table.won("A"), table.question, set(table.listed)) == (2, "last", {"A", "C"})
    table.play("C: doubt spice")
    assert (table.won("B"), table.trophies("B"), table.size("C"), table.size("B")) == (1, 1, 5, 6)
    assert (table.question, table.listed) == ("open", "C")


def test_sp_e38_a_last_card_claimed_as_four() -> None:
    """SP-E38: `last`, trophy, refill; the raid happens with the next card."""
    table = case(stack="C P2/2P", turn="A", hands={"A": "W4", "B": "P5 C1"}, seasonings=["spice_raider"])
    table.play("A: play W4 as 4P").all_trust()
    assert (table.trophies("A"), table.size("A"), table.stack, table.listed) == (1, 6, "P2 W4", "B")
    assert "doubt number" not in table.verbs("B")
    assert table.play("B: play P5 as 5P").won("A") == 2


# -- Change Your Luck --------------------------------------------------------------------------------------------------


def swapping(hand: str = "C1 C3 W5 XN", **more: object) -> Case:
    """Stack `C P2/2P`, turn A."""
    return case(stack="C P2/2P", turn="A", hands={"A": hand}, seasonings=["change_your_luck"], **more)  # type: ignore[arg-type]


def test_sp_7_10_sp_7_11_and_sp_e39_cards_go_under_the_five() -> None:
    """SP-7.10, SP-7.11, SP-E39"""
    table = swapping(pile="P7 P8 P9 W1 W2 W3|").play("A: play W5 as 5P")
    assert (table.question, table.listed) == ("tuck", "A")
    assert table.refused("B: doubt spice") == "not-asked"
    assert table.refused("A: tuck C9") == "spicy-not-in-hand"
    table.play("A: tuck XN C1")
    assert (table.hand("A"), table.stack, table.top) == ("C3 P7 P8", "P2 C1 XN W5", "A 5P")
    assert table.told("B")[1] == {"event": "tucked", "seat": "A", "cards": ["??", "??"]}
    assert [card & 63 for card in table.seen("B").stack[1:3]] == [63, 63]
    assert [card & 63 for card in table.seen("A").stack[1:3]] == [0, 31]
    table.play("B: doubt spice")
    assert (table.won("B"), table.size("A")) == (4, 5)


def test_sp_7_10_two_cards_of_one_kind_may_be_tucked() -> None:
    """SP-7.10"""
    table = swapping("C1 C1 W5 W6").play("A: play W5 as 5P")
    assert table.moves("A") == ["keep", "tuck C1", "tuck W6", "tuck C1 C1", "tuck C1 W6"]


def test_sp_7_12_and_sp_e41_whether_it_is_a_last_card_is_decided_before() -> None:
    """SP-7.12, SP-E41"""
    for answer in ("tuck C1", "keep"):
        table = swapping("C1 W5").play("A: play W5 as 5P", f"A: {answer}")
        assert (table.size("A"), table.question, table.turn) == (1, "turn", "B")
    alone = swapping("W5").play("A: play W5 as 5P")
    assert alone.question == "last"


def test_sp_7_13_and_sp_e40_worlds_end_in_the_replacement() -> None:
    """SP-7.13, SP-E40"""
    table = swapping(pile="W8|").play("A: play W5 as 5P", "A: tuck C1 XN")
    assert (table.over, table.hand("A"), len(table.s.stack)) == (True, "C3 W8", 4)
    assert [table.won(seat) for seat in "ABC"] == [0, 0, 0]


# -- Turn It Up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "claim", "number", "spice"),
    [
        ("P6", "9P", True, True),
        ("C6", "9P", True, False),
        ("P9", "6P", True, True),
        ("XS", "9P", False, True),
        ("XN", "6P", True, False),
        ("P8", "9P", False, True),
    ],
)
def test_sp_7_14_and_sp_e43_a_six_is_as_good_as_a_nine(card: str, claim: str, number: bool, spice: bool) -> None:
    """SP-7.14, SP-E43"""
    for trait, right in (("number", number), ("spice", spice)):
        table = case(stack=f"A {card}/{claim}", turn="B", seasonings=["turn_it_up"]).play(f"B: doubt {trait}")
        assert table.won("A") == right


def test_sp_7_15_turn_it_up_changes_no_claims() -> None:
    """SP-7.15, SP-E43"""
    for top in CLAIM_TEXTS:
        assert claims_on(top, "turn_it_up") == claims_on(top)
    assert "6P" not in claims_on("7P", "turn_it_up")


# -- Copy Cat ----------------------------------------------------------------------------------------------------------


def copying(**hands: str) -> Case:
    """Four players, A opens with P3 as 3P."""
    held = {"A": "P3 C1", "B": "W1 W2", "C": "W8 W9", "D": "P3 W3 XS XN", **hands}
    return case(4, turn="A", hands=held, seasonings=["copy_cat"]).play("A: play P3 as 3P")


def test_sp_7_16_and_sp_e46_a_pass_ends_the_right_to_copy() -> None:
    """SP-7.16, SP-E46"""
    table = copying().play("B: pass")
    assert table.refused("D: copy P3") == "spicy-not-fresh"
    assert "doubt number" in table.verbs("D")


def test_sp_7_17_and_sp_e48_a_last_card_becomes_fresh_when_it_is_settled() -> None:
    """SP-7.17, SP-E48"""
    table = case(4, stack="D P1/1P", turn="A", hands={"A": "P3", "D": "P3 C1"}, seasonings=["copy_cat"])
    table.play("A: play P3 as 3P")
    table.refused("D: copy P3")
    table.all_trust()
    assert (table.trophies("A"), table.size("A")) == (1, 6)
    assert set(table.listed[:2]) == {"C", "D"}
    assert table.listed[2:] == "B"
    assert table.verbs("D") == {"copy", "trust"}
    table.play("D: copy P3")
    assert (len(table.s.stack), table.turn) == (3, "A")


def test_sp_7_18_to_7_20_and_sp_e44_a_copy_out_of_turn() -> None:
    """SP-7.18, SP-7.19, SP-7.20, SP-7.21, SP-E44"""
    table = copying().play("D: copy W3")
    assert (table.stack, table.top, table.turn) == ("P3 W3", "D 3P", "A")
    assert set(table.listed[:2]) == {"B", "C"}
    size = table.size("A")
    table.play("C: doubt")
    assert (table.won("C"), table.size("D"), table.question, table.listed) == (2, 5, "open", "D")
    assert table.size("A") == size


@pytest.mark.parametrize(("card", "winner"), [("P3", "D"), ("XS", "C"), ("XN", "C"), ("W3", "C")])
def test_sp_7_19_and_sp_e45_only_a_wholly_true_copy_wins(card: str, winner: str) -> None:
    """SP-7.19, SP-E45"""
    table = copying().play(f"D: copy {card}")
    assert table.refused("C: doubt number") == "spicy-copy-doubt"
    table.play("C: doubt")
    assert table.won(winner) == 2
    assert table.turn == ("C" if winner == "D" else "D")


def test_sp_e45_plain_doubt_against_an_ordinary_card() -> None:
    """SP-E45"""
    assert copying().refused("C: doubt") == "spicy-name-a-trait"


def test_sp_7_22_and_sp_e47_copies_can_be_copied_but_not_by_their_owner() -> None:
    """SP-7.22, SP-E47"""
    table = copying(A="P3 C1 C6", B="P3 W2", D="C2 C4")
    assert table.refused("A: copy C1") == "not-asked"
    table.play("B: copy P3")
    assert table.turn == "C"
    assert set(table.listed) == {"A", "C", "D"}
    table.play("A: copy C1")
    assert table.turn == "B"
    two = case(2, stack="A P3/3P", turn="A", hands={"A": "P3 C1"}, seasonings=["copy_cat"])
    assert two.refused("A: copy P3") == "spicy-own-copy"


def test_sp_7_23_the_next_claim_follows_the_common_claim() -> None:
    """SP-7.23"""
    table = copying().play("D: copy W3").all_trust()
    assert table.claims_of("A") == words("4P 5P 6P 7P 8P 9P 10P")


def test_sp_7_24_a_copy_may_come_before_others_were_offered_their_doubt() -> None:
    """SP-7.24"""
    table = copying(D="C2 C4", C="P3 W9")
    table.play("C: copy P3")
    assert table.top == "C 3P"
    assert "C" not in table.listed


def test_sp_e49_a_copy_as_a_last_card() -> None:
    """SP-E49"""
    table = copying(D="P3").play("D: copy P3")
    assert (table.question, set(table.listed)) == ("last", {"A", "B", "C"})
    assert table.verbs("B") == {"trust", "doubt"}
    size = table.size("B")
    table.play("B: doubt")
    assert (table.won("D"), table.trophies("D"), table.size("B"), table.size("D")) == (2, 1, size + 2, 6)
    assert (table.question, table.listed) == ("open", "B")


def test_sp_e50_a_copied_four() -> None:
    """SP-E50"""
    hands = {"C": "P4 C1", "D": "P6 C2"}
    table = case(4, stack="D P2/2P, A W4/4P", turn="B", hands=hands, seasonings=["copy_cat", "spice_raider"])
    table.play("C: copy P4")
    assert (table.won("A"), table.stack, table.top, table.turn) == (2, "P4", "C 4P", "D")
    table.play("D: play P6 as 6P")
    assert (table.won("C"), table.stack, table.top) == (1, "P6", "D 6P")


def test_sp_e51_a_nine_copied_as_a_six() -> None:
    """SP-E51"""
    hands = {"B": "C9 C5"}
    table = case(stack="C C2/2C, A C1/6C", turn="B", hands=hands, seasonings=["copy_cat", "turn_it_up"])
    assert table.play("B: copy C9", "C: doubt").won("B") == 3


def test_sp_e52_a_copied_five() -> None:
    """SP-E52"""
    hands = {"C": "C5 W1 W2"}
    table = case(stack="B P2/2P, A P5/5P", turn="B", hands=hands, seasonings=["copy_cat", "change_your_luck"])
    table.play("C: copy C5")
    assert (table.question, table.listed) == ("tuck", "C")
    table.play("C: tuck W1 W2")
    assert table.stack == "P2 P5 W1 W2 C5"


def test_sp_e53_a_copy_keeps_the_spice() -> None:
    """SP-E53"""
    hands = {"B": "W2 C2", "C": "W2 W7"}
    table = case(stack="A W2/2W", turn="B", hands=hands, seasonings=["copy_cat", "we_love_chili"])
    assert table.twin().play("C: copy W2").top == "C 2W"
    assert "3C" in table.claims_of("B")
    assert "2C" not in table.claims_of("B")


def mattering(top: str, *seasonings: str, copyable: bool = False) -> set[str]:
    """The seasonings that are marked on the board over this claim."""
    places = tuple([IDS.index(id) for id in seasonings or IDS])
    claim = CLAIM_TEXTS.index(top) if top else NO_CLAIM
    return {IDS[place] for place in places if blend_of(places).matters(place, claim, copyable)}


def test_a_seasoning_is_marked_where_it_changes_something() -> None:
    assert mattering("8W", "start_it_up") == mattering("9W", "start_it_up") == {"start_it_up"}
    assert mattering("2W", "start_it_up") == mattering("10W", "start_it_up") == mattering("", "start_it_up") == set()
    for top in ("1W", "2W", "10W"):
        assert mattering(top, "we_love_chili") == {"we_love_chili"}
    for top in ("", "3W", "8W", "1C", "10C"):
        assert mattering(top, "we_love_chili") == set()
    assert mattering("8W", "we_love_chili", "start_it_up") == {"we_love_chili", "start_it_up"}
    assert [mattering(top, "spice_raider", "change_your_luck") for top in ("4W", "5W", "6W")] == [
        {"spice_raider"},
        {"change_your_luck"},
        set(),
    ]
    assert mattering("6W", "turn_it_up") == mattering("9W", "turn_it_up") == {"turn_it_up"}
    assert mattering("7W", "turn_it_up") == set()


def test_copy_cat_is_marked_while_the_claim_may_be_copied() -> None:
    assert mattering("7W", "copy_cat", copyable=True) == {"copy_cat"}
    assert mattering("7W", "copy_cat") == mattering("", "copy_cat") == set()


def test_sp_e42_raid_before_tucking() -> None:
    """SP-E42"""
    seasonings = ["spice_raider", "change_your_luck"]
    table = case(stack="C P2/2P, A W4/4P", turn="B", hands={"B": "C5 W1 P9"}, seasonings=seasonings)
    table.play("B: play C5 as 5P")
    assert table.won("A") == 2
    table.play("B: tuck W1")
    assert (table.stack, table.size("B")) == ("W1 C5", 2)
