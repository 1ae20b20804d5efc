"""Public texts and log entries, including first views, never change: old transcripts must still verify.

`public_texts.json` was written before events declared what they reveal, when every move was played twice to find out.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from hotseat.core.rng import seeded
from hotseat.fairness import opened, played
from hotseat.games import game

GOLDEN = json.loads((Path(__file__).parent / "public_texts.json").read_text(encoding="utf-8"))


def logged(one: dict[str, Any]) -> list[dict[str, Any]]:
    """All entries of the log of a seeded random game that was dealt before zones were renamed."""
    rng = random.Random(one["seed"])
    s = game(one["game"]).setup(one["players"], one["options"]).start(seeded(one["seed"]))
    entries = opened(s, former_names=True)
    while not s.over:
        seat = rng.choice(s.question.open_to(s))
        entries += played(s, seat, rng.choice(list(s.moves(seat))))
    return [entry.json(0) for entry in entries]


@pytest.mark.parametrize("one", GOLDEN, ids=lambda one: f"{one['game']}-{one['seed']}")
def test_the_log_of_a_game_is_what_it_was(one: dict[str, Any]) -> None:
    entries = logged(one)
    texts = [entry["masked"] and entry["masked"]["move"] for entry in entries if entry["kind"] == "move"]
    assert texts[-3:] == one["last"]
    assert len(texts) == one["moves"]
    assert hashlib.sha256(json.dumps(entries, sort_keys=True).encode()).hexdigest() == one["sha256"]
