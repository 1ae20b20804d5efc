"""Replaying a finished fair game from its key and moves, for `verify --replay`."""

from collections.abc import Iterator
from typing import Any

from hotseat.core.errors import HotseatError
from hotseat.core.game import Setup
from hotseat.core.keyed import KeyedRng
from hotseat.core.position import zones
from hotseat.core.replay import walk
from hotseat.core.seats import seat_of
from hotseat.core.state import State
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


def replayed(rules: dict[str, Any], key: bytes, log: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The entries of this log as the engine writes them; raises HotseatError if the rules refuse a move."""
    s = _dealt(rules, key)
    yield from [entry.json(0) for entry in opened(s, _has_former_names(s, log))]
    for step in walk(s, _moves(s, log)):
        yield from [entry.json(0) for entry in told(s, step)]
    yield ending(s.over).json(0)


def shown(
    rules: dict[str, Any], key: bytes, log: list[dict[str, Any]], seat: str
) -> Iterator[tuple[int, dict[str, Any]]]:
    """The table as this seat (empty: a spectator) is shown it, after the deal and after every move.

    Each with the number of entries until then.
    """
    s = _dealt(rules, key)
    place, count = seat_of(seat, s.players) if seat else None, len(opened(s))
    yield count, zones(s.view(place))
    for step in walk(s, _moves(s, log)):
        count += len(told(s, step))
        yield count, zones(s.view(place))


def _dealt(rules: dict[str, Any], key: bytes) -> State:
    rng = KeyedRng(key)
    rng.draws = []
    return _setup(rules).start(rng)


def _moves(s: State, log: list[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    for move in (entry["full"] for entry in log if entry["kind"] == "move"):
        yield seat_of(move["seat"], s.players), s.setup.game.moves.parse(move["move"])


def _has_former_names(s: State, log: list[dict[str, Any]]) -> bool:
    """Whether the first views of this log name zones as before a renaming: it was dealt by an earlier version."""
    former = set(s.setup.game.former_zones.values())
    return any(former & set(entry["full"]["zones"]) for entry in log if entry["kind"] == "view")


def _setup(rules: dict[str, Any]) -> Setup:
    return game(rules["game"]).setup(rules["players"], rules["options"])
