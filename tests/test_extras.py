"""The engine needs nothing heavy: without any extra it plays, and what is missing is said in one sentence."""

import subprocess
import sys

import pytest

HEAVY = (
    "rich fluent prompt_toolkit numpy gymnasium pettingzoo pyspiel matplotlib starlette msgspec sqlalchemy cryptography"
)
WITHOUT = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {HEAVY.split()!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
"""


def bare(code: str) -> subprocess.CompletedProcess[str]:
    """Run this where no optional package is installed."""
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, timeout=60)


def test_engine_bots_and_records_need_no_extra() -> None:
    ran = bare("""
import hotseat
from hotseat.bots.arena import Match, play_match
for game in hotseat.GAMES:
    table = hotseat.open_table(game, players=3, seed=1)
    table.play(table.moves()[0])
    assert hotseat.records.parse(table.record.text()).moves == table.record.moves
    assert str(table.state) == repr(table.state)
print(play_match(Match("stick-em", 3, "normal", "easy", 1, options={"rounds": 1}), workers=1).share >= 0)
""")
    assert (ran.returncode, ran.stdout) == (0, "True\n"), ran.stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from hotseat.__main__ import main; sys.exit(main())", "cli"),
        ("import hotseat.rl", "rl"),
        ("import hotseat.rl.zoo", "rl"),
        ("import hotseat.rl.gym", "rl"),
        ("import hotseat.rl.openspiel", "rl"),
        ("import hotseat.client", "server"),
        ("import hotseat.server.app", "server"),
    ],
)
def test_a_missing_extra_is_one_sentence_that_says_what_to_install(code: str, extra: str) -> None:
    ran = bare(code)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1].endswith(f'pip install "hotseat[{extra}]"')
