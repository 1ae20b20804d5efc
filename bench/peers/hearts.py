"""OpenSpiel's hearts, measured the way `hotseat bench` measures our games; runs in the peers' own venv."""

import json
import random
import sys
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from hotseat.rate import rate

GAME = pyspiel.load_game("hearts")
DEALT = 53
"""Chance nodes of a deal: the direction of the pass and 52 cards. Python draws each of them."""


def stepped(state: Any) -> int:
    """The loop from the documentation, to the end of this game; returns the decisions of players."""
    draw = random.random
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
    return decisions


def step_a_game(seed: int) -> int:
    """Play one random game in the loop from the documentation, deal included; dealt cards do not count as decisions."""
    return stepped(GAME.new_initial_state())


def dealt(seed: int) -> Any:
    """A game after its deal."""
    state, chance = GAME.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
    return state


TABLES = [dealt(seed) for seed in range(100)]


def step_a_dealt_game(seed: int) -> int:
    """The loop from the documentation without the deal: each game is a copy of one that was dealt before."""
    return stepped(TABLES[seed % len(TABLES)].clone())


def step_with_two_calls(seed: int) -> int:
    """Without the deal, and with the two calls that no loop can do without; none are legal at the end."""
    state = TABLES[seed % len(TABLES)].clone()
    draw = random.random
    decisions = 0
    legal = state.legal_actions()
    while legal:
        state.apply_action(legal[int(draw() * len(legal))])
        legal = state.legal_actions()
        decisions += 1
    return decisions


OBSERVER = make_observation(GAME, pyspiel.IIGObservationType(perfect_recall=True))
"""Hearts has no observer without perfect recall."""


def played_out(table: Any) -> list[int]:
    """All actions of one random game that begins with this deal, the deal included."""
    state = table.clone()
    stepped(state)
    found: list[int] = state.history()
    return found


HISTORIES = [played_out(table) for table in TABLES]
"""Choosing is the learning program's business, here as in bench/observed.py: observed games repeat recorded moves."""


def observed(state: Any, actions: list[int]) -> int:
    """Repeat a game from here with what a learning program needs: before each decision, observation and mask."""
    decisions = 0
    for action in actions:
        if not state.is_chance_node():
            OBSERVER.set_from(state, state.current_player())
            state.legal_actions_mask()
            decisions += 1
        state.apply_action(action)
    return decisions


def observe_a_game(seed: int) -> int:
    """A whole game, deal included, with the numpy observer and the mask."""
    return observed(GAME.new_initial_state(), HISTORIES[seed % len(HISTORIES)])


def observe_a_dealt_game(seed: int) -> int:
    """The same without the deal."""
    return observed(TABLES[seed % len(TABLES)].clone(), HISTORIES[seed % len(TABLES)][DEALT:])


def observe_with_two_calls(seed: int) -> int:
    """Without the deal, with two calls and the numpy observer; the legal moves stay a list."""
    state = TABLES[seed % len(TABLES)].clone()
    actions = HISTORIES[seed % len(TABLES)][DEALT:]
    for action in actions:
        state.legal_actions()
        OBSERVER.set_from(state, state.current_player())
        state.apply_action(action)
    return len(actions)


def games_inside(seed: int) -> int:
    """Play ten random games inside C++; decisions are counted from their histories."""
    decisions = 0
    for number in range(10):
        state = GAME.new_initial_state()
        pyspiel.evaluate_bots(state, BOTS, seed + number)
        decisions += len(state.history()) - DEALT
    return decisions


def clones(seed: int) -> int:
    """Clone a mid-game state repeatedly: half of its 52 cards and of the pass have been played."""
    state = TABLES[0].clone()
    for _ in range(25):
        state.apply_action(state.legal_actions()[0])
    for _ in range(1000):
        state.clone()
    return 1000


BOTS = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]

if __name__ == "__main__":
    seconds = float(sys.argv[1])
    print(
        json.dumps(
            {
                "stepped": rate(step_a_game, seconds),
                "stepped_dealt": rate(step_a_dealt_game, seconds),
                "stepped_two_calls": rate(step_with_two_calls, seconds),
                "observed": rate(observe_a_game, seconds),
                "observed_dealt": rate(observe_a_dealt_game, seconds),
                "observed_two_calls": rate(observe_with_two_calls, seconds),
                "inside": rate(games_inside, seconds),
                "clone_us": 1e6 / rate(clones, seconds),
            }
        )
    )
