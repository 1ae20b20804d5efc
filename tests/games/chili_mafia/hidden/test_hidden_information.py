"""The chapter Hidden information: known cards, pile notes, views and fill."""

import json

from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS
from hotseat.games.chili_mafia.state import ChiliMafia
from tests.games.chili_mafia.builder import Game, given, scripted


def test_pile_notes_from_the_set_up_on() -> None:
    """CM-E75: the Raid's note, two draws, a Pinch."""
    s = GAME.setup(3).start(seeded(2))
    assert isinstance(s, ChiliMafia)
    g = Game(s)
    assert g.notes() == [("RD", 58, 62)]
    while g.question == "draft":
        g.play(f"{g.asked[0]}: pick {g.listed(g.asked[0])[0]}")
    seat = s.active
    s.hands[seat] = [1, 1, 1, 28]
    g.play(f"{g.asked}: earner")
    assert g.notes() == [("RD", 56, 60)]
    assert len(s.pile) == 77
    p = given(hands="A: PI", gangs="A1: CR MS HA; B1: CR PO JN")
    p.s.pile = s.pile
    p.s.notes = s.notes
    p.play("A: pinch A1 CR B1 CR", "B: let", "C: let")
    assert p.notes() == [("RD", 57, 61), ("CR", 26, 51)]


def test_a_card_at_the_bottom_is_known_when_it_is_drawn() -> None:
    """CM-E76."""
    g = given(hands="A: PI EA; B: EA", gangs="A1: CR MS HA; B1: CR PO JN", pile="JN JN JN")
    g.play("A: pinch A1 CR B1 CR", "B: let", "C: let")
    assert g.notes() == [("CR", 3, 3)]
    g.play("A: earner", "A: end")
    assert g.notes() == []
    assert g.known("*", "A") == "CR"


def test_a_note_that_may_have_been_drawn_is_deleted_without_a_word() -> None:
    """Pile notes: lowest index 0 before the draw, highest above it."""
    g = given(hands="A: PI EA", gangs="A1: CR MS HA; B1: CR PO JN", pile="JN JN JN JN JN RD JN", rng=scripted(0, 0))
    g.play("A: pinch A1 CR B1 CR", "C: let", "B: let")
    assert g.notes() == [("RD", 6, 6), ("CR", 3, 4)]
    g.play("A: earner", "A: end")
    assert g.notes() == [("RD", 2, 2)]
    assert g.known("*", "A") == ""


def test_views_hide_what_they_must() -> None:
    """Hidden information, the table of zones."""
    g = given(hands="A: JN PO; B: FU", held="B: BK", discard="WH", heists=True)
    view = g.s.view(0)
    assert isinstance(view, ChiliMafia)
    assert view.hands == [g.s.hands[0], [-1], []]
    assert view.heists[1] == (-1,)
    assert set(view.pile) == {-1}
    assert view.discard == g.s.discard
    assert g.s.view(None).hands[0] == [-1, -1]


def test_swapping_hidden_cards_changes_nothing() -> None:
    """CM-E77: in every window of a scripted sequence of moves."""

    def world(hand: str, pile: str) -> Game:
        return given(
            hands=f"A: WH; B: {hand}; C: PO", gangs="A1: CR MS HA; B1: TA PO JN", pile=pile, held="B: KD", heists=True
        )

    one, two = world("FU JN", "HU JN JN JN"), world("HU JN", "FU JN JN JN")
    for line in ("A: whack A1 CR B1 TA", "C: let", "B: let"):
        assert json.dumps(position(one.s.view(2))) == json.dumps(position(two.s.view(2)))
        assert one.listed("C") == two.listed("C") if "C" in one.asked else True
        one.play(line)
        two.play(line)
    assert json.dumps(position(one.s.view(2))) == json.dumps(position(two.s.view(2)))


def test_fill_respects_the_draft_record() -> None:
    """`fill`: each later seat took one card of a packet that was handed on."""
    for players in (3, 4, 8):
        for seed in range(6):
            s = GAME.setup(players).start(seeded(seed))
            assert isinstance(s, ChiliMafia)
            while s.question.name == "draft":
                for me in range(players):
                    full = s.view(me).fill(seeded(seed))
                    assert isinstance(full, ChiliMafia)
                    for number, entry in enumerate(s.packets_seen[me]):
                        rounds = len(s.packets_seen[me]) - number
                        taken = list(entry[1:])
                        for step in range(1, min(rounds, players)):
                            hand = full.hands[(me + step) % players]
                            assert any(card in taken for card in hand), (CARD_TEXTS[entry[0]], me)
                s.push(s.moves()[seed % len(s.moves())])


def test_fill_keeps_known_cards_in_their_hands() -> None:
    """`fill`: cards known for certain stay; the rest is dealt at random."""
    g = given(hands="A: JN; B: BO; C: TA TA", active="B")
    g.play("B: booster TA")
    seen = set()
    for seed in range(20):
        full = g.s.view(0).fill(seeded(seed))
        assert isinstance(full, ChiliMafia)
        assert full.hands[1] == g.s.hands[1]
        seen.add(tuple(full.pile[-5:]))
    assert len(seen) > 10


def test_in_a_filled_view_everybody_knows_what_everybody_has_seen() -> None:
    """A Booster shows all Jimmys. Slice 50 of H1 met a filled view in which the other seats had not noticed."""
    g = given(hands="A: PO PO PO HU HU HU HU BO; B: JN JN; C: JN WH")
    g.play("A: booster JN", "A: discard PO", "A: discard PO")
    for viewer in (None, 1, 2):
        world = g.s.view(viewer).fill(seeded(1))
        assert isinstance(world, ChiliMafia)
        assert [Game(world).known(seat, "A") for seat in "*BC"] == ["JN JN JN"] * 3
