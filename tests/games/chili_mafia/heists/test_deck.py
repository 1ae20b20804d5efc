"""The Heist deck and the general rules of Heists."""

from hotseat.games.chili_mafia.heists.names import HEISTS
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from tests.games.chili_mafia.builder import given


def test_a_new_gang_from_hand_draws_one() -> None:
    """CM-E61, CM-16.1, CM-16.2: none with three in hand, and none for completing a gang."""
    g = given(hands="A: JN JN JN TA", gangs="A1: TA TA", heists=True, heist_deck="SN")
    g.play("A: add TA A1")
    assert g.heists("A") == ""
    g.play("A: gang JN JN JN")
    assert g.heists("A") == "SN"
    full = given(hands="A: JN JN JN", held="A: BK BK LL", heists=True)
    full.play("A: gang JN JN JN")
    assert full.heists("A") == "BK BK LL"


def test_heists_are_no_hand_cards() -> None:
    """CM-16.3: eight cards and three Heists are allowed, and an empty hand with Heists is empty."""
    g = given(hands="A: JN JN PO PO HU HU JA SH; B: ", held="A: LL LL SN; B: BK BK", heists=True)
    assert "shakedown" not in g.listed()


def test_a_used_heist_goes_under_the_deck_known_to_all() -> None:
    """CM-16.4, CM-16.18: when it is drawn again, everybody knows it."""
    g = given(hands="A: WH; B: PO JN PO JN; C: JN JN JN", gangs="A1: CR MS HA; B1: TA PO JN", held="B: EP", heists=True)
    g.s.heist_deck = g.s.heist_deck[:0]
    g.play("A: whack A1 CR B1 TA", "B: easypal PO JN")
    assert [HEIST_TEXTS[heist] for heist in g.s.heist_deck] == ["EP"]
    assert g.s.view(None).heist_deck == g.s.heist_deck
    g.play("A: end", "B: pass hand JN", "C: gang JN JN JN")
    assert g.heists("C") == "EP"
    assert g.s.heists_known[2] == g.s.heists[2]


def test_sixteen_cards() -> None:
    """CM-2.8, chapter Components."""
    assert len(HEISTS) == 16
    assert sorted({HEISTS.count(heist) for heist in HEISTS}) == [1, 2]


def test_windows_for_heists_only_ask_holders() -> None:
    """CM-16.7, CM-16.6: nobody holds one, so `recruit`, `bribe`, `kiss` and `reconsider` do not open."""
    g = given(hands="A: JN PI; B: JN PO FU", gangs="A1: CR MS; A2: TA TA TA; B1: JN PO HU", heists=True)
    g.play("A: add JN A1")
    assert g.question == "turn"
    g.play("A: pinch A2 TA B1 JN", "B: let", "C: let")
    assert g.question == "turn"


def test_heists_are_thrown_away_before_scoring() -> None:
    """CM-16.21, CM-11.1: they never count."""
    g = given(held="A: BK BK LL", hands="A: CR CR CR", gangs="B1: JN JN JN", heists=True)
    assert g.s.outcome().scores == (0, 12, 0)
