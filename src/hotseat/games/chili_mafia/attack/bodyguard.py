"""The Bodyguard: step 3 of an attack (CM-14.11)."""

from typing import Final, final

from hotseat.core.agenda import Step
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.attack.abilities import bodyguard_may_act
from hotseat.games.chili_mafia.cards.codes import (
    NAME_OF,
    PO_ICON,
    POBLANO,
    STRENGTH,
    bits,
)
from hotseat.games.chili_mafia.events import GUARDED
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DROP,
    GUARD,
    LET,
    line,
)
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia


@final
class AskBodyguard(Step[ChiliMafia]):
    """Step 3: ask the attacked seat, if a Bodyguard may act."""

    def run(self, s: ChiliMafia) -> None:
        attack = s.attack
        if bodyguard_may_act(attack, s.gangs[attack.rival][attack.target_slot]):
            s.question = Bodyguard(attack.rival)


@final
class Bodyguard(Planned):
    """The Bodyguard may die in place of one target that is not a Poblano (CM-14.11)."""

    def __init__(self, seat: int) -> None:
        super().__init__("bodyguard", seat)

    def saved(self, s: ChiliMafia) -> list[int]:
        """The targets that could be saved, strongest last."""
        return sorted([target for target in s.attack.targets if NAME_OF[target] != POBLANO])

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        if not s.plans[seat]:
            return (LET, GUARD)
        return card_words(bits(self.saved(s)))

    def default(self, s: ChiliMafia, seat: int) -> int:
        strongest = self.saved(s)[-1]
        if s.plans[seat]:
            return CARD_WORD + strongest
        return GUARD if STRENGTH[strongest] > STRENGTH[PO_ICON] else LET

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "" if move in (GUARD, DROP) else line((*s.plans[seat], move))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move in (GUARD, DROP):
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        if move != LET:
            s.attack = s.attack.with_guard(move - CARD_WORD)
            if s.events is not None:
                s.tell(GUARDED, (seat, move - CARD_WORD))


ASK_BODYGUARD: Final[AnyStep] = AskBodyguard()
