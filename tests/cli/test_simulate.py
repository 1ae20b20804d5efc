"""`hotseat simulate` reports statistics of many games, random or among bots."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from hotseat import compiled
from hotseat.cli import main
from hotseat.core.playout import play_games
from hotseat.games import game


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main(["simulate", "stick-em", *argv, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_the_report_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "4", "--games", "20", "--seed", "5", "--option", "rounds=2")
    assert report["games"] == 20
    assert report["decisions"] == play_games(game("stick-em").setup(4, {"rounds": 2}), 20, 5)
    assert report["length"] == {"mean": 120.0, "deviation": 0.0, "least": 120, "most": 120}
    assert sum(report["wins"].values()) >= 20
    assert sum(report["wins"].values()) - 20 >= report["shared_wins"]
    assert all(row["least"] <= row["mean"] <= row["most"] for row in report["scores"].values())
    assert report["compiled"] == compiled()
    assert report["decisions_per_second"] > 0
    assert report["options"] == {"rounds": 2}


def test_the_seed_fixes_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = [simulated(capsys, "--games", "5", "--seed", seed) for seed in ("1", "1", "2")]
    assert first["scores"] == again["scores"]
    assert first["scores"] != other["scores"]


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "stick-em", "--games", "3", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "3 zufällige Partien, 3 Personen" in said
    assert "405 Entscheidungen" in said


FEW = ("--games", "6", "--option", "rounds=1", "--seed", "4")


def test_workers_and_interruptions_do_not_change_the_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    alone = simulated(capsys, *FEW, "--bot", "easy", "--workers", "1")
    together = simulated(capsys, *FEW, "--bot", "easy", "--workers", "2", "--store", str(tmp_path / "a.sqlite"))
    again = simulated(capsys, *FEW, "--bot", "easy", "--workers", "1", "--store", str(tmp_path / "a.sqlite"))
    for report in (alone, together, again):
        del report["seconds"], report["decisions_per_second"]
    assert alone == together == again
    assert alone["bots"] == ["easy"]


def test_bots_take_the_seats_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, *FEW, "--players", "4", "--bot", "normal", "--bot", "random", "--workers", "1")
    wins = report["wins"]
    assert wins["A"] + wins["C"] > wins["B"] + wins["D"]


def test_every_game_is_a_row_of_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.csv" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        simulated(capsys, *FEW, "--workers", str(workers), "--output", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()
    rows = list(csv.DictReader(files[0].read_text().splitlines()))
    assert list(rows[0]) == ["seed", "decisions", "winners", "score A", "score B", "score C"]
    assert [row["seed"] for row in rows] == ["4", "5", "6", "7", "8", "9"]
    assert all(
        int(row[f"score {row['winners'][0]}"]) == max(int(row[f"score {seat}"]) for seat in "ABC") for row in rows
    )


def test_a_plot_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulated(capsys, *FEW, "--workers", "1", "--plot", str(tmp_path / "games.svg"))
    assert "<svg" in (tmp_path / "games.svg").read_text()


def test_unknown_tables_and_bots_are_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["simulate", "stick-em", "--output", str(tmp_path / "games.doc")]) == 2
    assert "ends in .csv" in capsys.readouterr().err
    assert main(["simulate", "stick-em", "--bot", "genius"]) == 1
    assert "There is no bot “genius”" in capsys.readouterr().err
    assert main(["simulate", "stick-em", *["--bot", "easy"] * 4]) == 1
    assert "bots: 4 of them for 3 seats" in capsys.readouterr().err


def test_people_read_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "stick-em", "--games", "1", "--bot", "easy", "--workers", "1", "--lang", "fr"]) == 0
    assert "une partie entre robots (easy)" in capsys.readouterr().out
