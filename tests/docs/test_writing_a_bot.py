"""The page on writing a bot tells the truth: its bots play, and each step is stronger than the one before."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hotseat.bots.arena import Match, play_match
from tests.cli.shell import hotseat_process

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.fixture
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The module of somebody who has followed the page."""
    *steps, _ = BLOCKS
    (tmp_path / "mybots.py").write_text("\n\n".join(steps), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("mybots")
    del sys.modules["mybots"]


def test_each_step_is_stronger_than_the_one_before(mybots: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mybots.Searching, "worlds", 3)  # enough to be ahead, and quick when interpreted
    for hero, rival, deals in ((mybots.Careful, mybots.Mine, 20), (mybots.Searching, mybots.Careful, 5)):
        match = Match("stick-em", 3, hero, rival, deals, options={"rounds": 1})
        assert play_match(match, workers=1).share > 1.3 * match.fair_share()


def test_the_last_example_runs_and_names_its_players(mybots: Any, capsys: pytest.CaptureFixture[str]) -> None:
    mybots.Searching.worlds = 2
    names = {**vars(mybots)}
    exec(BLOCKS[-1].replace("deals=20", "deals=2"), names)
    assert "33% would be fair" in capsys.readouterr().out
    told = names["result"].json()
    assert (told["hero"], told["rivals"]) == ("mybots:Searching", "mybots:Careful")


def test_the_arena_finds_a_bot_in_the_current_folder(mybots: Any, tmp_path: Path) -> None:
    command = "arena stick-em --players 3 --hero mybots:Mine --rivals random --deals 4 --option rounds=1 --json"
    ran = hotseat_process(tmp_path, *command.split())
    assert ran.returncode == 0, ran.stderr
    assert '"hero": "mybots:Mine"' in ran.stdout


def test_a_bot_of_your_own_plays_at_the_terminal(mybots: Any, tmp_path: Path) -> None:
    command = "play stick-em --players 3 --bot mybots:Mine --option rounds=1 --seed 3 --pace brisk --record g.hotseat"
    ran = hotseat_process(tmp_path, *command.split(), typed="1\n" * 40)
    assert ran.returncode == 0, ran.stderr
    assert "result:" in (tmp_path / "g.hotseat").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("bot", "reason"), [("mybots:Nobody", "mybots has no Nobody"), ("nobots:Mine", "there is no module nobots")]
)
def test_a_bot_that_does_not_exist_is_named(mybots: Any, tmp_path: Path, bot: str, reason: str) -> None:
    ran = hotseat_process(tmp_path, "play", "stick-em", "--bot", bot)
    assert ran.returncode == 1
    assert reason in ran.stderr
