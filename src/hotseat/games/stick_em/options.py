"""The options of Stick 'Em."""

from dataclasses import dataclass, field

from hotseat.core.options import Number, Options, SeatOrRandom, Switch


@dataclass(frozen=True)
class StickEmOptions(Options):
    """How many rounds, who begins, and two readings of the rules."""

    rounds: int = field(default=0, metadata={"sort": Number(1, 20, word="auto")})
    all_zero_leader_wins: bool = field(default=False, metadata={"sort": Switch()})
    open_memory: bool = field(default=False, metadata={"sort": Switch()})
    first: int = field(default=-1, metadata={"sort": SeatOrRandom()})
