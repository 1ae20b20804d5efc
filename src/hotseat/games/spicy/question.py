"""What all questions of Spicy share: the list, what others see of an answer, and looking at face-down cards."""

from hotseat.core.agenda import Arg, Ask
from hotseat.core.moves import UNKNOWN
from hotseat.games.spicy.cards import KIND, KNOWN_TO, SJ
from hotseat.games.spicy.draws import draw
from hotseat.games.spicy.events import PEEKED, TRUSTED
from hotseat.games.spicy.moves import (
    COPIES,
    KEEP,
    KIND_LAID,
    LAYS,
    PEEK_STACK,
    PEEKS,
    TRUST,
    TRUSTS,
    TUCKS,
    VERBS,
    tucked_by,
)
from hotseat.games.spicy.refusals import claim_clause, why_not
from hotseat.games.spicy.state import Spicy


class Question(Ask[Spicy]):
    """A question whose `players` are the list, in offer order."""

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def put_back(self, s: Spicy, seat: int) -> None:
        """The same question without this seat (SP-4.5)."""
        raise NotImplementedError

    def act(self, s: Spicy, seat: int, move: int) -> None:
        """Carry out an answer that is neither a trust nor a peek."""
        raise NotImplementedError

    def answer(self, s: Spicy, seat: int, move: int) -> None:
        verb = VERBS[move]
        if verb == TRUSTS:
            self.trusted(s, seat)
        elif verb == PEEKS:
            self.peek(s, seat, move)
        else:
            self.act(s, seat, move)

    def default(self, s: Spicy, seat: int) -> int:
        return TRUST

    def refusal(self, s: Spicy, seat: int, move: int) -> tuple[str, str] | None:
        return why_not(s, seat, move)

    def clause(self, s: Spicy, code: str) -> str:
        return claim_clause(s) if code == "spicy-illegal-claim" else super().clause(s, code)

    def masked(self, s: Spicy, seat: int, move: int) -> str:
        text = s.setup.game.moves.text(move)
        if VERBS[move] in (LAYS, COPIES) and KIND_LAID[move] != SJ:
            return text.replace(s.setup.game.words["card"][KIND_LAID[move]], "??", 1)
        return "tuck" + " ??" * len(tucked_by(move)) if VERBS[move] == TUCKS and move != KEEP else text

    def trusted(self, s: Spicy, seat: int) -> None:
        """The seat trusts the card and leaves the list."""
        if s.events is not None:
            s.tell(TRUSTED, (seat,))
        self.put_back(s, seat)

    def peek(self, s: Spicy, seat: int, move: int) -> None:
        """The seat looks at a face-down card and draws one as the price; the question stays open (SP-9.7, SP-9.9)."""
        if move == PEEK_STACK:
            s.stack[-1] |= KNOWN_TO[seat]
            card = s.stack[-1] & KIND
        else:
            place = s.unknown_won(seat)
            won = s.won[seat]
            card = won[place] & KIND
            s.won[seat] = (*won[:place], won[place] | KNOWN_TO[seat], *won[place + 1 :])
        if s.events is not None:
            where = 0 if move == PEEK_STACK else 1
            s.tell(PEEKED, (seat, where, card), (seat,), (seat, where, UNKNOWN))
        if draw(s, seat, 1):
            s.question = self
