"""The abilities of an attack, the Bodyguard and the Lord (CM-14, CM-15.10).

Icons exist only while their option is on, so it is enough to look at the cards. An Outlaw silences all other cards of
its own gang.
"""

from typing import Final

from hotseat.games.chili_mafia.cards.codes import (
    GH_ICON,
    JN_ICON,
    NAME_OF,
    NV_ICON,
    PO_ICON,
    POBLANO,
    STRENGTH,
    TA_ICON,
    WE,
    WH,
    count,
)
from hotseat.games.chili_mafia.gangs.gang import SIDEKICK_BONUS, Gang
from hotseat.games.chili_mafia.plans.moves import (
    PLAIN,
    SIDEKICK,
    SNIPER,
    TROUBLEMAKER,
)
from hotseat.games.chili_mafia.state import Attack

TROUBLE: Final = 6
"""The greatest strength of a Troublemaker's targets (CM-14.6)."""


def sidekick(gang: Gang, attacker: int, hot: int) -> bool:
    """Sidekick: another Jimmy with the icon in the attacker's gang adds 2, with every Hot card (CM-14.3)."""
    return count(gang.cards, JN_ICON) > (1 if attacker == JN_ICON else 0)


def troublemaker(gang: Gang, attacker: int, hot: int) -> bool:
    """Troublemaker: a Whack by a Troublemaker takes exactly two targets of strength 6 or less (CM-14.6)."""
    return attacker == TA_ICON and hot == WH


def sniper(gang: Gang, attacker: int, hot: int) -> bool:
    """Sniper: no Bodyguard may act against its Whack or Whack 'Em (CM-14.8)."""
    return attacker == GH_ICON and hot in (WH, WE)


def usable(gang: Gang, attacker: int, hot: int, ability: int) -> bool:
    """Whether this attacker could name the ability with this Hot card; `plain` is always possible."""
    if ability == PLAIN:
        return True
    if gang.outlaw:  # CM-15.11; an Outlaw has no ability of its own to name
        return False
    if ability == SIDEKICK:
        return sidekick(gang, attacker, hot)
    if ability == TROUBLEMAKER:
        return troublemaker(gang, attacker, hot)
    return sniper(gang, attacker, hot)


def attack_strength(attacker: int, ability: int) -> int:
    """The strength of the attacker, a Sidekick included (CM-8.6); a Troublemaker is capped at its limit."""
    if ability == TROUBLEMAKER:
        return TROUBLE
    return STRENGTH[attacker] + (SIDEKICK_BONUS if ability == SIDEKICK else 0)


def bodyguard_may_act(attack: Attack, gang: Gang) -> bool:
    """Bodyguard: in a Whack it may die for a target that is not a Poblano (CM-14.10)."""
    return (
        attack.hot in (WH, WE)
        and attack.ability != SNIPER
        and not gang.outlaw
        and count(gang.cards, PO_ICON) > count(attack.targets, PO_ICON)
        and any(NAME_OF[target] != POBLANO for target in attack.targets)
    )


def lords_lost(attack: Attack, gang: Gang) -> int:
    """Lord: if a Hot card takes it, its owner draws a card, unless the gang has an Outlaw (CM-15.8, CM-15.10)."""
    return 0 if gang.outlaw else count(attack.targets, NV_ICON)
