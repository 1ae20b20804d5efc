"""The bosses that act in their owner's turn: Dancer, Gambler, Witch (CM-15)."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.games.chili_mafia.cards.codes import (
    BIT,
    CH_ICON,
    MJ_ICON,
    PD_ICON,
    count,
    holds,
)
from hotseat.games.chili_mafia.events import BEWITCHED, GAMBLED
from hotseat.games.chili_mafia.gangs.forming import move_pepper
from hotseat.games.chili_mafia.gangs.gang import Gang, takes_of
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DANCE,
    GAMBLE,
    HAND,
    WITCH,
    gang_seat,
    gang_slot,
    gang_word,
)
from hotseat.games.chili_mafia.plans.plays import Holdings, Play, gang_named, gang_words_taking, team_takes
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words, gang_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import draw, leave_hand, play_card


@final
class Dance(Play):
    """Dancer: each moves once a turn to another gang of the team, even if it leaves an incomplete one (CM-15.1)."""

    def __init__(self) -> None:
        super().__init__(DANCE, PD_ICON, 3)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        possible = own.gang_peppers & own.takes
        return (possible >> PD_ICON) & 1 == 1 and len(self.sources(s, seat)) > 0

    def sources(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """Gangs with a Dancer that has not moved and has somewhere to go."""
        goals = gang_words_taking(s, s.rules.mates[seat], PD_ICON)
        words: tuple[int, ...] = ()
        if goals:
            for mate in s.rules.mates[seat]:
                for slot, gang in enumerate(s.gangs[mate]):
                    word = gang_word(mate, slot)
                    if may_dance(s, gang, word) and (len(goals) > 1 or goals[0] != word):
                        words = joined(words, ONE_WORD[word])
        return words

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        if len(plan) == 1:
            return self.sources(s, seat)
        return tuple([word for word in gang_words_taking(s, s.rules.mates[seat], PD_ICON) if word != plan[1]])

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        move_pepper(s, seat, PD_ICON, plan[1], plan[2])
        s.danced = joined(s.danced, (plan[2],))


def may_dance(s: ChiliMafia, gang: Gang, word: int) -> bool:
    """Whether a Dancer of the gang may still move this turn; not if the gang has an Outlaw (CM-15.2, CM-15.11)."""
    if not (gang.mask >> PD_ICON) & 1 or gang.outlaw:
        return False
    return not s.danced or count(gang.cards, PD_ICON) > count(s.danced, word)


@final
class Gamble(Play):
    """Gambler: discard one from the hand or from one's own gang, then draw 2; one per turn (CM-15.3)."""

    def __init__(self) -> None:
        super().__init__(GAMBLE, CH_ICON, 2)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        if s.gambled or not s.pile:
            return False
        if (own.hand >> CH_ICON) & 1:
            return True
        return (own.gang_peppers >> CH_ICON) & 1 == 1 and any(may_gamble(gang) for gang in s.gangs[seat])

    def places(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """The places from which a Gambler can be discarded."""
        slots: i64 = 0
        bit: i64 = 1
        for gang in s.gangs[seat]:
            if may_gamble(gang):
                slots |= bit
            bit <<= 1
        return joined(ONE_WORD[HAND] if holds(s.hands[seat], CH_ICON) else (), gang_words(seat, slots))

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return self.places(s, seat)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        s.gambled = True
        if plan[1] == HAND:
            play_card(s, seat, CH_ICON)
        else:
            slot = gang_slot(plan[1])
            s.change_gang(seat, slot, s.gangs[seat][slot].minus(CH_ICON))
            s.discard.append(CH_ICON)
        if s.events is not None:
            s.tell(GAMBLED, (seat, CH_ICON))
        draw(s, seat, 2)


def may_gamble(gang: Gang) -> bool:
    """Whether a Gambler of the gang may be discarded; not if the gang has an Outlaw (CM-15.11)."""
    return (gang.mask >> CH_ICON) & 1 == 1 and not gang.outlaw


@final
class Bewitch(Play):
    """Witch: from hand into a rival's gang, in exchange for one of its peppers, which joins your own gang (CM-15.4)."""

    def __init__(self) -> None:
        super().__init__(WITCH, MJ_ICON, 4)

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        if own.takes:
            for rival in s.rules.rivals[seat]:
                for gang in s.gangs[rival]:
                    if self.prey(gang, own.takes):
                        return True
        return False

    def prey(self, gang: Gang, homes: i64) -> i64:
        """The peppers of a gang that may be exchanged: the gang stays valid with the Witch in it (CM-15.5)."""
        prey: i64 = 0
        for card in gang.cards:
            wanted = (homes & ~prey) >> card & 1
            if wanted and (takes_of(gang.cards, card) >> MJ_ICON) & 1:
                prey |= BIT[card]
        return prey

    def victims(self, s: ChiliMafia, seat: int, homes: i64) -> tuple[int, ...]:
        """The rivals' gangs with a pepper that can be taken."""
        words: tuple[int, ...] = ()
        for rival in s.rules.rivals[seat]:
            slots: i64 = 0
            bit: i64 = 1
            for gang in s.gangs[rival]:
                if self.prey(gang, homes):
                    slots |= bit
                bit <<= 1
            words = joined(words, gang_words(rival, slots))
        return words

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        if len(plan) == 1:
            return self.victims(s, seat, team_takes(s, seat))
        if len(plan) == 2:
            gang = gang_named(s, plan[1])
            return card_words(self.prey(gang, team_takes(s, seat)))
        return gang_words_taking(s, s.rules.mates[seat], plan[2] - CARD_WORD)

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        rival, slot, card = gang_seat(plan[1]), gang_slot(plan[1]), plan[2] - CARD_WORD
        home, home_slot = gang_seat(plan[3]), gang_slot(plan[3])
        leave_hand(s, seat, MJ_ICON)
        s.change_gang(rival, slot, s.gangs[rival][slot].minus(card).plus(MJ_ICON))
        s.change_gang(home, home_slot, s.gangs[home][home_slot].plus(card))
        s.acted = True  # CM-15.7
        if s.events is not None:
            s.tell(BEWITCHED, (seat, rival, slot + 1, card, home, home_slot + 1))


FROM_GANGS: Final = BIT[PD_ICON] | BIT[CH_ICON]
"""Bosses that act from a gang; the Gambler also acts from the hand."""
BOSS_PLAYS: Final = (Dance(), Gamble(), Bewitch())
