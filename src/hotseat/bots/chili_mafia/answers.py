"""Answers to every question but `turn`: one small function each."""

from typing import Final

from hotseat.bots.chili_mafia.beliefs import Fuggeds, attacks_to_come
from hotseat.bots.chili_mafia.laying import Line
from hotseat.bots.chili_mafia.striking import home_value
from hotseat.bots.chili_mafia.styles import MafiaStyle
from hotseat.bots.chili_mafia.values import WORTH_A_FUGGED, keep_value, loss, team_points
from hotseat.games.chili_mafia.attack.response import EASY
from hotseat.games.chili_mafia.cards.codes import FU, HAND_LIMIT, NAME_OF, PEPPERS, STRENGTH, TU
from hotseat.games.chili_mafia.gangs.gang import gang_of, valid
from hotseat.games.chili_mafia.heists.recruit import Recruit
from hotseat.games.chili_mafia.heists.snoop import AfterSnoop
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.plans.moves import (
    BOOSTER,
    BRIBE,
    CARD_WORD,
    DONE,
    EASYPAL,
    FUGGED,
    GANG,
    GO,
    GUARD,
    KEEP,
    KISS,
    LET,
    LIFELINE,
    MORE,
    NAME_WORDS,
    NOTHING,
    RECONSIDER,
    RECRUIT,
    SEAT_WORD,
    SHAKEDOWN,
    STOP,
    USE,
)
from hotseat.games.chili_mafia.state import ChiliMafia

FUGGED_PER_ATTACK: Final = 9.0
FUGGED_AT_MOST: Final = 9.0
FUGGED_AT_THE_END: Final = 1.0
"""The worth of a Fuggedaboutit per expected attack, and its upper and lower limit."""


def danger(s: ChiliMafia) -> float:
    """What the attacked seat loses, plus what a Turncoat gains for the attacker."""
    attack = s.attack
    gang = s.gang(attack.rival, attack.target_slot)
    stolen = 0.5 * STRENGTH[attack.targets[0]] if attack.hot == TU else 0.0
    return loss(s, gang, attack.targets) + stolen


def response(s: ChiliMafia, seat: int, moves: Line, style: MafiaStyle) -> Line:
    """Stop an attack on one's own team if it costs enough; on a rival only if the attacker would take a clear lead."""
    return stop_or_let(s, seat, moves, style.fugged * WORTH_A_FUGGED if s.pile else 1.0, danger(s))


def careful_response(s: ChiliMafia, seat: int, moves: Line, style: MafiaStyle) -> Line:
    """The same, but computes the worth of a Fuggedaboutit and considers that a teammate may have one."""
    cost = danger(s)
    if s.attack.rival != seat and s.rules.team[s.attack.rival] == s.rules.team[seat]:
        cost *= 1.0 - Fuggeds(s, seat).chance((s.attack.rival,))
    worth = style.fugged * worth_of_fugged(s, seat) if FUGGED in moves else 0.0
    return stop_or_let(s, seat, moves, worth, cost)


def worth_of_fugged(s: ChiliMafia, seat: int) -> float:
    """The loss for which a Fuggedaboutit in hand is better saved: high while many attacks are expected."""
    if not s.pile:
        return FUGGED_AT_THE_END
    spare = s.hands[seat].count(FU) - 1
    return max(FUGGED_AT_THE_END, min(FUGGED_AT_MOST, FUGGED_PER_ATTACK * (attacks_to_come(s) - spare)))


def stop_or_let(s: ChiliMafia, seat: int, moves: Line, worth: float, cost: float) -> Line:
    """Stop the attack in the cheapest way, if the damage (`cost`) is high enough."""
    attack = s.attack
    if s.rules.team[attack.rival] != s.rules.team[seat]:
        leads = team_points(s, attack.seat) > team_points(s, seat) + 10
        spare = FUGGED in moves and s.hands[seat].count(FU) > 1
        hostile = s.rules.team[attack.seat] != s.rules.team[seat]
        return (FUGGED,) if spare and hostile and leads and attack.hot == TU and cost > 16 else (LET,)
    if LIFELINE in moves and cost >= 4:
        return (LIFELINE,)
    if FUGGED in moves and cost >= worth:
        return (FUGGED,)
    if EASYPAL in moves and seat == attack.rival:
        paid = cheapest_payment(s, seat)
        if cost > 4 + 0.5 * sum([STRENGTH[card] for card in paid]):
            return (EASYPAL, *[CARD_WORD + card for card in paid])
    return (LET,)


def cheapest_payment(s: ChiliMafia, seat: int) -> Line:
    """The least valuable hand peppers with a total strength of 5, without superfluous ones."""
    hand = [card for card in s.hands[seat] if card < PEPPERS]
    best: tuple[float, Line] = (999.0, ())
    for mask in range(1, 1 << len(hand)):
        cards = tuple([hand[place] for place in range(len(hand)) if mask >> place & 1])
        total = sum([STRENGTH[card] for card in cards])
        if total >= EASY and total - STRENGTH[cards[-1]] < EASY:
            best = min(best, (sum([keep_value(s, seat, card, hand) for card in cards]), cards))
    return best[1]


def lifeline(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Use the Fuggedaboutit found if the loss is worth it, else keep it."""
    if NOTHING in moves:
        return (NOTHING,)
    return (USE,) if danger(s) >= WORTH_A_FUGGED else (KEEP,)


def reconsider(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Always take the Hot card back."""
    return (RECONSIDER,) if RECONSIDER in moves else (LET,)


def bodyguard(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Save a target that is stronger than the Bodyguard."""
    target = max(s.attack.targets, key=STRENGTH.__getitem__)
    return (GUARD, CARD_WORD + target) if STRENGTH[target] > 3 else (LET,)


def bribe(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Take the pinched pepper if it is worth a place in the hand."""
    card = s.face_up[0]
    room = len(s.hands[seat]) < HAND_LIMIT or STRENGTH[card] >= 7
    return (BRIBE,) if BRIBE in moves and room else (LET,)


def kiss(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Take the pepper whose loss hurts the attacker most."""
    if KISS not in moves:
        return (LET,)
    gang = s.gang(s.attack.seat, s.attack.slot)
    prey = [card for card in gang.cards if STRENGTH[card] <= 5]
    return (KISS, CARD_WORD + max([(loss(s, gang, (card,)), card) for card in prey])[1])


def home(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """The gang that gains most, or a new one if that gains more."""
    card = s.face_up[0]
    found: list[tuple[float, Line]] = [(home_value(s, word, card), (word,)) for word in moves if word != GANG]
    if GANG in moves:
        points, group = best_group(s, seat, card)
        found.append((points, (GANG, *group, GO)))
    return max(found)[1]


def best_group(s: ChiliMafia, seat: int, card: int) -> tuple[float, Line]:
    """Points and words of the best new gang of this pepper with hand peppers."""
    hand = tuple([one for one in s.hands[seat] if one < PEPPERS])
    before = (SEAT_WORD + seat,) if s.rules.team_play else ()
    best: tuple[float, Line] = (-1.0, ())
    for mask in range(3, 1 << len(hand)):
        cards = tuple([hand[place] for place in range(len(hand)) if mask >> place & 1])
        if len(cards) >= 2 and valid((*cards, card)):
            points = float(gang_of(tuple(sorted((*cards, card)))).points)
            best = max(best, (points, (*before, *[CARD_WORD + one for one in cards])))
    return best


def recruit(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Always recruit: it is a free gang."""
    if RECRUIT not in moves:
        return (LET,)
    ask = s.question
    assert isinstance(ask, Recruit)
    return (RECRUIT, *best_group(s, seat, ask.card)[1], GO)


def least_kept(s: ChiliMafia, seat: int, cards: list[int]) -> int:
    """The least valuable card."""
    return min([(keep_value(s, seat, card, s.hands[seat]), card) for card in cards])[1]


def limit(s: ChiliMafia, seat: int, moves: Line, style: MafiaStyle) -> Line:
    """Discard the least valuable card."""
    hand = s.hands[seat]
    return (CARD_WORD + min([(keep_value(s, seat, card, hand) + style.leaning(card), card) for card in hand])[1],)


def deal(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Give the two least valuable cards."""
    cards = sorted([(keep_value(s, seat, card, s.hands[seat]), card) for card in s.hands[seat]])
    return (CARD_WORD + cards[0][1], CARD_WORD + cards[1][1])


def most_wanted(s: ChiliMafia, seat: int, moves: Line, style: MafiaStyle) -> Line:
    """The most valuable card: draft, Bagman."""
    cards = [word - CARD_WORD for word in moves]
    return (CARD_WORD + max([(wanted(s, seat, card) + style.leaning(card), card) for card in cards])[1],)


def wanted(s: ChiliMafia, seat: int, card: int) -> float:
    """What a card would be worth in hand."""
    return keep_value(s, seat, card, [*s.hands[seat], card])


def backup(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Take peppers as long as they are better than the card to be discarded for them."""
    cards = [word - CARD_WORD for word in moves if word != DONE]
    best, card = max([(wanted(s, seat, card), card) for card in cards])
    if len(s.hands[seat]) < HAND_LIMIT:
        return (CARD_WORD + card,)
    worst = min([keep_value(s, seat, one, s.hands[seat]) for one in s.hands[seat]])
    return (CARD_WORD + card,) if best > worst else (DONE,)


def dime(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Stop at two peppers, unless they are weak."""
    return (STOP,) if len(s.face_up) >= 3 or sum([STRENGTH[card] for card in s.face_up]) >= 9 else (MORE,)


def snoop(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """Take the best card seen, or call the name that gains most."""
    ask = s.question
    assert isinstance(ask, AfterSnoop)
    cards = s.known[known_place(s, seat, ask.victim)]
    if SHAKEDOWN in moves:
        return (SHAKEDOWN, CARD_WORD + max([(wanted(s, seat, card), card) for card in cards])[1])
    peppers = [card for card in cards if card < PEPPERS] or [1]
    return (BOOSTER, name_word(max(peppers, key=STRENGTH.__getitem__)))


def name_word(card: int) -> int:
    """The word that names a pepper."""
    return NAME_WORDS[NAME_OF[card]]


def raid(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """The best layout, or the table as it lies where that scores more."""
    return (s.question.default(s, seat),)
