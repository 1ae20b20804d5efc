"""Random play to the end, inside the compiled engine."""

from hotseat.core.game import Setup
from hotseat.core.rng import Rng, seeded
from hotseat.core.state import SETTLING, State


def play_out(s: State, rng: Rng) -> int:
    """Play uniformly random listed moves until the game is over; returns the number of decisions."""
    decisions = 0
    while not s.over:
        ask = s.question
        seat = ask.first if ask.first >= 0 else ask.next_seat(s)
        move = ask.pick(s, seat, rng)
        s.question = SETTLING
        ask.answer(s, seat, move)
        if s.question is SETTLING:
            s.settle()
        decisions += 1
    return decisions


def play_games(setup: Setup, games: int, seed: int) -> int:
    """Play this many random games from consecutive seeds; returns the number of decisions."""
    decisions = 0
    for number in range(seed, seed + games):
        decisions += play_out(setup.start(seeded(number)), seeded(~number))
    return decisions
