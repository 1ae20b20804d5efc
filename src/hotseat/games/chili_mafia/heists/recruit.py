"""Recruit: a weak pepper just added to a gang is lured into a rival's new gang (CM-16.20)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.games.chili_mafia.cards.codes import BIT
from hotseat.games.chili_mafia.gangs.gang import pair_homes
from hotseat.games.chili_mafia.gangs.grouping import form, group_of_plan, group_words, seat_of_plan
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import RT
from hotseat.games.chili_mafia.plans.moves import DROP, GO, LET, RECRUIT, line
from hotseat.games.chili_mafia.plans.windows import Window
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD
from hotseat.games.chili_mafia.state import ChiliMafia


@final
class OpenRecruit(Step[ChiliMafia]):
    """Rivals with the Heist and two hand cards may recruit the pepper just added; others are not asked."""

    def __init__(self, adder: int, owner: int, slot: int, card: int) -> None:
        self.adder = adder
        self.owner = owner
        self.slot = slot
        self.card = card

    def args(self) -> tuple[Arg, ...]:
        return (self.adder, self.owner, self.slot, self.card)

    def run(self, s: ChiliMafia) -> None:
        asked = [seat for seat in s.rules.rivals[self.adder] if s.heists[seat] and len(s.hands[seat]) >= 2]
        if asked:
            s.question = Recruit(s.rng.order(asked, "order"), self.owner, self.slot, self.card)


LET_OR_RECRUIT: Final[tuple[int, ...]] = (LET, RECRUIT)


@final
class Recruit(Window):
    """Do nothing, or lay the pepper together with at least two hand peppers as a new gang."""

    def __init__(self, players: tuple[int, ...], owner: int, slot: int, card: int) -> None:
        super().__init__("recruit", players)
        self.owner = owner
        self.slot = slot
        self.card = card

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.owner, self.slot, self.card)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        plan = s.plans[seat]
        if plan:
            return group_words(s, seat, plan, self.card)
        able = s.has_heist(seat, RT) and pair_homes(s.hands[seat]) & BIT[self.card]
        return LET_OR_RECRUIT if able else ONE_WORD[LET]

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == GO:
            return line((*s.plans[seat], GO))
        return line((LET,)) if move == LET and self.is_last(s) else ""

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            self.let(s, seat)
        elif move == GO:
            plan = s.plans[seat]
            self.close(s)
            use_heist(s, seat, RT)
            s.change_gang(self.owner, self.slot, s.gangs[self.owner][self.slot].minus(self.card))
            cards = group_of_plan(plan)
            form(s, seat, seat_of_plan(plan, seat), cards.plus(self.card), cards)
        else:
            s.plans[seat] = () if move == DROP else (*s.plans[seat], move)
            s.question = self
