"""Which tables this server may keep in memory: all of them, if it is alone; those it owns, as a node of a cluster."""

from typing import NamedTuple, Protocol

from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal


def elsewhere(node: str) -> Refusal:
    """The refusal of a table that another node owns."""
    return Refusal("moved", f"This table is on the node {node}.", node=node)


def no_such_table() -> Refusal:
    """The refusal of an unknown id."""
    return Refusal("no-such-table", "There is no such table.")


class Standing(NamedTuple):
    """A server among others, in figures for its operator."""

    node: str = "alone"
    takeovers: int = 0
    """Tables taken over from other nodes."""
    found_dead: int = 0
    """Other nodes that this one found dead."""
    fenced: int = 0
    """How often a node of this name had to stop because others had declared it dead."""
    silence: float = 0.0
    """Seconds since it renewed its lease."""


class Claims(Protocol):
    """Asked by the lobby before it loads or creates a table."""

    shared: bool
    """Whether other servers own tables in the same database."""

    async def claim(self, id: str, new: bool = False) -> None:
        """Own this table; raises Refusal `moved`, `no-such-table` or `store` (the database cannot be asked)."""

    def release(self, id: str) -> None:
        """The table is not in memory any more: others may own it."""

    async def listed(self, here: list[bodies.Listed]) -> list[bodies.Listed]:
        """The public tables of all servers; `here` are ours."""

    def standing(self) -> Standing:
        """Figures for the operator."""


class Alone:
    """The claims of the only server on its database."""

    shared = False

    async def claim(self, id: str, new: bool = False) -> None:
        """Every table is ours."""

    def release(self, id: str) -> None:
        """Nobody else wants it."""

    async def listed(self, here: list[bodies.Listed]) -> list[bodies.Listed]:
        """There are no others."""
        return here

    def standing(self) -> Standing:
        """Nothing can happen to a server that is alone."""
        return Standing()
