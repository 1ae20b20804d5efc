"""The board of Stick 'Em shows what its digest calls worth showing, and hides what is hidden."""

import io
from typing import Literal

from rich.console import Console

from hotseat.cli.boards.stick_em import MARKS, board, marked
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS, COLOURS
from hotseat.games.stick_em.state import StickEm
from hotseat.locales import phrases
from hotseat.table import Table

NAMES = ["A Ada", "B [b]", "C"]


def drawn(state: State, seat: int | None, colours: bool = False, width: int = 100) -> str:
    system: Literal["standard"] | None = "standard" if colours else None
    console = Console(file=io.StringIO(), width=width, force_terminal=colours, color_system=system, highlight=False)
    console.print(board(state, seat, NAMES, phrases("en")))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(moves: int, open_memory: bool = False) -> Table:
    table = Table.open("stick-em", 3, seed=1, rounds=2, first="A", open_memory=open_memory)
    for _ in range(moves):
        table.play(table.moves()[0])
    return table


def row(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if f" {name}" in f" {line}" and "the round" not in line)


def test_every_colour_has_a_symbol_of_its_own() -> None:
    assert len(set(MARKS)) == len(COLOURS) == len(MARKS)
    assert all(MARKS[COLOURS.index(text[0])] + text in marked(text) for text in CARD_TEXTS)
    assert marked("play") == "play"


def test_picks_are_hidden_until_all_are_made() -> None:
    state = played(2).state
    assert "◆R4ϟ" in row(drawn(state.view(0), 0), "A you")
    others = drawn(state.view(2), 2)
    assert "✓ ??" in row(others, "A Ada")
    assert "ϟ" not in others


def test_pain_cards_the_trick_and_its_winner_so_far_are_in_sight() -> None:
    table = played(3)
    assert isinstance(table.state, StickEm)
    table.play("play V0")
    text = drawn(table.state.view(1), 1)
    pains = [CARD_TEXTS[card] for card in table.state.pains]
    assert all(f"{pain}ϟ" in text for pain in pains)
    assert "led: ★ violet" in text
    assert "›★V0" in row(text, "A Ada")
    assert "♛" not in text  # a zero wins nothing, SE-4.2
    assert "14 tricks left" in text
    assert "▶" in row(text, "B you")


def test_the_own_pain_colour_is_bracketed_in_the_hand() -> None:
    text = drawn(played(3).state.view(0), 0)
    assert "ϟ‹◆R5 ◆R8›" in text


def test_only_the_own_hand_is_shown() -> None:
    state = played(3).state
    assert isinstance(state, StickEm)
    text = drawn(state.view(0), 0)
    shown = {word for word in CARD_TEXTS if word in text.replace("‹", " ").replace("›", " ").replace("ϟ", " ").split()}
    assert not shown & {CARD_TEXTS[card] for card in state.hands[1]}
    assert "Your hand" not in drawn(state.view(None), None)


def test_the_last_trick_and_captured_cards_are_counted() -> None:
    table = played(6)
    text = drawn(table.state.view(0), 0)
    assert isinstance(table.state, StickEm)
    assert "♛" in row(text, ["A you", *NAMES[1:]][table.state.last_winner])
    assert "13 tricks left" in text
    assert "captured cards" not in text


def test_open_memory_shows_captured_cards_and_the_running_score() -> None:
    table = played(6, open_memory=True)
    assert isinstance(table.state, StickEm)
    winner = table.state.last_winner
    line = row(drawn(table.state.view(0), 0), ["A you", *NAMES[1:]][winner])
    assert all(line.count(CARD_TEXTS[card]) >= 1 for card in table.state.captured[winner])
    assert str(table.state.running_score(winner)) in line


def test_the_score_sheet_has_every_finished_round_and_the_totals() -> None:
    table = played(45)
    assert isinstance(table.state, StickEm)
    text = drawn(table.state.view(0), 0)
    assert [f"{score:+d}" for score in table.state.sheet[0]] == row(text, "1 ").split()[1:]
    assert "round 2 of 2" in text


def test_symbols_stay_without_colours_and_a_narrow_window_loses_nothing() -> None:
    state = played(5).state
    assert "\x1b" not in drawn(state.view(0), 0)
    assert "\x1b[31m" in drawn(state.view(0), 0, colours=True)
    narrow = drawn(state.view(0), 0, width=50)
    assert all(len(line) <= 50 for line in narrow.splitlines())
    assert "★V0" in narrow


def test_taken_cards_are_shown_when_the_round_is_scored() -> None:
    """SE-5.4"""
    table = played(45)
    assert isinstance(table.state, StickEm)
    text = drawn(table.state.view(1), 1)
    shown = text[text.index("Taken in round 1") :]
    for seat in range(3):
        mine = row(shown, ("A Ada", "B you", "C")[seat])
        assert all(CARD_TEXTS[card] in mine for card in table.state.scored_cards[seat])
        assert f"{CARD_TEXTS[table.state.scored_pains[seat]]}ϟ" in mine
        assert mine.rstrip().endswith(f"{table.state.sheet[0][seat]:+d}")
    while not any(table.state.captured):
        table.play(table.moves()[0])
    assert "Taken in round" not in drawn(table.state.view(1), 1)
