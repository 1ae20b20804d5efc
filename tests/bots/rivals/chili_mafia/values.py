"""The value of cards and gangs to a player, in points."""

from typing import Final

from hotseat.games.chili_mafia.cards.codes import (
    BA,
    BIT,
    BO,
    EA,
    FU,
    NAME_OF,
    PEPPERS,
    PI,
    SC,
    SH,
    STRENGTH,
    TU,
    WE,
    WH,
)
from hotseat.games.chili_mafia.gangs.gang import Gang
from hotseat.games.chili_mafia.scoring import points
from hotseat.games.chili_mafia.state import ChiliMafia

OTHER_VALUES: Final = {PI: 4.0, WH: 5.0, WE: 6.5, TU: 7.0, FU: 9.0, EA: 8.0, SH: 5.0, BO: 6.0, BA: 5.0}
"""The value of keeping Hot and Action cards for later."""
SWEET: Final = 11.0
WORTH_A_FUGGED: Final = 7.0
"""A Fuggedaboutit is usually well spent on a loss of at least this much."""
BREAKING: Final = 0.7
"""The fraction of a broken gang's points that is really lost: it may be repaired."""


def team_points(s: ChiliMafia, seat: int) -> int:
    """What the seat's team would score now."""
    return sum([points(s, mate) for mate in s.rules.mates[seat]])


def gang_value(gang: Gang) -> float:
    """Its points, plus something for the potential of an incomplete gang."""
    if gang.complete:
        return float(gang.points)
    return (1 - BREAKING) * sum([STRENGTH[card] for card in gang.cards])


def loss(s: ChiliMafia, gang: Gang, taken: tuple[int, ...]) -> float:
    """What a gang loses with these peppers: before the Raid, which repairs all gangs, at most their strength."""
    strength = sum([STRENGTH[card] for card in taken])
    if s.raid_ahead():
        return float(strength)
    rest = gang
    for card in taken:
        rest = rest.minus(card)
    drop = gang.points - rest.points
    if rest.complete or not gang.complete:
        return drop + 0.3 * strength
    return (BREAKING if s.pile else 1.0) * drop + 0.3 * strength


def keep_value(s: ChiliMafia, seat: int, card: int, hand: list[int]) -> float:
    """The value of a hand card to its owner: strength, matching hand cards, and a place in a gang."""
    if card >= PEPPERS:
        value = OTHER_VALUES[card]
        return value - 3 if not s.pile and card == EA else value
    if card == SC:
        return SWEET
    alike = sum([other < PEPPERS and NAME_OF[other] == NAME_OF[card] for other in hand])
    value = 0.6 * STRENGTH[card] + 2.0 * max(alike - 1, 0)
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            if gang.size and gang.takes & BIT[card]:
                value = max(value, gang_value(gang.plus(card)) - gang_value(gang))
    return value
