"""An attack from its announcement to its end: all windows and the order of their resolution (CM-8.8 to CM-8.17).

1. announce: everything becomes public, the Hot card is discarded and counted
2. `response`: all but the attacker; a neutralising answer ends the attack, and `reconsider` may follow
3. `bodyguard`, for Whacks, with advanced abilities
4. the effect of the Hot card, which includes `bribe` or `home`
5. `kiss`, for Whacks, with Heists
6. draws for lost Lords, late because they may draw the Raid
7. the attack is over

`lifeline` and `limit` are asked on top of the open window, which stays below them unchanged.
"""

from typing import Final, final

from hotseat.core.agenda import Step
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.attack.abilities import lords_lost
from hotseat.games.chili_mafia.attack.aftermath import (
    ASK_KISS,
    ATTACK_OVER,
    LORD_DRAWS,
    AskKiss,
    AttackOver,
    Kiss,
    LordDraws,
)
from hotseat.games.chili_mafia.attack.bodyguard import ASK_BODYGUARD, AskBodyguard, Bodyguard
from hotseat.games.chili_mafia.attack.hot_cards import hot_card
from hotseat.games.chili_mafia.attack.response import Lifeline, Reconsider, Response
from hotseat.games.chili_mafia.events import ATTACKED
from hotseat.games.chili_mafia.state import Attack, ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import play_card


def announce(s: ChiliMafia, attack: Attack) -> None:
    """Step 1: the whole attack becomes public, and all later steps are scheduled."""
    s.attack = attack
    play_card(s, attack.seat, attack.hot)
    s.hot_played += 1
    s.acted = True
    if s.events is not None:
        place = (attack.slot + 1, attack.attacker, attack.ability, attack.rival, attack.target_slot + 1)
        s.tell(ATTACKED, (attack.seat, attack.hot, *place, attack.targets))
    s.then(ATTACK_OVER)  # scheduled from the last step to the first
    if s.rules.bosses:
        s.then(LORD_DRAWS)
    if s.rules.heists:
        s.then(ASK_KISS)
    s.then(TAKE_EFFECT)
    if s.rules.advanced:
        s.then(ASK_BODYGUARD)
    s.answered = 0
    s.question = Response(s.rng.order(s.rules.others[attack.seat], "order"))


@final
class TakeEffect(Step[ChiliMafia]):
    """Step 4: the Hot card takes effect; lost Lords are counted before anything leaves the gang."""

    def run(self, s: ChiliMafia) -> None:
        attack = s.attack
        s.lords = lords_lost(attack, s.gangs[attack.rival][attack.target_slot])
        hot_card(attack.hot).effect(s, attack)


TAKE_EFFECT: Final[AnyStep] = TakeEffect()
STEPS: Final[tuple[type[AnyStep], ...]] = (
    Response,
    Lifeline,
    Reconsider,
    AskBodyguard,
    Bodyguard,
    TakeEffect,
    AskKiss,
    Kiss,
    LordDraws,
    AttackOver,
)
