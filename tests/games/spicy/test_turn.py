"""The turn: playing, passing, claims, landing (chapter 2)."""

from itertools import chain

from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.spicy.cards import KINDS
from hotseat.games.spicy.listing import tuck_two
from hotseat.games.spicy.moves import PAIRS, TUCK_TWO
from hotseat.games.spicy.state import Spicy
from tests.games.spicy.tables import case


def test_sp_2_1_the_turn_player_plays_passes_or_doubts() -> None:
    """SP-2.1"""
    assert case(stack="C C3/3C", turn="A").verbs("A") == {"play", "pass", "doubt number", "doubt spice"}
    copying = case(stack="C C3/3C", turn="A", seasonings=["copy_cat"])
    assert copying.verbs("A") == {"play", "pass", "doubt number", "doubt spice", "copy"}


def test_sp_2_2_a_pass_draws_one_card_and_leaves_the_stack_alone() -> None:
    """SP-2.2"""
    table = case(stack="C C3/3C", turn="A", hands={"A": "W1 W2"}, pile="P9 P8 P7|").play("A: pass")
    assert table.hand("A") == "W1 W2 P9"
    assert table.turn == "B"
    assert (table.stack, table.top) == ("C3", "C 3C")


def test_sp_2_3_any_card_may_be_laid_and_the_claim_may_be_a_lie_in_both_halves() -> None:
    """SP-2.3"""
    table = case(turn="A", hands={"A": "C10 W2 XS XN"})
    assert {text.split()[1] for text in table.moves("A") if text.startswith("play")} == {"C10", "W2", "XS", "XN"}
    assert table.play("A: play C10 as 1P").top == "A 1P"


def test_sp_2_4_to_2_6_and_sp_e7_legal_claims() -> None:
    """SP-2.4, SP-2.5, SP-2.6, SP-E7"""
    assert case(turn="A").claims_of("A") == {"1C", "2C", "3C", "1W", "2W", "3W", "1P", "2P", "3P"}
    assert case(stack="C P4/4P", turn="A").claims_of("A") == {"5P", "6P", "7P", "8P", "9P", "10P"}
    assert case(stack="C W9/9W", turn="A").claims_of("A") == {"10W"}
    assert case(stack="C W9/10W", turn="A").claims_of("A") == {"1W", "2W", "3W"}
    table = case(stack="C P4/4P", turn="A", hands={"A": "P4 C1"})
    assert table.refused("A: play P4 as 4P") == "spicy-illegal-claim"


def test_sp_2_7_only_the_claim_of_the_top_card_matters() -> None:
    """SP-2.7: not the card itself, not its owner, not the cards below."""
    for stack in ("C P4/4P", "B W9/4P", "B C1/1C, C C2/2C, B W9/4P"):
        assert case(stack=stack, turn="A").claims_of("A") == {"5P", "6P", "7P", "8P", "9P", "10P"}


def test_sp_2_8_start_it_up_widens_before_we_love_chili() -> None:
    """SP-2.8: the 1, 2, 3 that Start It Up allows may be claimed as chili too."""
    both = case(stack="C W8/8W", turn="A", seasonings=["we_love_chili", "start_it_up"])
    assert both.claims_of("A") == {"9W", "10W", "1W", "2W", "3W", "1C", "2C", "3C"}
    assert both.refused("A: play XS as 4W") in ("spicy-illegal-claim", "spicy-not-in-hand")


def test_sp_2_9_a_landing_goes_raid_then_tuck_then_last_or_turn() -> None:
    """SP-2.9"""
    seasonings = ["spice_raider", "change_your_luck"]
    table = case(stack="C P2/2P, A W4/4P", turn="B", hands={"B": "C5 W1 P9"}, seasonings=seasonings)
    table.play("B: play C5 as 5P")
    assert table.won("A") == 2
    assert (table.question, table.turn, table.stack) == ("tuck", "B", "C5")
    table.play("B: keep")
    assert (table.question, table.turn) == ("turn", "C")


def test_sp_2_10_there_is_no_hand_limit() -> None:
    """SP-2.10"""
    table = case(2, turn="A")
    for _ in range(20):
        table.play("A: pass", "B: pass")
    assert table.size("A") == table.size("B") == 23


def test_sp_2_11_passing_on_an_empty_stack_only_while_nobody_has_to_open() -> None:
    """SP-2.11"""
    assert "pass" in case(turn="A").verbs("A")
    table = case(stack="C C3/3C, A P9/9C", turn="B").play("B: doubt spice")
    assert table.question == "open"
    assert table.refused("A: pass") == "spicy-must-open"


def test_sp_2_12_everybody_holds_a_card_and_one_lies_above_worlds_end() -> None:
    """SP-2.12, over whole random games"""
    for seed in range(30):
        s = game("spicy").setup(2 + seed % 5, {"seasonings": "random:6", "manners": seed % 2 == 0}).start(seeded(seed))
        assert isinstance(s, Spicy)
        rng = seeded(seed + 1)
        while not s.over:
            if s.question.name in ("turn", "open"):
                assert all(s.hands)
                assert len(s.pile) > s.under_worlds_end
            s.push(s.question.pick(s, s.seat(), rng))


def test_sp_2_13_a_card_on_an_empty_stack_is_never_a_last_card() -> None:
    """SP-2.13: an opener has just drawn two cards."""
    table = case(stack="C P4/4P", turn="A", hands={"A": "W5"})
    table.play("A: play W5 as 6P", "B: doubt spice")
    assert (table.question, table.turn, table.size("A")) == ("open", "A", 2)


def test_the_move_table_is_listed_in_order_and_has_every_pair() -> None:
    assert [tuck_two(one, two) for one, two in PAIRS] == list(range(TUCK_TWO, TUCK_TWO + KINDS * (KINDS + 1) // 2))
    for manners, seasonings in ((False, []), (True, ["copy_cat"])):
        for id in ("spicy", "sweet-spicy"):
            table = case(4, stack="D C3/3C", turn="A", game=id, manners=manners, seasonings=seasonings)
            moves = list(chain(*[table.s.moves(seat) for seat in table.s.question.players]))
            for seat in table.s.question.players:
                listed = list(table.s.moves(seat))
                assert listed == sorted(listed)
            assert moves
