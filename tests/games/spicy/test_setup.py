"""Setup and options (chapter 1)."""

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.options import OptionValue
from hotseat.core.rng import ScriptedRng, seeded
from hotseat.games import game
from hotseat.games.spicy.cards import COPIES_IN_DECK, DECK, card_texts, claim_texts, has_number, has_spice
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.spicy.state import Spicy
from tests.games.spicy.contract import census


def dealt(players: int, id: str = "spicy", seed: int = 7, **options: OptionValue) -> Spicy:
    s = game(id).setup(players, options).start(seeded(seed))
    assert isinstance(s, Spicy)
    return s


def refusal(players: int = 3, **options: OptionValue) -> OptionError:
    with pytest.raises(OptionError) as refused:
        game("spicy").setup(players, options)
    return refused.value


def test_sp_1_1_two_to_six_players_and_no_other_number() -> None:
    """SP-1.1"""
    for players in range(2, 7):
        assert dealt(players).players == players
    for players in (1, 7):
        assert refusal(players).code == "players"


def test_the_deck_has_the_printed_totals() -> None:
    assert len(DECK) == 100
    assert COPIES_IN_DECK.count(3) == 30
    assert COPIES_IN_DECK.count(5) == 2
    for claim in range(30):
        assert sum(has_spice(kind, claim) for kind in DECK) == 35
        assert sum(has_number(kind, claim) for kind in DECK) == 14
        assert sum(has_number(kind, claim) and has_spice(kind, claim) for kind in DECK) == 3


def test_cards_are_letter_first_and_claims_number_first() -> None:
    assert card_texts("CWP")[6] == "C7"
    assert claim_texts("CWP")[6] == "7C"
    assert card_texts("CLP")[10:][:10] == tuple(f"L{n}" for n in range(1, 11))


@pytest.mark.parametrize(
    ("players", "pile", "below"), [(2, 88, 58), (3, 82, 38), (4, 76, 38), (5, 70, 15), (6, 64, 15)]
)
def test_sp_1_2_and_sp_1_3_six_cards_each_and_worlds_end_at_its_height(players: int, pile: int, below: int) -> None:
    """SP-1.2 and SP-1.3 with the table of World's End."""
    s = dealt(players, jitter=0)
    assert [len(hand) for hand in s.hands] == [6] * players
    assert len(s.pile) == pile
    assert s.under_worlds_end == below
    depths = {dealt(players, seed=seed).under_worlds_end - below for seed in range(300)}
    assert depths == {-3, -2, -1, 0, 1, 2, 3}


def test_sp_1_3_the_place_of_worlds_end_is_hidden_and_its_range_is_public() -> None:
    """SP-1.3"""
    s = dealt(4)
    for seat in (0, 1, 2, 3, None):
        assert s.view(seat).under_worlds_end == -1
    assert s.view(0).gauge() == (76 - 41, 76 - 35)


def test_sp_1_4_three_trophies_lie_beside_the_pile() -> None:
    """SP-1.4"""
    assert dealt(4).trophies_left() == 3


def test_sp_1_5_named_seasonings_are_in_force_from_the_first_turn() -> None:
    """SP-1.5"""
    assert dealt(3).seasonings.ids() == []
    s = dealt(3, seasonings=["copy_cat", "we_love_chili"])
    assert s.seasonings.ids() == ["we_love_chili", "copy_cat"]
    assert s.view(None).seasonings.ids() == ["we_love_chili", "copy_cat"]


def test_sp_1_5_random_seasonings_are_drawn_from_the_seed() -> None:
    """SP-1.5, `random:N`"""
    for count in range(7):
        drawn = [tuple(dealt(3, seed=seed, seasonings=f"random:{count}").seasonings.ids()) for seed in range(60)]
        assert {len(ids) for ids in drawn} == {count}
        assert len({id for ids in drawn for id in ids}) == (6 if count else 0)
    assert drawn[0] == tuple(IDS)


def test_sp_1_6_the_first_player_is_drawn_unless_named() -> None:
    """SP-1.6"""
    assert {dealt(3, seed=seed).seat() for seed in range(40)} == {0, 1, 2}
    assert {dealt(3, seed=seed, first="B").seat() for seed in range(40)} == {1}


def test_sp_1_7_random_draws_come_in_a_fixed_order() -> None:
    """SP-1.7: seasonings, shuffle, jitter, first player; values fixed by an option are not drawn."""
    shuffle = [0] * 99
    everything = game("spicy").setup(2, {"seasonings": "random:1"})
    s = everything.start(ScriptedRng([0] * 5 + shuffle + [6, 1]))
    assert isinstance(s, Spicy)
    assert s.under_worlds_end == 58 + 3
    assert s.seat() == 1
    nothing = game("spicy").setup(2, {"seasonings": ["copy_cat"], "jitter": 0, "first": "A"})
    assert nothing.start(ScriptedRng(shuffle)).seat() == 0


def test_sp_1_8_the_hundred_cards_are_all_there() -> None:
    """SP-1.8 (and at every later question: the contract's census)"""
    assert sum(census(dealt(5)).values()) == 100


def test_options_are_refused_with_a_reason_for_people() -> None:
    assert refusal(seasonings=["pepper_mill"]).code == "seasonings"
    assert "we_love_chili" in refusal(seasonings=["pepper_mill"]).message
    assert refusal(seasonings=["copy_cat", "copy_cat"]).code == "seasonings"
    assert "twice" in refusal(seasonings=["copy_cat", "copy_cat"]).message
    assert refusal(seasonings=3).code == "seasonings"
    for value in ("random:7", "random:-1", "random:x", "random:"):
        assert refusal(seasonings=value).code == "seasonings-random"
    assert refusal(end_card=2).code == "end-card-low"
    assert refusal(end_card=80).code == "end-card-high"
    assert refusal(end_card=79, jitter=3).code == "end-card-high"
    assert game("spicy").setup(3, {"end_card": 78, "jitter": 3}).options.changed() == {"end_card": 78}
    assert game("spicy").setup(3, {"end_card": 3, "jitter": 3}).options.changed() == {"end_card": 3}
    assert refusal(jitter=11).code == "number"
    assert refusal(first="D").code == "seat"
    assert refusal(super_jokers=True).code == "unknown-option"


def test_the_seasonings_describe_themselves_to_forms_as_a_set() -> None:
    described = game("spicy").options.describe(3)["seasonings"]
    assert described == {"sort": "set", "words": list(IDS), "default": []}


def test_seasonings_are_read_from_text_too_and_written_back() -> None:
    setup = game("spicy").setup(3, {"seasonings": "copy_cat, spice_raider"})
    assert setup.options.changed() == {"seasonings": ["spice_raider", "copy_cat"]}
    assert game("spicy").setup(3, {"seasonings": "random:2"}).options.changed() == {"seasonings": "random:2"}
    assert game("spicy").setup(3, {"seasonings": ""}).options.changed() == {}
