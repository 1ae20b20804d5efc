"""The README is correct: its example runs, its commands exist, its links work."""

import contextlib
import io
import re
from pathlib import Path

from hotseat.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {})
    told = printed.getvalue()
    expected = re.search(r"# (pain \[.*?\])", example)
    assert expected
    assert told.startswith(expected.group(1))
    assert "hotseat record 1" in told


def test_the_commands_exist() -> None:
    commands = re.findall(r"^    hotseat (\w+)", README, flags=re.MULTILINE)
    assert commands
    assert set(commands) <= set(COMMANDS)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^    |`)make (\w+)", README, flags=re.MULTILINE):
        assert f"\n{target}:" in makefile


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", README)
    assert links
    for link in links:
        assert (ROOT / link).exists(), link
