"""Chapter 3: choices made word by word are private until their last word."""

import json
import random

from hotseat.core.position import position
from hotseat.games import game as game_of
from hotseat.games.chili_mafia.plans.moves import DROP, MOVES
from tests.contract import laws
from tests.games.chili_mafia.builder import given


def test_a_plan_is_invisible() -> None:
    """CM-E23, CM-3.1, CM-3.2, CM-3.3: nobody else can tell an open plan from an untouched question."""
    g = given(hands="A: JN JN JN PO", heists=True, heist_deck="BK").listen()
    before = json.dumps(position(g.s.view(1)))
    g.words("A: gang JN")
    assert json.dumps(position(g.s.view(1))) == before
    assert g.s.view(0).plans[0] == g.s.plans[0] != ()
    assert g.told() == []
    assert "drop" not in g.listed()
    g.words("A: drop")
    assert json.dumps(position(g.s.view(1))) == before
    g.words("A: gang JN JN JN go")
    assert g.told() == ["formed", "heist-drawn"]
    assert g.heists("A") == "BK"


def test_drop_is_legal_only_with_an_open_plan_and_never_listed() -> None:
    """CM-3.5."""
    g = given(hands="A: JN JN JN")
    assert not g.s.question.allows(g.s, 0, DROP)
    g.words("A: gang")
    assert g.s.question.allows(g.s, 0, DROP)
    assert DROP not in g.s.moves(0)


def test_nobody_notices_that_a_plan_is_dropped() -> None:
    """CM-3.5: in every question that takes several words. Five of them showed the word to everybody."""
    game, seen = game_of("chili-mafia"), set()
    for seed in range(60):
        setup = laws.random_setup(game, random.Random(seed), {"heists": True})
        for s in laws.play(setup, seed):
            for seat in () if s.over else s.question.open_to(s):
                if s.question.allows(s, seat, DROP):
                    seen.add(s.question.name)
                    assert s.question.masked(s, seat, DROP) == "", s.question.name
    assert seen >= {"turn", "response", "deal"}


def test_a_plan_is_cut_off_when_its_window_closes() -> None:
    """CM-E73, CM-3.6."""
    g = given(hands="A: WH; B: PO JN; C: FU", gangs="A1: CR MS HA; B1: TA PO HU", held="B: EP", heists=True)
    g.play("A: whack A1 CR B1 TA")
    g.words("B: easypal PO")
    g.play("C: fugged")
    assert g.s.plans[1] == ()
    assert g.hand("B") == "JN PO"
    assert g.heists("B") == "EP"
    assert g.gang("B1") == "PO HU TA"


def test_words_and_lines_mean_the_same() -> None:
    """CM-3.8: a line is applied word by word, all or nothing."""
    g = given(hands="A: JN JN JN PO")
    assert "cannot follow" in g.refuses("A: gang JN JN PO")
    words = [MOVES.text(move) for move in g.s.setup.game.read(g.s, 0, "gang JN JN JN")]
    assert words == ["gang", "JN", "JN", "JN", "go"]
