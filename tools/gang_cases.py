"""Writes the test cases for the page's preview of gangs: sets of peppers with their type and points.

`PYTHONPATH=src python -m tools.gang_cases` writes the file; a test fails if it is stale.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PEPPERS
from hotseat.games.chili_mafia.facts import kind_of
from hotseat.games.chili_mafia.gangs.gang import gang_of, valid

FILE: Final = Path(__file__).parents[1] / "web/src/games/chili-mafia/preview-cases.json"
CASES: Final = 240


def written() -> str:
    """The expected contents of the file: one case per line."""
    rng = random.Random(5)
    lines = [json.dumps(_case(rng), separators=(",", ":")) for _ in range(CASES)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _case(rng: random.Random) -> dict[str, Any]:
    few = rng.sample(range(PEPPERS), rng.randint(1, 5))
    cards = tuple(sorted(rng.choices([0, *few], k=rng.randint(1, 6))))
    texts = [CARD_TEXTS[card] for card in cards]
    if not valid(cards):
        return {"cards": texts, "kind": "unlike", "points": 0}
    gang = gang_of(cards)
    return {"cards": texts, "kind": kind_of(gang), "points": gang.points}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
