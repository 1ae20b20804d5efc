"""What the next word of a plan names (chapter Notation), for clients on which players point at cards and gangs."""

from typing import Final

from hotseat.games.chili_mafia.attack.hot_cards import HOT_CARDS
from hotseat.games.chili_mafia.plans.moves import (
    ADD,
    EASYPAL,
    EXCHANGE,
    GANG,
    HAND,
    PASS,
    PLAIN,
    RECRUIT,
    SNIPER,
    WITCH,
)

HAND_CARD: Final = "hand-card"
ATTACKING_GANG: Final = "attacking-gang"
ATTACKER: Final = "attacker"
ATTACKED_GANG: Final = "attacked-gang"
TARGET: Final = "target"
GANG_OF_CARD: Final = "gang-of-card"
"""A gang; the word after it names one of its cards."""
CARD_OF_GANG: Final = "card-of-gang"

FROM_HAND: Final = (GANG, EXCHANGE, EASYPAL, RECRUIT)
"""Verbs followed by any number of hand cards."""
HOT_VERBS: Final = tuple([hot.verb for hot in HOT_CARDS])


def named_next(question: str, plan: tuple[int, ...]) -> str:
    """What the next word names: one of the constants above, empty for anything else."""
    if question == "raid":
        return ""
    if question in ("limit", "deal"):
        return HAND_CARD
    if not plan:
        return ""
    verb = plan[0]
    if verb in FROM_HAND or (verb == ADD and len(plan) == 1):
        return HAND_CARD
    if verb in HOT_VERBS:
        return _in_attack(plan)
    return _of_gang(plan) if verb in (PASS, WITCH) else ""


def _in_attack(plan: tuple[int, ...]) -> str:
    """Own gang, attacker, ability if one is named, rival gang, targets (CM-8.4); ability words name nothing."""
    named = [word for word in plan if not PLAIN <= word <= SNIPER]
    return (ATTACKING_GANG, ATTACKER, ATTACKED_GANG, TARGET)[min(len(named), 4) - 1]


def _of_gang(plan: tuple[int, ...]) -> str:
    """A gang and one of its cards; a pass may name the hand instead, a Witch ends with a new home."""
    if len(plan) == 1:
        return GANG_OF_CARD
    if len(plan) == 2:
        return HAND_CARD if plan[1] == HAND else CARD_OF_GANG
    return ""
