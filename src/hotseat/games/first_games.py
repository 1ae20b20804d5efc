"""The guided first games: prepared deals in which nearly every lesson comes up.

A seed decides the deal and, through `Room.prepared_chance`, every thought of the bots. `python -m tools.guided search`
finds seeds; a change of rules, bots or lessons may need new ones, and tests/page/test_guided.py says so.
"""

from dataclasses import dataclass
from typing import Final

from hotseat.core.options import OptionValue


@dataclass(frozen=True)
class FirstGame:
    """The bots by level, the options (the shortest that still show everything), and the prepared deals."""

    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seeds: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many play."""
        return 1 + len(self.bots)


FIRST_GAMES: Final[dict[str, FirstGame]] = {
    "spicy": FirstGame(("easy", "easy"), {"end_card": 46, "first": "A"}, (2563, 907)),
    "sweet-spicy": FirstGame(("easy", "easy"), {"end_card": 46, "first": "A"}, (1360, 165)),
    "stick-em": FirstGame(("easy", "easy"), {"rounds": 1, "open_memory": True, "first": "A"}, (365, 729, 1611)),
    "chili-mafia": FirstGame(("easy", "easy", "easy"), {}, (1778, 2670)),
    "wazabi": FirstGame(("easy", "easy", "easy"), {"race": "calm"}, (1710, 85, 2096)),
}
