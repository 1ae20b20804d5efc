"""The statement of a table whose deal was prepared: what it was, and that no fair shuffle is claimed."""

from hotseat.core.game import Setup
from hotseat.core.sorts import Json
from hotseat.fairness.rules import rules_description

PREPARED = "hotseat prepared deal 1"


def prepared_statement(game_id: str, setup: Setup, seed: int) -> dict[str, Json]:
    """Replaces the transcript: anybody can deal the same cards from the seed, and nothing is proved."""
    return {"format": PREPARED, "game_id": game_id, "rules": rules_description(setup), "seed": seed, "fair": False}
