"""Prints what this engine makes of seeded games: whether it is compiled, then a hash for each game."""

import hashlib
import json
import random
import sys

from hotseat import compiled
from hotseat.bots import make_bot
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from tests.contract.laws import random_setup


def digest(id: str, seed: int) -> str:
    """A hash of all moves listed and made, of all events and of the last position."""
    rng = random.Random(seed)
    s = random_setup(game(id), rng).start(seeded(seed))
    s.events = []
    bots = [make_bot(id, rng.choice(["random", "normal"]), seed) for _ in range(s.players)]
    found = hashlib.sha256()
    while not s.over:
        seat = s.seat()
        move = bots[seat].choose(s.view(seat), seat)
        found.update(json.dumps([seat, s.moves(seat), move]).encode())
        s.push(move, seat)
    events = [event.full_json(s.setup.game.words) for event in s.events]
    found.update(json.dumps([position(s), events]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(compiled())
    for id in sorted(GAMES):
        for seed in range(int(sys.argv[1])):
            print(id, seed, digest(id, seed))
