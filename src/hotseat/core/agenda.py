"""Steps and questions: the pending work of a game, as small immutable objects.

A `Step` runs; an `Ask` stops and waits for players. Both hold only public seats, cards and numbers, never a reference
into the state or a hidden card. A state can therefore be cloned, stored and re-dealt in the middle of any decision.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hotseat.core.moves import NOBODY
from hotseat.core.rng import Rng
from hotseat.core.seats import letter
from hotseat.core.sorts import Json

if TYPE_CHECKING:
    from hotseat.core.state import State

S = TypeVar("S", bound="State")

Arg = int | str | bool | tuple[int, ...]
"""The types of a step's arguments."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens by itself when it reaches the top of the agenda."""

    def run(self, s: S) -> None:
        """Run the step; it may schedule more steps with `s.then`."""
        raise NotImplementedError

    def args(self) -> tuple[Arg, ...]:
        """The constructor's arguments, for stored positions."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """One question to one or more players, answered in any order.

    `players` may answer, in the order in which a turn-by-turn driver asks them; play does not continue until those in
    `waits_for` have answered. Who is asked depends on public facts only.
    """

    def __init__(self, name: str, players: tuple[int, ...], waits_for: tuple[int, ...]) -> None:
        self.name = name
        self.players = players
        self.waits_for = waits_for
        self.first = players[0] if players else NOBODY

    def __repr__(self) -> str:
        asked = ", ".join([letter(seat) for seat in self.players])
        return f"<question {self.name}: {asked}>"

    def run(self, s: S) -> None:
        s.question = self

    def open_to(self, s: S) -> tuple[int, ...]:
        """The seats that may answer now, next one first; differs from `players` only if answers are sealed."""
        return self.players

    def next_seat(self, s: S) -> int:
        """The seat that a turn-by-turn driver asks now; called only if `first` is NOBODY."""
        return self.open_to(s)[0]

    def moves(self, s: S, seat: int) -> Sequence[int]:
        """The moves listed for this seat, in the order of the game's move table unless the rules say otherwise.

        Returns a tuple, or a new list that the caller may keep and change.
        """
        raise NotImplementedError

    def allows(self, s: S, seat: int, move: int) -> bool:
        """Whether the seat may make this move now; allows more than `moves` only for moves that go back."""
        return move in self.moves(s, seat)

    def reacts(self, seat: int) -> bool:
        """Whether this seat is only offered a reaction, which its `default` declines."""
        return seat not in self.waits_for

    def pick(self, s: S, seat: int, rng: Rng) -> int:
        """One of the listed moves, all equally likely."""
        moves = self.moves(s, seat)
        return moves[rng.below(len(moves), "pick")]

    def default(self, s: S, seat: int) -> int:
        """The answer given for a seat whose time has run out."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, move: int) -> None:
        """Apply a legal answer. The question is already closed: `s.then(self)` keeps it open."""
        raise NotImplementedError

    def masked(self, s: S, seat: int, move: int) -> str:
        """The move as the other seats may read it, `??` for hidden parts; empty if they notice nothing.

        `State.narrate` adds what the move reveals. Two worlds with identical public texts must look the same to every
        observer who knows no more than those texts; the contract tests check this for every game.
        """
        return s.setup.game.moves.text(move)

    def about(self, view: S) -> dict[str, Json]:
        """What the question is about, by name, derived from the spectator's view: why it is asked, for which card."""
        return {}

    def overheard(self, s: S, seat: int, move: int, by: int) -> str:
        """Extra text for one other seat, such as a partner's plan as it grows; usually empty."""
        return ""

    def refusal(self, s: S, seat: int, move: int) -> tuple[str, str] | None:
        """Why this seat may not make this move now (code and sentence); None if there is no specific reason."""
        return None

    def clause(self, s: S, code: str) -> str:
        """The clause of the rules behind this refusal; empty if there is none."""
        return s.setup.game.clauses.get(code, "")
