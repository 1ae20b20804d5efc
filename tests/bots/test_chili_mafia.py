"""The bots of Chili Mafia: legal, reproducible, better than chance."""

import pytest

from hotseat.bots import Bot, make_bot
from hotseat.bots.chili_mafia.beliefs import Fuggeds
from hotseat.bots.chili_mafia.turns import A_FEW_KEPT, MOST_KEPT, NOTHING_KEPT, holds_back
from hotseat.core.options import OptionValue
from hotseat.core.outcome import Outcome
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.core.seats import seat_of
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.plans.moves import DROP, MOVES
from tests.games.chili_mafia.builder import Game, cards, given

ALL: dict[str, OptionValue] = {"advanced": True, "bosses": True, "heists": True, "manners": True}


def play(players: int, options: dict[str, OptionValue], levels: list[str], seed: int) -> Outcome:
    """A complete game; every answer is checked against the moves listed in the view."""
    s = GAME.setup(players, options).start(seeded(seed))
    bots: list[Bot] = [make_bot("chili-mafia", level, seed + at) for at, level in enumerate(levels)]
    while not s.over:
        seat = s.seat()
        view = s.view(seat)
        before = position(view)
        move = bots[seat].choose(view, seat)
        assert move in view.moves(seat) or (move == DROP and levels[seat] != "normal")
        assert position(view) == before, "a bot changed its view"
        s.push(move, seat)
    return s.outcome()


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (3, "none"), (4, "2"), (6, "3"), (8, "4"), (8, "none")])
def test_bots_play_every_kind_of_table(level: str, players: int, teams: str) -> None:
    for seed in range(2):
        play(players, {**ALL, "teams": teams}, [level] * players, seed)


def test_the_same_view_and_seed_give_the_same_game() -> None:
    levels = ["normal", "easy", "random", "normal"]
    assert play(4, ALL, levels, 5).scores == play(4, ALL, levels, 5).scores


def test_normal_beats_random() -> None:
    wins = [play(2, {}, ["normal", "random"], seed).winners == (0,) for seed in range(6)]
    assert sum(wins) >= 5


def test_teammates_do_not_attack_each_other_and_win_together() -> None:
    outcome = play(4, {"teams": "2"}, ["normal", "random", "normal", "random"], 3)
    assert outcome.winners == (0, 2)


def chosen(g: Game, seat: str = "A") -> list[str]:
    """The whole line that `hard` plays in this position, word by word."""
    at = seat_of(seat, g.s.players)
    bot = make_bot("chili-mafia", "hard", 1)
    s = g.s.clone()
    said: list[str] = []
    while not said or s.plans[at]:
        move = bot.choose(s.view(at), at)
        said.append(MOVES.text(move))
        s.push(move, at)
    return said


def chance(g: Game, holder: int) -> float:
    return Fuggeds(g.s.view(0), 0).chance((holder,))


def test_a_fuggedaboutit_is_suspected_where_many_cards_are_hidden() -> None:
    g = given(hands="A: JN; B: JN JN FU PO PO PO; C: HU")
    assert 0 < chance(g, 2) < chance(g, 1) < 1
    g.s.known[known_place(g.s, 0, 2)] = tuple(g.s.hands[2])
    assert chance(g, 2) == 0, "C's only card is known"
    g.s.known[known_place(g.s, 0, 1)] = cards("FU")
    assert chance(g, 1) == 1


def test_nobody_has_a_fuggedaboutit_when_all_lie_open() -> None:
    assert chance(given(hands="A: FU FU; B: JN PO", discard="FU FU FU"), 1) == 0


def test_hard_attacks_the_rival_who_cannot_stop_it() -> None:
    """Two equal gangs, and B is known to have a Fuggedaboutit: C is attacked."""
    g = given(hands="A: WH; B: FU; C: JN", gangs="A1: CR CR CR; B1: GH GH GH; C1: GH GH GH")
    g.s.known[known_place(g.s, 0, 1)] = cards("FU")
    assert chosen(g)[-2:] == ["C1", "GH"]


def test_hard_saves_hot_cards_for_gangs_that_no_raid_will_mend() -> None:
    for raid, word in ((False, "whack"), (True, "end")):
        g = given(hands="A: WH CR; B: JN", gangs="A1: CR CR CR; B1: HA HA HA", raid=raid, players=2)
        assert chosen(g.play("A: add CR A1"))[0] == word


def test_hard_makes_a_deal_with_cards_it_does_not_miss() -> None:
    g = given(hands="A: JN PO; B: HU HU JA JA", held="A: MD", heists=True)
    assert chosen(g) == ["deal", "B"]


def test_hard_throws_a_heist_away_to_make_room_for_a_new_one() -> None:
    g = given(hands="A: CR CR CR; B: JN", held="A: LL EP RT", heists=True, manners=True)
    assert chosen(g) == ["waste", "RT"]


@pytest.mark.parametrize(
    ("kept", "few", "many"), [(NOTHING_KEPT, False, False), (A_FEW_KEPT, True, False), (MOST_KEPT, True, True)]
)
def test_strong_levels_keep_their_cards_in_hand_with_three_and_more_sides(kept: int, few: bool, many: bool) -> None:
    """Nobody can attack a hand, and the last turn lays everything down."""
    four, five = "A: CR CR CR HA; B: JN", "A: CR CR CR HA HA; B: JN"
    for heists in (False, True):
        assert holds_back(given(players=3, hands=four, heists=heists).s, 0, kept) is few
        assert holds_back(given(players=3, hands=five, heists=heists).s, 0, kept) is many
        assert not holds_back(given(players=2, hands=four, heists=heists).s, 0, kept)
        assert not holds_back(given(players=3, hands=four, pile="", heists=heists).s, 0, kept), "the last turn"
