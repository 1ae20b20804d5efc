"""Attacks and their value: every sensible target, weighed by its owner's loss and the attacker's gain."""

from typing import Final

from hotseat.bots.chili_mafia.beliefs import Fuggeds
from hotseat.bots.chili_mafia.laying import Line
from hotseat.bots.chili_mafia.styles import PLAIN as PLAIN_STYLE
from hotseat.bots.chili_mafia.styles import MafiaStyle
from hotseat.bots.chili_mafia.values import OTHER_VALUES, WORTH_A_FUGGED, gang_value, loss, team_points
from hotseat.games.chili_mafia.attack.abilities import usable
from hotseat.games.chili_mafia.attack.planning import HOT_PLAYS, PlayHot, ability_of, may_attack, place_of_goal
from hotseat.games.chili_mafia.cards.codes import BIT, HOT_BITS, PO_ICON, STRENGTH, WH
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, GO, PLAIN, SIDEKICK, SNIPER, TROUBLEMAKER, gang_seat
from hotseat.games.chili_mafia.plans.plays import Holdings, gang_named, gang_words_taking
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia

FUGGED_OUT: Final = 14.0
"""The gain of all the victim's rivals together from a stopped attack: the victim has spent a Fuggedaboutit."""
SMALL: Final = 0.4
"""How often a Fuggedaboutit is spent on a loss that is not worth it."""


def best_attack(s: ChiliMafia, seat: int, careful: bool, style: MafiaStyle = PLAIN_STYLE) -> tuple[float, Line]:
    """The most promising attack with any Hot card in hand; a careful player considers who could stop it."""
    best: tuple[float, Line] = (0.0, ())
    own = Holdings(s, seat)
    if not may_attack(s, own):
        return best
    weights = rival_weights(s, seat, style)
    stopped = stopping_chances(s, seat, style) if careful and own.hand & HOT_BITS else [0.0] * s.players
    for play in HOT_PLAYS:
        if play.needs & own.hand and play.offered(s, seat, own):
            for line in attack_lines(s, seat, play):
                value = attack_value(s, seat, play, line, weights, stopped)
                if value > best[0]:
                    best = (value, line)
    return best


def stopping_chances(s: ChiliMafia, seat: int, style: MafiaStyle) -> list[float]:
    """By rival: the probability that its team has a Fuggedaboutit, as the style sees it."""
    fuggeds = Fuggeds(s, seat)
    return [min(1.0, style.fears * fuggeds.chance(s.rules.mates[rival])) for rival in range(s.players)]


def rival_weights(s: ChiliMafia, seat: int, style: MafiaStyle = PLAIN_STYLE) -> list[float]:
    """By rival: how much its loss matters; more for the leaders."""
    most = max([team_points(s, rival) for rival in s.rules.rivals[seat]])
    return [style.weight((team_points(s, rival) + 1) / (most + 1)) for rival in range(s.players)]


def attack_lines(s: ChiliMafia, seat: int, play: PlayHot) -> list[Line]:
    """All targets within reach of the strongest attacker, with every ability it may name."""
    lines: list[Line] = []
    word, attacker = strongest_attacker(s, seat, play)
    start = (play.verb, word, CARD_WORD + attacker)
    named = play.abilities(s, seat, gang_named(s, word), attacker)
    for ability in named or (PLAIN,):
        plan = (*start, ability) if named else start
        mask = play.targets(s, seat, attacker, ability)
        for goal in play.rival_gangs(s, seat, attacker, ability):
            gang = gang_named(s, goal)
            for first in card_words(gang.mask & mask):
                line = (*plan, goal, first)
                pairs = play.hot.targets == 2 or ability == TROUBLEMAKER
                if not pairs:
                    lines.append(line)
                    continue
                if ability != TROUBLEMAKER:
                    lines.append((*line, GO))
                rest = gang.minus(first - CARD_WORD)
                lines += [(*line, second) for second in card_words(rest.mask & mask)]
    return lines


def strongest_attacker(s: ChiliMafia, seat: int, play: PlayHot) -> Line:
    """Gang word and card of the attacker with the greatest reach."""
    best = (-1, 0, 0)
    for word in play.own_gangs(s, seat):
        gang = gang_named(s, word)
        for card in play.attackers(s, seat, gang):
            helped = usable(gang, card - CARD_WORD, play.hot.code, SIDEKICK)
            best = max(best, (STRENGTH[card - CARD_WORD] + (2 if helped else 0), word, card - CARD_WORD))
    return best[1:]


def attack_value(
    s: ChiliMafia, seat: int, play: PlayHot, line: Line, weights: list[float], stopped: list[float]
) -> float:
    """The expected cost of the attack to its victim, weighed by rank, plus the attacker's gain, if not stopped."""
    place = place_of_goal(line)
    goal = line[place]
    taken = tuple([word - CARD_WORD for word in line[place + 1 :] if word != GO])
    gang, rival = gang_named(s, goal), gang_seat(goal)
    cost = loss(s, gang, taken)
    value = weights[rival] * cost
    if gang.mask & BIT[PO_ICON] and PO_ICON not in taken and not gang.outlaw:
        value *= 1.0 if ability_of(line) == SNIPER else 0.7
    if play.hot.needs_home:
        value += home_gain(s, seat, taken[0])
    chance = stopped[rival] if cost >= WORTH_A_FUGGED else SMALL * stopped[rival]
    return (1 - chance) * value + chance * drawn_out(s, play.hot.code)


def drawn_out(s: ChiliMafia, hot: int) -> float:
    """The value of a stopped attack: higher for Hot cards that are worth less."""
    return FUGGED_OUT / (s.rules.teams - 1) - OTHER_VALUES[hot] + OTHER_VALUES[WH]


def home_gain(s: ChiliMafia, seat: int, card: int) -> float:
    """What a turncoat adds in its best home."""
    gains = [home_value(s, word, card) for word in gang_words_taking(s, s.rules.mates[seat], card)]
    return max([0.8 * STRENGTH[card], *gains])


def home_value(s: ChiliMafia, word: int, card: int) -> float:
    """What a gang gains from this pepper."""
    gang = gang_named(s, word)
    return gang_value(gang.plus(card)) - gang_value(gang)
