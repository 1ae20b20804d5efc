"""The balance report of Wazabi is made by a command."""

from pathlib import Path

from hotseat.cli.balance.wazabi import report
from hotseat.cli.balance.wazabi_counts import counted


def test_the_report_has_its_chapters_and_plots(tmp_path: Path) -> None:
    report(2, 1, tmp_path)
    page = (tmp_path / "wazabi.md").read_text(encoding="utf-8")
    for part in ("## Length", "## Who wins", "## The cards", "## Endings", "## Races", "not the printed cards"):
        assert part in page
    for plot in ("length", "seats", "cards", "races"):
        svg = tmp_path / f"wazabi-{plot}.svg"
        assert f"]({svg.name})" in page
        assert svg.read_text(encoding="utf-8").startswith("<?xml")


def test_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        report(2, 5, tmp_path / folder)
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_every_game_has_one_winner_and_one_ending() -> None:
    counts = counted(3, 6, 1)
    assert counts.games == sum(counts.wins_by_seat.values()) == sum(counts.endings.values()) == 6
    assert counts.races_won <= counts.races <= counts.rolls
