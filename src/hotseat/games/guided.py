"""The guided first game of a game: prepared deals in which nearly every lesson comes up.

A seed decides the deal and, through `Room.prepared_chance`, every thought of the bots. `python -m tools.guided search`
finds seeds; a change of rules, bots or lessons may need new ones, and tests/page/test_guided.py says so.
"""

from dataclasses import dataclass

from hotseat.core.options import OptionValue


@dataclass(frozen=True)
class FirstGame:
    """The bots by level, the options (the shortest that still show everything), and the prepared deals."""

    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seeds: tuple[int, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return 1 + len(self.bots)
