"""New gangs word by word: which hand peppers may come next, and when the group is whole (CM-3.4, CM-5.2)."""

from mypy_extensions import i64

from hotseat.games.chili_mafia.cards import BIT, COMPLETE, PEPPERS, bits
from hotseat.games.chili_mafia.drawing import leave_hand
from hotseat.games.chili_mafia.events import FORMED
from hotseat.games.chili_mafia.gangs import NO_GANG, Gang, in_gangs
from hotseat.games.chili_mafia.listing import ALONE, card_words
from hotseat.games.chili_mafia.moves import CARD_WORD, GO, SEAT_WORD
from hotseat.games.chili_mafia.plays import left_beside
from hotseat.games.chili_mafia.rows import joined
from hotseat.games.chili_mafia.state import ChiliMafia


def group_of_plan(plan: tuple[int, ...], base: Gang = NO_GANG) -> Gang:
    """The peppers among the words of a plan, together with those there before."""
    group = base
    for word in plan:
        if CARD_WORD <= word < CARD_WORD + PEPPERS:
            group = group.plus(word - CARD_WORD)
    return group


def seat_of_plan(plan: tuple[int, ...], seat: int) -> int:
    """The seat before whom the new gang will lie: the one named, else the own."""
    for word in plan:
        if word >= SEAT_WORD:
            return word - SEAT_WORD
    return seat


def group_words(s: ChiliMafia, seat: int, base: Gang, plan: tuple[int, ...]) -> tuple[int, ...]:
    """What may follow `gang` or `recruit`: a seat (teams), hand peppers, `go` once there are three."""
    if s.terms.team_play and len(plan) == 1:
        return tuple([SEAT_WORD + mate for mate in s.terms.mates[seat]])
    group = group_of_plan(plan, base)
    hand = s.hands[seat]
    if group.size == 0:
        return card_words(bits(hand) & in_gangs(hand))
    if group.size == 1:
        return card_words(seconds(group, hand if base.size else left_after(hand, group.cards[0])))
    words = card_words(left_beside(hand, plan) & group.takes)
    return joined(ALONE[GO], words) if group.size >= COMPLETE else words


def left_after(hand: list[int], card: int) -> list[int]:
    """The hand without one copy of the card."""
    rest = hand[:]
    rest.remove(card)
    return rest


def seconds(first: Gang, rest: list[int]) -> i64:
    """The peppers of the rest that can be completed to a gang together with the first one, as a mask."""
    once: i64 = 0
    twice: i64 = 0
    for card in rest:
        twice |= once & BIT[card]
        once |= BIT[card]
    mask: i64 = 0
    for card in rest:
        if card < PEPPERS and (first.takes >> card) & 1 and first.plus(card).takes & (once & ~BIT[card] | twice):
            mask |= BIT[card]
    return mask


def form(s: ChiliMafia, seat: int, owner: int, gang: Gang, from_hand: Gang) -> int:
    """Lay a new gang; those of its cards that come from the seat's hand leave it. Returns the slot."""
    for card in from_hand.cards:
        leave_hand(s, seat, card)
    slot = s.lay_gang(owner, gang)
    if s.events is not None:
        s.tell(FORMED, (seat, owner, slot + 1, gang.cards))
    return slot
