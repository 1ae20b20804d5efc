"""Laying cards: onto the stack, with the raid this may trigger, and under a 5."""

from hotseat.core.hands import take_out
from hotseat.core.moves import UNKNOWN
from hotseat.games.spicy.cards import KNOWN_TO, OPEN_JOKER, SJ
from hotseat.games.spicy.draws import draw, win_stack
from hotseat.games.spicy.events import COPIED, FORGOT_LAST, KEPT, LAST, PLAYED, RAIDED, TUCKED
from hotseat.games.spicy.moves import CALLS_LAST
from hotseat.games.spicy.state import NOTHING_SHOWN, Spicy


def put_down(s: Spicy, seat: int, kind: int, claim: int, copied: bool) -> None:
    """The card moves from the hand to the top of the stack; a raider's 4 below it takes its stack first (SP-2.9)."""
    hand = s.hands[seat]
    take_out(hand, kind)
    last = not hand and kind != SJ  # SW-2.9
    if s.events is not None:
        _tell_laid(s, seat, kind, claim, copied, last)
    if s.stack and s.seasonings.raids[s.claim]:
        raid(s)
    s.stack.append(OPEN_JOKER if kind == SJ else kind | KNOWN_TO[seat])
    s.owner = seat
    s.claim = claim
    s.copied = copied
    s.last = last
    s.settled = False
    s.copyable = False
    s.tucked = 0
    s.shown = NOTHING_SHOWN


def _tell_laid(s: Spicy, seat: int, kind: int, claim: int, copied: bool, last: bool) -> None:
    if last:
        s.tell(LAST, (seat,))  # SP-5.1
    event = COPIED if copied else PLAYED
    if kind == SJ:
        s.tell(event, (seat, kind, claim))
    else:
        s.tell(event, (seat, kind, claim), (seat,), (seat, UNKNOWN, claim))


def raid(s: Spicy) -> None:
    """The owner of the covered 4 takes everything up to and including it, unseen (SP-7.6)."""
    if s.events is not None:
        s.tell(RAIDED, (s.owner, len(s.stack)))
    win_stack(s, s.owner)


def tuck(s: Spicy, seat: int, cards: tuple[int, ...]) -> None:
    """Put these cards directly under the 5 and draw as many (SP-7.10)."""
    if s.events is not None:
        if cards:
            s.tell(TUCKED, (seat, cards), (seat,), (seat, (UNKNOWN,) * len(cards)))
        else:
            s.tell(KEPT, (seat,))
    top = s.stack.pop()
    for kind in cards:
        s.hands[seat].remove(kind)
        s.stack.append(kind | KNOWN_TO[seat])
    s.stack.append(top)
    s.tucked = len(cards)
    draw(s, seat, len(cards))


def forgets_last(s: Spicy, seat: int, move: int) -> bool:
    """Whether the last hand card would be laid without the word `last` (SP-9.4, SW-5.3)."""
    if not s.manners or CALLS_LAST[move] or len(s.hands[seat]) > 1:
        return False
    if s.events is not None:
        s.tell(FORGOT_LAST, (seat,))
    return True
