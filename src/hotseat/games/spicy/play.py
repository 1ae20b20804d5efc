"""How a game of Spicy runs: turns, landings, challenges, last cards, and the questions.

Almost every answer leads straight to the next question. Only if a question interrupts something (`tuck` in a landing,
`joker` in a challenge) does the rest wait on the agenda.
"""

from collections.abc import Sequence
from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.moves import NOBODY
from hotseat.core.rng import Rng
from hotseat.games.spicy.cards import (
    ALL_KNOW,
    CHILI,
    CLAIMS,
    KIND,
    SJ,
    SPICE_IS_RIGHT,
    claim_of,
    number_of,
    spice_of,
)
from hotseat.games.spicy.draws import choose_joker, draw, take_trophy, win_stack
from hotseat.games.spicy.events import (
    BOTH_TRAITS,
    DOUBTED,
    NUMBER_TRAIT,
    PASSED,
    REVEALED,
    SETTLED,
    SHOWN,
    SPICE_TRAIT,
    WRONG_CLAIM,
)
from hotseat.games.spicy.laying import forgets_last, put_down, tuck
from hotseat.games.spicy.listing import (
    declarations,
    joker_choices,
    onlooking,
    open_moves,
    pick_open,
    pick_reaction,
    pick_turn,
    reactions,
    tucks,
    turn_moves,
)
from hotseat.games.spicy.moves import (
    CLAIM_MADE,
    COPIES,
    DOUBT_NUMBER,
    DOUBT_SPICE,
    DOUBTS,
    KEEP,
    KIND_LAID,
    LAYS,
    PASS,
    PASSES,
    PLAY_OF,
    REVEALS,
    TAKE_JOKER,
    TRUST,
    VERBS,
    tucked_by,
)
from hotseat.games.spicy.offers import drawn_order, onlookers, orders, tempted
from hotseat.games.spicy.question import Question
from hotseat.games.spicy.state import Spicy

# -- the questions -----------------------------------------------------------------------------------------------------


@final
class Turn(Question):
    """The turn player, last on the list, plays or passes; the others may react first (SP-4.1 to SP-4.3)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("turn", players, players[-1:])
        self.turn = players[-1]
        self.without: list[Turn] = []
        """By seat: the same question after this seat's trust; created when first needed."""

    def moves(self, s: Spicy, seat: int) -> Sequence[int]:
        return turn_moves(s, seat) if seat == self.turn else reactions(s, seat)

    def pick(self, s: Spicy, seat: int, rng: Rng) -> int:
        if s.manners:
            return super().pick(s, seat, rng)
        return pick_turn(s, seat, rng) if seat == self.turn else pick_reaction(s, seat, rng)

    def default(self, s: Spicy, seat: int) -> int:
        return PASS if seat == self.turn else TRUST

    def put_back(self, s: Spicy, seat: int) -> None:
        if not self.without:
            self.without = [self] * 6
        if self.without[seat] is self:
            self.without[seat] = Turn(tuple([other for other in self.players if other != seat]))
        s.question = self.without[seat]

    def answer(self, s: Spicy, seat: int, move: int) -> None:
        verb = VERBS[move]
        if verb == LAYS:
            play(s, seat, move)
        elif verb == DOUBTS:
            doubt(s, seat, move)
        elif verb == PASSES:
            if s.events is not None:
                s.tell(PASSED, (seat,))
            pass_on(s, seat)
        elif verb == COPIES:
            self.copy(s, seat, move)
        elif verb == REVEALS:
            reveal(s, seat)
        else:
            super().answer(s, seat, move)

    def copy(self, s: Spicy, seat: int, move: int) -> None:
        """The claim of the top card is repeated, unless the call of the last card was forgotten (SP-7.18, SP-9.6)."""
        if not forgets_last(s, seat, move):
            lay(s, seat, KIND_LAID[move], s.claim, True)
        elif seat == self.turn:
            pass_on(s, seat)
        elif draw(s, seat, 1):
            self.put_back(s, seat)


@final
class Open(Question):
    """The loser of a challenge, last on the list, opens the new stack (SP-3.9)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("open", players, players[-1:])
        self.opener = players[-1]

    def moves(self, s: Spicy, seat: int) -> Sequence[int]:
        return open_moves(s, seat) if seat == self.opener else onlooking(s, seat)

    def pick(self, s: Spicy, seat: int, rng: Rng) -> int:
        return super().pick(s, seat, rng) if s.manners else pick_open(s, seat, rng)

    def default(self, s: Spicy, seat: int) -> int:
        """The first real 1, 2 or 3 with a true claim; without one, the first card as a 1 of its spice."""
        if seat != self.opener:
            return TRUST
        hand = s.hands[seat]
        for kind in hand:
            if kind < CLAIMS and number_of(kind) <= 3:
                return PLAY_OF[kind] + kind
        spice = spice_of(hand[0]) if hand[0] < CLAIMS else CHILI
        return PLAY_OF[hand[0]] + claim_of(1, spice)

    def put_back(self, s: Spicy, seat: int) -> None:
        s.question = Open(tuple([other for other in self.players if other != seat]))

    def act(self, s: Spicy, seat: int, move: int) -> None:
        play(s, seat, move)


@final
class Last(Question):
    """Everybody but its owner doubts or trusts a last card (SP-5.2)."""

    def __init__(self, players: tuple[int, ...], waits_for: tuple[int, ...]) -> None:
        super().__init__("last", players, waits_for)

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.waits_for)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Spicy, seat: int) -> Sequence[int]:
        return declarations(s, seat)

    def put_back(self, s: Spicy, seat: int) -> None:
        waits_for = tuple([other for other in self.waits_for if other != seat])
        if waits_for:
            s.question = Last(tuple([other for other in self.players if other != seat]), waits_for)
        else:
            settle_last(s)

    def act(self, s: Spicy, seat: int, move: int) -> None:
        if VERBS[move] == DOUBTS:
            doubt(s, seat, move)
        else:
            reveal(s, seat)


@final
class Tuck(Question):
    """The owner of a 5, last on the list, may swap hand cards under it (SP-7.10)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("tuck", players, players[-1:])

    def moves(self, s: Spicy, seat: int) -> Sequence[int]:
        return tucks(s, seat) if seat == s.owner else onlooking(s, seat)

    def default(self, s: Spicy, seat: int) -> int:
        return KEEP if seat == s.owner else TRUST

    def put_back(self, s: Spicy, seat: int) -> None:
        s.question = Tuck(tuple([other for other in self.players if other != seat]))

    def act(self, s: Spicy, seat: int, move: int) -> None:
        tuck(s, seat, tucked_by(move))


@final
class Joker(Question):
    """The loser of a challenge, last on the list, may take a Super-Joker (SW-3.2)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("joker", players, players[-1:])
        self.loser = players[-1]

    def moves(self, s: Spicy, seat: int) -> Sequence[int]:
        return joker_choices(s, seat) if seat == self.loser else onlooking(s, seat)

    def default(self, s: Spicy, seat: int) -> int:
        return TAKE_JOKER if seat == self.loser else TRUST

    def put_back(self, s: Spicy, seat: int) -> None:
        s.question = Joker(tuple([other for other in self.players if other != seat]))

    def act(self, s: Spicy, seat: int, move: int) -> None:
        choose_joker(s, seat, move)


# -- the turn ----------------------------------------------------------------------------------------------------------

_TURNS: Final[list[list[Turn]]] = [[] for _ in range(64 * 6)]
"""By the other seats (bits) and the turn player: the question in every offer order."""
OPENS: Final = [Open((seat,)) for seat in range(6)]
JOKERS: Final = [Joker((seat,)) for seat in range(6)]
SEATS: Final = [1 << seat for seat in range(6)]


def ask_turn(s: Spicy, turn: int) -> None:
    """Ask `turn`, with every seat that may answer on the list (SP-4.1 to SP-4.4)."""
    others = 0
    if s.copyable or s.is_open():
        others = (1 << s.players) - 1 - SEATS[s.owner]
    if s.manners:
        others |= tempted(s)
    others &= ~SEATS[turn]
    asks = _TURNS[others * 6 + turn]
    if not asks:
        asks = [Turn((*order, turn)) for order in orders(others)]
        _TURNS[others * 6 + turn] = asks
    s.question = asks[s.rng.below(len(asks), "order")] if len(asks) > 1 else asks[0]


def ask_open(s: Spicy, seat: int) -> None:
    """Ask the loser of a challenge to open (SP-3.6)."""
    s.question = Open((*onlookers(s, seat), seat)) if s.manners else OPENS[seat]


def pass_on(s: Spicy, seat: int) -> None:
    """Draw one card; the turn goes to the left neighbour, and the right to copy ends (SP-2.2, SP-7.16)."""
    s.copyable = False
    if draw(s, seat, 1):
        ask_turn(s, s.left_of(seat))


def play(s: Spicy, seat: int, move: int) -> None:
    """Lay a card with a claim; with manners on, a slip costs a card and the turn (SP-2.3, SP-9.1, SP-9.5)."""
    claim = CLAIM_MADE[move]
    if not s.manners:
        lay(s, seat, KIND_LAID[move], claim, False)
    elif claim not in s.legal_claims():
        if s.events is not None:
            s.tell(WRONG_CLAIM, (seat, claim))
        pass_on(s, seat)
    elif forgets_last(s, seat, move):
        pass_on(s, seat)
    else:
        lay(s, seat, KIND_LAID[move], claim, False)


# -- landing (SP-2.9) --------------------------------------------------------------------------------------------------


def lay(s: Spicy, seat: int, kind: int, claim: int, copied: bool) -> None:
    """A card lands on the stack; before anything else its owner may tuck (SP-2.9 steps 1 to 3)."""
    put_down(s, seat, kind, claim, copied)
    hand = s.hands[seat]
    if s.seasonings.tucks[claim] and hand and hand[0] != SJ:
        s.then(Tuck((*onlookers(s, seat), seat) if s.manners else (seat,)), LANDED)
    else:
        landed(s)


@final
class Landed(Step[Spicy]):
    """The rest of a landing after the tuck."""

    def run(self, s: Spicy) -> None:
        landed(s)


LANDED: Final = Landed()


def landed(s: Spicy) -> None:
    """Everybody is asked about a last card; otherwise the left neighbour has the turn (SP-2.9 step 4)."""
    owner = s.owner
    if s.last:
        others = (1 << s.players) - 1 - SEATS[owner]
        listed = drawn_order(s, others | tempted(s))
        s.question = Last(listed, tuple([seat for seat in listed if seat != owner]))
    elif s.hands[owner] or draw(s, owner, s.options.hand()):  # SW-2.9: a Super-Joker was the last hand card
        s.copyable = s.seasonings.copies
        ask_turn(s, s.left_of(owner))


def settle_last(s: Spicy) -> None:
    """Everybody trusted the last card: trophy, end check, refill, next turn (SP-5.5)."""
    owner = s.owner
    s.settled = True
    if s.events is not None:
        s.tell(SETTLED, (owner,))
    if take_trophy(s, owner) and draw(s, owner, s.options.hand()):
        s.copyable = s.seasonings.copies
        ask_turn(s, s.left_of(owner))


# -- challenge (SP-3.6, SW-3.1) ----------------------------------------------------------------------------------------


def doubt(s: Spicy, seat: int, move: int) -> None:
    """The named trait decides; for a copy both traits must be right (SP-3.4, SP-7.19)."""
    kind = s.stack[-1] & KIND
    trait = NUMBER_TRAIT if move == DOUBT_NUMBER else SPICE_TRAIT if move == DOUBT_SPICE else BOTH_TRAITS
    right = trait == SPICE_TRAIT or s.seasonings.number_is_right[s.claim][kind] != 0
    if trait != NUMBER_TRAIT:
        right = right and SPICE_IS_RIGHT[s.claim][kind] != 0
    if s.events is not None:
        s.tell(DOUBTED, (seat, trait, s.owner, s.claim))
    resolve(s, seat, right)


def reveal(s: Spicy, seat: int) -> None:
    """Turning the card over without naming a trait always loses, whatever the card (SW-5.1)."""
    if s.events is not None:
        s.tell(REVEALED, (seat, s.owner, s.claim))
    resolve(s, seat, True)


def resolve(s: Spicy, doubter: int, right: bool) -> None:
    """Show the card, take the stack, take the trophy if due; then the loser's penalty and what follows."""
    owner = s.owner
    winner, loser = (owner, doubter) if right else (doubter, owner)
    card = s.stack[-1]
    s.shown = (card & KIND, s.claim, owner, doubter, winner)
    s.stack[-1] = card | ALL_KNOW
    if s.events is not None:
        s.tell(SHOWN, (s.shown[0], owner, s.claim))
    champion = owner if s.last and right else NOBODY
    win_stack(s, winner)
    if champion != NOBODY and not take_trophy(s, champion):
        return
    if draw(s, loser, 2):
        after_penalty(s, loser, champion)


def after_penalty(s: Spicy, loser: int, champion: int) -> None:
    """The loser may take a Super-Joker, the trophy winner refills, the loser opens (SP-3.6, SW-3.1)."""
    if s.supply > 0 and not s.holds_joker(loser):
        s.then(Reopen(loser, champion))
        s.question = Joker((*onlookers(s, loser), loser)) if s.manners else JOKERS[loser]
    else:
        reopen(s, loser, champion)


@final
class Reopen(Step[Spicy]):
    """The end of a challenge, after the loser's choice about a Super-Joker."""

    def __init__(self, loser: int, champion: int) -> None:
        self.loser = loser
        self.champion = champion

    def args(self) -> tuple[Arg, ...]:
        return (self.loser, self.champion)

    def run(self, s: Spicy) -> None:
        reopen(s, self.loser, self.champion)


def reopen(s: Spicy, loser: int, champion: int) -> None:
    """The trophy winner draws a new hand, then the loser opens (SP-3.6 steps 5 and 6)."""
    if champion == NOBODY or draw(s, champion, s.options.hand()):
        ask_open(s, loser)


STEPS: Final = (Turn, Open, Last, Tuck, Joker, Landed, Reopen)
