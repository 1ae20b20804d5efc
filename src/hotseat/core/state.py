"""The state of a running game: the agenda and the control flow that every game shares."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from hotseat.core.agenda import Ask, Step
from hotseat.core.errors import BadArgument, IllegalMove, UnknownSeat, text_of, whole_number
from hotseat.core.events import Event, EventKind, Seen, Witnesses, revealed
from hotseat.core.moves import NOBODY
from hotseat.core.outcome import Outcome
from hotseat.core.position import position_key, restored, snapshot
from hotseat.core.rng import Rng, seeded
from hotseat.core.seats import NEXT, letter
from hotseat.core.showing import as_html, as_text

if TYPE_CHECKING:
    from hotseat.core.game import Setup

AnyStep = Step[Any]
"""A step of any game: the one place where the engine does not know the state's class."""


class Over(Ask[Any]):
    """The question of a finished game: no seat is asked."""

    def run(self, s: Any) -> None:
        s.question = self
        s.over = True

    def next_seat(self, s: Any) -> int:
        return NOBODY

    def moves(self, s: Any, seat: int) -> Sequence[int]:
        return ()


OVER: Final[Ask[Any]] = Over("over", (), ())
SETTLING: Final[Ask[Any]] = Over("settling", (), ())
"""Placeholder for the next question while an answer is carried out."""
FLOOR: Final = 4
"""Number of end-of-game sentinels below the agenda: several, so that the list does not keep shrinking and regrowing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The full state of a running game.

    Subclasses add the zones of their game, and implement `clone`, `view`, `fill` and `outcome` by hand.
    """

    setup: "Setup"
    players: int
    rng: Rng
    upcoming: list[AnyStep]
    """The agenda on top of the end-of-game sentinels, so that there is always a next step."""
    question: Ask[Any]
    """The open question. An answer may set it directly instead of calling `then`, if that is the last thing it does."""
    over: bool
    hidden: bool
    """Whether this is a view, in which something may be UNKNOWN."""
    viewer: int
    """Whose view this is: a seat, or NOBODY for a spectator's view and for a whole state."""
    events: list[Event] | None
    """The events since the list was last emptied; None (search, simulation) records nothing."""

    def __init__(self, setup: "Setup") -> None:
        self.setup = setup
        self.players = setup.players
        self.hidden = False
        self.viewer = NOBODY

    # -- life cycle ----------------------------------------------------------------------------------------------------

    def begin(self, rng: Rng) -> None:
        """Empty agenda, events not recorded; the game's own start fills in the rest."""
        self.rng = rng
        self.upcoming = [OVER] * FLOOR
        self.question = SETTLING
        self.over = False
        self.events = None

    def conceal(self, seat: int | None = None) -> None:
        """This copy becomes a view: its generator tells nothing about the game's. Every `view` calls this."""
        if seat is not None and not isinstance(seat, int):  # compiled code has checked that already
            raise BadArgument("seat", f"a whole number or None is needed, not {seat!r}.")
        if seat is not None and not 0 <= seat < self.players:
            raise UnknownSeat(str(seat), self.players)
        self.rng = seeded(0)
        self.hidden = True
        self.viewer = NOBODY if seat is None else seat

    def reveal(self, rng: Rng) -> None:
        """This copy of a view becomes a whole state again, with chance of its own. Every `fill` calls this first."""
        if not self.hidden:
            raise BadArgument("state", "this is a whole state, in which nothing is left to fill; take a `view` first.")
        self.rng = rng.fork()
        self.hidden = False
        self.viewer = NOBODY

    def copy_frame(self, source: "State") -> None:
        """Copy the fields of this class; every `clone` calls this."""
        self.rng = source.rng.clone()
        self.upcoming = source.upcoming[:]
        self.question = source.question
        self.over = source.over
        self.hidden = source.hidden
        self.viewer = source.viewer
        self.events = None

    def clone(self) -> "State":
        """An independent copy that does not record events."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, snapshot(self))

    def key(self) -> str:
        """A text that is equal for two states exactly if all cards, numbers and pending steps are equal.

        The generator is left out: two states with the same key offer the same moves, but chance may differ from there.
        """
        return position_key(self)

    def view(self, seat: int | None) -> "State":
        """The same game with UNKNOWN for everything that this seat (None: a spectator) may not know."""
        raise NotImplementedError

    def fill(self, rng: Rng) -> "State":
        """A full state consistent with this view, its unknown cards dealt at random."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Scores and places; before the end, the current standing."""
        raise NotImplementedError

    # -- agenda --------------------------------------------------------------------------------------------------------

    @property
    def agenda(self) -> list[AnyStep]:
        """The steps pending below the open question, next step last."""
        return self.upcoming[FLOOR:]

    def then(self, step: AnyStep, *more: AnyStep) -> None:
        """Schedule steps in reading order, ahead of what is already pending."""
        for place in range(len(more) - 1, -1, -1):
            self.upcoming.append(more[place])
        self.upcoming.append(step)

    def unwind(self, kind: type[AnyStep]) -> None:
        """Drop the topmost step of this kind and everything above it."""
        while not isinstance(self.upcoming.pop(), kind):
            pass

    def drop_to_last(self) -> None:
        """Drop all pending steps except the last, such as the one that begins the next turn."""
        del self.upcoming[FLOOR + 1 :]

    def finish(self) -> None:
        """End the game now; pending steps are dropped."""
        del self.upcoming[FLOOR:]
        self.question = SETTLING

    def settle(self) -> None:
        """Run steps until a question is open or the game is over."""
        _settle(self)

    def tell(self, kind: EventKind, facts: Seen, witnesses: Witnesses = None, masked: Seen = ()) -> None:
        """Record an event. Hot code first checks whether `events` is recorded at all."""
        if self.events is not None:
            self.events.append(Event(kind, facts, witnesses, masked))

    # -- how it shows itself -------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        game = f"{'view of ' if self.hidden else ''}{self.setup.game.id} for {self.players}"
        if self.over:
            return f"<{game}, over>"
        asked = ", ".join([letter(seat) for seat in self.question.open_to(self)])
        return f"<{game}, {self.question.name}: {asked}>"

    def __str__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str | None:
        return as_html(self)

    # -- moves ---------------------------------------------------------------------------------------------------------

    def seat(self) -> int:
        """The seat that a turn-by-turn driver asks now."""
        ask = self.question
        return ask.first if ask.first >= 0 else ask.next_seat(self)

    def text(self, move: SupportsIndex) -> str:
        """The move in notation."""
        number = _move_number(move)
        self._known(number)
        return self.setup.game.moves.text(number)

    def parse(self, text: str) -> int:
        """The move that this text denotes; UnknownMove if there is none."""
        return self.setup.game.moves.parse(text_of("text", text))

    def moves(self, seat: int = NEXT) -> Sequence[int]:
        """The moves listed for this seat, owned by the caller; none when the game is over.

        Ask a view only for those of its own seat: moves of others may name cards that it hides, which have no numbers.
        """
        return _listed(self, seat)

    def push(self, move: int, seat: int = NEXT) -> None:
        """Play a move that is known to be legal; nothing is checked, and numpy's numbers are not taken."""
        _play(self, move, seat)

    def narrate(self, move: int, seat: int) -> str:
        """Play a move that is known to be legal and return its public text, empty if the others notice nothing.

        From here on, events are recorded. Events that turn something over add it to the text: the text of a doubt ends
        with the card it shows.
        """
        before = self.events or []
        self.events = []
        masked = self.question.masked(self, seat, move)
        self.push(move, seat)
        told = masked + revealed(self.events, self.setup.game.words) if masked else ""
        self.events = before + self.events
        return told

    def step(self, move: int) -> Sequence[int]:
        """Play a move that is known to be legal; returns the moves of the seat asked next, none at the end.

        The fastest way to play through a game from Python: one call per decision.
        """
        _play(self, move, NEXT)
        return _listed(self, NEXT)

    def apply(self, move: SupportsIndex, seat: SupportsIndex = NEXT) -> None:
        """Play a move, or raise IllegalMove and change nothing. Numpy's whole numbers are moves, too.

        A view cannot be played on, because the move may need a card that it hides; `fill` makes a state of it.
        """
        number, who = _move_number(move), whole_number("seat", seat)
        if who == NEXT and not self.over:
            who = self.seat()
        self.check(who, number)
        if self.hidden:
            raise BadArgument("state", "this is a view, which hides cards; a whole state is needed to play on.")
        self.push(number, who)

    def check(self, seat: int, move: int) -> None:
        """Raise IllegalMove, with a readable reason, unless this seat may make this move now."""
        if self.over:
            raise IllegalMove("The game is over.", "over")
        ask = self.question
        if not 0 <= seat < self.players:
            raise UnknownSeat(str(seat), self.players)
        text = self.text(move)
        facts = {"seat": letter(seat), "move": text, "question": ask.name}
        if seat not in ask.open_to(self):
            asked = ", ".join([letter(other) for other in ask.open_to(self)])
            facts["asked"] = asked
            raise IllegalMove(f"{letter(seat)} is not asked now. Asked: {asked}.", "not-asked", facts)
        if not ask.allows(self, seat, move):
            code, reason = ask.refusal(self, seat, move) or ("not-now", f"{text!r} is not possible now.")
            clause = ask.clause(self, code)
            if clause:
                facts["clause"] = clause
            raise IllegalMove(f"{letter(seat)}: {reason}", code, facts)

    def _known(self, move: int) -> None:
        """Raise IllegalMove if the game has no move of this number."""
        last = len(self.setup.game.moves) - 1
        if not 0 <= move <= last:
            known = f"The moves of {self.setup.game.id} are numbered from 0 to {last}."
            raise IllegalMove(
                f"There is no move {move}. {known}", "no-such-move", {"move": str(move), "last": str(last)}
            )


# -- the walk through a game -------------------------------------------------------------------------------------------
# Functions, because compiled code calls them directly; calls to overridable methods need a lookup.


def _move_number(move: SupportsIndex) -> int:
    """The move as an int; truth values and fractions are no moves."""
    try:
        return whole_number("move", move)
    except BadArgument as problem:
        raise IllegalMove(problem.message, problem.code, problem.facts) from None


def _listed(s: State, seat: int) -> Sequence[int]:
    ask = s.question
    if seat == NEXT:
        seat = ask.first if ask.first >= 0 else ask.next_seat(s)
    elif not 0 <= seat < s.players:
        raise UnknownSeat(str(seat), s.players)
    return ask.moves(s, seat)


def _play(s: State, move: int, seat: int) -> None:
    ask = s.question
    if seat < 0:
        seat = ask.first if ask.first >= 0 else ask.next_seat(s)
    s.question = SETTLING
    ask.answer(s, seat, move)
    if s.question is SETTLING:
        _settle(s)


def _settle(s: State) -> None:
    while s.question is SETTLING:
        s.upcoming.pop().run(s)
