"""Sweet & Spicy: Super-Jokers, its own penalties and scoring (prefix SW)."""

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.spicy.state import Spicy
from tests.games.spicy.contract import census
from tests.games.spicy.tables import Case, case


def sweet(players: int = 3, **more: object) -> Case:
    return case(players, game="sweet-spicy", **more)  # type: ignore[arg-type]


def dealt(players: int, **options: bool | int) -> Spicy:
    s = game("sweet-spicy").setup(players, dict(options)).start(seeded(3))
    assert isinstance(s, Spicy)
    return s


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "supply", "pile", "below"),
    [(2, 4, 90, 58), (3, 3, 85, 38), (4, 2, 80, 38), (5, 1, 75, 15), (6, 0, 70, 15)],
)
def test_sw_1_1_sw_1_2_five_cards_and_a_super_joker(players: int, supply: int, pile: int, below: int) -> None:
    """SW-1.1, SW-1.2, and the table of World's End"""
    s = dealt(players, jitter=0)
    assert [s.spice_cards(seat) for seat in range(players)] == [5] * players
    assert all(s.holds_joker(seat) for seat in range(players))
    assert (s.supply, len(s.pile), s.under_worlds_end) == (supply, pile, below)


def test_sw_1_3_and_sw_e16_the_classic_game() -> None:
    """SW-1.3, SW-E16"""
    s = dealt(3, super_jokers=False)
    assert ([len(hand) for hand in s.hands], len(s.pile), s.supply) == ([6, 6, 6], 82, 0)
    table = sweet(stack="C P4/4P", turn="A", hands={"A": "L5"}, super_jokers=False)
    table.play("A: play L5 as 6P").all_trust()
    assert table.size("A") == 6


def test_sw_1_4_lemon_stands_where_wasabi_stood() -> None:
    """SW-1.4"""
    assert game("sweet-spicy").words["card"][10] == "L1"
    assert game("sweet-spicy").words["claim"][19] == "10L"
    assert not [text for text in game("sweet-spicy").moves.texts if "W" in text]


def test_sw_1_5_all_cards_are_there() -> None:
    """SW-1.5 (and at every later question: the contract's census)"""
    cards = census(dealt(4))
    assert (cards["SJ"], sum(cards.values())) == (6, 106)


def test_sw_1_6_the_first_player_is_drawn_unless_named() -> None:
    """SW-1.6"""
    firsts = {game("sweet-spicy").setup(3).start(seeded(seed)).seat() for seed in range(40)}
    assert firsts == {0, 1, 2}
    assert game("sweet-spicy").setup(3, {"first": "C"}).start(seeded(1)).seat() == 2


def test_options_are_checked_against_this_editions_pile() -> None:
    assert game("sweet-spicy").setup(3, {"end_card": 81})
    with pytest.raises(OptionError):
        game("sweet-spicy").setup(3, {"end_card": 82})
    with pytest.raises(OptionError):
        game("sweet-spicy").setup(3, {"end_card": 79, "super_jokers": False})


# -- Super-Jokers in play ----------------------------------------------------------------------------------------------


def test_sw_2_1_and_sw_e6_it_is_played_with_a_legal_claim() -> None:
    """SW-2.1, SW-E6"""
    table = sweet(turn="A", hands={"A": "C1 SJ"})
    assert table.refused("A: play SJ as 4C") == "spicy-illegal-claim"
    assert table.play("A: play SJ as 3L").top == "A 3L"


def test_sw_2_2_sw_2_4_and_sw_e5_it_is_never_doubted_and_covers_the_stack() -> None:
    """SW-2.2, SW-2.4, SW-E5"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "C1 SJ", "C": "L1 C2"}).play("A: play SJ as 6C")
    assert (table.turn, table.listed) == ("B", "B")
    assert table.refused("B: doubt number") == "spicy-super-joker"
    table.play("B: pass")
    assert (table.turn, table.listed) == ("C", "C")
    assert table.refused("C: doubt spice") == "spicy-super-joker"
    table.play("C: play L1 as 9C", "A: doubt spice")
    assert (table.won("A"), table.points("A")) == (3, 3 + 4 - 1)


def test_sw_2_3_everybody_sees_super_jokers_wherever_they_are() -> None:
    """SW-2.3"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "C1 SJ", "B": "C2 C4 SJ"})
    assert table.seen(None).hands[1] == [-1, -1, 32]
    table.play("A: play SJ as 6C")
    for seat in ("B", "C", None):
        assert table.seen(seat).stack[-1] & 63 == 32
    assert table.told(None)[0] == {"event": "played", "seat": "A", "card": "SJ", "claim": "6C"}
    table.play("B: play C2 as 9C", "C: doubt number")
    assert table.seen(None).won[2][1] & 63 == 32


def test_sw_2_5_passes_refills_and_penalties_give_spice_cards_only() -> None:
    """SW-2.5, over whole games"""
    rng = seeded(5)
    for seed in range(20):
        s = game("sweet-spicy").setup(4, {"manners": True}).start(seeded(seed))
        assert isinstance(s, Spicy)
        while not s.over:
            assert 32 not in s.pile
            s.push(s.question.pick(s, s.seat(), rng))


def test_sw_2_6_nobody_ever_holds_more_than_one() -> None:
    """SW-2.6, over whole games"""
    rng = seeded(6)
    for seed in range(40):
        s = game("sweet-spicy").setup(2 + seed % 4).start(seeded(seed))
        assert isinstance(s, Spicy)
        while not s.over:
            assert all(hand.count(32) <= 1 for hand in s.hands)
            s.push(s.question.pick(s, s.seat(), rng))


def test_sw_2_7_won_super_jokers_never_come_back() -> None:
    """SW-2.7: the supply shrinks only by SW-3.2."""
    rng = seeded(7)
    for seed in range(20):
        s = game("sweet-spicy").setup(3).start(seeded(seed))
        assert isinstance(s, Spicy)
        won = 0
        while not s.over:
            s.push(s.question.pick(s, s.seat(), rng))
            now = sum(card & 63 == 32 for pile in s.won for card in pile)
            assert now >= won
            won = now


def test_sw_2_8_and_sw_e9_one_spice_card_and_one_super_joker() -> None:
    """SW-2.8, SW-E9: the spice card is not a last card; the Super-Joker then draws five cards and no trophy."""
    table = sweet(2, stack="B P2/2P", turn="A", hands={"A": "P4 SJ", "B": "P5 P6"})
    table.play("A: play P4 as 4P")
    assert (table.question, table.hand("A")) == ("turn", "SJ")
    table.play("B: play P5 as 5P", "A: play SJ as 6P")
    assert (table.trophies("A"), table.size("A"), table.question) == (0, 5, "turn")


def test_sw_2_9_and_sw_e7_a_super_joker_as_the_last_hand_card() -> None:
    """SW-2.9, SW-E7"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "SJ"}).play("A: play SJ as 5C")
    assert (table.question, table.trophies("A"), table.size("A"), table.turn) == ("turn", 0, 5, "B")
    assert not table.s.holds_joker(0)
    assert table.claims_of("B") == {"6C", "7C", "8C", "9C", "10C"}


def test_sw_2_10_and_sw_e10_a_last_card_is_always_a_spice_card() -> None:
    """SW-2.10, SW-2.11, SW-E10"""
    table = sweet(2, stack="B P2/2P", turn="A", hands={"A": "P4 SJ", "B": "P5 P6"})
    table.play("A: play SJ as 3P", "B: pass", "A: play P4 as 4P")
    assert table.question == "last"
    table.play("B: trust")
    assert (table.trophies("A"), table.size("A")) == (1, 5)


def test_sw_2_11_the_refill_for_a_trophy_is_five() -> None:
    """SW-2.11, after a challenge too"""
    table = sweet(stack="C P4/4P", turn="A", hands={"A": "P6", "C": "C1 SJ"}).play(
        "A: play P6 as 6P", "C: doubt number"
    )
    assert (table.trophies("A"), table.size("A")) == (1, 5)


def test_sw_2_12_everybody_holds_a_card_of_either_kind() -> None:
    """SW-2.12, over whole games"""
    rng = seeded(8)
    for seed in range(40):
        s = game("sweet-spicy").setup(2 + seed % 5, {"seasonings": "random:3"}).start(seeded(seed))
        assert isinstance(s, Spicy)
        while not s.over:
            assert s.question.name not in ("turn", "open") or all(s.hands)
            s.push(s.question.pick(s, s.seat(), rng))


def test_sw_2_13_and_sw_e8_worlds_end_in_the_five_cards() -> None:
    """SW-2.13, SW-E8"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "SJ"}, pile="P9 C10|").play("A: play SJ as 5C")
    assert (table.over, table.hand("A"), table.stack) == (True, "C10 P9", "C3 SJ")


# -- loser of a challenge ----------------------------------------------------------------------------------------------


def lost(hand: str = "C4 C6", supply: int = 3, pile: str | None = None) -> Case:
    """The start of SW-E11."""
    stack = "A C2/2C, C SJ/5C, A XN/8C"
    return sweet(stack=stack, turn="B", hands={"B": hand}, supply=supply, pile=pile)


def test_sw_3_1_sw_3_2_sw_3_3_and_sw_e11_the_loser_may_take_a_super_joker() -> None:
    """SW-3.1, SW-3.2, SW-3.3, SW-E11"""
    table = lost().play("B: doubt number")
    assert table.won("A") == 3
    assert (table.question, table.listed, table.size("B")) == ("joker", "B", 4)
    left = table.twin().play("B: leave joker")
    assert (left.question, left.s.supply, left.size("B")) == ("open", 3, 4)
    table.play("B: take joker")
    assert (table.question, table.s.supply, table.hand("B").split()[-1]) == ("open", 2, "SJ")
    assert table.play("B: play SJ as 1C").top == "B 1C"


def test_sw_3_2_and_sw_e12_not_with_one_in_hand_nor_from_an_empty_supply() -> None:
    """SW-3.2, SW-E12"""
    assert lost("C4 SJ").play("B: doubt number").question == "open"
    assert lost(supply=0).play("B: doubt number").question == "open"


def test_sw_e13_worlds_end_before_the_choice() -> None:
    """SW-E13"""
    table = lost(pile="P9 C10|").play("B: doubt number")
    assert (table.over, table.size("B")) == (True, 4)


def test_sw_3_4_caught_with_the_last_card() -> None:
    """SW-3.4: two or three cards afterwards"""
    table = sweet(stack="C P4/4P", turn="A", hands={"A": "L5"}).play("A: play L5 as 6P", "B: doubt number")
    assert (table.question, table.size("A")) == ("joker", 2)
    assert table.play("A: take joker").size("A") == 3


def test_sw_3_5_and_sw_e14_the_choice_comes_before_the_winners_refill() -> None:
    """SW-3.5, SW-E14"""
    hands = {"A": "P6", "B": "P1"}
    table = sweet(stack="C P4/4P", turn="A", hands=hands, pile="C1 C2 L1 L2 L3 L4 L5 L6|")
    table.play("A: play P6 as 6P", "B: doubt number")
    assert (table.won("A"), table.trophies("A"), table.hand("B"), table.question) == (2, 1, "C1 C2 P1", "joker")
    table.play("B: take joker")
    assert (table.hand("A"), table.question, table.listed) == ("L1 L2 L3 L4 L5", "open", "B")
    short = sweet(stack="C P4/4P", turn="A", hands=hands, pile="C1 C2 L1|")
    short.play("A: play P6 as 6P", "B: doubt number", "B: take joker")
    assert (short.over, short.points("B")) == (True, -3 - 5)


def test_sw_e15_with_six_players_the_supply_is_empty() -> None:
    """SW-E15"""
    table = sweet(6, stack="A C2/2C", turn="B", hands={"B": "C4 C5"}).play("B: doubt number")
    assert table.question == "open"


# -- scoring -----------------------------------------------------------------------------------------------------------


def test_sw_4_1_and_sw_e4_the_books_example_of_40_points() -> None:
    """SW-4.1, SW-E4"""
    table = sweet(2, turn="A", hands={"A": "C1 C2 C3"}, won={"A": 24}, trophies={"A": 1}, pile="L8|")
    table.s.won[0] += (32 | 127 << 6,) * 2
    assert table.play("A: pass").points("A") == 40


def test_sw_4_1_and_sw_e17_a_super_joker_in_hand_costs_five() -> None:
    """SW-4.1, SW-E17"""
    table = sweet(2, turn="A", hands={"A": "C1 C2 SJ"}, pile="L8|").play("A: pass")
    assert (table.over, table.points("A")) == (True, -8)


def test_sw_4_2_supply_and_stack_count_for_nobody() -> None:
    """SW-4.2"""
    table = sweet(2, stack="B SJ/5C", turn="A", hands={"A": "C1", "B": "C2"}, pile="L8|").play("A: pass")
    assert (table.points("A"), table.points("B")) == (-2, -1)


def test_sw_4_3_two_trophies_win_here_too() -> None:
    """SW-4.3"""
    table = sweet(stack="C P4/4P", turn="A", hands={"A": "L5"}, trophies={"A": 1}, won={"B": 40})
    table.play("A: play L5 as 6P").all_trust()
    assert (table.over, table.s.outcome().winners) == (True, (0,))


# -- the book's examples -----------------------------------------------------------------------------------------------


def test_sw_e1_chili_two_opens() -> None:
    """SW-E1"""
    assert sweet(turn="A", hands={"A": "C2 L1"}).play("A: play C2 as 2C").top == "A 2C"


def test_sw_e2_not_chili() -> None:
    """SW-E2"""
    assert sweet(stack="C C3/3C, A P9/9C", turn="B").play("B: doubt spice").won("B") == 2


def test_sw_e3_it_was_chili() -> None:
    """SW-E3"""
    assert sweet(stack="C C2/2C, A C5/5C", turn="B").play("B: doubt spice").won("A") == 2


# -- manners -----------------------------------------------------------------------------------------------------------


def test_sw_5_1_and_sw_e18_turning_over_without_naming_a_trait_loses() -> None:
    """SW-5.1, SW-E18"""
    table = sweet(stack="C C3/3C, A P9/9C", turn="B", hands={"B": "C1 SJ"}, manners=True).play("B: reveal")
    assert (table.shown, table.won("A"), table.size("B")) == ("P9", 2, 4)


def test_sw_5_1_and_sw_e19_in_last_the_owner_thereby_wins_the_trophy() -> None:
    """SW-5.1, SW-E19"""
    table = sweet(stack="C P4/4P", turn="A", hands={"A": "L5"}, manners=True)
    table.play("A: last play L5 as 6P", "B: reveal")
    assert (table.won("A"), table.trophies("A")) == (2, 1)


def test_sw_5_1_also_without_super_jokers() -> None:
    """SW-5.1"""
    table = sweet(stack="C C3/3C, A P9/9C", turn="B", hands={"B": "C1"}, manners=True, super_jokers=False)
    assert "reveal" in table.verbs("B")
    assert table.play("B: reveal").shown == "P9"


def test_sw_5_2_not_against_a_copy_nor_after_a_peek() -> None:
    """SW-5.2"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "L5 L6"}, manners=True, seasonings=["copy_cat"])
    assert "reveal" in table.verbs("B")
    table.play("B: peek stack")
    assert "reveal" not in table.verbs("B")
    table.play("A: copy L5")
    assert "reveal" not in table.verbs("B")


def test_sw_5_3_and_sw_e20_the_call_is_needed_for_a_super_joker_too() -> None:
    """SW-5.3, SW-E20"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "SJ"}, manners=True)
    called = table.twin().play("A: last play SJ as 5C")
    assert (called.stack, called.size("A")) == ("C3 SJ", 5)
    table.play("A: play SJ as 5C")
    assert (table.size("A"), table.s.holds_joker(0), table.turn) == (2, True, "B")


def test_sw_5_4_nobody_peeks_at_a_super_joker() -> None:
    """SW-5.4"""
    table = sweet(stack="C C3/3C", turn="A", hands={"A": "C1 SJ"}, manners=True).play("A: play SJ as 6C")
    assert "peek stack" not in table.verbs("B")
    table.s.won[1] = (5 | 1 << 7, 32 | 127 << 6)
    assert table.s.unknown_won(1) == -1
