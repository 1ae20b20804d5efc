"""Chapter 4: the turn, its actions and its end."""

from tests.games.chili_mafia.builder import given


def test_the_active_seat_is_asked_until_its_turn_ends() -> None:
    """CM-4.1, CM-4.5: after an action the turn ends with `end`, and `pass` is no longer offered."""
    g = given(hands="A: JN JN JN JN")
    assert (g.question, g.asked) == ("turn", "A")
    g.play("A: gang JN JN JN")
    assert (g.question, g.asked) == ("turn", "A")
    assert "end" in g.listed()
    assert "pass" not in g.listed()


def test_pass_after_a_sweet_chili_move() -> None:
    """CM-E10, CM-4.4, CM-4.6: moving a Sweet Chili is not an action."""
    g = given(hands="A: JN", gangs="A1: SC JN PO HU; A2: GH GH", pile="JN PO HU HU")
    g.play("A: sweet A1 A2")
    assert g.gang("A2") == "SC GH GH"
    assert "only pass" in g.refuses("A: end")
    g.play("A: pass hand JN")
    assert g.hand("A") == "JN PO"
    assert g.asked == "B"


def test_passing_from_a_gang() -> None:
    """CM-E11, CM-4.7, CM-4.9, CM-13.5: with an empty hand a pass is paid from the player's own gangs."""
    g = given(gangs="A1: GH GH GH", pile="JN PO HU HU")
    assert g.listed() == ["pass"]
    g.play("A: pass A1 GH")
    assert (g.gang("A1"), g.hand("A"), g.discard) == ("GH GH", "JN PO", "GH")


def test_a_pass_with_nothing_to_pay_is_free() -> None:
    """CM-E11, CM-4.8."""
    g = given(pile="JN PO HU HU")
    g.play("A: pass")
    assert (g.hand("A"), g.discard) == ("JN PO", "")


def test_a_pass_may_cost_a_sweet_chili_or_a_whole_gang() -> None:
    """CM-4.7, CM-5.11, CM-1.6: any card may be paid, and a gang without cards is removed."""
    g = given(gangs="A1: SC; A2: JN JN JN")
    g.play("A: pass A1 SC")
    assert g.gangs("A") == ["", "JN JN JN"]


def test_limit_at_the_end_of_the_turn() -> None:
    """CM-E12, CM-6.2, CM-6.3, CM-4.11: a card is discarded before each draw; the one just drawn may go."""
    g = given(hands="A: JN JN JN PO PO PO HU HU", gangs="A1: JA TA HA", pile="CR MS JN JN")
    g.play("A: add PO A1")
    g.s.hands = [[*g.s.hands[0], 31], *g.s.hands[1:]]
    g.play("A: end")
    assert g.question == "limit"
    g.play("A: discard JN")
    assert g.question == "limit"
    assert "CR" in g.listed()
    g.play("A: discard CR")
    assert len(g.s.hands[0]) == 8
    assert "MS" in g.hand("A")
    assert g.asked == "B"


def test_limit_before_a_raid() -> None:
    """CM-E13, CM-6.5, CM-9.2: the card discarded for the Raid stays discarded, and the second draw is lost."""
    g = given(hands="A: JN JN PO PO HU HU JA JA WH", gangs="A1: JA TA HA CR; B1: JN PO HU", pile="RD JN PO HU")
    g.play("A: whack A1 CR B1 JN", "B: let", "C: let", "A: end")
    assert g.question == "limit"
    g.play("A: discard JN")
    assert g.question == "raid"
    assert len(g.s.hands[0]) == 7


def test_an_empty_hand_after_an_action_has_no_consequence() -> None:
    """CM-4.10."""
    g = given(hands="A: JN JN JN", pile="PO PO PO")
    g.play("A: gang JN JN JN", "A: end")
    assert g.hand("A") == "PO PO"
    assert g.discard == ""


def test_a_gambler_in_a_gang_can_save_an_empty_hand_from_passing() -> None:
    """CM-4.9, CM-4.4: a Gambler draws cards and is not an action; after a later action the turn ends at no cost."""
    g = given(gangs="A1: CH* CH CH CH; A2: JN PO HA", pile="TA TA JN JN JN", bosses=True)
    g.play("A: gamble A1")
    assert "end" not in g.listed()
    g.play("A: add TA A2", "A: end")
    assert g.discard == "CH*"


def test_everything_used_up_is_reset_at_the_next_turn() -> None:
    """CM-4.12."""
    g = given(hands="A: JN; B: JN", gangs="A1: PD* PD* PD; A2: JN PO TA", pile="JN " * 6, bosses=True)
    g.play("A: dance A1 A2", "A: add JN A1" if g.accepts("A: add JN A1") else "A: pass hand JN")
    assert g.s.danced == ()
    assert (g.s.acted, g.s.hot_played, g.s.action_played, g.s.gambled, g.s.exchanged) == (False, 0, 0, False, False)
    assert (g.s.bagman_closed, g.s.sweet_left) == (False, ())


def test_a_neutralised_hot_card_counts_as_an_action() -> None:
    """CM-4.3."""
    g = given(hands="A: WH; B: FU", gangs="A1: CR MS HA; B1: TA PO JN")
    g.play("A: whack A1 CR B1 TA", "B: fugged")
    assert "end" in g.listed("A")


def test_time_out_ends_or_passes() -> None:
    """The default of `turn`: drop the plan; `end`, else `pass` with the default discard."""
    g = given(hands="A: JN* JN SC WH FU", gangs="A1: PO HU JA", advanced=True)
    words = []
    for _ in range(3):
        move = g.s.question.default(g.s, 0)
        words.append(g.s.setup.game.moves.text(move))
        g.s.apply(move, 0)
    assert words == ["pass", "hand", "JN"]
    g = given(gangs="A1: CR CR CR; A2: JN PO HU TA")
    g.words("A: pass A1")
    assert g.s.setup.game.moves.text(g.s.question.default(g.s, 0)) == "drop"
    g.words("A: drop pass")
    assert g.s.setup.game.moves.text(g.s.question.default(g.s, 0)) == "A2"


def test_a_pepper_may_join_any_of_ever_so_many_gangs() -> None:
    """CM-5.5, CM-3.7: when compiled, the ninth gang of a seat was once not listed."""
    gangs = "; ".join([f"A{number}: JN PO HU" for number in range(1, 12)])
    g = given(players=2, hands="A: GH", gangs=gangs)
    assert g.after("A: add GH") == [f"A{number}" for number in range(1, 12)]
