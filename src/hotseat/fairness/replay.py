"""Replaying a finished fair game from its key and moves, for `verify --replay`."""

from collections.abc import Iterator
from typing import Any

from hotseat.core.errors import HotseatError
from hotseat.core.game import Setup
from hotseat.core.keyed import KeyedRng
from hotseat.core.replay import walk
from hotseat.core.seats import seat_of
from hotseat.fairness.entries import opened, told
from hotseat.fairness.ledger import ending
from hotseat.fairness.rules import rules_description
from hotseat.games import game


def same_rules(rules: dict[str, Any]) -> bool:
    """Whether the engine of this installation implements these rules."""
    try:
        return rules_description(_setup(rules)) == rules
    except HotseatError:
        return False


def replayed(rules: dict[str, Any], key: bytes, moves: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The entries of the log as the engine writes them; raises HotseatError if the rules refuse a move."""
    rng = KeyedRng(key)
    rng.draws = []
    s = _setup(rules).start(rng)
    yield from [entry.json(0) for entry in opened(s)]
    parse = s.setup.game.moves.parse
    for step in walk(s, ((seat_of(one["seat"], s.players), parse(one["move"])) for one in moves)):
        yield from [entry.json(0) for entry in told(s, step)]
    yield ending(s.over).json(0)


def _setup(rules: dict[str, Any]) -> Setup:
    return game(rules["game"]).setup(rules["players"], rules["options"])
