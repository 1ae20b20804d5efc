"""What to do next in one's own turn: cards first, then gangs, then attacks, then the end."""

from typing import Final

from hotseat.bots.chili_mafia.answers import least_kept, name_word, wanted
from hotseat.bots.chili_mafia.laying import Line, best_lay_down
from hotseat.bots.chili_mafia.striking import best_attack, rival_weights
from hotseat.bots.chili_mafia.styles import PLAIN as PLAIN_STYLE
from hotseat.bots.chili_mafia.styles import MafiaStyle
from hotseat.bots.chili_mafia.values import gang_value, keep_value, loss, team_points
from hotseat.games.chili_mafia.cards.codes import (
    BA,
    BIT,
    CH_ICON,
    HAND_LIMIT,
    MJ_ICON,
    NAME_BITS,
    NAME_OF,
    PEPPERS,
    STRENGTH,
)
from hotseat.games.chili_mafia.gangs.forming import FORMING
from hotseat.games.chili_mafia.heists.names import BK, BR, EP, KD, LD, LL, MD, MOST_HELD, RC, RT, SN
from hotseat.games.chili_mafia.heists.turn_heists import WASTE_PLAY
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.plans.moves import (
    BACKUP,
    BAGMAN,
    BOOSTER,
    CARD_WORD,
    DANCE,
    DEAL,
    DIME,
    EARNER,
    END,
    EXCHANGE,
    GAMBLE,
    GANG,
    GO,
    HAND,
    HEIST_WORD,
    PASS,
    SEAT_WORD,
    SHAKEDOWN,
    SNOOP,
    SWEET,
    WASTE,
    WITCH,
    gang_seat,
    gang_word,
)
from hotseat.games.chili_mafia.plans.plays import Play, gang_named
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.bosses import BOSS_PLAYS

HEIST_BONUS = 4.0
HELD_BACK = 9.0
"""A Hot card stays in hand if its best attack gains less than this: after the Raid there are better targets."""
NOTHING_KEPT: Final = 0
A_FEW_KEPT: Final = HAND_LIMIT - 3
MOST_KEPT: Final = HAND_LIMIT - 1
"""From this many cards in hand a player with two rival sides or more lays something down before its last turn."""
DEALT_AWAY = 6.0
"""Two cards with at most this combined value are given away in a Deal."""
MISSED_LEAST: Final = (RT, MD, LD, SN, BK, RC, KD, BR, EP, LL)
"""Heists by how much they are worth keeping, least first."""


def turn_line(s: ChiliMafia, seat: int, moves: Line, careful: bool, kept: int, style: MafiaStyle = PLAIN_STYLE) -> Line:
    """The next complete choice of the turn."""
    line = draw_line(s, seat, moves, careful)
    if line:
        return line
    if END in moves and holds_back(s, seat, kept, style):
        return (END,)
    gain, laid = best_lay_down(s, seat, HEIST_BONUS if s.rules.heists else 0.0)
    if gain > 0 and laid:
        return (waste_line(s, seat, moves, laid) or laid) if careful else laid
    line = boss_line(s, seat, moves) or move_line(s, seat, moves)
    if line:
        return line
    value, attack = best_attack(s, seat, careful, style)
    held_back = (HELD_BACK if careful else 0.0) + style.held_back if s.pile else 0.0
    if attack and value > held_back:
        return attack
    return (deal_line(s, seat, moves) if careful else ()) or end_line(s, seat, moves, attack)


def holds_back(s: ChiliMafia, seat: int, kept: int, style: MafiaStyle = PLAIN_STYLE) -> bool:
    """Whether peppers and Hot cards stay in hand, where nobody can attack them.

    The last turn lays everything down: what is laid only then cannot be attacked by rivals whose last turn is over.
    With two sides a gang on the table wins its attacks before the other side is ready.
    """
    if kept == NOTHING_KEPT or s.rules.teams == 2 or not s.pile:
        return False
    return len(s.hands[seat]) < kept + style.hand


def waste_line(s: ChiliMafia, seat: int, moves: Line, laid: Line) -> Line:
    """With three Heists in hand and a new gang to draw another one, waste the least useful one first."""
    if WASTE not in moves or laid[0] != GANG or len(s.heists[seat]) < MOST_HELD:
        return ()
    heists = [line[1] - HEIST_WORD for line in walk(WASTE_PLAY, s, seat, (WASTE,))]
    return (WASTE, HEIST_WORD + min(heists, key=MISSED_LEAST.index))


def deal_line(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """A Deal with two nearly worthless cards: a partner with few cards has to give better ones."""
    partners = [other for other in s.rules.rivals[seat] if len(s.hands[other]) >= 4]
    if DEAL not in moves or not partners:
        return ()
    given = sorted([keep_value(s, seat, card, s.hands[seat]) for card in s.hands[seat]])[:2]
    if sum(given) > DEALT_AWAY:
        return ()
    return (DEAL, SEAT_WORD + min(partners, key=[len(hand) for hand in s.hands].__getitem__))


def draw_line(s: ChiliMafia, seat: int, moves: Line, careful: bool) -> Line:
    """Choices that draw cards, while there is room for them."""
    hand = s.hands[seat]
    if DIME in moves:
        return (DIME,)
    if EARNER in moves and len(hand) <= HAND_LIMIT - 1:
        return (EARNER,)
    if BACKUP in moves and len(hand) <= HAND_LIMIT - 1:
        return (BACKUP,)
    if EXCHANGE in moves and not careful:
        return ()
    if EXCHANGE in moves:
        spare = spare_hot(s, seat)
        if spare:
            return (EXCHANGE, *[CARD_WORD + card for card in spare], GO)
    if BAGMAN in moves and max([wanted(s, seat, card) for card in s.discard[-3:] if card != BA] or [0.0]) >= 4:
        return (BAGMAN,)
    if SNOOP in moves:
        return (SNOOP, SEAT_WORD + richest(s, seat))
    if SHAKEDOWN in moves and len(hand) <= HAND_LIMIT:
        return (SHAKEDOWN, SEAT_WORD + richest(s, seat))
    if BOOSTER in moves:
        return booster_line(s, seat, careful)
    return ()


def spare_hot(s: ChiliMafia, seat: int) -> Line:
    """Hot cards beyond the one or two that will be played soon (two players)."""
    hot = [card for card in s.hands[seat] if PEPPERS <= card < PEPPERS + 4]
    keep = 2 if any(gang.complete for gang in s.gangs[seat]) else 1
    return tuple(sorted(hot, key=_hot_rank)[: max(len(hot) - keep, 0)])


def _hot_rank(card: int) -> int:
    return (0, 1, 3, 2)[card - PEPPERS]


def richest(s: ChiliMafia, seat: int) -> int:
    """The rival worth robbing: many cards, many points; a teammate only if nobody else has cards."""
    rivals = [other for other in s.rules.rivals[seat] if s.hands[other]]
    if not rivals:
        return next(other for other in s.rules.others[seat] if s.hands[other])
    return max([(team_points(s, other) + 2 * len(s.hands[other]), other) for other in rivals])[1]


def booster_line(s: ChiliMafia, seat: int, careful: bool) -> Line:
    """Name the pepper with the highest expected gain, from known and unseen cards."""
    best: tuple[float, Line] = (1.5, ())
    hidden = max(len(s.pile) + sum([len(s.hands[other]) for other in s.rules.others[seat]]), 1)
    for name in s.rules.names:
        expected = 0.0
        known = 0
        for other in s.rules.rivals[seat]:
            cards = s.known[known_place(s, seat, other)] if careful else ()
            known += len([card for card in cards if card < PEPPERS and NAME_OF[card] == name])
            expected += len(s.hands[other]) * unseen_copies(s, seat, name) / hidden
        card = next(one for one in range(PEPPERS) if NAME_OF[one] == name)
        value = max(expected, float(known)) * (wanted(s, seat, card) + STRENGTH[card]) / 2
        if value > best[0]:
            best = (value, (BOOSTER, name_word(card)))
    return best[1]


def unseen_copies(s: ChiliMafia, seat: int, name: int) -> int:
    """Copies of a name that the seat cannot see."""
    total = len([card for card in s.rules.deck if card < PEPPERS and NAME_OF[card] == name])
    zones = [s.hands[seat], tuple(s.discard), *[gang.cards for gangs in s.gangs for gang in gangs]]
    seen = sum([len([card for card in zone if BIT[card] & NAME_BITS[name]]) for zone in zones])
    return max(total - seen, 0)


def boss_line(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """A Witch that pays off, or a Gambler that fits no gang."""
    if WITCH in moves:
        weights = rival_weights(s, seat)
        best: tuple[float, Line] = (2.0, ())
        for line in walk(BOSS_PLAYS[2], s, seat, (WITCH,)):
            best = max(best, (witch_value(s, line, weights), line))
        if best[1]:
            return best[1]
    if GAMBLE in moves and CH_ICON in s.hands[seat] and len(s.hands[seat]) <= HAND_LIMIT - 1:
        return (GAMBLE, HAND)
    return ()


def witch_value(s: ChiliMafia, line: Line, weights: list[float]) -> float:
    """The value of the exchange: one's own gain and the rival's loss."""
    card = line[2] - CARD_WORD
    victim = gang_named(s, line[1])
    own = gang_named(s, line[3])
    after = victim.minus(card).plus(MJ_ICON)
    gain = gang_value(own.plus(card)) - gang_value(own)
    return gain + weights[gang_seat(line[1])] * (gang_value(victim) - gang_value(after))


def move_line(s: ChiliMafia, seat: int, moves: Line) -> Line:
    """A Sweet Chili or a Dancer that completes or improves a gang."""
    for verb, play in ((SWEET, FORMING[2]), (DANCE, BOSS_PLAYS[0])):
        if verb in moves:
            card = 0 if verb == SWEET else 7
            best: tuple[float, Line] = (0.5, ())
            for line in walk(play, s, seat, (verb,)):
                source = gang_named(s, line[1])
                goal = gang_named(s, line[2])
                gain = gang_value(goal.plus(card)) - gang_value(goal)
                best = max(best, (gain - gang_value(source) + gang_value(source.minus(card)), line))
            if best[1]:
                return best[1]
    return ()


def walk(play: Play, s: ChiliMafia, seat: int, plan: Line) -> list[Line]:
    """All complete choices that begin with this plan."""
    if len(plan) > 1 and play.complete(s, seat, plan):
        return [plan]
    lines: list[Line] = []
    for word in play.words(s, seat, plan):
        lines += walk(play, s, seat, (*plan, word))
    return lines


def end_line(s: ChiliMafia, seat: int, moves: Line, attack: Line) -> Line:
    """End the turn; without an action so far, do anything rather than pay for a pass."""
    if END in moves:
        return (END,)
    if attack:
        return attack
    if EARNER in moves:
        return (EARNER,)
    return cheapest_pass(s, seat)


def cheapest_pass(s: ChiliMafia, seat: int) -> Line:
    """Pay with the least valuable card, from the hand if possible."""
    hand = s.hands[seat]
    if hand:
        card = least_kept(s, seat, hand)
        if keep_value(s, seat, card, hand) < 9 or not s.gangs[seat]:
            return (PASS, HAND, CARD_WORD + card)
    costs = [(loss(s, gang, (card,)), slot, card) for slot, gang in enumerate(s.gangs[seat]) for card in gang.cards]
    if costs:
        _, slot, card = min(costs)
        return (PASS, gang_word(seat, slot), CARD_WORD + card)
    return (PASS, HAND, CARD_WORD + least_kept(s, seat, hand)) if hand else (PASS,)
