"""Chapter 1 of the rules of Stick 'Em: set-up."""

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.rng import ScriptedRng, seeded
from hotseat.core.seats import letter
from hotseat.games.stick_em import GAME
from hotseat.games.stick_em.cards import cards_in_use, colour_of, value_of
from hotseat.games.stick_em.state import StickEm
from tests.games.stick_em.builder import new_game, say

SETS = {3: (5, 9, 45, 180, 5), 4: (5, 12, 60, 330, 5), 5: (5, 15, 75, 525, 5), 6: (6, 15, 90, 630, 6)}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_sit_clockwise_from_a(players: int) -> None:
    """SE-1.1"""
    s = new_game(players, first="B")
    assert [letter(seat) for seat in s.question.players] == ["B", *"CDEF"[: players - 2], "A"]


@pytest.mark.parametrize("players", [0, 2, 7])
def test_two_and_seven_are_refused_with_a_clear_error(players: int) -> None:
    """SE-1.1, SE-E21"""
    with pytest.raises(OptionError, match=f"{players} cannot play stick-em; it takes 3 to 6 players"):
        GAME.setup(players)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_cards_in_use_depend_on_the_players_only(players: int) -> None:
    """SE-1.2, SE-E22"""
    colours, numbers, cards, total, zeros = SETS[players]
    deck = cards_in_use(players)
    assert len(set(deck)) == len(deck) == cards
    assert len({colour_of(card) for card in deck}) == colours
    assert {value_of(card) for card in deck} == set(range(numbers))
    assert sum(value_of(card) for card in deck) == total
    assert sum(value_of(card) == 0 for card in deck) == zeros


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_round_deals_all_cards_fifteen_each(players: int) -> None:
    """SE-1.3"""
    s = new_game(players, rounds=2)
    first = list(s.hands)
    assert sorted(card for hand in s.hands for card in hand) == cards_in_use(players)
    while s.round == 1:
        s.push(s.moves()[0])
    assert all(len(hand) == 15 for hand in s.hands)
    assert sorted(card for hand in s.hands for card in hand) == cards_in_use(players)
    assert s.hands != first


def test_the_first_leader_is_drawn_unless_named() -> None:
    """SE-1.4"""
    assert {new_game(4, seed).opener for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(4, seed, first="C").opener for seed in range(10)} == {2}


@pytest.mark.parametrize(("rounds", "leaders"), [("auto", "CDAB"), (6, "CDABCD"), (1, "C")])
def test_each_round_is_led_by_the_left_neighbour_of_the_last_rounds_leader(rounds: str | int, leaders: str) -> None:
    """SE-1.4, SE-E19, SE-6.3"""
    s = new_game(4, first="C", rounds=rounds)
    led = []
    while not s.over:
        if len(s.question.players) == s.players:
            led.append(letter(s.opener))
        s.push(s.moves()[0])
    assert "".join(led) == leaders


def test_chance_decides_the_first_leader_then_each_deal_and_nothing_else() -> None:
    """SE-1.5"""
    identity = list(range(44, 0, -1))  # a Fisher-Yates shuffle that swaps every card with itself
    named = GAME.setup(3, {"first": "A", "rounds": 1}).start(ScriptedRng(identity))
    drawn = GAME.setup(3, {"rounds": 1}).start(ScriptedRng([0, *identity]))
    assert isinstance(named, StickEm)
    assert isinstance(drawn, StickEm)
    assert named.hands == drawn.hands == [tuple(cards_in_use(3)[i : i + 15]) for i in (0, 15, 30)]
    while not drawn.over:
        drawn.push(drawn.moves()[0])  # the scripted generator would refuse another draw


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 0}, "rounds: enter auto or a whole number from 1 to 20, not 0"),
        ({"rounds": 21}, "rounds: enter auto or a whole number from 1 to 20, not 21"),
        ({"rounds": "many"}, "rounds: enter auto or a whole number"),
        ({"first": "E"}, "first: enter random or a seat from A to D, not 'E'"),
        ({"all_zero_leader_wins": "perhaps"}, "all_zero_leader_wins: enter true or false"),
        ({"jokers": True}, "jokers: there is no such option. Options here: rounds"),
    ],
)
def test_bad_options_are_refused_with_their_reason(options: dict[str, str | int | bool], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.setup(4, {**options})


def test_all_other_combinations_of_options_are_allowed() -> None:
    for zero in (False, True):
        for memory in (False, True):
            for first in ("random", "A", "C"):
                for rounds in ("auto", 1, 20):
                    options = {"all_zero_leader_wins": zero, "open_memory": memory, "first": first, "rounds": rounds}
                    assert not GAME.setup(3, {**options}).start(seeded(1)).over


def test_options_read_as_people_write_them() -> None:
    s = new_game(3, first="b", rounds="2", all_zero_leader_wins="on")
    assert (s.opener, s.rounds(), s.options.all_zero_leader_wins) == (1, 2, True)
    say(s, "B: " + GAME.moves.text(s.moves()[0]))
