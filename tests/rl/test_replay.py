"""Data sets: resumable, checked, and read back as exactly the decisions that were made."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hotseat import datasets
from hotseat.cli import main
from hotseat.core.errors import HotseatError
from hotseat.core.rng import seeded
from hotseat.datasets import Recording, make, read_index, texts
from hotseat.games import game
from hotseat.records import parse
from hotseat.rl import Observer, rewards
from hotseat.rl.replay import Replay
from hotseat.runs.crew import Crew

SMALL = Recording("stick-em", 3, 7, seed=5, options={"rounds": 1}, bots=("easy", "random"))


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "PER_FILE", 3)


def made(folder: Path, recording: Recording = SMALL) -> Path:
    with Crew(workers=1) as crew:
        make(folder, recording, crew)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_data_set_holds_records_that_follow_the_rules(tmp_path: Path) -> None:
    folder = made(tmp_path / "games")
    records = [parse(text) for text in texts(folder)]
    assert [record.seed for record in records] == list(range(5, 12))
    assert all(record.result and record.names == ["easy", "random", "easy"] for record in records)
    index = read_index(folder)
    assert [entry["games"] for entry in index["files"]] == [3, 3, 1]
    assert sum(entry["decisions"] for entry in index["files"]) == sum(len(record.moves) for record in records)


def test_an_interrupted_data_set_is_completed_to_the_same_bytes(tmp_path: Path) -> None:
    whole = contents(made(tmp_path / "whole"))

    def stop(done: int, games: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    with Crew(workers=1) as crew, pytest.raises(KeyboardInterrupt):
        make(tmp_path / "part", SMALL, crew, stop)
    assert len(contents(tmp_path / "part")) == 3
    assert contents(made(tmp_path / "part")) == whole


def test_damaged_and_missing_files_are_made_again(tmp_path: Path) -> None:
    folder = made(tmp_path / "games")
    whole = contents(folder)
    (folder / "games-00001.txt.gz").write_bytes(b"nothing")
    (folder / "games-00002.txt.gz").unlink()
    assert contents(made(folder)) == whole


def test_a_data_set_grows_without_playing_again(tmp_path: Path) -> None:
    folder = made(tmp_path / "games", Recording("stick-em", 3, 6, 5, {"rounds": 1}, ("easy", "random")))
    before = (folder / "games-00000.txt.gz").stat().st_mtime_ns
    assert contents(made(folder)) == contents(made(tmp_path / "whole"))
    assert (folder / "games-00000.txt.gz").stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (Recording("stick-em", 4, 7, 5, {"rounds": 1}, ("easy", "random")), "players"),
        (Recording("stick-em", 3, 7, 6, {"rounds": 1}, ("easy", "random")), "seed"),
        (Recording("stick-em", 3, 7, 5, {"rounds": 2}, ("easy", "random")), "options"),
        (Recording("stick-em", 3, 7, 5, {"rounds": 1}, ("easy",)), "bots"),
    ],
)
def test_other_games_are_refused_by_name_and_change_nothing(tmp_path: Path, changed: Recording, named: str) -> None:
    folder = made(tmp_path / "games")
    whole = contents(folder)
    with pytest.raises(HotseatError, match=f"was begun with {named} "):
        made(folder, changed)
    assert contents(folder) == whole


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(HotseatError, match="is not empty and holds no data set"):
        made(tmp_path)


def test_a_damaged_file_is_not_read(tmp_path: Path) -> None:
    folder = made(tmp_path / "games")
    (folder / "games-00001.txt.gz").write_bytes(b"nothing")
    with pytest.raises(HotseatError, match=r"games-00001\.txt\.gz is damaged"):
        list(Replay(folder))


@pytest.mark.parametrize("id", ["spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi"])
def test_replayed_decisions_are_those_of_the_game(tmp_path: Path, id: str) -> None:
    """Observation, mask, seat, move and reward of every decision, compared with the game played step by step."""
    folder = made(tmp_path / "games", Recording(id, 3, 4, seed=9, bots=("random",)))
    read: dict[int, list[tuple[int, int, bytes, bytes, float]]] = {}
    replay = Replay(folder, rows=3)
    for batch in replay:
        for row in range(len(batch)):
            told = (batch.observations[row].tobytes(), batch.masks[row].astype(np.int8).tobytes())
            line = (int(batch.seats[row]), int(batch.moves[row]), *told, float(batch.rewards[row]))
            read.setdefault(int(batch.games[row]), []).append(line)
    assert sum(len(lines) for lines in read.values()) == len(replay)
    for number, text in enumerate(texts(folder)):
        record = parse(text)
        gained = rewards(record.replay())
        s = record.opening()
        eyes = Observer(s.setup)
        for (seat, move), line in zip(record.moves, read[number], strict=True):
            seen, legal = eyes.observation(s, seat), eyes.mask(s, seat)
            assert line[:4] == (seat, move, seen.tobytes(), legal.tobytes())
            assert line[4] == pytest.approx(gained[seat])
            s.apply(move, seat)


def test_a_seat_that_answers_before_the_one_asked_first_sees_its_own_view(tmp_path: Path) -> None:
    """A doubt out of turn in Spicy, as live tables record it."""
    setup = game("spicy").setup(3)
    folder = made(tmp_path / "games", Recording("spicy", 3, 1, seed=1, bots=("random",)))
    s = setup.start(seeded(1))
    rng = seeded(2)
    moves: list[tuple[int, int]] = []
    early = 0
    while not s.over:
        others = [seat for seat in s.question.open_to(s) if seat != s.seat()]
        seat = others[0] if others else s.seat()
        early += bool(others)
        move = s.question.pick(s, seat, rng)
        moves.append((seat, move))
        s.push(move, seat)
    assert early > 0
    (record,) = [parse(text) for text in texts(folder)]
    record.moves, record.result = moves, None
    entry = datasets._written(folder, SMALL, [[record.text(), len(moves)]])
    datasets._save(folder, {**read_index(folder), "files": [entry]})
    eyes, s = Observer(setup), setup.start(seeded(1))
    for batch, (seat, move) in zip(Replay(folder), moves, strict=True):
        assert (int(batch.seats[0]), int(batch.moves[0])) == (seat, move)
        assert batch.observations[0].tobytes() == eyes.observation(s, seat).tobytes()
        assert batch.masks[0][move] == 1
        s.push(move, seat)


def test_bad_numbers_are_refused_by_name(tmp_path: Path) -> None:
    folder = made(tmp_path / "games")
    with pytest.raises(HotseatError, match="rows: at least one"):
        Replay(folder, rows=0)
    with pytest.raises(HotseatError, match="reward: choose one of"):
        list(Replay(folder, reward="glory"))
    with pytest.raises(HotseatError, match=r"folder: .* holds no index"):
        Replay(tmp_path)
    with pytest.raises(HotseatError, match="bots: 4 of them for 3 seats"):
        made(tmp_path / "more", Recording("stick-em", 3, 1, bots=("easy",) * 4))


def test_the_command_makes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "games")
    asked = [
        "records",
        "make",
        "stick-em",
        "--games",
        "5",
        "--option",
        "rounds=1",
        "--bots",
        "easy",
        "--folder",
        folder,
    ]
    assert main([*asked, "--workers", "1"]) == 0
    assert main(["records", "check", "--folder", folder]) == 0
    assert "All 5 games" in capsys.readouterr().out
    index = json.loads((tmp_path / "games" / "index.json").read_text())
    index["files"][0]["sha256"] = "0"
    (tmp_path / "games" / "index.json").write_text(json.dumps(index))
    assert main(["records", "check", "--folder", folder]) == 1
    assert "is damaged" in capsys.readouterr().err
    assert main(["records", "make", "stick-em"]) == 2
    assert main(["records", "burn"]) == 2


def test_a_data_set_is_not_made_smaller(tmp_path: Path) -> None:
    folder = made(tmp_path / "games")
    whole = contents(folder)
    with pytest.raises(HotseatError, match=r"^games: .* holds 7 games already"):
        made(folder, replace(SMALL, games=4))
    assert contents(folder) == whole
