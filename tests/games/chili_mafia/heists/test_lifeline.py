"""Lifeline, `LL`."""

from hotseat.core.position import position, restored
from tests.games.chili_mafia.builder import Game, given


def attacked(pile: str, hand: str = "JN") -> Game:
    g = given(hands=f"A: WH; B: {hand}", gangs="A1: CR MS HA; B1: TA PO JN", pile=pile, held="B: LL", heists=True)
    return g.play("A: whack A1 CR B1 TA", "B: lifeline")


def test_use_it_at_once() -> None:
    """CM-E64, CM-16.16, CM-16.17: the upper one; a Raid among the five has no effect."""
    g = attacked("JN RD FU PO FU JN JN")
    assert g.listed("B") == ["use", "keep"]
    g.play("B: use")
    assert (g.discard, g.pile, g.gang("B1")) == ("FU WH", "JN RD PO FU JN JN", "JN PO TA")
    assert (g.question, g.asked) == ("turn", "A")


def test_keep_it_with_a_full_hand() -> None:
    """CM-E64, CM-6.7, CM-8.11: `limit` first; the window stays open and the card may still be played."""
    g = attacked("JN FU PO PO PO", "JN JN JN PO PO PO HU HU")
    g.play("B: keep")
    assert g.question == "limit"
    g.play("B: discard JN")
    assert (g.question, g.asked) == ("response", "BC")
    assert g.known("A", "B") == "FU"
    g.play("B: fugged")
    assert g.gang("B1") == "JN PO TA"


def test_nothing_found() -> None:
    """CM-E64: only `nothing`; the pile is unchanged."""
    g = attacked("JN RD PO PO PO FU")
    assert g.listed("B") == ["nothing"]
    g.play("B: nothing")
    assert g.pile == "JN RD PO PO PO FU"


def test_the_last_card_sets_the_flag() -> None:
    """CM-E64, CM-16.17, CM-10.1."""
    g = attacked("FU").play("B: use")
    assert (g.pile, g.s.trigger) == ("", 0)


def test_only_the_attacked_seat_and_not_with_an_empty_pile() -> None:
    """CM-8.9, CM-10.4."""
    g = given(hands="A: WH", gangs="A1: CR MS HA; B1: TA PO JN", pile="", held="B: LL; C: LL", heists=True)
    g.play("A: whack A1 CR B1 TA")
    assert g.listed("B") == g.listed("C") == ["let"]


def test_the_user_knows_what_he_saw() -> None:
    """Hidden information: until the card is drawn; then the user knows it in the drawer's hand."""
    g = attacked("JN PO FU CR HU HA HA").play("B: use", "A: end")
    assert g.known("B", "A") == "JN PO"
    assert g.known("C", "A") == ""
    assert [code for _, code in g.s.lifelines[1]] == [21, 5]


def test_his_view_names_the_cards() -> None:
    """Positions used to contain the numbers of the cards; such positions can still be restored."""
    s = attacked("JN FU").s
    seen = position(s.view(1))["zones"]["lifelines"]
    assert (seen[1], position(s.view(0))["zones"]["lifelines"][1]) == ([[1, "JN"], [0, "FU"]], [])
    today = position(s)
    former = {**today, "zones": {**today["zones"], "lifelines": [[], [[1, 1], [0, 27]], []]}}
    assert position(restored(s.setup, former)) == today
