"""How fast something runs, in CPU time: the one stopwatch of `hotseat bench` and of the peers measured with it."""

import time
from collections.abc import Callable


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per CPU second, measured for at least `seconds` after one call to warm up.

    `work` takes a seed and returns how many units it did.
    """
    work(0)
    done = 0
    seed = 1
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        done += work(seed)
        seed += 10
    return done / (time.process_time() - begin)
