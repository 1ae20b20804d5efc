"""`hotseat replay` shows a record from a chosen viewpoint."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotseat.cli import main
from hotseat.core.position import position
from hotseat.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Three players; all have picked and A has led."""
    played = Table.open("stick-em", 3, seed=1, rounds=1, first="A")
    for _ in range(4):
        played.play(played.moves()[0])
    played.save(tmp_path / "g")
    return played


def lines(tmp_path: Path, capsys: pytest.CaptureFixture[str], view: str) -> list[dict[str, Any]]:
    assert main(["replay", str(tmp_path / "g"), "--view", view, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_json_has_a_line_for_every_move_and_the_last_position(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *moves, end = lines(tmp_path, capsys, "all")
    assert [line["number"] for line in moves] == [1, 2, 3, 4]
    assert moves[0]["move"] == "pain R4"
    assert moves[0]["events"] == [{"event": "picked", "seat": "A", "card": "R4"}]
    assert end["position"] == position(table.state)
    assert end["over"] is False


@pytest.mark.parametrize(("view", "own"), [("A", 0), ("b", 1), ("public", None)])
def test_a_view_sees_no_more_than_its_seat(
    view: str, own: int | None, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *moves, end = lines(tmp_path, capsys, view)
    picks = [line["events"][0]["card"] for line in moves[:3]]
    assert [pick != "??" for pick in picks] == [seat == own for seat in range(3)]
    assert (moves[0]["move"] == "pain ??") == (own != 0)
    assert end["position"] == position(table.state.view(own))


def test_a_pipe_gets_every_move_with_its_events(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "g"), "--view", "B", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "1  A: pain ??" in said
    assert "A choisit une carte maudite." in said
    assert "Votre main" in said


def test_all_eyes_see_every_hand(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "g")]) == 0
    said = capsys.readouterr().out
    assert "A picks a pain card: ◆R4." in said
    assert sum(line.startswith(("A  ", "B  ", "C  ")) for line in said.splitlines()) == 3


def test_there_is_no_such_seat(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "g"), "--view", "D"]) == 1
    assert capsys.readouterr().err == "There is no seat “D”. The seats here are A to C.\n"
