"""The questions: time-outs, notation as others read it, refusals (Questions and Notation of the digest)."""

import pytest

from hotseat.core.errors import HotseatError
from hotseat.games import game
from tests.games.spicy.tables import Case, case


def default(table: Case, seat: str) -> str:
    who = "ABCDEF".index(seat)
    return table.s.setup.game.moves.text(table.s.question.default(table.s, who))


def public(table: Case, line: str) -> str:
    who = "ABCDEF".index(line[0])
    (move,) = table.s.setup.game.read(table.s, who, line[2:].strip())
    return table.s.clone().narrate(move, who)


def test_on_time_out_the_turn_player_passes_and_the_others_trust() -> None:
    table = case(stack="C P4/4P", turn="A")
    assert (default(table, "A"), default(table, "B")) == ("pass", "trust")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("C7 W2 P1", "play W2 as 2W"),
        ("C7 W9 XS", "play C7 as 1C"),
        ("P7 XS", "play P7 as 1P"),
        ("XS XN", "play XS as 1C"),
    ],
)
def test_on_time_out_an_opener_plays_the_first_true_low_card(hand: str, answer: str) -> None:
    table = case(stack="A C2/2C", turn="B").play("B: doubt number")
    table.s.hands[1] = [table.cards.index(card) for card in hand.split()]
    assert default(table, "B") == answer


def test_on_time_out_a_super_joker_is_never_laid_and_always_taken() -> None:
    table = case(stack="A C2/2C", turn="B", game="sweet-spicy").play("B: doubt number")
    assert (table.question, default(table, "B")) == ("joker", "take joker")
    table.play("B: take joker")
    assert "SJ" not in default(table, "B")


def test_on_time_out_last_is_let_be_and_nothing_is_tucked() -> None:
    table = case(stack="C P4/4P", turn="A", hands={"A": "W5"}).play("A: play W5 as 6P")
    assert (default(table, "B"), default(table, "C")) == ("trust", "trust")
    assert all(table.s.question.reacts(seat) for seat in (1, 2))
    tucking = case(stack="C P4/4P", turn="A", hands={"A": "W5 C1"}, seasonings=["change_your_luck"])
    assert default(tucking.play("A: play W5 as 5P"), "A") == "keep"


def test_others_read_two_question_marks_for_what_stays_face_down() -> None:
    table = case(stack="C P4/4P", turn="A", hands={"A": "C7 C8"}, seasonings=["copy_cat"])
    assert public(table, "A: play C7 as 6P") == "play ?? as 6P"
    assert public(table, "A: copy C7") == "copy ??"
    assert public(table, "A: pass") == "pass"
    tucking = case(stack="C P4/4P", turn="A", hands={"A": "W5 C1 C2"}, seasonings=["change_your_luck"])
    tucking.play("A: play W5 as 5P")
    assert public(tucking, "A: tuck C1 C2") == "tuck ?? ??"
    assert public(tucking, "A: tuck C1") == "tuck ??"
    assert public(tucking, "A: keep") == "keep"
    calling = case(stack="C P4/4P", turn="A", hands={"A": "C7"}, manners=True)
    assert public(calling, "A: last play C7 as 6P") == "last play ?? as 6P"
    sweet = case(stack="C P4/4P", turn="A", hands={"A": "C7 SJ"}, game="sweet-spicy")
    assert public(sweet, "A: play SJ as 6P") == "play SJ as 6P"


def test_what_a_move_turns_over_belongs_to_its_public_form() -> None:
    table = case(stack="A XS/3C", turn="B", hands={"A": "C1", "B": "C2", "C": "C3"}, pile="W8|")
    assert public(table, "C: doubt spice") == "doubt spice shows XS ends A C1, B C2, C C3 W8"


def test_tucked_cards_are_read_in_any_order_and_written_in_canonical_order() -> None:
    table = case(stack="C P4/4P", turn="A", hands={"A": "W5 C1 XS"}, seasonings=["change_your_luck"])
    table.play("A: play W5 as 5P")
    assert game("spicy").moves.text(game("spicy").read(table.s, 0, "tuck XS C1")[0]) == "tuck C1 XS"
    with pytest.raises(HotseatError):
        table.play("A: tuck XS XX")


def test_doubting_on_an_empty_stack_is_refused_with_a_reason() -> None:
    assert case(turn="A").refused("A: doubt number") == "spicy-empty-stack"
    assert case(turn="A", hands={"A": "C1 C2"}).refused("A: play C9 as 1C") == "spicy-not-in-hand"
    assert case(stack="C P4/4P", turn="A", hands={"A": "C1 C2"}).refused("A: copy C1") == "spicy-no-copy-cat"
    copying = case(stack="C P4/4P", turn="A", hands={"B": "C1 C2"}, seasonings=["copy_cat"])
    assert copying.refused("B: play C1 as 5P") == "spicy-not-your-turn"
