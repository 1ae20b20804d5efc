"""Components, options and the start of the game (WZ-2)."""

from collections import Counter

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.options import OptionValue
from hotseat.core.rng import ScriptedRng, seeded
from hotseat.games import game
from hotseat.games.wazabi import roll_off
from hotseat.games.wazabi.cards import COPIES, DECKS
from hotseat.games.wazabi.dice import BLACK_FACES, FIGURE_TEXTS, roll_text
from hotseat.games.wazabi.hands import cards_of
from hotseat.games.wazabi.piment import RECONSTRUCTION_1
from hotseat.games.wazabi.state import Wazabi
from tests.games.wazabi.board import board, numbers


def started(players: int, seed: int = 1, **options: OptionValue) -> Wazabi:
    s = game("wazabi").setup(players, options).start(seeded(seed))
    assert isinstance(s, Wazabi)
    return s


def test_both_decks_have_36_cards() -> None:
    """WZ-E49: `2008` has seven `remove1`; both decks have 36 cards, of 10 and 12 kinds."""
    assert [len(DECKS[name]) for name in ("2008", "2016")] == [36, 36]
    assert COPIES["2008"][0] == 7
    assert [sum(copies > 0 for copies in COPIES[name]) for name in ("2008", "2016")] == [10, 12]


def test_the_figures_of_a_black_die_are_not_equally_likely() -> None:
    """WZ-E50: 3 W, 2 cards, 1 give of six."""
    assert Counter(FIGURE_TEXTS[face] for face in BLACK_FACES) == {"W": 3, "C": 2, "G": 1}


def test_reconstruction_1_has_20_cards_half_of_them_kept() -> None:
    """The reconstruction: 20 cards, 8 designs, red faces `WC WC P P C G`."""
    assert len(RECONSTRUCTION_1.cards) == 20
    assert sum(RECONSTRUCTION_1.copies[:4]) == 10
    assert " ".join(FIGURE_TEXTS[face] for face in RECONSTRUCTION_1.red_faces) == "WC WC P P C G"


@pytest.mark.parametrize("players", range(2, 9))
def test_zones_at_the_start_with_piment(players: int) -> None:
    """WZ-2.1, WZ-2.2, WZ-2.3, WZ-2.4: 3 black dice and a red one, three cards each."""
    s = started(players)
    assert (s.black, s.red) == ([3] * players, [1] * players)
    assert (s.reserve_black, s.reserve_red) == (24 - 3 * players, 8 - players)
    assert s.sizes == [3] * players
    assert len(s.pile) == 36 - 3 * players
    assert s.discard == []
    assert (len(s.piment), s.unseen) == (20, 20)


@pytest.mark.parametrize("players", range(2, 7))
def test_zones_at_the_start_of_the_base_game(players: int) -> None:
    """WZ-2.1, WZ-2.2: 4 black dice each and no red dice at all, no Piment cards."""
    s = started(players, piment=False)
    assert (s.black, s.red) == ([4] * players, [0] * players)
    assert (s.reserve_black, s.reserve_red, s.piment) == (24 - 4 * players, 0, ())


def test_other_numbers_of_dice() -> None:
    """WZ-2.1: `dice` - 1 black and a red one, or all black."""
    assert (started(2, dice=6).black[0], started(2, dice=6).red[0]) == (5, 1)
    assert started(2, dice=2, piment=False).black[0] == 2


def test_cards_are_dealt_one_at_a_time_from_seat_a() -> None:
    """WZ-2.3: the top card to A, the next to B, three times round."""
    unshuffled = [*range(35, 0, -1), *range(19, 0, -1)]
    rolls = [*numbers("W W W | P"), *numbers("C C C | P"), *numbers("C C C | P")]
    s = game("wazabi").setup(3).start(ScriptedRng([*unshuffled, *rolls]))
    assert isinstance(s, Wazabi)
    top = DECKS["2008"][::-1]
    assert cards_of(s.hands[1]) == tuple(sorted([top[1], top[4], top[7]]))
    assert s.pile == DECKS["2008"][: 36 - 9]


def test_play_starts_clockwise() -> None:
    """WZ-2.5."""
    assert started(4).direction == 1


def test_the_roll_off_goes_on_among_those_who_tie() -> None:
    """WZ-2.6, WZ-2.7, WZ-E42: A and B have 2, C has 1; again A 1, B 3: B begins."""
    rolls = ["W W C | P", "W C C | WC", "W G G | C", "W C C | P", "W W C | WC"]
    table = board("3b1r 3b1r 3b1r", flips="milk burn")
    table.s.roll_offs = ()
    table.s.rng = ScriptedRng([number for roll in rolls for number in numbers(roll)])
    before = (table.dice, table.piment, table.hand("A"))
    assert roll_off(table.s) == 1
    shown: tuple[tuple[int, ...], ...] = table.s.roll_offs
    assert (table.dice, table.piment, table.hand("A")) == before  # no race, no chili, no cards, no gifts
    assert [[roll_text(roll) if roll else "" for roll in row] for row in shown] == [
        ["W W C | P", "W C C | WC", "W G G | C"],
        ["W C C | P", "W W C | WC", ""],
    ]


def test_the_roll_off_asks_nobody_and_everybody_sees_it() -> None:
    """WZ-2.7: the first question is the winner's `roll`; a spectator's view has all rolls."""
    s = started(5, seed=3)
    assert s.question.name == "roll"
    assert s.view(None).roll_offs == s.roll_offs
    assert len(s.roll_offs[0]) == 5


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (7, {"piment": False}, "without Supplement Piment at most 6 can play, not 7"),
        (6, {"piment": False, "dice": 5}, "6 players can have at most 4 dice each, not 5"),
        (8, {"dice": 5}, "8 players can have at most 4 dice each, not 5"),
        (6, {"dice": 6}, "6 players can have at most 5 dice each, not 6"),
        (4, {"piment": False, "race": "lots"}, "race: this needs Piment cards"),
        (4, {"piment": False, "steal_piment": True}, "steal_piment: this needs Piment cards"),
        (5, {"teams": True}, "two equal teams need 4, 6 or 8 players, not 5"),
        (4, {"teams": True, "play_on": True}, "a team game ends with the first player out"),
        (1, {}, "1 cannot play wazabi"),
        (9, {}, "9 cannot play wazabi"),
        (4, {"dice": 1}, "a whole number from 2 to 6"),
        (4, {"deck": "1999"}, "choose one of 2008, 2016"),
        (4, {"piment_deck": "real"}, "choose one of reconstruction-1"),
        (4, {"race": "fast"}, "choose one of reflex, lots, calm"),
    ],
)
def test_refused_options_say_why(players: int, options: dict[str, OptionValue], reason: str) -> None:
    """WZ-E47: each is refused with its reason."""
    with pytest.raises(OptionError, match=reason):
        game("wazabi").setup(players, options)


def test_six_players_with_five_dice_use_all_black_dice() -> None:
    """WZ-E47: allowed, the reserve has no black die."""
    assert started(6, dice=5).reserve_black == 0
