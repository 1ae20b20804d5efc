"""S5: untrusted text, in records and from servers, cannot control the terminal."""

import contextlib
import os
import pty
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

import hotseat
from hotseat.cli import main
from hotseat.cli.console import out
from hotseat.cli.visible import visible
from hotseat.records import Record, parse
from tests.cli.shell import COMMAND, environment
from tests.payloads import SCRIPTS, TERMINAL

BITING = [text for text in TERMINAL if visible(text) != text]
OUR_OWN = ("\x1b[2J\x1b[H", "\x1b[6n")
"""The screen is cleared, and asked where its cursor is, by ourselves."""
UNWANTED = "\x1b\x9b\x9d\x07\x08\x00\x7f\u202e\u2066\u200f\ufeff"


def record_of(names: list[str]) -> Record:
    """A finished game of people with these names, without the check that a reader makes."""
    table = hotseat.open_table("stick-em", players=len(names), seed=3, rounds=1)
    while not table.over:
        table.play(table.moves()[0])
    record = table.record
    record.names = names
    record.comments = {0: names}
    return record


def hostile_records() -> Iterator[str]:
    """Records with hostile names and comments, enough to use every hostile text."""
    words = [text for text in (*TERMINAL, *SCRIPTS) if len(text.splitlines()) == 1]
    for first in range(0, len(words), 6):
        names = (words[first : first + 6] + ["x"] * 3)[:6]
        yield record_of(names).text()


def test_s5_a_record_of_a_stranger_prints_nothing_that_a_terminal_obeys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.hotseat"
    for text in hostile_records():
        assert parse(text).names
        file.write_text(text, encoding="utf-8")
        assert main(["replay", str(file)]) == 0
    printed = capsys.readouterr()
    assert [sign for sign in UNWANTED if sign in printed.out + printed.err] == []
    assert "�" in printed.out


def test_s5_on_a_real_terminal_only_our_own_colours_arrive(tmp_path: Path) -> None:
    file = tmp_path / "game.hotseat"
    file.write_text(next(hostile_records()), encoding="utf-8")
    ours, theirs = pty.openpty()
    shown = subprocess.Popen(
        [*COMMAND, "replay", str(file)], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(TERM="xterm")
    )
    os.close(theirs)
    os.write(ours, b"lq")
    seen = b""
    with contextlib.suppress(OSError):  # the terminal is gone when the program is
        while data := os.read(ours, 65536):
            seen += data
    assert shown.wait(30) == 0
    os.close(ours)
    assert b"stick" in seen.lower() or b"\xef\xbf\xbd" in seen
    assert [text for text in BITING if text.encode() in seen and text not in OUR_OWN] == []


def test_s5_an_error_that_quotes_a_file_is_visible_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hotseat"
    for text in BITING:
        file.write_text(f"hotseat record 1\ngame: stick-em\nrules: {text}\nplayers: 3\nseed: 1\n\n", encoding="utf-8")
        assert main(["replay", str(file)]) == 1
    assert [sign for sign in UNWANTED if sign in capsys.readouterr().err] == []


@pytest.mark.parametrize("text", TERMINAL)
def test_s5_whatever_a_server_sends_the_console_shows_and_does_not_obey(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    console = out()
    console.print(text, markup=False)
    console.print(Text(f"A {text}"))
    printed = capsys.readouterr().out
    assert [sign for sign in UNWANTED if sign in printed] == []


def test_s5_what_people_write_is_left_alone() -> None:
    for text in ("Zoë", "Grüße, « merci »", "👩‍👩‍👧", "naïve—so", "日本", "a\tb\n"):
        assert visible(text) == text
