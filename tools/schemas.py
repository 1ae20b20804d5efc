"""Writes the schemas of all games for the tests of the page, which run without a server.

`PYTHONPATH=src python -m tools.schemas` writes the file; a test fails if it is stale.
"""

import json
from pathlib import Path
from typing import Any, Final

from hotseat.games import GAMES, game
from hotseat.server.game_schema import written_schema

FILE: Final = Path(__file__).parents[1] / "web/src/test-schemas.json"


def written() -> str:
    """The expected contents of the file: one part of a schema per line."""
    games = [f"{json.dumps(id)}: {{\n{_lines(json.loads(written_schema(game(id))[0]))}\n}}" for id in GAMES]
    return "{\n" + ",\n".join(games) + "\n}\n"


def _lines(parts: dict[str, Any]) -> str:
    lines = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return ",\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
