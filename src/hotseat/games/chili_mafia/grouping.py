"""New gangs word by word: which hand peppers may come next, and when the group is whole (CM-3.4, CM-5.2)."""

from typing import Final

from hotseat.games.chili_mafia.cards import COMPLETE, PEPPERS, SC, SWEET_BIT, minus
from hotseat.games.chili_mafia.drawing import leave_hand
from hotseat.games.chili_mafia.events import FORMED
from hotseat.games.chili_mafia.gangs import in_gangs, takes_after, takes_of_pair
from hotseat.games.chili_mafia.moves import CARD_WORD, GO, SEAT_WORD
from hotseat.games.chili_mafia.plays import cards_in, free_cards_in
from hotseat.games.chili_mafia.rows import joined
from hotseat.games.chili_mafia.state import ChiliMafia

ONLY_GO: Final = (GO,)


def cards_of_plan(plan: tuple[int, ...]) -> tuple[int, ...]:
    """The cards among the words of a plan, sorted."""
    return tuple(sorted([word - CARD_WORD for word in plan if CARD_WORD <= word < CARD_WORD + PEPPERS]))


def seat_of_plan(plan: tuple[int, ...], seat: int) -> int:
    """The seat before whom the new gang will lie: the one named, else the own."""
    for word in plan:
        if word >= SEAT_WORD:
            return word - SEAT_WORD
    return seat


def group_words(s: ChiliMafia, seat: int, base: tuple[int, ...], plan: tuple[int, ...]) -> tuple[int, ...]:
    """What may follow `gang` or `recruit`: a seat (teams), hand peppers, `go` once there are three."""
    if s.terms.team_play and len(plan) == 1:
        return tuple([SEAT_WORD + mate for mate in s.terms.mates[seat]])
    laid = tuple([word - CARD_WORD for word in plan if CARD_WORD <= word < CARD_WORD + PEPPERS])
    group = joined(base, laid)
    hand = s.hands[seat]
    if len(group) >= COMPLETE:
        return joined(ONLY_GO, free_cards_in(hand, laid, takes_after(group)))
    if len(group) == 2:
        return free_cards_in(hand, laid, takes_of_pair(group[0], group[1]))
    if len(group) == 1:
        return free_cards_in(hand, laid, seconds(group[0], minus(hand, laid)))
    return cards_in(hand, in_gangs(hand))


def seconds(first: int, rest: tuple[int, ...]) -> int:
    """The peppers that can be completed to a gang together with the first one, as a mask."""
    once = 0
    twice = 0
    for card in rest:
        twice |= once & 1 << card
        once |= 1 << card
    mask = 0
    for card in rest:
        if card < PEPPERS and takes_of_pair(first, card) & (once & ~(1 << card) | twice):
            mask |= 1 << card
    return mask & ~SWEET_BIT if first == SC else mask


def form(s: ChiliMafia, seat: int, owner: int, cards: tuple[int, ...], from_hand: tuple[int, ...]) -> int:
    """Lay a new gang; those of its cards that come from the seat's hand leave it. Returns the slot."""
    for card in from_hand:
        leave_hand(s, seat, card)
    slot = s.lay_gang(owner, cards)
    if s.events is not None:
        s.tell(FORMED, (seat, owner, slot + 1, cards))
    return slot
