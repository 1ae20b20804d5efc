"""The bots of Spicy and Sweet & Spicy: legal, repeatable, sensible, and stronger level by level."""

import pytest

from hotseat.bots import Bot, make_bot
from hotseat.bots.spicy import Style, believed, normal
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game
from tests.games.spicy.tables import Case, case

GAMES = ("spicy", "sweet-spicy")


def played(id: str, levels: list[str], seed: int, options: dict[str, OptionValue] | None = None) -> State:
    """A game among bots; every move is checked."""
    s = game(id).setup(len(levels), options or {}).start(seeded(seed))
    bots: list[Bot] = [make_bot(id, level, seed + seat) for seat, level in enumerate(levels)]
    while not s.over:
        seat = s.seat()
        s.apply(bots[seat].choose(s.view(seat), seat), seat)
    return s


def share(id: str, hero: str, field: str, players: int, deals: int) -> float:
    """The hero's share of wins over the same deals from every seat."""
    wins = 0.0
    for seed in range(deals):
        for seat in range(players):
            levels = [hero if other == seat else field for other in range(players)]
            winners = played(id, levels, 1000 + seed).outcome().winners
            wins += seat in winners and 1 / len(winners)
    return wins / (deals * players)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_every_level_plays_legally_with_any_options(id: str, level: str) -> None:
    for seed in range(10):
        options: dict[str, OptionValue] = {"seasonings": f"random:{seed % 7}", "manners": seed % 2 == 0}
        assert played(id, [level] * (2 + seed % 5), seed, options).over


def test_the_same_view_and_seed_give_the_same_move() -> None:
    s = game("spicy").setup(4).start(seeded(3))
    rng = seeded(4)
    while not s.over:
        seat = s.seat()
        assert normal(9).choose(s.view(seat), seat) == normal(9).choose(s.view(seat), seat)
        s.push(s.question.pick(s, seat, rng), seat)


@pytest.mark.parametrize("id", GAMES)
def test_normal_beats_random_by_far(id: str) -> None:
    assert share(id, "normal", "random", 2, 20) >= 0.9
    assert share(id, "normal", "random", 4, 8) >= 0.75


def test_easy_beats_random() -> None:
    assert share("spicy", "easy", "random", 2, 20) > 0.6


def chosen(table: Case, seat: str, seed: int = 1) -> str:
    who = "ABCDEF".index(seat)
    return table.s.setup.game.moves.text(normal(seed).choose(table.seen(seat), who))


def test_a_lie_that_the_own_cards_prove_is_doubted() -> None:
    """All nine sevens and all number-wilds are in sight."""
    hand = "C7 C7 C7 W7 W7 W7 P7 P7 P7 XN XN XN XN XN"
    table = case(2, stack="B P2/2P, A P8/7P", turn="B", hands={"B": hand})
    assert believed(table.seen("B"), Style())[0] == 0.0
    assert chosen(table, "B") == "doubt number"


def test_a_true_copy_is_laid_and_a_wild_never() -> None:
    table = case(4, stack="A P3/3P", turn="B", hands={"D": "P3 C9"}, seasonings=["copy_cat"])
    assert chosen(table, "D") == "copy P3"
    for seed in range(20):
        wilds = case(4, stack="A P3/3P", turn="B", hands={"D": "XS XN"}, seasonings=["copy_cat"])
        assert not chosen(wilds, "D", seed).startswith("copy")


def test_the_last_card_is_called_where_manners_count() -> None:
    table = case(2, stack="B P2/2P", turn="A", hands={"A": "P5"}, manners=True)
    assert chosen(table, "A") in ("last play P5 as 5P", "doubt number", "doubt spice", "pass")
    for seed in range(20):
        assert not chosen(table, "A", seed).startswith("play")


def test_a_super_joker_is_taken_early_and_left_when_the_end_is_near() -> None:
    early = case(2, stack="A C2/2C", turn="B", game="sweet-spicy", hands={"B": "C4 C5"}, end_card=20, jitter=0)
    assert chosen(early.play("B: doubt number"), "B") == "take joker"
    late = case(2, stack="A C2/2C", turn="B", game="sweet-spicy", hands={"B": "C4 C5"}, end_card=85, jitter=0)
    assert chosen(late.play("B: doubt number"), "B") == "leave joker"


def test_cards_that_do_not_fit_are_tucked_and_wilds_are_kept() -> None:
    table = case(2, stack="B P2/2P", turn="A", hands={"A": "P5 C9 W8 XS"}, seasonings=["change_your_luck"])
    assert chosen(table.play("A: play P5 as 5P"), "A") == "tuck C9 W8"


def test_an_open_claim_does_not_tell_the_card() -> None:
    """The same hand opens with different claims and cards."""
    table = case(2, stack="A C2/2C", turn="B", hands={"B": "C9 W8 P7"}, pile="P9 C8 W9 P6 W7|")
    table.play("B: doubt number")
    assert len({chosen(table, "B", seed) for seed in range(60)}) > 4
