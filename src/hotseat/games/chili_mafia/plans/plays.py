"""A choice in one's own turn: a verb, the words that may follow, and its effect when it binds (CM-3)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from hotseat.games.chili_mafia.cards.codes import BIT, MAIN_DECK, bits, bits_and_doubles, copies, count
from hotseat.games.chili_mafia.gangs.gang import Gang
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, SEAT_WORD, gang_seat, gang_slot
from hotseat.games.chili_mafia.plans.word_lists import gang_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Holdings:
    """A summary of a seat's hand and gangs, computed once for all choices of its turn."""

    hand: i64
    """The codes held, as a mask."""
    gang_peppers: i64
    """The peppers in gangs of the team, as a mask."""
    takes: i64
    """The peppers that some gang of the team takes, as a mask."""
    complete: i64
    """The number of the seat's own complete gangs."""
    reach: i64
    """The greatest strength that one of the seat's complete gangs can attack with."""

    def __init__(self, s: ChiliMafia, seat: int) -> None:
        self.hand = bits(s.hands[seat])
        gang_peppers: i64 = 0
        takes: i64 = 0
        complete: i64 = 0
        reach: i64 = 0
        loose = False
        for mate in s.rules.mates[seat]:
            for gang in s.gangs[mate]:
                if not gang.size:
                    continue
                gang_peppers |= gang.mask
                takes |= gang.takes
                if gang.loose:
                    loose = True
                if mate == seat and gang.complete:
                    complete += 1
                    if gang.reach > reach:
                        reach = gang.reach
        self.gang_peppers = gang_peppers
        self.takes = takes
        self.complete = complete
        self.reach = reach
        self.loose = loose
        """Whether a Sweet Chili of the team may leave its gang."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One verb of the question `turn`. A play that needs a card declares it, so that it is skipped without the card."""

    bit: i64
    needs: i64
    length: int
    """The number of words of a complete plan."""

    def __init__(self, verb: int, card: int = -1, length: int = 1) -> None:
        self.verb = verb
        self.length = length
        self.bit = 1 << verb
        self.needs = BIT[card] if card >= 0 else 0
        self.ends_turn = False

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        """Whether the verb may begin a choice that can be completed."""
        raise NotImplementedError

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        """The words listed after this plan."""
        raise NotImplementedError

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        """Whether the plan is a complete choice."""
        return len(plan) == self.length

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        """Carry out the plan. The turn then continues by itself, unless the play ends it."""
        raise NotImplementedError


def may_play_action(s: ChiliMafia) -> bool:
    """Whether an Action card may be played now (CM-7.2)."""
    return s.action_played == 0 or not s.rules.one_action


def seats_with_cards(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """The other seats that hold cards, as words, clockwise."""
    return tuple([SEAT_WORD + other for other in s.rules.others[seat] if s.hands[other]])


def team_takes(s: ChiliMafia, seat: int) -> i64:
    """The peppers that some gang of the team takes, as a mask."""
    takes: i64 = 0
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            if gang.size:
                takes |= gang.takes
    return takes


def gang_words_taking(s: ChiliMafia, seats: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The existing gangs of these seats that could take the pepper."""
    words: tuple[int, ...] = ()
    for seat in seats:
        slots: i64 = 0
        bit: i64 = 1
        for gang in s.gangs[seat]:
            if (gang.takes >> card) & 1 and gang.size:
                slots |= bit
            bit <<= 1
        words = joined(words, gang_words(seat, slots))
    return words


def gang_named(s: ChiliMafia, word: int) -> Gang:
    """The gang that this word names."""
    return s.gang(gang_seat(word), gang_slot(word))


def left_beside(cards: list[int], plan: tuple[int, ...]) -> i64:
    """The codes with copies that the plan has not named, as a mask."""
    left, held_twice = bits_and_doubles(cards)
    named: i64 = 0
    for word in plan:
        card = word - CARD_WORD
        if 0 <= card < MAIN_DECK:
            bit: i64 = 1
            bit <<= card
            if not held_twice & bit or (named & bit and count(plan, word) == copies(cards, card)):
                left &= ~bit
            named |= bit
    return left
