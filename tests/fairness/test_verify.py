"""The verifier on honest games: every seat's receipt matches, with and without replaying the game."""

import ast
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hotseat.cli
import hotseat.fairness.verify as verifier
from hotseat.fairness.rules import rules_description
from hotseat.fairness.verify import main, verify
from hotseat.games import GAMES, game
from hotseat.locales import LANGUAGES
from tests.contract.laws import random_setup
from tests.fairness.fair_games import SERVER_KEY, FairGame, promised, receipt_for, revealed
from tests.fairness.tampering import mismatch_of

SOURCE = Path(verifier.__file__)


def steps(transcript: dict[str, Any], receipt: dict[str, Any] | None, replay: bool = False) -> list[str]:
    return [code for code, _ in verify(transcript, receipt, replay)]


def files(folder: Path, table: FairGame, seat: int) -> tuple[str, str]:
    transcript, receipt = table.files(seat)
    (folder / "transcript.json").write_text(json.dumps(transcript), encoding="utf-8")
    (folder / "receipt.json").write_text(json.dumps(receipt), encoding="utf-8")
    return str(folder / "transcript.json"), str(folder / "receipt.json")


@pytest.mark.parametrize("seat", range(4), ids="ABCD")
@pytest.mark.parametrize("replay", [False, True], ids=["files only", "replayed"])
def test_a_whole_game_verifies_for_every_seat(fair_game: FairGame, seat: int, replay: bool) -> None:
    transcript, receipt = json.loads(json.dumps(fair_game.files(seat)))
    replayed = "ok-e" if replay else "unreplayed"
    assert steps(transcript, receipt, replay) == ["ok-a", "ok-b", "ok-c", "ok-d", replayed, "voids", "fits-pf1"]


def test_the_game_had_everything_in_it(fair_game: FairGame) -> None:
    """Two deals, a drawn first leader, hidden and open moves, a note, a voided attempt, a seat of the server."""
    transcript = fair_game.ledger.transcript()
    labels = [entry.full["label"] for entry in fair_game.ledger.entries if entry.kind == "draw"]
    assert labels == ["first/0", "deck/0", "deck/1"]
    assert {entry.kind for entry in fair_game.ledger.entries} == {"draw", "view", "move", "event", "note", "end"}
    assert len(fair_game.fair.voids) == 1
    assert [seat["seed"] == "" for seat in transcript["seats"]] == [False, False, False, True]  # type: ignore


@pytest.mark.parametrize("id", sorted(GAMES))
@pytest.mark.parametrize("number", range(4))
def test_every_game_of_the_house_verifies(id: str, number: int) -> None:
    """F1: with any players and options; replaying shows that the game draws from its generator only in steps."""
    setup = random_setup(game(id), random.Random(number))
    table = FairGame.dealt(promised(f"G-{number}", rules_description(setup), (0, 1), bytes([number] * 32))).finish()
    transcript, receipt = json.loads(json.dumps(table.files(number % 2)))
    assert steps(transcript, receipt, replay=True)[-1] == "fits-pf1"


def test_the_file_runs_alone_on_the_standard_library(fair_game: FairGame, tmp_path: Path) -> None:
    code, said = _alone(tmp_path, *_asked(tmp_path, fair_game, 2))
    assert code == 0
    assert said[-1].startswith("Everything checks out by the rules of pf1")


def test_the_file_alone_says_what_a_replay_needs(fair_game: FairGame, tmp_path: Path) -> None:
    code, said = _alone(tmp_path, *_asked(tmp_path, fair_game, 2), "--replay")
    assert (code, said[-1]) == (1, "Check failed: --replay needs hotseat. Install it, or leave --replay out.")


def _alone(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    """Run a copy of the file in an environment where nothing is installed."""
    command_line = [sys.executable, "-I", "-S", shutil.copy(SOURCE, folder), *arguments]
    run = subprocess.run(command_line, capture_output=True, text=True, cwd=folder, check=False)
    assert run.stderr == ""
    return run.returncode, run.stdout.splitlines()


def _asked(folder: Path, table: FairGame, seat: int) -> list[str]:
    transcript, receipt = files(folder, table, seat)
    return [transcript, "--receipt", receipt]


def test_the_file_imports_the_engine_only_to_replay() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    at_top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {node.module for node in at_top if isinstance(node, ast.ImportFrom)}
    names |= {alias.name for node in at_top if isinstance(node, ast.Import) for alias in node.names}
    assert {str(name).partition(".")[0] for name in names} <= sys.stdlib_module_names
    within = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) and node not in at_top]
    assert [node.module for node in within if isinstance(node, ast.ImportFrom)] == ["hotseat.fairness.replay"]


def test_an_abandoned_game_verifies_as_far_as_it_went() -> None:
    table = FairGame.dealt(revealed())
    table.play_moves(50)
    table.end()
    transcript, receipt = table.files(1)
    assert transcript["log"][-1]["full"] == {"how": "abandoned"}
    assert steps(transcript, receipt, replay=True)[-1] == "fits-pf1"


def test_a_game_that_goes_on_cannot_be_called_over() -> None:
    table = FairGame.dealt(revealed())
    table.play_moves(50)
    table.ledger.end(over=True)
    mismatch = mismatch_of(*table.files(1), replay=True)
    assert mismatch.code == "replay"
    assert mismatch.facts["expected"] == 'end {"how":"abandoned"}'


def test_a_seat_that_came_later_verifies_from_there() -> None:
    table = FairGame.dealt(revealed())
    table.play_moves(20)
    late = receipt_for(table.fair, 3)
    late.since = table.ledger.head[1].hex()
    table.receipts[3] = late
    table.finish()
    transcript, receipt = table.files(3)
    assert 0 < len(receipt["views"]) < len(table.files(0)[1]["views"])
    assert steps(transcript, receipt, replay=True)[-1] == "fits-pf1"
    assert mismatch_of(transcript, {**receipt, "since": ""}).code == "view"


def test_a_client_that_left_early_verifies_what_it_saw(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(0)
    early = {**receipt, "views": receipt["views"][:40], "heads": receipt["heads"][:10]}
    assert steps(transcript, early)[-1] == "fits-pf1"


def test_without_a_receipt_it_says_how_little_that_shows(fair_game: FairGame) -> None:
    assert steps(fair_game.ledger.transcript(), None)[-1] == "consistent"


def test_the_known_key_of_the_server_can_be_named(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(0)
    assert next(verify(transcript, receipt, server_key=SERVER_KEY.public.hex()))[0] == "ok-a"
    assert mismatch_of(transcript, receipt, server_key="00" * 32).code == "server-key"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_the_readers_language(
    fair_game: FairGame, tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    last = {
        "en": "Everything checks out by the rules of pf1, which cannot show whether the server shuffled again.",
        "fr": "Tout concorde selon pf1, qui ne peut pas montrer si le serveur a remélangé.",
        "de": "Nach pf1 stimmt alles, aber pf1 kann nicht zeigen, ob der Server noch einmal gemischt hat.",
    }
    assert hotseat.cli.main(["verify", *_asked(tmp_path, fair_game, 0), "--replay", "--lang", language]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last[language]


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nothing.json")]) == 1
    assert "nothing.json cannot be read" in capsys.readouterr().out


def test_a_receipt_given_as_transcript_is_noticed(
    fair_game: FairGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, receipt = files(tmp_path, fair_game, 0)
    assert main([receipt]) == 1
    assert 'does not say that it is a "hotseat transcript"' in capsys.readouterr().out


def test_a_damaged_transcript_is_refused_without_a_traceback(
    fair_game: FairGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    transcript = fair_game.ledger.transcript()
    for name in set(transcript) - {"format"}:
        damaged = {key: value for key, value in transcript.items() if key != name}
        path = tmp_path / "damaged.json"
        path.write_text(json.dumps(damaged), encoding="utf-8")
        assert main([str(path)]) == 1
        assert "damaged or incomplete" in capsys.readouterr().out
