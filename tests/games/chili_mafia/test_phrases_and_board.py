"""Everything a person sees exists in three languages, and the board fits the terminal."""

import io
import random

import pytest
from rich.console import Console

from hotseat.cli.boards.chili_mafia import board
from hotseat.cli.telling import Teller
from hotseat.core.events import Event
from hotseat.core.moves import UNKNOWN
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS
from hotseat.games.chili_mafia.cards.deck import deck_of
from hotseat.games.chili_mafia.events import DREW
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.locales import LANGUAGES, phrases
from tests.games.chili_mafia.builder import given

ERRORS = [
    "teams",
    "manners",
    "raid-position",
    "raid-incomplete",
    "raid-parked",
    "raid-pool",
    "raid-card",
    "plan",
    "must-pass",
    "must-end",
    "line-open",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_exists_and_can_be_said(language: str) -> None:
    words = phrases(language)
    ids = ["name", "line"]
    for option in GAME.options.describe(4):
        ids += [f"option-{option.replace('_', '-')}", f"option-{option.replace('_', '-')}-help"]
    ids += [f"question-{question}" for question in GAME.questions]
    used = {CARD_TEXTS[card] for bosses in (False, True) for card in deck_of(8, bosses, bosses, 4)} | {"RD"}
    used |= {CARD_TEXTS[card] for card in deck_of(8, False, True, 4)} | {
        CARD_TEXTS[card] for card in deck_of(8, True, False, 4)
    }
    ids += [f"card-{code.lower().replace('*', '-icon')}" for code in used]
    ids += [f"heist-{code.lower()}" for code in HEIST_TEXTS]
    for name in ids:
        assert words.say(f"chili-mafia-{name}")
    for kind in GAME.events:
        facts = {f"{name}{form}": "X" for name, _ in kind.facts for form in ("", "Is", "Count")}
        assert words.say(f"chili-mafia-event-{kind.name}", hidden="no", **facts)
    for code in ERRORS:
        assert words.knows(f"error-{code}")


@pytest.mark.parametrize(("players", "teams", "width"), [(2, "none", 80), (4, "2", 80), (8, "4", 80), (8, "none", 120)])
def test_the_board_shows_every_moment_of_a_game(players: int, teams: str, width: int) -> None:
    """No line is wider than the terminal, one's own cards are shown, and nothing of a hidden hand."""
    setup = GAME.setup(players, {"advanced": True, "bosses": True, "heists": True, "teams": teams})
    rng = random.Random(players)
    s = setup.start(seeded(players))
    names = [f"Player {seat}" for seat in range(players)]
    while not s.over:
        s.push(rng.choice(s.moves()))
        if rng.random() < 0.05 or s.over:
            for seat in (0, None):
                out = io.StringIO()
                console = Console(file=out, width=width, color_system=None)
                console.print(board(s.view(seat), seat, names, phrases(rng.choice(LANGUAGES))))
                text = out.getvalue()
                assert max([len(shown) for shown in text.splitlines()]) <= width
                assert "Player 1" in text


def test_the_board_says_that_the_raid_is_on_and_then_that_it_is_over() -> None:
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH", pile="RD JN JN").play("A: pass hand WH")
    assert "the Raid is under way" in drawn(g.s)
    g.play("A: done", "B: done")
    assert "the Raid is over" in drawn(g.s)


def drawn(s: ChiliMafia) -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(board(s.view(0), 0, ["Ann", "Bob"], phrases("en")))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_draft_of_eight_is_told_in_two_lines() -> None:
    """What the others keep and receive is hidden and not reported; equal events are reported once."""
    s = GAME.setup(8).start(seeded(3))
    s.events = []
    while s.question.name == "draft" and len(s.events) < 24:
        s.push(s.moves()[0])
    teller = Teller(GAME, [f"Player {letter(seat)}" for seat in range(8)], phrases("en"))
    assert len(teller.news(s.events, 2)) < 8
    assert all(line.plain.startswith("Player C ") for line in teller.news(s.events, 2))
    assert all(line.plain.startswith("You ") for line in teller.news(s.events, 2, 2))
    assert teller.news(s.events, None) == []
    draws = [Event(DREW, (1, 5), (1,), (1, UNKNOWN))] * 2
    assert [line.plain for line in teller.news(draws, 0)] == ["Player B draws a card. ×2"]
