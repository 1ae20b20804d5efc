"""The compiled and the interpreted engine are the same game, move for move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hotseat

SOURCE = Path(__file__).parents[1] / "src"

TRANSCRIPT = """
import hashlib, json, random
from hotseat import compiled
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.bots import make_bot
from tests.contract.laws import random_setup

print(compiled())
for id in sorted(GAMES):
    for seed in range(30):
        rng = random.Random(seed)
        s = random_setup(game(id), rng).start(seeded(seed))
        s.events = []
        bots = [make_bot(id, rng.choice(["random", "normal"]), seed) for _ in range(s.players)]
        digest = hashlib.sha256()
        while not s.over:
            seat = s.seat()
            move = bots[seat].choose(s.view(seat), seat)
            digest.update(json.dumps([seat, s.moves(seat), move]).encode())
            s.push(move, seat)
        digest.update(json.dumps([position(s), [event.full_json(s.setup.game.words) for event in s.events]]).encode())
        print(id, seed, digest.hexdigest())
"""


def transcript(path: str) -> list[str]:
    """What the engine found on this path makes of seeded games: whether it is compiled, then a hash for each game."""
    environment = {**os.environ, "PYTHONPATH": path}
    root = SOURCE.parent
    words = [sys.executable, "-c", TRANSCRIPT]
    done = subprocess.run(words, check=True, capture_output=True, text=True, cwd=root, env=environment)
    return done.stdout.splitlines()


def test_seeded_games_agree_move_for_move() -> None:
    here = transcript(os.environ.get("PYTHONPATH", ""))
    assert here[0] == str(hotseat.compiled())
    if not hotseat.compiled():
        pytest.skip("the interpreted engine runs here; the comparison is made when the compiled one is tested")
    interpreted = transcript(str(SOURCE))
    assert interpreted[0] == "False"
    assert here[1:] == interpreted[1:]
    assert len(here) == 1 + 30 * len(hotseat.GAMES)
