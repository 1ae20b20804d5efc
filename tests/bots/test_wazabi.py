"""The bots of Wazabi."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from hotseat.bots import LEVELS, Bot, make_bot
from hotseat.bots.wazabi import RULES
from hotseat.bots.wazabi.ahead import Outlook
from hotseat.bots.wazabi.reflexes import REFLEXES
from hotseat.bots.wazabi.standing import DICE, PARTS, RED, Fitted, parts_of, wait_of, weights_of
from hotseat.bots.wazabi.weights import WEIGHTS
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.moves import MOVES
from hotseat.games.wazabi.piment import SWITCH
from hotseat.games.wazabi.state import Wazabi
from tests.bots.rivals.wazabi import NormalBot as FirstNormal
from tests.bots.wazabi_clairvoyant import clairvoyant_move
from tests.games.wazabi.board import Board, board

Chooser = Callable[[Wazabi, int], int]


def on_views(bot: Bot) -> Chooser:
    return lambda s, seat: bot.choose(s.view(seat), seat)


def winners(seed: int, choosers: list[Chooser], **options: OptionValue) -> tuple[int, ...]:
    s = game("wazabi").setup(len(choosers), options).start(seeded(seed))
    assert isinstance(s, Wazabi)
    while not s.over:
        seat = s.seat()
        move = choosers[seat](s, seat)
        assert move in s.moves(seat)
        s.push(move, seat)
    return s.outcome().winners


def share(hero: str, rivals: str, players: int, deals: int) -> float:
    """How often the hero wins, every deal played from every seat."""
    won = 0
    for seed in range(deals):
        for place in range(players):
            levels = [hero if seat == place else rivals for seat in range(players)]
            choosers = [on_views(make_bot("wazabi", level, seed * 10 + seat)) for seat, level in enumerate(levels)]
            won += place in winners(seed, choosers)
    return won / (deals * players)


def test_normal_beats_random_with_two_and_four_players() -> None:
    assert share("normal", "random", 2, 40) >= 0.7
    assert share("normal", "random", 4, 12) >= 0.45


def test_easy_beats_random() -> None:
    assert share("easy", "random", 2, 40) > 0.6


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [{"piment": False}, {"play_on": True, "steal_piment": True}, {"teams": True, "deck": "2016"}, {"race": "lots"}],
)
def test_every_level_plays_every_variant(level: str, options: dict[str, OptionValue]) -> None:
    choosers = [on_views(make_bot("wazabi", level, seat)) for seat in range(4)]
    assert winners(3, choosers, **options)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_move(level: str) -> None:
    s = game("wazabi").setup(4).start(seeded(8))
    one, two = make_bot("wazabi", level, 5), make_bot("wazabi", level, 5)
    other = make_bot("wazabi", "random", 1)
    for _ in range(120):
        if s.over:
            break
        seat = s.seat()
        assert one.choose(s.view(seat), seat) == two.choose(s.view(seat), seat)
        s.push(other.choose(s.view(seat), seat), seat)


def chosen(table: Board, level: str = "normal", seed: int = 1) -> str:
    seat = table.s.seat()
    return MOVES.text(make_bot("wazabi", level, seed).choose(table.s.view(seat), seat))


def test_normal_wins_if_it_can() -> None:
    table = board("1b 2b", "W", hands={"A": "draw3 remove1"}).play("A: roll").hold()
    assert chosen(table) == "play remove1"
    pinched = board("1b1r 2b", "W | WC", hands={"A": "remove2"}, lying={"A": "pinch"}).play("A: roll").hold()
    assert chosen(pinched) == "use pinch"


def test_normal_gives_to_the_neighbour_with_fewer_dice() -> None:
    table = board("3b 4b 1b", "G C C").play("A: roll").hold()
    assert chosen(table) == "target C"


def test_normal_rerolls_a_roll_that_wins_and_lets_a_poor_one_be() -> None:
    strong = board("2b 2b 2b", "G G", lying={"B": "reroll"}).play("A: roll").hold()
    assert chosen(strong) == "reroll"
    poor = board("2b 1b", "C C", hands={"A": "give1"}, lying={"B": "reroll"}).play("A: roll").hold()
    assert chosen(poor) == "pass"


def test_normal_drinks_its_milk_against_a_gift_when_it_has_one_die() -> None:
    table = board("3b 1b", "G C C", lying={"B": "milk"}).play("A: roll").hold()
    assert chosen(table) == "milk"


def test_the_best_card_is_kept() -> None:
    hands = {"A": "keep1", "B": "keep2 remove1 steal"}
    table = board("2b 2b", "W W", hands=hands).play("A: roll").hold().play("A: play keep1")
    assert MOVES.text(Outlook(1, RULES).kept(table.s)) == "keep remove1"


def test_a_known_bad_card_is_left_on_the_pile() -> None:
    """A leader does not slap for `switch` when everybody knows that it is on top."""
    table = board("3b 1b 4b", "W C C", flips="switch burn").play("A: roll", order="BAC")
    slaps = [chosen(table, seed=seed) for seed in range(30)]
    assert slaps.count("slap") >= 25
    table.s.unseen = 0
    assert {chosen(table, seed=seed) for seed in range(30)} == {"hold"}


def test_reflexes_grow_with_the_level() -> None:
    rng = seeded(1)
    levels = [REFLEXES[level] for level in ("easy", "normal", "hard", "expert")]
    for reflexes in levels:
        slaps = sum(reflexes.slaps(True, rng) for _ in range(2000))
        errors = sum(reflexes.slaps(False, rng) for _ in range(2000))
        assert abs(slaps - 2 * reflexes.notices) < 60
        assert abs(errors - 2 * reflexes.errs) < 40
    for slower, quicker in pairwise(levels):
        assert quicker.notices > slower.notices
        assert quicker.errs < slower.errs


def test_a_value_is_a_share_of_the_win() -> None:
    table = board("2b 2b 2b")
    for judge in (RULES, Fitted(weights_of(3))):
        assert sum(judge.value(table.s, seat, True) for seat in range(3)) == pytest.approx(1)
        assert judge.value(board("1b 3b").s, 0, True) > 0.5


def test_normal_plays_like_the_first_normal() -> None:
    """Lessons and hints count on it; only the levels above it have changed."""
    s = game("wazabi").setup(4).start(seeded(8))
    other = make_bot("wazabi", "random", 1)
    for seed in range(150):
        if s.over:
            break
        seat = s.seat()
        assert make_bot("wazabi", "normal", seed).choose(s.view(seat), seat) == FirstNormal(seed).choose(
            s.view(seat), seat
        )
        s.push(other.choose(s.view(seat), seat), seat)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_players_has_weights(players: int) -> None:
    assert len(weights_of(players)) == PARTS
    assert weights_of(players) is WEIGHTS[2 if players < 4 else 4]


@pytest.mark.parametrize(("players", "waits"), [(2, [0, 1]), (4, [0, 1, 2, 3]), (8, [0, 1, 1, 1, 2, 2, 3, 3])])
def test_waiting_is_counted_in_thirds_of_a_round(players: int, waits: list[int]) -> None:
    s = board(" ".join(["2b"] * players)).s
    assert [wait_of(s, seat) for seat in range(players)] == waits


def test_dice_of_both_colours_are_told_apart() -> None:
    """A red die is worth more than a black one: it draws cards while it shows a W, and flips Piment cards."""
    black, mixed = board("2b 4b"), board("1b1r 4b")
    fitted = Fitted(weights_of(2))
    assert fitted.value(mixed.s, 0, True) > fitted.value(black.s, 0, True)
    assert RULES.value(mixed.s, 0, True) == RULES.value(black.s, 0, True)
    assert parts_of(mixed.s, 0, True)[:2] == [DICE + 2, RED + 2 * 4 + 1]


def test_hard_keeps_its_milk_when_nothing_but_a_hidden_card_is_at_stake() -> None:
    """A stolen card costs less than the milk is worth, a die costs more."""
    theft = board("3b 3b", "W C C", hands={"A": "steal", "B": "keep1 keep2 steal"}, lying={"B": "milk"})
    theft.play("A: roll").hold().play("A: play steal")
    assert chosen(theft, "hard") == "allow"
    gift = board("3b 1b", "G C C", lying={"B": "milk"}).play("A: roll").hold()
    assert chosen(gift, "hard") == "milk"


def test_hard_weighs_what_a_slap_may_bring() -> None:
    """The only unknown cards left are bad for a player with one die: `normal` slaps all the same."""
    table = board("3b 1b 4b", "W C C", flips="switch switch").play("A: roll", order="BAC")
    cards = sorted(table.s.view(1).fill(seeded(1)).piment, key=lambda kind: kind != SWITCH)
    table.s.piment = tuple(cards)
    table.s.unseen = cards.count(SWITCH)
    assert table.s.unseen > 0
    assert Outlook(1, Fitted(weights_of(3))).gains_by_slapping(table.s.view(1), seeded(1)) is False


def test_the_clairvoyant_plays_legally_and_is_no_level() -> None:
    """The upper bound for measurements; players never meet it."""
    assert "clairvoyant" not in LEVELS
    choosers = [clairvoyant_move, *[on_views(make_bot("wazabi", "normal", seat)) for seat in range(2)]]
    assert winners(1, choosers)
