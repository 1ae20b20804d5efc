"""The Heists of the own turn, one by one (CM-16.8 to CM-16.12).

The others live where they can be used: Easy, Pal!, Lifeline, Reconsider and Kiss of Death in `attack`, Bribe in
`hot_cards`, Recruit in `recruit`.
"""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.agenda import Arg, Ask, Step
from hotseat.core.hands import sort_in, take_out
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.cards.codes import (
    BO,
    HAND_LIMIT,
    PEPPER_BITS,
    PEPPERS,
    RD,
    SH,
    STRENGTH,
    bits,
    holds,
)
from hotseat.games.chili_mafia.events import CHOSE, DEALT, DISCARDED, HEIST_WASTED, SHUFFLED, SNOOPED, TURNED_UP
from hotseat.games.chili_mafia.heists.deck import put_under, use_heist
from hotseat.games.chili_mafia.heists.names import BK, LD, MD, SN
from hotseat.games.chili_mafia.hidden.knowledge import drawn, know_hand, learn, left_unseen, row
from hotseat.games.chili_mafia.hidden.showing import line_and_what_it_shows
from hotseat.games.chili_mafia.plans.moves import (
    BACKUP,
    BOOSTER,
    CARD_WORD,
    DEAL,
    DIME,
    DONE,
    DROP,
    HEIST_TEXTS,
    HEIST_WORD,
    MORE,
    SEAT_WORD,
    SHAKEDOWN,
    SNOOP,
    STOP,
    WASTE,
    line,
)
from hotseat.games.chili_mafia.plans.plays import Play, left_beside, may_play_action
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import ALONE, card_words
from hotseat.games.chili_mafia.raid.raid import raid_comes
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.actions import boost, play_action, steal
from hotseat.games.chili_mafia.turn.drawing import Receive, check_pile, default_discard, take

ENOUGH_TO_DEAL: Final = 4
"""Hand cards that a partner of Make a Deal has at least (CM-16.11)."""


class HeistPlay(Play):
    """A Heist of the own turn: offered if it is held and its condition holds (CM-16.5)."""

    def __init__(self, verb: int, heist: int) -> None:
        super().__init__(verb)
        self.heist = heist

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        """What must be so for the Heist to have an effect."""
        raise NotImplementedError


# -- Backup ------------------------------------------------------------------------------------------------------------


@final
class Backup(HeistPlay):
    """Backup: if a pepper lies on top, shuffle the discard pile, show its top 3 and take any peppers (CM-16.9)."""

    def __init__(self) -> None:
        super().__init__(BACKUP, BK)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        return len(s.discard) > 0 and s.discard[-1] < PEPPERS

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, BK)
        s.rng.shuffle(s.discard, "backup")
        s.laid = tuple(s.discard[-3:][::-1])
        del s.discard[-3:]
        s.shuffled = max(len(s.discard) - 1, 0)  # CM-1.8: the top card is always visible
        if s.events is not None:
            s.tell(SHUFFLED, (seat, s.laid, s.discard[-1] if s.discard else UNKNOWN))
        s.then(OfferShown(seat))


@final
class TakeShown(Planned):
    """Peppers shown by a Backup are taken one by one; the rest goes back on top in order."""

    def __init__(self, seat: int) -> None:
        super().__init__("backup", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return joined(ALONE[DONE], card_words(bits(list(s.laid)) & PEPPER_BITS))

    def default(self, s: ChiliMafia, seat: int) -> int:
        peppers = [(STRENGTH[card], card) for card in s.laid if card < PEPPERS]
        return CARD_WORD + max(peppers)[1] if peppers and len(s.hands[seat]) < HAND_LIMIT else DONE

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "take " + line((move,)) if move != DONE else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == DONE:
            put_back(s)
        else:
            s.then(Receive(seat, (move - CARD_WORD,)), OfferShown(seat))


@final
class OfferShown(Step[ChiliMafia]):
    """As long as peppers are shown they may be taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, s: ChiliMafia) -> None:
        if any(card < PEPPERS for card in s.laid):
            s.question = TakeShown(self.seat)
        else:
            put_back(s)


def put_back(s: ChiliMafia) -> None:
    """What is left of the cards shown goes back on top of the discard pile in order."""
    s.discard += s.laid[::-1]
    s.laid = ()


# -- Lucky Dime --------------------------------------------------------------------------------------------------------


@final
class LuckyDime(HeistPlay):
    """Lucky Dime: with an empty hand, turn up cards as long as you dare; all are lost with the first non-pepper."""

    def __init__(self) -> None:
        super().__init__(DIME, LD)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        return not s.hands[seat] and len(s.pile) > 0

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, LD)
        turn_up(s, seat)


def turn_up(s: ChiliMafia, seat: int) -> None:
    """The next card of a Lucky Dime (CM-16.10)."""
    card = s.pile.pop()
    if card == RD:
        take_row(s, seat)
        raid_comes(s, seat)
        check_pile(s)
        return
    drawn(s, seat, card, True)
    s.laid = (*s.laid, card)
    if s.events is not None:
        s.tell(TURNED_UP, (seat, card))
    check_pile(s)
    if card >= PEPPERS:
        s.discard += s.laid
        if s.events is not None:
            s.tell(DISCARDED, (seat, s.laid))
        s.laid = ()
    elif len(s.laid) == HAND_LIMIT or not s.pile:
        take_row(s, seat)
    else:
        s.then(Dime(seat))


def take_row(s: ChiliMafia, seat: int) -> None:
    """The open row becomes the hand."""
    for card in s.laid:
        take(s, seat, card)
    s.laid = ()


MORE_OR_STOP: Final[tuple[int, ...]] = (MORE, STOP)


@final
class Dime(Planned):
    """Turn up another card, or keep the row."""

    def __init__(self, seat: int) -> None:
        super().__init__("dime", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return MORE_OR_STOP

    def default(self, s: ChiliMafia, seat: int) -> int:
        return STOP

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return line_and_what_it_shows(s, seat, (move,), move)

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == MORE:
            turn_up(s, seat)
        else:
            take_row(s, seat)


# -- Make a Deal -------------------------------------------------------------------------------------------------------


@final
class MakeDeal(HeistPlay):
    """Make a Deal: exchange two hand cards with a seat that has at least four; both choose in secret (CM-16.11)."""

    def __init__(self) -> None:
        super().__init__(DEAL, MD)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        if s.first_turn() or len(s.hands[seat]) < 2:
            return False
        return any(len(s.hands[other]) >= ENOUGH_TO_DEAL for other in s.terms.others[seat])

    def partners(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """Seats with at least four hand cards."""
        return tuple([SEAT_WORD + other for other in s.terms.others[seat] if len(s.hands[other]) >= ENOUGH_TO_DEAL])

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return self.partners(s, seat)

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return len(plan) == 2

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, MD)
        partner = plan[1] - SEAT_WORD
        s.then(Deal((seat, partner), seat, partner))


@final
class Deal(Ask[ChiliMafia]):
    """Both partners choose two cards in secret; the seats asked are those still missing."""

    def __init__(self, players: tuple[int, ...], seat: int, partner: int) -> None:
        super().__init__("deal", players, players)
        self.seat = seat
        self.partner = partner

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.seat, self.partner)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return card_words(left_beside(s.hands[seat], s.plans[seat]))

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        if move == DROP:
            return len(s.plans[seat]) > 0
        return move in self.moves(s, seat)

    def default(self, s: ChiliMafia, seat: int) -> int:
        rest = s.hands[seat][:]
        for word in s.plans[seat]:
            take_out(rest, word - CARD_WORD)
        return CARD_WORD + default_discard(rest)

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "give ?? ??" if s.plans[seat] else ""

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == DROP or not s.plans[seat]:
            s.plans[seat] = () if move == DROP else (move,)
            s.question = self
            return
        cards = tuple(sorted([s.plans[seat][0] - CARD_WORD, move - CARD_WORD]))
        s.plans[seat] = ()
        s.chosen[seat] = cards
        if s.events is not None:
            s.tell(CHOSE, (seat, cards), (seat,), (seat, (UNKNOWN, UNKNOWN)))
        missing = tuple([other for other in self.players if other != seat])
        if missing:
            s.question = Deal(missing, self.seat, self.partner)
        else:
            swap(s, self.seat, self.partner)


def swap(s: ChiliMafia, seat: int, partner: int) -> None:
    """The chosen cards change hands together; only the two know them."""
    given, got = s.chosen[seat], s.chosen[partner]
    s.chosen[seat] = s.chosen[partner] = ()
    for giver, taker, cards in ((seat, partner, given), (partner, seat, got)):
        for card in cards:
            take_out(s.hands[giver], card)
        left_unseen(s, giver, cards, taker)
        for card in cards:
            sort_in(s.hands[taker], card)
            learn(s, giver, taker, card)
    if s.events is not None:
        hidden = (UNKNOWN, UNKNOWN)
        s.tell(DEALT, (seat, partner, given, got), (seat, partner), (seat, partner, hidden, hidden))


# -- Snoop -------------------------------------------------------------------------------------------------------------


@final
class Snoop(HeistPlay):
    """Snoop: look at a hand, then play a Shakedown on it with open eyes, or a Booster (CM-16.12)."""

    def __init__(self) -> None:
        super().__init__(SNOOP, SN)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        hand = s.hands[seat]
        if not may_play_action(s) or not (holds(hand, SH) or (holds(hand, BO) and not s.first_turn())):
            return False
        return any(len(s.hands[other]) > 0 for other in s.terms.others[seat])

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([SEAT_WORD + other for other in s.terms.others[seat] if s.hands[other]])

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return len(plan) == 2

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        victim = plan[1] - SEAT_WORD
        use_heist(s, seat, SN)
        know_hand(s, seat, victim)
        if s.events is not None:
            hand = tuple(s.hands[victim])
            s.tell(SNOOPED, (seat, victim, hand), (seat,), (seat, victim, (UNKNOWN,) * len(hand)))
        s.then(AfterSnoop(seat, victim))


@final
class AfterSnoop(Planned):
    """One of the two must be played now: a card of choice by Shakedown, or a Booster."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("snoop", seat)
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.victim)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        plan = s.plans[seat]
        if plan:
            seen = list(s.known[row(s, seat, self.victim)])
            return card_words(bits(seen)) if plan[0] == SHAKEDOWN else s.terms.name_words
        words: list[int] = []
        if SH in s.hands[seat]:
            words.append(SHAKEDOWN)
        if BO in s.hands[seat] and not s.first_turn():
            words.append(BOOSTER)
        return tuple(words)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return self.moves(s, seat)[0]

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        if not s.plans[seat]:
            return ""
        if s.plans[seat][0] == SHAKEDOWN:
            return "shakedown ??"
        return line_and_what_it_shows(s, seat, (*s.plans[seat], move), move)

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        plan = s.plans[seat]
        if move == DROP or not plan:
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        if plan[0] == SHAKEDOWN:
            play_action(s, seat, SH)
            steal(s, seat, self.victim, move - CARD_WORD)
        else:
            boost(s, seat, move)


# -- manners -----------------------------------------------------------------------------------------------------------


@final
class Waste(Play):
    """With manners: show a held Heist whose condition does not hold and put it under the deck for nothing (CM-16.8)."""

    def __init__(self) -> None:
        super().__init__(WASTE)

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        held = s.heists[seat]
        usable = [play.heist for play in TURN_HEISTS if play.heist in held and play.condition(s, seat)]
        return tuple([HEIST_WORD + heist for heist in sorted(set(held)) if heist not in usable])

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        return len(plan) == 2

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        heist = plan[1] - HEIST_WORD
        put_under(s, seat, heist)
        if s.events is not None:
            s.tell(HEIST_WASTED, (seat, heist))


TURN_HEISTS: Final[tuple[HeistPlay, ...]] = (Backup(), LuckyDime(), MakeDeal(), Snoop())
WASTE_PLAY: Final = Waste()
_PLAYS: Final = [[play for play in TURN_HEISTS if play.heist == heist] for heist in range(len(HEIST_TEXTS))]
"""By Heist: the choice that it gives in the own turn, if any."""


def heist_verbs(s: ChiliMafia, seat: int, heist: int) -> i64:
    """What a held Heist offers now, as a mask: its own choice, or with manners to be wasted."""
    for play in _PLAYS[heist]:
        if play.condition(s, seat):
            return play.bit
    return WASTE_PLAY.bit if s.terms.manners else 0


STEPS: Final[tuple[type[AnyStep], ...]] = (TakeShown, OfferShown, Dime, Deal, AfterSnoop)
