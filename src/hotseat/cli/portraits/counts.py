"""Counters for game events, and the rows derived from them."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Row:
    """One line of a portrait: a share of something, or a mean."""

    name: str
    value: float
    percent: bool

    def text(self) -> str:
        """The figure as displayed."""
        return f"{100 * self.value:.1f} %" if self.percent else f"{self.value:.2f}"


@dataclass
class Counts:
    """How often each thing happened."""

    found: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, times: int = 1) -> None:
        """Count `name` another `times` times."""
        self.found[name] += times

    def share(self, name: str, part: str, whole: str) -> Row:
        """The share of `part` in `whole`; 0 if `whole` is 0."""
        return Row(name, self._ratio(part, whole), True)

    def mean(self, name: str, total: str, per: str) -> Row:
        """The mean of `total` per `per`."""
        return Row(name, self._ratio(total, per), False)

    def _ratio(self, part: str, whole: str) -> float:
        return self.found[part] / self.found[whole] if self.found[whole] else 0.0
