"""Resources shared by all tables of a server."""

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from hotseat.core.state import State
from hotseat.fairness import ServerKey
from hotseat.server.aside import Aside
from hotseat.server.bots import BotQueue
from hotseat.server.durations import Durations
from hotseat.server.probe import Probe
from hotseat.server.store import Store
from hotseat.server.time import Time

if TYPE_CHECKING:
    from hotseat.server.push.calls import Calls

LOG = logging.getLogger("hotseat.server")


class Thinker(Protocol):
    """Computes the answers of bots."""

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        """All moves of one answer; empty on a timeout."""


@dataclass
class Counts:
    """Counters for the operator's metrics."""

    moves: int = 0
    refusals: int = 0
    connections: int = 0
    bot_failures: int = 0
    store_failures: int = 0
    dropped: int = 0
    commit_seconds: float = 0.0
    """Total time that entries waited for the disk."""
    commits: int = 0
    loop_lag: Durations = field(default_factory=Durations)
    bots: BotQueue = field(default_factory=BotQueue)

    def stored(self, seconds: float) -> None:
        """Count a write that took `seconds`."""
        self.commits += 1
        self.commit_seconds += seconds


@dataclass
class Shared:
    """Store, time, bots, the signing key and the table settings of one server."""

    store: Store
    time: Time
    thinker: Thinker
    key: ServerKey
    bot_delay: tuple[float, float] = (0.6, 1.6)
    spectator_delay: float = 60.0
    pauses: float = 1.0
    """Length of the tables' own pauses, as a fraction of the default."""
    counts: Counts = field(default_factory=Counts)
    aside: Aside = field(default_factory=Aside)
    calls: "Calls | None" = None
    """Notifications of turns at tables played over days; None if the host has not enabled them."""
    probe: Probe = field(init=False)

    def __post_init__(self) -> None:
        self.probe = Probe(self.store)
