"""The turn: all its choices in one table (CM-4, CM-12)."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.agenda import Arg, Ask, Step
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.attack.planning import HOT_PLAYS
from hotseat.games.chili_mafia.cards.codes import CH_ICON, MJ_ICON, PD_ICON, PI
from hotseat.games.chili_mafia.events import SCORED, TURN
from hotseat.games.chili_mafia.gangs.forming import ADDING, FORM, FORMING, SWEET_MOVE
from hotseat.games.chili_mafia.heists.turn_heists import TURN_HEISTS, WASTE_PLAY, heist_verbs
from hotseat.games.chili_mafia.plans.moves import (
    DROP,
    END,
    EXCHANGE,
    PASS,
    SWEET,
    line,
)
from hotseat.games.chili_mafia.plans.plays import Holdings, Play
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, WordLists
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.actions import ACTION_PLAYS
from hotseat.games.chili_mafia.turn.bosses import BOSS_PLAYS, FROM_GANGS
from hotseat.games.chili_mafia.turn.ending import ENDINGS, PASS_PLAY, Exchange, may_end


def _verb(play: Play) -> int:
    return play.verb


PLAY_OF: Final[list[Play]] = sorted(
    [*FORMING, *HOT_PLAYS, *ACTION_PLAYS, Exchange(), *BOSS_PLAYS, *TURN_HEISTS, WASTE_PLAY, *ENDINGS], key=_verb
)
"""By verb: every verb of a turn is a play, and they come first in the table of words."""


def _plays(s: ChiliMafia, at_hand: i64) -> tuple[Play, ...]:
    """The choices of a turn between forming and Heists, without those that need a card the seat does not have."""
    plays: list[Play] = [*HOT_PLAYS, *ACTION_PLAYS]
    if s.players == 2:
        plays.append(PLAY_OF[EXCHANGE])
    if s.rules.bosses:
        plays += BOSS_PLAYS
    return tuple([play for play in plays if not play.needs or play.needs & at_hand])


_LISTS: Final[list[tuple[Play, ...] | None]] = [None] * (1 << 14)


def plays_with(s: ChiliMafia, own: Holdings) -> tuple[Play, ...]:
    """The same, cached for all seats with the same Hot and Action cards and bosses: plays need nothing else."""
    at_hand = own.hand | own.gang_peppers & FROM_GANGS
    bosses = (at_hand >> MJ_ICON & 1) << 2 | (at_hand >> PD_ICON & 1) << 1 | at_hand >> CH_ICON & 1
    key = s.rules.plays_key << 12 | bosses << 9 | at_hand >> PI
    plays = _LISTS[key]
    if plays is None:
        plays = _plays(s, at_hand)
        _LISTS[key] = plays
    return plays


END_BIT: Final = 1 << END
PASS_BIT: Final = 1 << PASS
_EVERYDAY: Final = WordLists((*range(EXCHANGE), END, PASS))
_RARE: Final = WordLists(tuple(range(EXCHANGE, PASS + 1)))
_FRONT: Final = (1 << EXCHANGE) - 1


def verb_words(verbs: i64) -> tuple[int, ...]:
    """The verbs of a mask, in the order of their numbers."""
    front, ending = verbs & _FRONT, verbs >> END
    rest = verbs >> EXCHANGE
    if rest == ending << (END - EXCHANGE):  # no verb from EXCHANGE up to END
        return _EVERYDAY.of(front | ending << EXCHANGE)
    return joined(_EVERYDAY.of(front), _RARE.of(rest))


@final
class Turn(Ask[ChiliMafia]):
    """The active seat chooses until its turn ends (CM-4.1)."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", (seat,), (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        plan = s.plans[seat]
        if plan:
            return PLAY_OF[plan[0]].words(s, seat, plan)
        own = Holdings(s, seat)
        verbs: i64 = END_BIT if may_end(s) else PASS_BIT
        if FORM.offered(s, seat, own):
            verbs |= FORM.bit
        if ADDING.offered(s, seat, own):
            verbs |= ADDING.bit
        if SWEET_MOVE.offered(s, seat, own):
            verbs |= SWEET_MOVE.bit
        for play in plays_with(s, own):
            if play.offered(s, seat, own):
                verbs |= play.bit
        for heist in s.heists[seat]:
            verbs |= heist_verbs(s, seat, heist)
        return verb_words(verbs)

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        plan = s.plans[seat]
        if move == DROP:
            return len(plan) > 0
        if move in self.moves(s, seat):
            return True
        taking_back = len(s.sweet_left) > 0 and (plan[0] if plan else move) == SWEET
        return taking_back and move in SWEET_MOVE.ways(s, seat, plan, False)

    def refusal(self, s: ChiliMafia, seat: int, move: int) -> tuple[str, str] | None:
        if s.plans[seat]:
            return "plan", f"{line((move,))!r} cannot follow {line(s.plans[seat])!r}. Say drop to begin anew."
        if move == END and not s.acted:
            return "must-pass", "without an action this turn you can only pass."
        if move == PASS:
            return "must-end", "you have done an action, or it is the last round: just say end."
        return None

    def default(self, s: ChiliMafia, seat: int) -> int:
        plan = s.plans[seat]
        if not plan and may_end(s):
            return END
        whole = PASS_PLAY.default(s, seat)
        if not may_end(s) and len(plan) < len(whole) and whole[: len(plan)] == plan:
            return whole[len(plan)]
        return DROP

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        words = (*s.plans[seat], move)
        if move == DROP or not PLAY_OF[words[0]].complete(s, seat, words):
            return ""
        return line(words)

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == DROP:
            s.plans[seat] = ()
            s.question = self
            return
        said = s.plans[seat]
        plan = joined(said, ONE_WORD[move])
        play = PLAY_OF[plan[0]]
        if play.complete(s, seat, plan):
            if said:
                s.plans[seat] = ()
            if s.sweet_left and play.verb != SWEET:
                s.sweet_left = ()
            if not play.ends_turn:
                s.then(self)
            play.bind(s, seat, plan)
        else:
            s.plans[seat] = plan
            s.question = self


TURNS: Final = [Turn(seat) for seat in range(8)]


@final
class NextTurn(Step[ChiliMafia]):
    """The next seat's turn, or the end after the last round (CM-4.11, CM-10.3); below every turn on the agenda."""

    def run(self, s: ChiliMafia) -> None:
        if s.trigger >= 0:
            if s.extra == s.players:
                if s.events is not None:
                    outcome = s.outcome()
                    s.tell(SCORED, (outcome.scores, outcome.winners))
                return
            s.extra += 1
        begin_turn(s, (s.active + 1) % s.players)


NEXT_TURN: Final[AnyStep] = NextTurn()


def begin_turn(s: ChiliMafia, seat: int) -> None:
    """Begin a turn and reset everything used up in the previous one (CM-4.12)."""
    s.active = seat
    s.turn += 1
    s.clear_turn()
    s.then(NEXT_TURN)
    if s.events is not None:
        s.tell(TURN, (seat, s.turn))
    s.question = TURNS[seat]


STEPS: Final[tuple[type[AnyStep], ...]] = (Turn, NextTurn)
