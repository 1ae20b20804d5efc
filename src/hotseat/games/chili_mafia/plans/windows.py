"""Questions answered with a private plan, and windows that one answer can close for everybody (CM-3, CM-8.10)."""

from hotseat.core.agenda import Arg, Ask
from hotseat.core.moves import NOBODY
from hotseat.games.chili_mafia.cards.codes import BIT
from hotseat.games.chili_mafia.events import NOBODY_ANSWERS
from hotseat.games.chili_mafia.plans.moves import DROP, LET
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined


class Planned(Ask[ChiliMafia]):
    """A question to one seat whose answer may take several words; `drop` discards an open plan (CM-3.5)."""

    def __init__(self, name: str, seat: int) -> None:
        only = (seat,)
        super().__init__(name, only, only)

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        if move == DROP:
            return len(s.plans[seat]) > 0
        return move in self.moves(s, seat)

    def plan(self, s: ChiliMafia, seat: int, move: int) -> None:
        """Add a word to the plan, or `drop` it; the question stays open and nobody notices."""
        s.plans[seat] = () if move == DROP else joined(s.plans[seat], ONE_WORD[move])
        s.question = self


class Window(Ask[ChiliMafia]):
    """A question to several seats, in offer order; `let` is sealed, anything else closes it."""

    def __init__(self, name: str, players: tuple[int, ...]) -> None:
        super().__init__(name, players, players)
        self.first = NOBODY

    def open_to(self, s: ChiliMafia) -> tuple[int, ...]:
        answered = s.answered
        if not answered:
            return self.players
        return tuple([seat for seat in self.players if not (answered >> seat) & 1])

    def next_seat(self, s: ChiliMafia) -> int:
        answered = s.answered
        for seat in self.players:
            if not (answered >> seat) & 1:
                return seat
        return NOBODY

    def reacts(self, seat: int) -> bool:
        return True

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        if move == DROP:
            return len(s.plans[seat]) > 0
        return move in self.moves(s, seat)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return DROP if s.plans[seat] else LET

    def let(self, s: ChiliMafia, seat: int) -> None:
        """One more seat has answered `let`; the last one closes the window."""
        s.answered |= BIT[seat]
        if self.next_seat(s) != NOBODY:
            s.question = self
            return
        self.close(s)
        if s.events is not None:
            s.tell(NOBODY_ANSWERS, ())

    def close(self, s: ChiliMafia) -> None:
        """Discard sealed answers and open plans (CM-3.6)."""
        s.answered = 0
        for seat in self.players:
            if s.plans[seat]:
                s.plans[seat] = ()

    def is_last(self, s: ChiliMafia) -> bool:
        """Whether one more `let` would close the window."""
        return len(self.open_to(s)) == 1
