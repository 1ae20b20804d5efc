"""`hotseat simulate` reports statistics of many random games."""

import json
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
