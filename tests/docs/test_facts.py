"""docs/protocol.md lists every fact of every game."""

import re
from pathlib import Path

import pytest

from hotseat.games import GAMES, game
from hotseat.locales import phrases

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([^|`]+) \| `(\w+)` \| [^|]+ \|$", PAGE, flags=re.MULTILINE)
EVERYWHERE = {"points", "count"}
"""Facts of all games, described above the table."""


@pytest.mark.parametrize("id", GAMES)
def test_every_fact_is_described(id: str) -> None:
    name = phrases("en").say(f"{id}-name").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    described = {fact for games, fact in ROWS if name in games.split(", ")}
    assert described | EVERYWHERE == set(game(id).facts)
