"""The bots of Spicy and Sweet & Spicy: legal, reproducible, sensible, and stronger level by level."""

import pytest

from hotseat.bots import Bot, make_bot
from hotseat.bots.arena import Match, play_match
from hotseat.bots.spicy import expert, hard, normal
from hotseat.bots.spicy.choices import PARTS, TRUE, choices_of, truth
from hotseat.bots.spicy.haste import is_hasty
from hotseat.bots.spicy.policy import chances
from hotseat.bots.spicy.prior import blended, prior, weights_of
from hotseat.bots.spicy.sight import Sight
from hotseat.bots.spicy.weights import WEIGHTS
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game
from hotseat.games.spicy.cards import ALL_KNOW
from hotseat.games.spicy.moves import DOUBT_NUMBER, DOUBT_SPICE
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
@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard", "expert"])
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
    assert share(id, "normal", "random", 2, 20) >= 0.8
    assert share(id, "normal", "random", 4, 8) >= 0.6


def test_easy_beats_random() -> None:
    assert share("spicy", "easy", "random", 2, 20) > 0.6


def chosen(table: Case, seat: str, seed: int = 1) -> str:
    who = "ABCDEF".index(seat)
    return table.s.setup.game.moves.text(normal(seed).choose(table.seen(seat), who))


def likely(table: Case, seat: str, learned: float = 1.0) -> dict[str, float]:
    """The probability with which the policy makes each move, by its text."""
    view, who = table.seen(seat), "ABCDEF".index(seat)
    found = choices_of(view, who, Sight(view, who, True))
    shares = chances(found, blended(view.jokers, view.players, learned))
    return {table.s.setup.game.moves.text(move): share for move, share in zip(found.moves, shares, strict=True)}


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_players_has_weights(id: str) -> None:
    assert [len(weights_of(id == "sweet-spicy", players)) for players in range(2, 7)] == [PARTS] * 5


def test_a_size_that_was_not_learned_uses_the_next_larger_one() -> None:
    assert 5 not in WEIGHTS["sweet-spicy"]
    assert weights_of(True, 5) == WEIGHTS["sweet-spicy"][6]


def test_a_level_lies_between_the_beginner_and_what_was_learned() -> None:
    assert blended(False, 4, 0.0) == prior(4)
    assert blended(False, 4, 1.0) == pytest.approx(WEIGHTS["spicy"][4])


def test_expert_keeps_doubting_numbers_at_a_table_of_two() -> None:
    """A quarter of all doubts in 500 games (docs/bots.md); without its correction it was one in ten."""
    drawn = portrait(Sitting("spicy", 2, "expert", games=40, seed=72_000), workers=1)
    found = {row.name: row.value for row in drawn.rows}
    assert found["number-doubts"] > 0.2


def test_expert_is_corrected_where_it_would_hardly_doubt_numbers() -> None:
    def number_doubts(id: str, players: int) -> tuple[float, float]:
        table = case(players, stack="B C2/2C, A C3/3C", turn="B", game=id, hands={"B": "C1 C9"})
        corrected = expert(1).policy(table.seen("B"), 1) or {}
        return corrected[DOUBT_NUMBER], likely(table, "B", 2.0)["doubt number"]

    corrected, learned = number_doubts("spicy", 2)
    assert corrected > 2 * learned
    for id, players in (("spicy", 3), ("sweet-spicy", 2)):
        corrected, learned = number_doubts(id, players)
        assert corrected == pytest.approx(learned)
    corrected, learned = number_doubts("sweet-spicy", 3)
    assert corrected > 2 * learned


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_last_cards_of_a_table_of_two_are_doubted_by_either_half(id: str, level: str) -> None:
    """Nearly all were doubted by their spice, so that a card of the right spice was a sure trophy."""
    found = []
    for seed in range(4):
        s = game(id).setup(2).start(seeded(900 + seed))
        bots = [make_bot(id, level, 10 * seed + seat) for seat in range(2)]
        while not s.over:
            seat = s.seat()
            view, move = s.view(seat), bots[seat].choose(s.view(seat), seat)
            if view.question.name == "last":
                found.append(bots[seat].policy(view, seat) or {})
            s.push(move, seat)
    by_number, by_spice = [sum([chances[move] for chances in found]) for move in (DOUBT_NUMBER, DOUBT_SPICE)]
    assert 0.5 < by_number / by_spice < 2


def test_a_lie_that_the_own_cards_prove_is_doubted() -> None:
    """All nine sevens and all number-wilds are visible."""
    hand = "C7 C7 C7 W7 W7 W7 P7 P7 P7 XN XN XN XN XN"
    table = case(2, stack="B P2/2P, A P8/7P", turn="B", hands={"B": hand})
    other = case(2, stack="B P2/2P, A P8/7P", turn="B", hands={"B": "C2 W9"})
    assert likely(table, "B")["doubt number"] > 5 * likely(other, "B")["doubt number"]


def test_chances_add_up_and_slips_of_manners_are_never_made() -> None:
    table = case(3, stack="A P3/3P", turn="B", hands={"B": "P5 XS", "C": "C1 W2"}, manners=True)
    shares = likely(table, "B")
    assert sum(shares.values()) == pytest.approx(1)
    assert not [text for text in shares if text.startswith("peek") or text in ("play P5 as 1C", "play P5 as 2P")]


def test_many_possible_lies_do_not_make_lying_likely() -> None:
    """One true claim has as much weight as all lies of one kind together."""
    table = case(4, stack="A P3/3P", turn="B", hands={"B": "P5 C9 C8 W1 W2"})
    found = {text: share for text, share in likely(table, "B", 0.0).items() if text.startswith("play")}
    true = found["play P5 as 5P"]
    assert true > 0.5 * sum([share for text, share in found.items() if text != "play P5 as 5P"]) / 3
    assert truth(table.s, 24, 24) == TRUE


def test_a_table_that_doubts_every_opening_is_recognised() -> None:
    """Every card taken was alone on its stack: a player who waits there gets no other chance to doubt."""
    quick = case(4, stack="A P3/3P", turn="B", hands={"C": "C1 W2"})
    quick.s.won = [tuple([5 | ALL_KNOW] * 6), (6 | ALL_KNOW, 7 | ALL_KNOW), (), ()]
    patient = case(4, stack="A P3/3P", turn="B", hands={"C": "C1 W2"})
    patient.s.won = [tuple([5, 6, 8 | ALL_KNOW] * 2), (6, 7, 9 | ALL_KNOW), (), ()]
    assert Sight(quick.s.view(2), 2, True).hurried > 0.6
    assert Sight(patient.s.view(2), 2, True).hurried == 0
    shares = likely(quick, "C")
    assert shares["doubt number"] + shares["doubt spice"] > 0.5
    assert likely(patient, "C")["trust"] > 0.7


def test_a_true_copy_is_laid_rather_than_a_lie() -> None:
    table = case(4, stack="A P3/3P", turn="B", hands={"D": "P3 C9"}, seasonings=["copy_cat"])
    assert likely(table, "D")["copy P3"] > 5 * likely(table, "D")["copy C9"]


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_tables_of_equals_play_the_game(players: int, level: str) -> None:
    """A small sample with fixed seeds; docs/bots.md has 500 games each."""
    drawn = portrait(Sitting("spicy", players, level, games=12, seed=70_000), workers=1)
    found = {row.name: row.value for row in drawn.rows}
    assert found["openings-doubted"] < 0.45
    assert found["height-taken"] > 2
    assert 0.25 < found["doubts-right"] < 0.65
    assert 0.1 < found["number-doubts"] < 0.9
    assert found["trophies"] > 0.5


@pytest.mark.parametrize(("players", "lone"), [(3, "hero"), (4, "hero"), (4, "rival")])
def test_hard_is_not_frozen_out_by_the_first_normal(players: int, lone: str) -> None:
    """It doubted every opening at once, so that a patient player never got a turn."""
    match = Match("spicy", players, "hard", "tests.bots.rivals.spicy:normal", deals=12, seed=71_000, lone=lone)
    assert play_match(match, workers=1).share > 0.9 * match.fair_share()


def hasty(table: Case, stacks: int, height: int = 1) -> Case:
    """The same table after so many stacks of this height were taken."""
    stack = (5,) * (height - 1) + (6 | ALL_KNOW,)
    table.s.won = [stack * stacks, *table.s.won[1:]]
    return table


def possible(table: Case, seat: str) -> set[str]:
    """The moves that `hard` may make, as text."""
    chances = hard(1).policy(table.seen(seat), "ABCDEF".index(seat)) or {}
    return {table.s.setup.game.moves.text(move) for move, chance in chances.items() if chance > 0}


def test_a_hasty_table_is_answered_in_kind() -> None:
    """From three stacks on, an opening is doubted at once by `hard`, and its own openings have the right number."""
    for players in (3, 4, 6):
        table = hasty(case(players, stack="A P3/3P", turn="B", hands={"C": "C1 W2"}), 3)
        assert possible(table, "C") == {"doubt number"}
        opening = hasty(case(players, stack="", turn="B", hands={"B": "C1 W8 XN"}), 3)
        assert possible(opening, "B") == {"play C1 as 1C"}


@pytest.mark.parametrize(("stacks", "height", "players"), [(2, 1, 3), (3, 2, 3), (6, 3, 4), (8, 1, 2)])
def test_a_patient_table_and_a_table_of_two_are_not_hasty(stacks: int, height: int, players: int) -> None:
    table = hasty(case(players, stack="A P3/3P", turn="B", hands={"B": "C1 W2"}), stacks, height)
    view = table.seen("B")
    assert not is_hasty(view, Sight(view, 1, True))


def test_later_cards_and_last_cards_of_a_hasty_table_are_weighed_as_usual() -> None:
    table = hasty(case(3, stack="B P2/2P, A P3/3P", turn="B", hands={"C": "C1 W2"}), 3)
    assert possible(table, "C") == {"doubt number", "doubt spice", "trust"}


def words(table: Case, seat: str, level: str) -> set[str]:
    """The first words of the moves that this level may make."""
    chances = make_bot("spicy", level, 1).policy(table.seen(seat), "ABCDEF".index(seat)) or {}
    return {table.s.setup.game.moves.text(move).split()[0] for move, chance in chances.items() if chance > 0}


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_last_card_that_would_win_the_game_is_never_let_be(level: str) -> None:
    """With a second trophy its owner wins at once: whoever doubts in vain has lost nothing."""

    def laid(players: int, trophies: int) -> Case:
        table = case(players, stack="B P2/2P", turn="A", hands={"A": "P5"}, trophies={"A": trophies})
        return table.play("A: play P5 as 5P")

    for players in (2, 4):
        fatal, harmless = laid(players, 1), laid(players, 0)
        for seat in "BCD"[: players - 1]:
            assert words(fatal, seat, level) == {"doubt"}
            assert words(harmless, seat, level) == {"doubt", "trust"}


def test_the_last_trophy_is_let_go_only_by_whoever_wins_all_the_same() -> None:
    ahead = {"B": 30, "C": 5}
    table = case(3, stack="B P2/2P", turn="A", hands={"A": "P5"}, won=ahead, trophies={"B": 1, "C": 1})
    table.play("A: play P5 as 5P")
    assert words(table, "B", "hard") == {"doubt", "trust"}
    assert words(table, "C", "hard") == {"doubt"}


def test_a_beginner_may_overlook_that_a_last_card_wins_the_game() -> None:
    fatal = case(2, stack="B P2/2P", turn="A", hands={"A": "P5"}, trophies={"A": 1}).play("A: play P5 as 5P")
    assert words(fatal, "B", "easy") == {"doubt", "trust"}


def test_whoever_has_peeked_cannot_doubt_and_lets_the_card_be() -> None:
    fatal = case(2, stack="B P2/2P", turn="A", hands={"A": "P5"}, trophies={"A": 1}, manners=True)
    fatal.play("A: last play P5 as 5P", "B: peek stack")
    assert words(fatal, "B", "hard") == {"trust"}


def test_the_last_card_is_called_where_manners_count() -> None:
    table = case(2, stack="B P2/2P", turn="A", hands={"A": "P5"}, manners=True)
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
