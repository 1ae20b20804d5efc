"""The examples printed in the rulebook, CM-E1 to CM-E9, and the two example games of the Notation chapter."""

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.rng import seeded
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.gangs.gang import FAMILY, MIXED, gang_of
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.table_rules import table_rules_of
from tests.games.chili_mafia.builder import Game, cards, given


def test_kates_turn() -> None:
    """CM-E1, CM-4.2, CM-7.2: any number of actions in any order, including two Action cards."""
    g = given(hands="A: SC JA TA HA WH EA", pile="JA BA JN PO HU HU HU", discard="JA PO", gangs="B1: JN TA GH")
    g.play("A: earner")
    assert len(g.s.hands[0]) == 7
    g.listen().play("A: bagman")
    assert g.question == "bagman"
    assert sorted(g.listed()) == ["EA", "JA", "PO"]
    g.play("A: take JA")
    assert len(g.s.hands[0]) == 7
    assert g.discard == "BA EA PO"
    g.play("A: gang JA JA JA", "A: gang SC TA HA")
    assert g.hand("A") == "WH"
    assert len([gang for gang in g.s.gangs[0] if gang.complete]) == 2
    g.play("A: whack A2 HA B1 TA", "B: let", "C: let", "A: end")
    assert g.discard == "TA WH BA EA PO"
    assert g.gang("B1") == "JN GH"
    assert g.hand("A") == "JN PO"


def test_one_hot_card_for_every_complete_gang() -> None:
    """CM-E2, CM-8.1: two complete gangs and an incomplete one allow two Hot cards."""
    g = given(hands="A: WH WH WH", gangs="A1: JN JN JN; A2: PO HU JA; A3: TA GH; B1: JN PO HU JA")
    g.play("A: whack A1 JN B1 JN", "B: let", "C: let")
    g.play("A: whack A2 JA B1 JA", "B: let", "C: let")
    assert "whack" not in g.listed()
    assert g.hand("A") == "WH"


@pytest.mark.parametrize(
    ("some", "kind", "points"),
    [("SC PO TA MS", MIXED, 19), ("GH GH GH", FAMILY, 48), ("SC HA HA", FAMILY, 30)],
)
def test_printed_scores(some: str, kind: int, points: int) -> None:
    """CM-E3, CM-E4, CM-E5, CM-11.2: the sum of a Mixed gang, twice the sum of a Family."""
    gang = gang_of(cards(some))
    assert (gang.kind, gang.points) == (kind, points)


def test_sidekick_lifts_a_ghost_to_ten() -> None:
    """CM-E6, CM-14.3, CM-8.6."""
    g = given(hands="A: WH", gangs="A1: JN* PO GH*; B1: CR MS HA", advanced=True)
    assert g.accepts("A: whack A1 GH* sidekick B1 CR")
    assert not g.accepts("A: whack A1 GH* B1 CR")


def test_troublemaker_and_sidekick_exclude_each_other() -> None:
    """CM-E7, CM-14.2, CM-14.6, CM-14.7."""
    g = given(hands="A: WH", gangs="A1: JN* TA* GH*; B1: TA HA JN", advanced=True)
    assert g.accepts("A: whack A1 TA* troublemaker B1 TA JN")
    assert not g.accepts("A: whack A1 TA* troublemaker B1 TA HA")
    assert not g.accepts("A: whack A1 TA* sidekick troublemaker B1 TA JN")
    assert g.after("A: whack A1 TA* troublemaker B1") == ["JN", "TA"]


def test_one_fuggedaboutit_stops_both_targets() -> None:
    """CM-E8, CM-8.12."""
    g = given(hands="A: WE; C: FU", gangs="A1: CR MS HA; B1: TA PO JN")
    g.play("A: whackem A1 CR B1 TA PO", "C: fugged")
    assert g.gang("B1") == "JN PO TA"
    assert g.discard == "FU WE"


def test_teams_of_six_players() -> None:
    """CM-E9, CM-13.1: three against three, or three pairs; teams of four are refused."""
    assert table_rules_of(GAME.setup(6, {"teams": "3"})).mates[0] == (0, 2, 4)
    assert table_rules_of(GAME.setup(6, {"teams": "2"})).mates == ((0, 3), (1, 4), (2, 5), (3, 0), (4, 1), (5, 2))
    with pytest.raises(OptionError, match="equal teams of 4"):
        GAME.setup(6, {"teams": "4"})


def test_example_game_opening() -> None:
    """Example 1 of the Notation chapter, CM-2.4, CM-2.5: draft and first turns of three players."""
    s = GAME.setup(3).start(seeded(1))
    assert isinstance(s, ChiliMafia)
    g = Game(s)
    s.packets = [sorted(cards(text)) for text in ("JN PO TA CR WH FU", "SC JN JN HU GH EA", "PO PO HA GH PI BA")]
    s.pile = list(cards("HU JN TA MS WE JA PO CR JN JN JN JN"))[::-1]
    s.notes = ()
    s.active = 0
    g.play("A: pick CR", "B: pick SC", "C: pick GH", "A: pick PO", "B: pick FU", "C: pick GH")
    g.play("A: pick JN", "B: pick HA", "C: pick TA", "A: pick WH", "B: pick EA", "C: pick PO")
    g.play("A: pick PI", "B: pick PO", "C: pick HU")
    assert [g.hand(seat) for seat in "ABC"] == ["JN JN PO CR PI WH", "SC PO HA FU EA BA", "JN PO HU TA GH GH"]
    g.play("A: gang CR PO JN", "A: end")
    assert g.gang("A1") == "JN PO CR"
    assert g.hand("A") == "JN JN HU PI WH"
    g.play("B: earner", "B: gang HA TA MS SC")
    assert g.gang("B1") == "SC TA HA MS"
    assert g.hand("B") == "PO FU BA"
    g.play("B: bagman", "B: take EA")
    assert (g.discard, g.hand("B")) == ("BA", "PO FU EA")
    g.play("B: earner")
    assert g.discard == "EA BA"
    g.play("B: whackem B1 MS A1 PO JN", "A: let", "C: let")
    assert g.gang("A1") == "CR"
    assert g.discard == "JN PO WE EA BA"
    g.play("B: end")
    assert g.hand("B") == "PO PO JA CR FU"
    g.play("C: gang GH TA PO HU JN")
    assert g.hand("C") == "GH"


def test_example_game_ending() -> None:
    """Example 2 of the Notation chapter: Raid, last round and scores of a two-player game."""
    g = given(
        players=2,
        hands="A: HU WH; B: JN FU",
        gangs="A1: GH GH GH GH; A2: JN PO; B1: TA TA TA; B2: JN HA CR",
        pile="RD JN PO JA",
    )
    g.play("A: whack A1 GH B2 HA", "B: fugged", "A: end")
    assert g.question == "raid"
    g.play("A: raid GH GH GH GH / HU PO JN", "B: done")
    assert g.gang("A2") == "JN PO HU"
    assert g.hand("A") == ""
    g.play("B: pass hand JN")
    assert g.hand("B") == "JN PO"
    g.play("A: pass A2 JN")
    assert (g.gang("A2"), g.hand("A"), g.pile) == ("PO HU", "JA", "")
    g.play("B: add PO B2", "B: end", "A: add JA A2", "A: end")
    assert g.s.over
    assert g.s.outcome().scores == (76, 58)
    assert g.s.outcome().winners == (0,)
