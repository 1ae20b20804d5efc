"""Chapter 8: who may attack whom, the windows and their order."""

from tests.games.chili_mafia.builder import given, scripted


def test_who_may_attack_and_be_attacked() -> None:
    """CM-E27, CM-8.4, CM-8.5, CM-13.6."""
    g = given(hands="A: WH", gangs="A1: CR CR; A2: JN PO HU; B1: JN SC; C1: CR")
    assert g.after("A: whack") == ["A2"]
    assert g.after("A: whack A2 HU B1") == ["JN"]
    assert "C1" not in g.after("A: whack A2 HU")
    team = given(players=4, hands="A: WH", gangs="A1: JN PO HU; B1: JN PO; C1: JN", teams="2")
    assert team.after("A: whack A1 HU") == ["B1"]


def test_a_sweet_chili_may_attack_with_strength_one() -> None:
    """CM-8.4, CM-14.4: alone it has no targets, with a Sidekick it has strength 3."""
    g = given(hands="A: WH", gangs="A1: SC JN* TA; B1: PO PO PO", advanced=True)
    assert g.accepts("A: whack A1 SC sidekick B1 PO")
    assert not g.accepts("A: whack A1 SC plain B1 PO")


def test_both_attacks_may_come_from_the_same_gang() -> None:
    """CM-E29, CM-8.2."""
    g = given(hands="A: WH WH", gangs="A1: CR MS HA; A2: JN JN JN; B1: TA TA TA TA")
    for _ in range(2):
        g.play("A: whack A1 CR B1 TA", "B: let", "C: let")
    assert g.gang("B1") == "TA TA"


def test_a_neutralised_hot_card_uses_up_its_count() -> None:
    """CM-E30, CM-8.12."""
    g = given(hands="A: WH WH; B: FU", gangs="A1: CR MS HA; B1: TA TA TA")
    g.play("A: whack A1 CR B1 TA", "B: fugged")
    assert "whack" not in g.listed()
    g.play("A: end")
    assert g.discard == "FU WH"


def test_the_first_neutralising_answer_closes_the_window() -> None:
    """CM-E31, CM-8.10: the later one is refused and costs nothing."""
    g = given(hands="A: WH; B: FU; C: FU", gangs="A1: CR MS HA; B1: TA TA TA")
    g.play("A: whack A1 CR B1 TA", "B: fugged")
    assert "not asked" in g.refuses("C: fugged")
    assert g.hand("C") == "FU"


def test_let_is_final_and_sealed() -> None:
    """CM-E31, CM-8.10, CM-8.11: a seat that answered `let` cannot change it, and nobody sees who has answered."""
    g = given(
        hands="A: WH; B: JN; C: FU",
        gangs="A1: CR MS HA; B1: TA TA TA",
        pile="JN JN JN JN JN JN",
        held="B: LL",
        heists=True,
    )
    g.play("A: whack A1 CR B1 TA", "C: let")
    assert g.s.view(0).question.open_to(g.s.view(0)) == g.s.question.players
    assert "not asked" in g.refuses("C: fugged")
    g.play("B: lifeline", "B: nothing")
    assert (g.question, g.asked) == ("response", "B")


def test_everyone_but_the_attacker_is_asked_whatever_they_hold() -> None:
    """CM-8.9, CM-13.8, CM-7.13: the window looks the same to everybody."""
    g = given(players=4, hands="A: WH", gangs="A1: CR MS HA; B1: TA TA TA", teams="2")
    g.play("A: whack A1 CR B1 TA")
    assert g.asked == "BCD"
    assert g.listed("B") == ["let"]


def test_the_offer_order_is_drawn_when_the_window_opens() -> None:
    """CM-1.9: a shuffle of the seats asked, stored in the question."""
    g = given(hands="A: WH", gangs="A1: CR MS HA; B1: TA TA TA", rng=scripted(0))
    g.play("A: whack A1 CR B1 TA")
    assert g.s.question.open_to(g.s) == (2, 1)
    assert g.s.seat() == 2


def test_the_attack_becomes_public_with_its_last_word() -> None:
    """CM-8.8: Hot card on the discard pile, count up, one event with everything."""
    g = given(hands="A: WE", gangs="A1: CR MS HA; B1: TA PO JN").listen()
    g.words("A: whackem A1 CR B1 TA")
    assert g.discard == ""
    g.words("A: go")
    assert g.discard == "WE"
    assert g.s.hot_played == 1
    assert g.told() == ["attacked"]
    attacked = (g.s.events or [])[0]
    assert attacked.json(2, g.s.setup.game.words)["targets"] == ["TA"]


def test_the_whole_pipeline_in_its_order() -> None:
    """CM-8.13, CM-8.14, CM-8.15, CM-8.16, CM-8.17: response, bodyguard, effect, kiss, Lords, rest of the turn."""
    g = given(
        hands="A: WE; B: JN",
        gangs="A1: PX* TA PO; B1: NV* PO* TA JN",
        pile="TA JN JN JN",
        held="B: KD",
        advanced=True,
        bosses=True,
        heists=True,
    )
    g.play("A: whackem A1 PX* B1 NV* TA")
    assert g.question == "response"
    g.play("B: let", "C: let")
    assert (g.question, g.asked) == ("bodyguard", "B")
    g.play("B: guard TA")
    assert (g.question, g.asked) == ("kiss", "B")
    assert (g.gang("B1"), g.discard) == ("JN TA", "PO* NV* WE")
    g.play("B: kiss PO")
    assert g.gang("A1") == "TA PX*"
    assert g.hand("B") == "JN TA"
    assert (g.question, g.asked) == ("turn", "A")
    assert g.s.hot_played == 1


def test_two_lords_a_lifeline_with_limit_and_a_kiss() -> None:
    """CM-8.11, CM-8.16, CM-15.10: the deepest nesting, step by step."""
    g = given(
        hands="A: WE; B: JN JN PO PO TA TA MJ MJ; C: FU",
        gangs="A1: PX* TA PO; A2: JN JN JN; B1: NV* NV* NV*; B2: JN",
        pile="JN FU RD PO PO PO TA TA",
        held="B: KD LL",
        advanced=True,
        bosses=True,
        heists=True,
    )
    g.play("A: whackem A1 PX* B1 NV* NV*", "B: lifeline", "B: keep")
    assert (g.question, g.asked) == ("limit", "B")
    g.play("B: discard JN")
    assert (g.question, g.asked) == ("response", "BC")
    assert g.hand("B") == "JN PO PO TA TA MJ MJ FU"
    g.play("C: let", "B: let")
    assert (g.question, g.asked) == ("kiss", "B")
    g.play("B: kiss PO")
    assert (g.question, g.asked) == ("limit", "B")
    g.play("B: discard FU")
    assert g.question == "limit"
    g.play("B: discard MJ")
    assert g.question == "raid"
    assert g.hand("B") == "JN JN PO PO TA TA MJ"
    g.play("C: best done", "B: best done", "A: best done")
    assert (g.question, g.asked) == ("turn", "A")
    assert g.s.hot_played == 1


def test_nothing_left_to_attack_means_no_hot_card() -> None:
    """CM-8.7: without a legal target the card cannot be played."""
    assert "whack" not in given(hands="A: WH", gangs="A1: JN JN JN; B1: PO PO PO; C1: SC").listed()
