"""`hotseat bench`: how fast the engine plays one game on this machine."""

import json
import random
from argparse import Namespace

from hotseat import compiled
from hotseat.cli.console import out
from hotseat.cli.parser import Parser, options_given
from hotseat.core.game import Setup
from hotseat.core.playout import play_games, play_out
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game
from hotseat.locales import Phrases
from hotseat.locales.of_games import name_of
from hotseat.rate import rate


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.option("--players", "N", "help-players", parser.at_least_one)
    parser.option("--seconds", "S", "help-bench-seconds", parser.at_least_one, default=1)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.switch("--json", "help-json")
    parser.examples("hotseat bench stick-em --players 4", "hotseat bench stick-em --seconds 5 --json")


def run(args: Namespace, words: Phrases) -> int:
    """Measure and report."""
    played = game(args.game)
    setup = played.setup(args.players or max(4, played.fewest), options_given(args.option, words))
    measured = measure(setup, args.seconds)
    if args.json:
        print(json.dumps(measured))
        return 0
    engine = words.say("engine-compiled" if compiled() else "engine-interpreted")
    out().print(words.say("bench-head", name=name_of(words, played.id), players=setup.players, engine=engine))
    out().print(words.say("bench-stepped", rate=round(float(str(measured["stepped"])))))
    out().print(words.say("bench-inside", rate=round(float(str(measured["inside"])))))
    out().print(words.say("bench-clone", time=f"{measured['clone_us']:.2f}"))
    return 0


def measure(setup: Setup, seconds: float) -> dict[str, object]:
    """Random play stepped from Python and inside the engine, in decisions per CPU second; a clone in microseconds."""
    return {
        "game": setup.game.id,
        "players": setup.players,
        "options": setup.options.changed(),
        "compiled": compiled(),
        "stepped": rate(lambda seed: _step_a_game(setup, seed), seconds),
        "inside": rate(lambda seed: play_games(setup, 10, seed), seconds),
        "clone_us": 1e6 / rate(lambda seed: _clones(setup, seed), seconds),
    }


def _step_a_game(setup: Setup, seed: int) -> int:
    """Play one random game the way a script would: choose a legal move, play it, list the next moves."""
    s = setup.start(seeded(seed))
    draw = random.random
    decisions = 0
    legal = s.moves()
    while legal:
        legal = s.step(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def _clones(setup: Setup, seed: int) -> int:
    """Clone a state from the middle of a random game."""
    s = _mid_game(setup, seed)
    for _ in range(1000):
        s.clone()
    return 1000


def _mid_game(setup: Setup, seed: int) -> State:
    decisions = play_out(setup.start(seeded(seed)), seeded(~seed))
    s, chance = setup.start(seeded(seed)), seeded(~seed)
    for _ in range(decisions // 2):
        s.push(s.question.pick(s, s.seat(), chance))
    return s
