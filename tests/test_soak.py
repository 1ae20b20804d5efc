"""The soak continues where its ledger ends, and counts only slices that passed."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hotseat
from tests.indistinguishable import half_width
from tools import soak

ROW = soak.Row("D1", ("tests/server/test_crash.py",), 0.1, {"kills": 200, "acknowledged": 100_000})


def line(number: int, result: str = "passed", **counts: int) -> soak.Line:
    return {"row": "D1", "slice": number, "counts": counts, "result": result}


def test_a_row_is_as_far_as_whatever_is_furthest_behind() -> None:
    assert soak.reached(ROW, []) == 0
    assert soak.reached(ROW, [line(1, kills=100, acknowledged=20_000)]) == 0.2


def test_failed_slices_do_not_count_and_their_seeds_are_not_used_again() -> None:
    ledger = [line(1, kills=20, acknowledged=100_000), line(2, "failed", kills=20)]
    assert soak.done_of(ROW, ledger) == {"kills": 20, "acknowledged": 100_000}
    assert soak.next_slice(ROW, ledger) == 3


def test_what_attackers_achieved_is_averaged_over_the_slices_that_measured_it() -> None:
    first, second = (
        {**line(number), "row": "H5", "counts": {"by_bot": windows, "by_bot: bytes": weighed}}
        for number, windows, weighed in ((2, 1000, 490), (3, 3000, 1530))
    )
    before = {**line(1, by_bot=1000), "row": "H5"}
    failed = {**second, "slice": 4, "result": "failed"}
    assert soak.areas([before, first, second, failed]) == {"by_bot: bytes": (0.505, 4000)}


def test_over_all_slices_no_attacker_of_h5_did_better_than_guessing() -> None:
    """One slice is too small for 0.50 +- 0.01. Whoever uses all features together is tried on half of the windows."""
    for attacker, (area, windows) in soak.areas(soak.read_ledger()).items():
        assert abs(area - 0.5) <= max(0.01, half_width(windows // 2, windows // 2, 3.9)), attacker


def test_every_row_selects_tests_and_is_described() -> None:
    described = (soak.ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    for row in soak.ROWS:
        assert f"| {row.id.split('-')[0]} |" in described
        file, *selection = row.tests
        source = (soak.ROOT / file).read_text(encoding="utf-8")
        for word in selection[1:2]:
            names = re.split(r" (?:or|and) ", word)
            assert all(name in source for name in names), f"{row.id}: {file} has no {names}"


def test_each_row_names_the_server_that_it_tests(tmp_path: Path) -> None:
    compiled = {row.id: soak.wishes(row, 1, tmp_path)["HOTSEAT_COMPILED_SERVER"] for row in soak.ROWS}
    assert (compiled["H1"], compiled["H1-compiled"]) == ("", "1")


def test_what_a_slice_did_is_added_up(tmp_path: Path) -> None:
    tally = tmp_path / "tally.jsonl"
    tally.write_text('{"row": "D1", "kills": 20}\n{"row": "D1", "kills": 5, "acknowledged": 7}\n', encoding="utf-8")
    assert soak.added_up(tally) == {"kills": 25, "acknowledged": 7}


def test_a_build_of_other_sources_is_noticed(tmp_path: Path) -> None:
    installed = Path(hotseat.__file__).parent
    shutil.copy(installed / "rate.py", tmp_path / "rate.py")
    assert soak.changed_since_the_build(tmp_path) == []
    (tmp_path / "records.py").write_text("changed = True\n", encoding="utf-8")
    (tmp_path / "unbuilt.py").touch()
    assert soak.changed_since_the_build(tmp_path) == ["records.py", "unbuilt.py"]


def test_lines_of_the_ledger_are_no_change_of_what_is_tested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "ROOT", tmp_path)
    monkeypatch.setattr(soak, "LEDGER", tmp_path / "ledger.jsonl")
    for name in ("ledger.jsonl", "test.py"):
        (tmp_path / name).touch()
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "Begin"]):
        soak.git(*words)
    head = soak.git("rev-parse", "--short", "HEAD")
    soak.LEDGER.write_text("{}\n", encoding="utf-8")
    assert soak.commit() == head
    (tmp_path / "test.py").write_text("changed = True\n", encoding="utf-8")
    assert soak.commit() == f"{head}-dirty"


def test_slices_use_seeds_of_their_own() -> None:
    code = "import json; from tests.volume import seeds; print(json.dumps(list(seeds(3, 40))))"
    found: list[list[int]] = []
    for number in ("1", "2"):
        environment = {**os.environ, "HOTSEAT_SOAK": "0.1", "HOTSEAT_SLICE": number}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=soak.ROOT, env=environment, capture_output=True, text=True, check=True
        )
        found.append(json.loads(done.stdout))
    assert [len(one) for one in found] == [4, 4]
    assert not set(found[0]) & set(found[1])
