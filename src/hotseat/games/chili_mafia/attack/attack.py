"""An attack from its announcement to its end: all windows and the order of their resolution (CM-8.8 to CM-8.17).

1. announce: everything becomes public, the Hot card is discarded and counted
2. `response`: all but the attacker; a neutralising answer ends the attack, and `reconsider` may follow
3. `bodyguard`, for Whacks, with advanced abilities
4. the effect of the Hot card; `bribe` or `home` belong to it
5. `kiss`, for Whacks, with Heists
6. draws for lost Lords, last of all because a Raid may come up
7. the attack is over

`lifeline` and `limit` are asked on top of the open window, which stays below them unchanged.
"""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.hands import sort_in
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.attack.abilities import bodyguard_may_act, lords_lost
from hotseat.games.chili_mafia.attack.hot_cards import hot_card
from hotseat.games.chili_mafia.cards.codes import (
    BIT,
    FU,
    NAME_OF,
    PEPPER_BITS,
    PEPPERS,
    PO_ICON,
    POBLANO,
    STRENGTH,
    WE,
    WH,
    bits,
    holds,
)
from hotseat.games.chili_mafia.events import ATTACKED, GUARDED, LOST, NEUTRALISED, SEEN, TOOK
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import EP, KD, LL, RC
from hotseat.games.chili_mafia.hidden.knowledge import all_learn, looked, taken_from_top
from hotseat.games.chili_mafia.hidden.showing import line_and_what_it_shows
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    DROP,
    EASYPAL,
    FUGGED,
    GUARD,
    KEEP,
    KISS,
    LET,
    LIFELINE,
    NOTHING,
    RECONSIDER,
    USE,
    line,
)
from hotseat.games.chili_mafia.plans.plays import left_beside
from hotseat.games.chili_mafia.plans.windows import Planned, Window
from hotseat.games.chili_mafia.plans.word_lists import ALONE, card_words
from hotseat.games.chili_mafia.state import NO_ATTACK, Attack, ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import Receive, check_pile, draw, play_card

EASY: Final = 5
"""Peppers of this strength together work as a Fuggedaboutit (CM-16.15)."""
KISSED: Final = 5
"""Kiss of Death takes peppers up to this strength (CM-16.19)."""
KISSABLE: Final = sum([BIT[card] for card in range(PEPPERS) if STRENGTH[card] <= KISSED])
LOOK: Final = 5
"""A Lifeline looks at so many cards (CM-16.16)."""


def announce(s: ChiliMafia, attack: Attack) -> None:
    """Step 1: the whole attack becomes public, and everything that may follow is scheduled."""
    s.attack = attack
    play_card(s, attack.seat, attack.hot)
    s.hot_played += 1
    s.acted = True
    if s.events is not None:
        place = (attack.slot + 1, attack.attacker, attack.ability, attack.rival, attack.target_slot + 1)
        s.tell(ATTACKED, (attack.seat, attack.hot, *place, attack.targets))
    ahead = s.ahead
    ahead.append(ATTACK_OVER)
    if s.terms.bosses:
        ahead.append(LORD_DRAWS)
    if s.terms.heists:
        ahead.append(ASK_KISS)
    ahead.append(TAKE_EFFECT)
    if s.terms.advanced:
        ahead.append(ASK_BODYGUARD)
    s.answered = 0
    s.question = Response(s.rng.order(s.terms.others[attack.seat], "order"))


def neutralise(s: ChiliMafia, seat: int, cards: tuple[int, ...]) -> None:
    """The attack comes to nothing; its Hot card stays discarded and counted (CM-8.12)."""
    attacker, place = s.attack.seat, s.attack.place
    s.unwind(AttackOver)
    s.attack = NO_ATTACK
    if s.events is not None:
        s.tell(NEUTRALISED, (seat, cards))
    if s.heists[attacker]:
        s.then(Reconsider(attacker, place))


@final
class Response(Window):
    """Everyone but the attacker may stop the attack; the attacked seat has more ways to do so (CM-8.9)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("response", players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        if s.plans[seat]:
            return card_words(left_beside(s.hands[seat], s.plans[seat]) & PEPPER_BITS)
        fugged = holds(s.hands[seat], FU)
        if seat == s.attack.rival and s.heists[seat]:
            words = [LET]
            if fugged:
                words.append(FUGGED)
            if s.has_heist(seat, EP) and strength_of(tuple(s.hands[seat])) >= EASY:
                words.append(EASYPAL)
            if s.has_heist(seat, LL) and s.pile:
                words.append(LIFELINE)
            return tuple(words)
        return LET_OR_FUGGED if fugged else ALONE[LET]

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        if move == LET:
            return line_and_what_it_shows(s, seat, (LET,), LET) if self.is_last(s) else ""
        if s.plans[seat]:
            words = (*s.plans[seat], move)
            return line(words) if strength_of(paid(words)) >= EASY else ""
        return "" if move == EASYPAL else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            self.let(s, seat)
        elif move == FUGGED:
            self.close(s)
            play_card(s, seat, FU)
            neutralise(s, seat, (FU,))
        elif move == LIFELINE:
            self.call(s, seat)
        else:
            self.pay(s, seat, move)

    def call(self, s: ChiliMafia, seat: int) -> None:
        """Lifeline: look secretly at the top five cards of the pile for a Fuggedaboutit (CM-16.16)."""
        use_heist(s, seat, LL)
        cards = min(LOOK, len(s.pile))
        looked(s, seat, cards)
        if s.events is not None:
            seen = tuple([code for _, code in s.lifelines[seat]])
            s.tell(SEEN, (seat, seen), (seat,), (seat, (-1,) * cards))
        s.then(Lifeline(seat), self)

    def pay(self, s: ChiliMafia, seat: int, move: int) -> None:
        """Easy, Pal!: hand peppers of total strength 5, named one by one (CM-16.15)."""
        plan = () if move == DROP else (*s.plans[seat], move)
        cards = paid(plan)
        if strength_of(cards) < EASY:
            s.plans[seat] = plan
            s.question = self
            return
        self.close(s)
        use_heist(s, seat, EP)
        for word in plan[1:]:
            play_card(s, seat, word - CARD_WORD)
        neutralise(s, seat, cards)


def paid(plan: tuple[int, ...]) -> tuple[int, ...]:
    """The cards named after the first word."""
    return tuple([word - CARD_WORD for word in plan[1:]])


def strength_of(cards: tuple[int, ...]) -> int:
    """The total strength of the peppers among these cards."""
    return sum([STRENGTH[card] for card in cards if card < PEPPERS])


LET_OR_FUGGED: Final[tuple[int, ...]] = (LET, FUGGED)
LET_OR_RECONSIDER: Final[tuple[int, ...]] = (LET, RECONSIDER)
LET_OR_KISS: Final[tuple[int, ...]] = (LET, KISS)


@final
class Lifeline(Planned):
    """Use or keep the Fuggedaboutit found; asked also if there is none, so that asking tells nothing."""

    def __init__(self, seat: int) -> None:
        super().__init__("lifeline", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        found = any(code == FU for _, code in s.lifelines[seat])
        return (USE, KEEP) if found else (NOTHING,)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return self.moves(s, seat)[0]

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == NOTHING:
            return
        place = next(at for at, code in s.lifelines[seat] if code == FU)
        s.pile.pop(place)
        taken_from_top(s, seat, place)
        check_pile(s)
        if move == USE:
            s.discard.append(FU)
            s.answered = 0
            neutralise(s, seat, (FU,))
        else:
            s.laid = (FU,)
            s.then(Receive(seat, (FU,)))


@final
class Reconsider(Planned):
    """The attacker may take his neutralised Hot card back to hand (CM-16.13)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__("reconsider", seat)
        self.place = place
        """Where the Hot card lies in the discard pile, counted from the bottom."""

    def args(self) -> tuple[Arg, ...]:
        return (self.first, self.place)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return LET_OR_RECONSIDER if s.has_heist(seat, RC) else ALONE[LET]

    def default(self, s: ChiliMafia, seat: int) -> int:
        return LET

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == LET:
            return
        use_heist(s, seat, RC)
        card = s.discard.pop(self.place)
        sort_in(s.hands[seat], card)
        all_learn(s, seat, card)
        if s.events is not None:
            s.tell(TOOK, (seat, card))


@final
class AskBodyguard(Step[ChiliMafia]):
    """Step 3: the attacked seat is asked if a Bodyguard may act."""

    def run(self, s: ChiliMafia) -> None:
        attack = s.attack
        if bodyguard_may_act(attack, s.gangs[attack.rival][attack.target_slot]):
            s.question = Bodyguard(attack.rival)


@final
class Bodyguard(Planned):
    """The Bodyguard may die in place of one target that is no Poblano (CM-14.11)."""

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

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "" if move == GUARD else line_and_what_it_shows(s, seat, (*s.plans[seat], move), move)

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move in (GUARD, DROP):
            self.plan(s, seat, move)
            return
        s.plans[seat] = ()
        if move != LET:
            s.attack = s.attack.with_guard(move - CARD_WORD)
            if s.events is not None:
                s.tell(GUARDED, (seat, move - CARD_WORD))


@final
class TakeEffect(Step[ChiliMafia]):
    """Step 4: the Hot card does what it says; lost Lords are counted before anything leaves the gang."""

    def run(self, s: ChiliMafia) -> None:
        attack = s.attack
        s.lords = lords_lost(attack, s.gangs[attack.rival][attack.target_slot])
        hot_card(attack.hot).effect(s, attack)


@final
class AskKiss(Step[ChiliMafia]):
    """Step 5: after a Whack the attacked seat may strike back, if it holds a Heist and there is somebody to kiss."""

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
            return LET_OR_KISS if s.has_heist(seat, KD) else ALONE[LET]
        return card_words(s.gang(s.attack.seat, s.attack.slot).mask & KISSABLE)

    def default(self, s: ChiliMafia, seat: int) -> int:
        return DROP if s.plans[seat] else LET

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "" if move == KISS else line_and_what_it_shows(s, seat, (*s.plans[seat], move), move)

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
    """Step 7: nothing of the attack is left."""

    def run(self, s: ChiliMafia) -> None:
        s.attack = NO_ATTACK


ASK_BODYGUARD: Final[AnyStep] = AskBodyguard()
TAKE_EFFECT: Final[AnyStep] = TakeEffect()
ASK_KISS: Final[AnyStep] = AskKiss()
LORD_DRAWS: Final[AnyStep] = LordDraws()
ATTACK_OVER: Final[AnyStep] = AttackOver()

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
