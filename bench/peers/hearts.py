"""OpenSpiel's hearts, measured the way `hotseat bench` measures our games; runs in the peers' own venv."""

import json
import random
import sys

import pyspiel

from hotseat.rate import rate

GAME = pyspiel.load_game("hearts")


def step_a_game(seed: int) -> int:
    """Play one random game in the loop from the documentation; dealt cards do not count as decisions."""
    state = GAME.new_initial_state()
    draw = random.random
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
    return decisions


def games_inside(seed: int) -> int:
    """Play ten random games inside C++; decisions are counted from their histories."""
    decisions = 0
    for number in range(10):
        state = GAME.new_initial_state()
        pyspiel.evaluate_bots(state, BOTS, seed + number)
        decisions += len(state.history()) - DEALT
    return decisions


def clones(seed: int) -> int:
    """Clone a mid-game state repeatedly."""
    state = GAME.new_initial_state()
    for _ in range(DEALT + 25):
        state.apply_action(state.legal_actions()[0])
    for _ in range(1000):
        state.clone()
    return 1000


BOTS = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
DEALT = 53
"""Chance nodes of a deal: the direction of the pass and 52 cards."""

if __name__ == "__main__":
    seconds = float(sys.argv[1])
    print(
        json.dumps(
            {
                "stepped": rate(step_a_game, seconds),
                "inside": rate(games_inside, seconds),
                "clone_us": 1e6 / rate(clones, seconds),
            }
        )
    )
