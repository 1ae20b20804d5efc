"""The steps after an attack has taken effect: 5 to 7 (CM-8.15 to CM-8.17)."""

from typing import Final, final

from hotseat.core.agenda import Step
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.cards.codes import (
    BIT,
    PEPPERS,
    STRENGTH,
    WE,
    WH,
)
from hotseat.games.chili_mafia.events import LOST
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import KD
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DROP,
    KISS,
    LET,
    line,
)
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words
from hotseat.games.chili_mafia.state import NO_ATTACK, ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import draw

KISSED: Final = 5
"""The greatest strength of a pepper that Kiss of Death takes (CM-16.19)."""
KISSABLE: Final = sum([BIT[card] for card in range(PEPPERS) if STRENGTH[card] <= KISSED])
LET_OR_KISS: Final[tuple[int, ...]] = (LET, KISS)


@final
class AskKiss(Step[ChiliMafia]):
    """Step 5: after a Whack the attacked seat may strike back, if it holds the Heist and a pepper can be kissed."""

    def run(self, s: ChiliMafia) -> None:
        attack = s.attack
        gang = s.gang(attack.seat, attack.slot)
        if attack.hot in (WH, WE) and s.heists[attack.rival] and gang.mask & KISSABLE:
            s.question = Kiss(attack.rival)


@final
class Kiss(Planned):
    """Kiss of Death: discard a pepper of strength 5 or less from the attacker's gang (CM-16.19)."""

    def __init__(self, seat: int) -> None:
        super().__init__("kiss", seat)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        if not s.plans[seat]:
            return LET_OR_KISS if s.has_heist(seat, KD) else ONE_WORD[LET]
        return card_words(s.gang(s.attack.seat, s.attack.slot).mask & KISSABLE)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return DROP if s.plans[seat] else LET

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "" if move in (KISS, DROP) else line((*s.plans[seat], move))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move in (KISS, DROP):
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        if move != LET:
            use_heist(s, seat, KD)
            attacker, slot, card = s.attack.seat, s.attack.slot, move - CARD_WORD
            s.change_gang(attacker, slot, s.gangs[attacker][slot].minus(card))
            s.discard.append(card)
            if s.events is not None:
                s.tell(LOST, (attacker, slot + 1, (card,)))


@final
class LordDraws(Step[ChiliMafia]):
    """Step 6: the attacked seat draws a card for every Lord it lost (CM-15.10)."""

    def run(self, s: ChiliMafia) -> None:
        lords = s.lords
        s.lords = 0
        draw(s, s.attack.rival, lords)


@final
class AttackOver(Step[ChiliMafia]):
    """Step 7: the attack is cleared."""

    def run(self, s: ChiliMafia) -> None:
        s.attack = NO_ATTACK


ASK_KISS: Final[AnyStep] = AskKiss()
LORD_DRAWS: Final[AnyStep] = LordDraws()
ATTACK_OVER: Final[AnyStep] = AttackOver()
