"""F1: a second verifier, in another language, reaches the same verdicts."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.fairness.fair_games import FairGame
from tests.fairness.tampering import MUTANTS, tampered

PERL = shutil.which("perl")
SCRIPT = Path(__file__).with_name("verify.pl")
pytestmark = pytest.mark.skipif(PERL is None, reason="THE SECOND VERIFIER DID NOT RUN: there is no perl here")


def perl(*arguments: str) -> tuple[int, str]:
    run = subprocess.run([str(PERL), str(SCRIPT), *arguments], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.returncode, run.stdout.strip()


def verdict(folder: Path, transcript: dict[str, Any], receipt: dict[str, Any]) -> tuple[int, str]:
    (folder / "t.json").write_text(json.dumps(transcript), encoding="utf-8")
    (folder / "r.json").write_text(json.dumps(receipt), encoding="utf-8")
    return perl(str(folder / "t.json"), str(folder / "r.json"))


def test_it_shuffles_the_published_vector() -> None:
    key = "4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f"
    code, deck = perl("--deck", key, "deck/0", "100")
    assert code == 0
    assert deck.startswith("48 65 39 14 18 55 66 54 44 20 43 72 89 64 70 98 ")


@pytest.mark.parametrize("seat", range(4), ids="ABCD")
def test_it_accepts_the_whole_game_for_every_seat(fair_game: FairGame, seat: int, tmp_path: Path) -> None:
    assert verdict(tmp_path, *fair_game.files(seat)) == (0, "fits-pf1")


@pytest.mark.parametrize("name", MUTANTS)
def test_it_rejects_every_tampering(fair_game: FairGame, name: str, tmp_path: Path) -> None:
    transcript, receipt = fair_game.files(0)
    code, said = verdict(tmp_path, tampered(transcript, MUTANTS[name]), receipt)
    assert code == 1
    assert said.split()[0] in (MUTANTS[name].code, "view")  # it reads the log in a single pass
