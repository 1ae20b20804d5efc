"""The schema of a game as a client gets it: what the game declares, the events of the table itself, and its moments."""

from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import json

from hotseat.core.game import Game
from hotseat.core.schema import schema
from hotseat.core.sorts import SEAT, TEXT, Json
from hotseat.games import game_ids, live
from hotseat.moments import kinds_of
from hotseat.server.people import WHO_SITS

_PERSON: Final[Json] = {"seat": SEAT.json(), "name": TEXT.json()}
TABLE_EVENTS: Final[dict[str, Json]] = {
    "undone": {},
    "not-undone": {"seat": SEAT.json()},
    **{event: _PERSON for event, _ in WHO_SITS.values()},
}
"""Events of every table, whatever its game."""


def _moments(game: Game) -> dict[str, Json]:
    """The kinds of moments, `moment-<kind>`; a game that is not registered has none."""
    kinds = kinds_of(game.id) if game.id in game_ids() else ()
    return {f"moment-{kind.name}": {name: sort.json() for name, sort in kind.facts} for kind in kinds}


def _reactions(game: Game) -> list[Json]:
    return list(live(game.id).reactions) if game.id in game_ids() else []


@cache
def written_schema(game: Game) -> tuple[bytes, str]:
    """The schema as JSON, and its entity tag."""
    declared = schema(game)
    events = declared["events"]
    assert isinstance(events, dict)
    reactions = _reactions(game)
    text = json.encode({**declared, "reactions": reactions, "events": {**events, **TABLE_EVENTS, **_moments(game)}})
    return text, f'"{sha256(text).hexdigest()[:16]}"'
