"""The options of Stick 'Em."""

from dataclasses import dataclass, field

from hotseat.core.options import Number, Options, SeatOrRandom, Switch


@dataclass(frozen=True)
class StickEmOptions(Options):
    """How many rounds, who begins, two readings of the rules, and a small deck for exact methods."""

    rounds: int = field(default=0, metadata={"sort": Number(1, 20, word="auto")})
    all_zero_leader_wins: bool = field(default=False, metadata={"sort": Switch()})
    open_memory: bool = field(default=False, metadata={"sort": Switch()})
    first: int = field(default=-1, metadata={"sort": SeatOrRandom()})
    small: int = field(default=0, metadata={"sort": Number(2, 4, word="off"), "study": True})
    """Cards dealt to each player from a deck with one colour per player; 0 is the printed deck."""
