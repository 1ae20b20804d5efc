"""New gangs word by word: which hand peppers may come next, and when the group is complete (CM-3.4, CM-5.2)."""

from mypy_extensions import i64

from hotseat.core.hands import take_out
from hotseat.games.chili_mafia.cards.codes import COMPLETE, NO_CARD, PEPPER_BITS, PEPPERS, SC, bits, bits_and_doubles
from hotseat.games.chili_mafia.events import FORMED
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, Gang, in_gangs, takes_with
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, GO, SEAT_WORD
from hotseat.games.chili_mafia.plans.plays import left_beside
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import leave_hand


def group_of_plan(plan: tuple[int, ...]) -> Gang:
    """The peppers among the words of a plan."""
    group = NO_GANG
    for word in plan:
        if CARD_WORD <= word < CARD_WORD + PEPPERS:
            group = group.plus(word - CARD_WORD)
    return group


def seat_of_plan(plan: tuple[int, ...], seat: int) -> int:
    """The owner of the new gang: the seat named in the plan, else the player's own."""
    for word in plan:
        if word >= SEAT_WORD:
            return word - SEAT_WORD
    return seat


def group_words(s: ChiliMafia, seat: int, plan: tuple[int, ...], laid: int = NO_CARD) -> tuple[int, ...]:
    """What may follow `gang` or `recruit`: a seat (teams), hand peppers, `go` once there are three.

    Most intermediate plans are never played, so no Gang is created for them here. `laid` is a pepper already on the
    table that belongs to the group.
    """
    if s.rules.team_play and len(plan) == 1:
        return tuple([SEAT_WORD + mate for mate in s.rules.mates[seat]])
    takes: i64 = PEPPER_BITS
    lead = NO_CARD
    newest = laid
    size = 0
    if laid != NO_CARD:
        takes = takes_with(takes, lead, laid)
        lead = laid if laid != SC else NO_CARD
        size = 1
    for word in plan:
        card = word - CARD_WORD
        if 0 <= card < PEPPERS:
            takes = takes_with(takes, lead, card)
            if lead == NO_CARD and card != SC:
                lead = card
            newest = card
            size += 1
    hand = s.hands[seat]
    if size == 0:
        return card_words(bits(hand) & in_gangs(hand))
    if size == 1:
        return card_words(seconds(newest, hand if newest == laid else left_after(hand, newest)))
    words = card_words(left_beside(hand, plan) & takes)
    return joined(ONE_WORD[GO], words) if size >= COMPLETE else words


def left_after(hand: list[int], card: int) -> list[int]:
    """The hand without one copy of the card."""
    rest = hand[:]
    take_out(rest, card)
    return rest


def seconds(first: int, rest: list[int]) -> i64:
    """The peppers of the rest that can be completed to a gang together with the first one, as a mask."""
    once, twice = bits_and_doubles(rest)
    takes = takes_with(PEPPER_BITS, NO_CARD, first)
    lead = first if first != SC else NO_CARD
    mask: i64 = 0
    for card in rest:
        bit: i64 = 1
        bit <<= card
        if takes & bit and takes_with(takes, lead, card) & (once & ~bit | twice):
            mask |= bit
    return mask


def form(s: ChiliMafia, seat: int, owner: int, gang: Gang, from_hand: Gang) -> int:
    """Lay a new gang; its cards from the seat's hand leave it. Returns the slot."""
    for card in from_hand.cards:
        leave_hand(s, seat, card)
    slot = s.lay_gang(owner, gang)
    if s.events is not None:
        s.tell(FORMED, (seat, owner, slot + 1, gang.cards))
    return slot
