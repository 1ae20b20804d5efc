"""The exact rules of a game, written down so that their hash can be promised in advance."""

import hashlib
from dataclasses import fields

from hotseat.core.game import Setup
from hotseat.core.sorts import Json
from hotseat.fairness.encoding import canonical


def rules_description(setup: Setup) -> dict[str, Json]:
    """Game, version, players, every option (including defaults), the move table and all card texts, in order.

    An option for study is left out unless it is chosen: it came later, and older games keep the rules they had.
    """
    game = setup.game
    return {
        "game": game.id,
        "version": game.rules_version,
        "players": setup.players,
        "options": _options(setup),
        "moves": list(game.moves.texts),
        "words": {sort: list(texts) for sort, texts in game.words.items()},
    }


def rules_hash(description: dict[str, Json]) -> bytes:
    """SHA-256 of the description's canonical JSON."""
    return hashlib.sha256(canonical(description)).digest()


def _options(setup: Setup) -> dict[str, Json]:
    written: dict[str, Json] = {}
    for field in fields(setup.options):
        chosen = getattr(setup.options, field.name)
        if chosen != field.default or not field.metadata.get("study"):
            value = field.metadata["sort"].write(chosen)
            written[field.name] = list(value) if isinstance(value, tuple) else value
    return written
