"""Forming gangs, adding to them, and moving the Sweet Chili (CM-5)."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.games.chili_mafia.cards.codes import SC, STRENGTH, SWEET_BIT, bits
from hotseat.games.chili_mafia.events import ADDED, MOVED
from hotseat.games.chili_mafia.gangs.gang import in_gangs
from hotseat.games.chili_mafia.gangs.grouping import form, group_of_plan, group_words, seat_of_plan
from hotseat.games.chili_mafia.heists.deck import draw_heist
from hotseat.games.chili_mafia.heists.recruit import OpenRecruit
from hotseat.games.chili_mafia.plans.moves import ADD, CARD_WORD, GANG, GO, SWEET, gang_seat, gang_slot
from hotseat.games.chili_mafia.plans.plays import Holdings, Play, gang_words_taking, team_takes
from hotseat.games.chili_mafia.plans.word_lists import card_words, gang_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import leave_hand

RECRUITED: Final = 5
"""The greatest strength of an added pepper that can be recruited (CM-16.20)."""


@final
class Form(Play):
    """Lay three or more hand peppers as a new gang; with Heists in play this draws one (CM-5.2, CM-16.1)."""

    def __init__(self) -> None:
        super().__init__(GANG)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return in_gangs(s.hands[seat]) != 0

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return group_words(s, seat, plan)

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return plan[-1] == GO

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        gang = group_of_plan(plan)
        form(s, seat, seat_of_plan(plan, seat), gang, gang)
        s.acted = True
        if s.rules.heists:
            draw_heist(s, seat)


@final
class Add(Play):
    """Put one hand pepper into a gang of the player's own team; the gang must stay valid (CM-5.5)."""

    def __init__(self) -> None:
        super().__init__(ADD, length=3)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        return own.takes & own.hand != 0

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        if len(plan) == 1:
            return card_words(bits(s.hands[seat]) & team_takes(s, seat))
        return gang_words_taking(s, s.rules.mates[seat], plan[1] - CARD_WORD)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        card, owner, slot = plan[1] - CARD_WORD, gang_seat(plan[2]), gang_slot(plan[2])
        leave_hand(s, seat, card)
        s.change_gang(owner, slot, s.gangs[owner][slot].plus(card))
        s.acted = True
        if s.events is not None:
            s.tell(ADDED, (seat, card, owner, slot + 1))
        if s.rules.heists and STRENGTH[card] <= RECRUITED:
            s.then(OpenRecruit(seat, owner, slot, card))


@final
class SweetMove(Play):
    """Move a Sweet Chili to a gang that has none; it may not leave an incomplete gang behind (CM-5.9, CM-5.10)."""

    def __init__(self) -> None:
        super().__init__(SWEET, length=3)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        if not own.loose or not own.takes & SWEET_BIT:
            return False
        return not s.sweet_left or len(self.goals(s, seat, True)) > 0

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return self.ways(s, seat, plan, True)

    def ways(self, s: ChiliMafia, seat: int, plan: tuple[int, ...], listed: bool) -> tuple[int, ...]:
        """The next words; if not `listed`, also those that lead back into gangs just left (CM-5.12)."""
        if not plan:
            return (SWEET,) if self.sources(s, seat, listed) else ()
        if len(plan) == 1:
            return self.sources(s, seat, listed)
        return self.goals(s, seat, listed)

    def sources(self, s: ChiliMafia, seat: int, listed: bool) -> tuple[int, ...]:
        """Gangs whose Sweet Chili has somewhere to go."""
        words: tuple[int, ...] = ()
        for mate in s.rules.mates[seat]:
            slots: i64 = 0
            bit: i64 = 1
            for gang in s.gangs[mate]:
                if gang.loose:
                    slots |= bit
                bit <<= 1
            words = joined(words, gang_words(mate, slots))
        return words if words and self.goals(s, seat, listed) else ()

    def goals(self, s: ChiliMafia, seat: int, listed: bool) -> tuple[int, ...]:
        """Gangs without a Sweet Chili; a source is never one of them."""
        words = gang_words_taking(s, s.rules.mates[seat], SC)
        if listed and s.sweet_left:
            return tuple([word for word in words if word not in s.sweet_left])
        return words

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        move_pepper(s, seat, SC, plan[1], plan[2])
        s.sweet_left = joined(s.sweet_left, (plan[1],))


def move_pepper(s: ChiliMafia, seat: int, card: int, source: int, goal: int) -> None:
    """Move a pepper from one gang to another."""
    old_owner, old_slot = gang_seat(source), gang_slot(source)
    owner, slot = gang_seat(goal), gang_slot(goal)
    s.change_gang(old_owner, old_slot, s.gangs[old_owner][old_slot].minus(card))
    s.change_gang(owner, slot, s.gangs[owner][slot].plus(card))
    if s.events is not None:
        s.tell(MOVED, (seat, card, old_owner, old_slot + 1, owner, slot + 1))


FORM: Final = Form()
ADDING: Final = Add()
SWEET_MOVE: Final = SweetMove()
FORMING: Final = (FORM, ADDING, SWEET_MOVE)
