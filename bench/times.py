"""How long a level thinks: the time of every answer with a choice, in games among equals.

Time of the processor, not of the clock, so that whatever else runs on the machine does not count.
"""

from statistics import quantiles
from time import thread_time
from typing import Any

from hotseat.bots import make_bot
from hotseat.core.rng import seeded
from hotseat.games import game


def answer_times(id: str, players: int, level: str, answers: int, seed: int = 1) -> dict[str, Any]:
    """Median, 99th percentile and maximum over at least this many answers, in milliseconds."""
    setup = game(id).setup(players, {})
    taken: list[float] = []
    while len(taken) < answers:
        seed += 1
        s = setup.start(seeded(seed))
        bots = [make_bot(id, level, 100 * seed + seat) for seat in range(players)]
        while not s.over and len(taken) < answers:
            seat = s.seat()
            view = s.view(seat)
            begun = thread_time()
            move = bots[seat].choose(view, seat)
            if len(view.moves(seat)) > 1:
                taken.append(1000 * (thread_time() - begun))
            s.push(move, seat)
    steps = quantiles(taken, n=100)
    return {"answers": answers, "players": players, "level": level, "game": id, "p50": steps[49], "p99": steps[98]}
