"""The options of Topper."""

from dataclasses import dataclass, field

from hotseat.core.options import Choice, Number, Options


@dataclass(frozen=True)
class TopperOptions(Options):
    """How many cards each player holds, and which sum wins."""

    hand: int = field(default=5, metadata={"sort": Number(2, 5)})
    winner: str = field(default="highest", metadata={"sort": Choice("highest", "lowest")})
