"""What docs/terminal.md shows is what happens."""

import shlex
from importlib import import_module
from pathlib import Path

import pytest

from hotseat.cli import COMMANDS
from hotseat.cli.parser import Parser
from hotseat.locales import phrases
from tests.cli.shell import hotseat_process

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
LINES = [line.strip() for line in PAGE.read_text(encoding="utf-8").splitlines()]


def test_the_screen_on_the_page_is_a_real_one(tmp_path: Path) -> None:
    [command] = [line for line in LINES if line.startswith("$ hotseat play")]
    said = hotseat_process(tmp_path, *shlex.split(command)[2:], typed="pain B10\nplay G0\n").stdout
    screen = LINES[LINES.index("you> play G0") : LINES.index("you> _")]
    assert len(screen) > 15
    told = [" ".join(line.split()) for line in said.splitlines()]
    missing = [line for line in screen if " ".join(line.split()) not in told and not line.startswith("──")]
    assert not missing


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("hotseat ")])
def test_the_command_lines_on_the_page_are_understood(line: str) -> None:
    name, *argv = line.partition("   ")[0].split()[1:]
    parser = Parser(name, phrases("en"))
    import_module(COMMANDS[name]).arguments(parser)
    assert parser.read(argv) is not None
