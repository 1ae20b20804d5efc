"""The best way to lay down a hand: disjoint new gangs and single peppers added to gangs on the table."""

from hotseat.bots.chili_mafia.values import gang_value
from hotseat.games.chili_mafia.cards.codes import COMPLETE, PEPPERS
from hotseat.games.chili_mafia.gangs.gang import gang_of, valid
from hotseat.games.chili_mafia.plans.moves import ADD, CARD_WORD, GANG, GO, SEAT_WORD
from hotseat.games.chili_mafia.plans.plays import gang_named, gang_words_taking
from hotseat.games.chili_mafia.state import ChiliMafia

Line = tuple[int, ...]


def best_lay_down(s: ChiliMafia, seat: int, heist_bonus: float) -> tuple[float, Line]:
    """The gain of the best lay-down and its first line; 0 if nothing can be laid."""
    hand = tuple([card for card in s.hands[seat] if card < PEPPERS])
    adds = [best_add(s, seat, card) for card in hand]
    gangs = hand_gangs(hand, heist_bonus)
    full = (1 << len(hand)) - 1
    gains = [0.0] * (full + 1)
    first: list[int] = [0] * (full + 1)
    for mask in range(1, full + 1):
        low = (mask & -mask).bit_length() - 1
        rest = mask & (mask - 1)
        gain, choice = gains[rest], 0
        if gains[rest] + adds[low][0] > gain:
            gain, choice = gains[rest] + adds[low][0], 1 << low
        for group, worth in gangs[low]:
            if group & mask == group and worth + gains[mask & ~group] > gain:
                gain, choice = worth + gains[mask & ~group], group
        gains[mask] = gain
        first[mask] = choice
    return gains[full], first_line(s, seat, hand, adds, first)


def first_line(s: ChiliMafia, seat: int, hand: Line, adds: list[tuple[float, Line]], first: list[int]) -> Line:
    """The first line of the plan: new gangs before single cards."""
    mask = (1 << len(hand)) - 1
    single: Line = ()
    while mask:
        choice = first[mask]
        if choice == 0:
            mask &= mask - 1
            continue
        cards = tuple([hand[place] for place in range(len(hand)) if choice >> place & 1])
        if len(cards) >= COMPLETE:
            before = (SEAT_WORD + seat,) if s.rules.team_play else ()
            return (GANG, *before, *[CARD_WORD + card for card in cards], GO)
        single = adds[choice.bit_length() - 1][1]
        mask &= ~choice
    return single


def hand_gangs(hand: Line, bonus: float) -> list[list[tuple[int, float]]]:
    """By lowest index: all gangs of hand peppers as masks, with their worth."""
    found: list[list[tuple[int, float]]] = [[] for _ in hand]
    for mask in range(7, 1 << len(hand)):
        if mask.bit_count() < COMPLETE:
            continue
        cards = tuple([hand[place] for place in range(len(hand)) if mask >> place & 1])
        if valid(cards):
            found[(mask & -mask).bit_length() - 1].append((mask, gang_of(cards).points + bonus))
    return found


def best_add(s: ChiliMafia, seat: int, card: int) -> tuple[float, Line]:
    """The gain of adding this pepper to the gang that profits most."""
    best = 0.0
    line: Line = ()
    for word in gang_words_taking(s, s.rules.mates[seat], card):
        gang = gang_named(s, word)
        gain = gang_value(gang.plus(card)) - gang_value(gang) + 0.01 * len(gang.cards)
        if gain > best:
            best = gain
            line = (ADD, CARD_WORD + card, word)
    return best, line
