"""Chapters 1 and 2, Components and Options: decks, deal, draft and refused tables."""

from collections import Counter

import pytest

from hotseat.core.errors import OptionError
from hotseat.core.options import OptionValue
from hotseat.core.rng import ScriptedRng, seeded
from hotseat.games.chili_mafia import GAME, table_rules
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PEPPERS, RD, STRENGTH, is_icon
from hotseat.games.chili_mafia.cards.deck import deck_of
from hotseat.games.chili_mafia.hidden.knowledge import pile_notes
from hotseat.games.chili_mafia.state import ChiliMafia
from tests.games.chili_mafia.builder import Game


@pytest.mark.parametrize(
    ("players", "advanced", "bosses", "cards", "peppers", "icons"),
    [
        (8, False, False, 150, 90, 0),
        (8, True, False, 150, 90, 26),
        (8, False, True, 150, 90, 21),
        (8, True, True, 150, 90, 47),
        (4, False, False, 96, 60, 0),
        (4, True, False, 96, 60, 19),
        (4, False, True, 96, 60, 15),
        (4, True, True, 96, 60, 34),
    ],
)
def test_decks(players: int, advanced: bool, bosses: bool, cards: int, peppers: int, icons: int) -> None:
    """CM-2.1, CM-2.2, CM-1.3: totals of the Components chapter."""
    deck = deck_of(players, advanced, bosses, 4)
    assert len(deck) == cards
    assert len([card for card in deck if card < PEPPERS]) == peppers
    assert len([card for card in deck if is_icon(card)]) == icons
    assert sum([STRENGTH[card] for card in deck if card < PEPPERS]) == (410 if players > 4 else 286)


def test_single_copies() -> None:
    """The tables of the Components chapter, by example."""
    big, small = Counter(deck_of(5, True, True, 4)), Counter(deck_of(2, False, False, 7))
    assert [big[CARD_TEXTS.index(code)] for code in ("JN", "JN*", "GH*", "PD", "PD*", "PX*", "WH", "FU")] == [
        7,
        9,
        6,
        6,
        6,
        4,
        11,
        8,
    ]
    assert [small[CARD_TEXTS.index(code)] for code in ("SC", "JN", "GH", "MS", "CR", "TU", "EA")] == [
        7,
        10,
        5,
        3,
        3,
        4,
        4,
    ]
    assert len(deck_of(2, False, False, 7)) == 99


@pytest.mark.parametrize("players", range(2, 9))
def test_deal_and_place_of_the_raid(players: int) -> None:
    """CM-2.3, CM-2.7, CM-1.10: six cards each, the Raid above six cards per player, plus or minus two."""
    s = GAME.setup(players).start(seeded(players))
    assert isinstance(s, ChiliMafia)
    dealt = s.hands if players == 2 else list(s.packets)
    assert [len(cards) for cards in dealt] == [6] * players
    assert len(s.pile) == (96 if players < 5 else 150) - 6 * players + 1
    assert abs(s.pile.index(RD) - 6 * players) <= 2
    assert pile_notes(s) == [(RD, len(s.pile) - 1 - 6 * players - 2, len(s.pile) - 1 - 6 * players + 2)]


def test_the_draws_of_the_set_up_in_order() -> None:
    """CM-1.9, CM-2.8, CM-2.9: deck, jitter, Heists, first player."""
    numbers = [0] * 95 + [4] + [0] * 15 + [2]
    s = GAME.setup(4, {"heists": True}).start(ScriptedRng(numbers))
    assert isinstance(s, ChiliMafia)
    assert s.pile.index(RD) == 26
    assert len(s.heist_deck) == 16
    assert s.active == 2
    assert s.rng.data() == ["scripted"]


def test_the_draft_goes_round_to_the_left() -> None:
    """CM-2.4, CM-2.5, CM-1.1: one card kept, packets to the left, the last card moves without a question."""
    g = Game(GAME.setup(3).start(seeded(4)))
    first = g.s.packets[0][:]
    g.play(f"A: pick {CARD_TEXTS[first[0]]}")
    assert g.asked == "BC"
    for seat in "BC":
        g.play(f"{seat}: pick {g.listed(seat)[0]}")
    assert g.s.packets[1] == first[1:]
    while g.question == "draft":
        seat = g.asked[0]
        g.play(f"{seat}: pick {g.listed(seat)[0]}")
    assert [len(hand) for hand in g.s.hands] == [6, 6, 6]
    last = [hand for hand in g.s.known if hand]
    assert len(last) == 3  # everybody knows the card handed on last


def test_the_time_out_of_the_draft() -> None:
    """The default of `draft`."""
    g = Game(GAME.setup(3).start(seeded(4)))
    for packet, pick in (("JN CR SC FU", "SC"), ("JN TA FU WH", "TA"), ("WH FU EA", "FU"), ("WH EA", "WH")):
        g.s.packets[0] = sorted([CARD_TEXTS.index(code) for code in packet.split()])
        assert g.s.setup.game.moves.text(g.s.question.default(g.s, 0)) == pick


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {"teams": "2"}, "equal teams"),
        (2, {"teams": "2"}, "equal teams"),
        (4, {"teams": "4"}, "equal teams"),
        (4, {"manners": True}, "only affects Heists"),
        (2, {"raid_position": 84}, "does not fit.*From 2 to 82 would do"),
        (2, {"raid_position": 1}, "does not fit"),
        (3, {"sweet_chili_small_deck": 9}, "from 0 to 8"),
        (9, {}, "2 to 8 players"),
    ],
)
def test_refused_tables_say_why(players: int, options: dict[str, OptionValue], reason: str) -> None:
    """The Options chapter."""
    with pytest.raises(OptionError, match=reason):
        GAME.setup(players, options)


@pytest.mark.parametrize(("players", "size"), [(4, "2"), (6, "2"), (8, "2"), (6, "3"), (8, "4")])
def test_every_legal_team_size(players: int, size: str) -> None:
    """CM-13.1: teammates never sit side by side."""
    s = GAME.setup(players, {"teams": size}).start(seeded(1))
    assert isinstance(s, ChiliMafia)
    assert all(s.rules.team[seat] != s.rules.team[(seat + 1) % players] for seat in range(players))


def test_the_rules_of_many_different_tables_are_not_kept_for_ever() -> None:
    """Otherwise whoever opens tables with ever new options fills the memory of a server."""
    first = GAME.setup(4, {"raid_jitter": 1}).start(seeded(1))
    assert isinstance(first, ChiliMafia)
    for jitter in range(6):
        for below in range(10, 30):
            GAME.setup(4, {"raid_jitter": jitter, "raid_position": below}).start(seeded(1))
    assert len(table_rules._MADE) <= table_rules.MOST_KEPT
    assert first.rules.options == first.setup.options
