"""Reactions at the terminal: one key, a countdown, and without a clock people before bots."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from hotseat.bots import Bot
from hotseat.cli.desk import ERASE_SCROLLBACK, Terminal, countdown
from hotseat.cli.screen import reaction_keys
from hotseat.cli.session import Pace, Session
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.records import Record
from hotseat.table import Table
from tests.added import added_game
from tests.cli import snap

CALM = Pace(0.0, None, inert=0.0)
HASTY = Pace(0.0, 0.05, inert=0.0)


class Eager(Bot):
    """Lays and always snaps."""

    def choose(self, view: State, seat: int) -> int:
        return view.moves(seat)[-1] if view.question.name == "lay" else snap.SNAP


class Patient(Bot):
    """Always declines."""

    def choose(self, view: State, seat: int) -> int:
        return view.question.default(view, seat)


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as made:
        yield made


@pytest.fixture(autouse=True)
def game_of_snap() -> Iterator[None]:
    with added_game("tests.cli.snap"):
        yield


def sat_down(
    keys: PipeInput, pace: Pace, people: tuple[int, ...] = (1,), bot: type[Bot] = Eager, seconds: float = 60.0
) -> Session:
    """A table of three; bots need `seconds` to react."""
    setup = snap.GAME.setup(3)
    table = Table(Record(setup, ["A", "B", "C"], seed=1), setup.start(seeded(1)))
    words = snap.snap_words()
    console = Console(file=io.StringIO(), width=80)
    desk = Terminal(console, words, keys, DummyOutput())
    bots: dict[int, Bot] = {seat: bot(seat) for seat in range(3) if seat not in people}
    return Session(table, people, bots, desk, words, pace, Path("unused"), reaction=lambda seat: seconds)


def said(session: Session) -> str:
    assert isinstance(session.desk.console.file, io.StringIO)
    return session.desk.console.file.getvalue()


def moves(session: Session) -> list[str]:
    return [f"{'ABC'[seat]} {snap.GAME.moves.text(move)}" for seat, move in session.table.record.moves]


def test_without_a_clock_a_persons_key_counts_before_any_bot(keys: PipeInput) -> None:
    keys.send_text("sss")
    session = sat_down(keys, CALM)
    session.play()
    assert moves(session) == ["A lay", "B snap"] * 3
    assert "B snaps." in said(session)


@pytest.mark.parametrize("key", ["\r", " "])
def test_enter_and_space_decline_and_then_bots_may(keys: PipeInput, key: str) -> None:
    keys.send_text(key * 3)
    session = sat_down(keys, CALM)
    session.play()
    assert moves(session) == ["A lay", "B let", "C snap"] * 3


def test_when_the_time_is_up_the_offer_is_declined(keys: PipeInput) -> None:
    session = sat_down(keys, HASTY)
    session.play()
    assert moves(session) == ["A lay", "B let", "C snap"] * 3


def test_a_bot_that_is_quicker_ends_the_window_and_a_typed_line(keys: PipeInput) -> None:
    keys.send_text("?sna")
    session = sat_down(keys, Pace(0.0, 60.0, inert=0.0), seconds=0.01)
    session.play()
    assert moves(session) == ["A lay", "C snap"] * 3


def test_a_question_mark_stops_the_clock_and_lets_one_type(keys: PipeInput) -> None:
    keys.send_text("?snap\r" * 3)
    session = sat_down(keys, Pace(0.0, 60.0, inert=0.0))
    session.play()
    assert moves(session) == ["A lay", "B snap"] * 3


def test_ctrl_c_leaves_a_window(keys: PipeInput) -> None:
    keys.send_text("\x03")
    session = sat_down(keys, CALM)
    with pytest.raises(KeyboardInterrupt):
        session.play()
    assert moves(session) == ["A lay"]


def test_several_people_pass_the_keyboard(keys: PipeInput) -> None:
    """C is offered first and declines, B takes the keyboard and snaps."""
    keys.send_text("\r\r\rs" * 3)
    session = sat_down(keys, CALM, (1, 2))
    session.play()
    assert moves(session) == ["A lay", "C let", "B snap"] * 3
    assert "Pass the keyboard to C" in said(session)
    assert "Pass the keyboard to B" in said(session)


def test_the_next_person_cannot_leaf_through_what_the_last_one_typed(keys: PipeInput) -> None:
    keys.send_text("\r?let\r\rs" * 3)
    session = sat_down(keys, CALM, (1, 2))
    session.play()
    assert moves(session) == ["A lay", "C let", "B snap"] * 3
    assert isinstance(session.desk, Terminal)
    assert session.desk.session.history.get_strings() == []
    assert said(session).count(ERASE_SCROLLBACK) == 12


def test_enter_plays_the_only_move(keys: PipeInput) -> None:
    keys.send_text("\r" * 3)
    session = sat_down(keys, CALM, (0,))
    session.play()
    assert moves(session)[0] == "A lay"


def test_what_a_bot_does_unnoticed_is_told_to_nobody(keys: PipeInput) -> None:
    """Found in Wazabi: the hidden answer of a bot was shown as the person's own plan."""
    keys.send_text("\r" * 3)
    session = sat_down(keys, CALM, (0,), Patient)
    session.play()
    assert moves(session) == ["A lay", "C let", "B let"] * 3
    assert "let" not in said(session)


def test_an_unfinished_choice_is_shown_and_can_be_taken_back(keys: PipeInput) -> None:
    keys.send_text("pile\rundo\rundo\r\r\r\r")
    session = sat_down(keys, CALM, (0,), Patient)
    session.play()
    assert moves(session)[:3] == ["A pile", "A drop", "A lay"]
    assert said(session).count("So far: pile") == 1
    assert said(session).count("There is nothing unfinished to take back") == 1


def test_every_reaction_has_a_key_of_its_own() -> None:
    assert reaction_keys(["snap", "shout", "slap 1", "aaa"]) == {"s": "snap", "h": "shout", "l": "slap 1", "a": "aaa"}
    assert reaction_keys(["doubt number", "doubt spice"]) == {"n": "doubt number", "s": "doubt spice"}
    assert len(reaction_keys([f"guard C{n}" for n in range(20)])) == 9


def test_the_countdown_says_how_long() -> None:
    assert countdown(6.0, 6.0) == "▮▮▮▮▮▮▮▮▮▮ 6 s"
    assert countdown(1.5, 6.0) == "▮▮▯▯▯▯▯▯▯▯ 2 s"
    assert countdown(0.0, None) == ""
