"""Counting what happens in games, and putting the counts into rows."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Row:
    """One line of a portrait: a share of something, or a mean."""

    name: str
    value: float
    percent: bool

    def text(self) -> str:
        """The figure as it is read."""
        return f"{100 * self.value:.1f} %" if self.percent else f"{self.value:.2f}"


@dataclass
class Counts:
    """How often each thing happened."""

    found: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, times: int = 1) -> None:
        """It happened."""
        self.found[name] += times

    def share(self, name: str, part: str, whole: str) -> Row:
        """How many of one thing were another one; 0 if there were none."""
        return Row(name, self._ratio(part, whole), True)

    def mean(self, name: str, total: str, per: str) -> Row:
        """How much of one thing there was for each of another."""
        return Row(name, self._ratio(total, per), False)

    def _ratio(self, part: str, whole: str) -> float:
        return self.found[part] / self.found[whole] if self.found[whole] else 0.0
