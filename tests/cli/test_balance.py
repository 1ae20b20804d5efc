"""`hotseat simulate GAME --balance FOLDER` writes a page with its plots, or says for which games it can."""

from pathlib import Path

import pytest

from hotseat.cli import main


def test_the_report_is_written_with_every_picture_it_shows(tmp_path: Path) -> None:
    assert main(["simulate", "wazabi", "--games", "3", "--balance", str(tmp_path)]) == 0
    page = (tmp_path / "wazabi.md").read_text(encoding="utf-8")
    assert "reconstruction-1" in page
    pictures = [line.partition("(")[2].rstrip(")") for line in page.splitlines() if line.startswith("![")]
    assert pictures
    assert all((tmp_path / picture).stat().st_size > 0 for picture in pictures)


def test_a_game_without_a_report_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "stick-em", "--lang", "en", "--balance", str(tmp_path)]) == 2
    assert "There is no balance report for stick-em. There is one for: wazabi." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
