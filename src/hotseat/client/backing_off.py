"""How long a client waits before it connects again: longer after every failure, and never all clients at once."""

import random
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 15.0


@dataclass
class BackOff:
    """The waits of one client, in seconds."""

    first: float = 0.5
    """Before the first attempt; doubled after each failure."""
    failures: int = 0
    asked: float = 0.0
    """How long the server asked to wait."""

    def succeeded(self) -> None:
        """The server let the client in: being connected alone does not count."""
        self.failures = 0

    def told(self, seconds: float) -> None:
        """The server said when to come back."""
        self.asked = seconds

    def next(self) -> float:
        """The next wait, with a random factor; never less than the server asked for."""
        wait = min(self.first * 2.0**self.failures, LONGEST) * random.uniform(0.5, 1.5)
        asked, self.asked = self.asked, 0.0
        self.failures = min(self.failures + 1, 30)
        return max(wait, asked * random.uniform(1.0, 1.5))
