"""The zones of Chili Mafia: where every card is, what the current turn has used up, and who knows what."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from hotseat.core.game import Setup
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.outcome import Outcome
from hotseat.core.position import Codec, Fields, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import CARD, CARDS, FLAG, NUMBER, SEAT_INDEX, TEXT, card, listed, row
from hotseat.core.state import State
from hotseat.games.chili_mafia import scoring
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PD_ICON, PO_ICON, count
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, Gang, gang_of
from hotseat.games.chili_mafia.hidden.fill import deal_unknown
from hotseat.games.chili_mafia.hidden.view import mask
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS, MOVES, gang_word
from hotseat.games.chili_mafia.table_rules import TableRules, table_rules_of

Layout = tuple[tuple[int, ...], ...]
"""Groups in order; each is its owner's seat followed by its cards."""


@final
@mypyc_attr(acyclic=True)
class Attack:
    """A Hot card being played: who attacks with what, and which peppers of which gang are the targets (CM-8.8)."""

    def __init__(
        self,
        hot: int,
        seat: int,
        slot: int,
        attacker: int,
        ability: int,
        rival: int,
        target_slot: int,
        targets: tuple[int, ...],
        place: int,
    ) -> None:
        self.hot = hot
        self.seat = seat
        self.slot = slot
        self.attacker = attacker
        self.ability = ability
        self.rival = rival
        self.target_slot = target_slot
        self.targets = targets
        self.place = place
        """The index of the Hot card in the discard pile, counted from the bottom."""

    def with_guard(self, saved: int) -> "Attack":
        """The same attack with a Bodyguard in place of the target that it saves (CM-14.11)."""
        place = self.targets.index(saved)
        targets = (*self.targets[:place], PO_ICON, *self.targets[place + 1 :])
        one = self
        return Attack(
            one.hot, one.seat, one.slot, one.attacker, one.ability, one.rival, one.target_slot, targets, one.place
        )


NO_ATTACK: Final = Attack(UNKNOWN, NOBODY, 0, UNKNOWN, 0, NOBODY, 0, (), 0)


@final
class ChiliMafia(State):
    """A running game. It owns its lists; tuples and gangs are replaced, never changed, so clones share them."""

    rules: TableRules
    hands: list[list[int]]
    """Each sorted in card order."""
    gangs: list[list[Gang]]
    """By seat; a gang's number is its index plus one, NO_GANG for a free number (CM-1.5)."""
    pile: list[int]
    """The draw pile, top card last."""
    discard: list[int]
    """The discard pile, top card last."""
    shuffled: int
    """Number of cards at the bottom of the discard pile whose order nobody knows (CM-1.8)."""
    face_up: tuple[int, ...]
    """Cards face up for a moment: lifted by a Hot card, shown by Backup, boosted, or the row of a Lucky Dime."""
    plans: list[tuple[int, ...]]
    """By seat: the words given towards a choice not yet complete; private (CM-3.1)."""
    answered: i64
    """Seats that have sealed a `let` in the open window, as a mask; each seat knows its own (CM-8.10)."""
    chosen: list[tuple[int, ...]]
    """Secret choices waiting for the others: a draft pick, two cards of a Deal."""
    packets: list[list[int]]
    """Draft packets, by the seat that holds them now."""
    packets_seen: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat: for every choice of the draft the card kept and the packet handed on, as its owner remembers them."""

    active: int
    turn: int
    """Turns begun so far, the current one included; 0 during the draft."""
    acted: bool
    hot_played: int
    action_played: int
    gambled: bool
    exchanged: bool
    bagman_closed: bool
    danced: tuple[int, ...]
    """Gangs that contain Dancers moved this turn, once per such Dancer (CM-15.2)."""
    sweet_left: tuple[int, ...]
    """Gangs that a Sweet Chili has left since the last other move (CM-5.12)."""
    trigger: int
    """The active seat when the pile ran out; NOBODY before that (CM-10.1)."""
    extra: int
    """Turns of the last round begun so far."""
    attack: Attack
    lords: int
    """Lords lost in the current attack for which their owner has yet to draw (CM-15.10)."""

    known: list[tuple[int, ...]]
    """By owner and observer (the last observer is the public): codes known to be in the owner's hand."""
    notes: tuple[tuple[int, int, int], ...]
    """Pile notes as (code, lowest, highest), counted from the bottom of the pile, which drawing does not change."""
    lifelines: tuple[tuple[tuple[int, int], ...], ...]
    """By seat: (place from the bottom, code) of pile cards seen through a Lifeline."""
    heists: tuple[tuple[int, ...], ...]
    heist_deck: tuple[int, ...]
    """The Heist deck, top card last."""
    heist_public: int
    """Number of used Heists at its bottom, whose order everybody knows."""
    heists_known: tuple[tuple[int, ...], ...]
    """By owner: Heists drawn from the known bottom, which everybody therefore knows."""
    drafts: tuple[Layout, ...]
    """By team: the layout planned in a Raid; empty means the table unchanged."""
    handed: tuple[Layout, ...]
    """By team: its layout as the previous member left it."""
    offers: tuple[tuple[int, ...], ...]
    """By seat: hand peppers laid into its own team's plan for the Raid (CM-13.14)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)

    def clear(self) -> None:
        """No cards anywhere, no turn begun: the state before the deal, and the basis for restoring positions."""
        n = self.players
        self.rules = table_rules_of(self.setup)
        self.hands = [[] for _ in range(n)]
        self.gangs = [[] for _ in range(n)]
        self.pile = []
        self.discard = []
        self.shuffled = 0
        self.face_up = ()
        self.plans = [()] * n
        self.answered = 0
        self.chosen = [()] * n
        self.packets = [[] for _ in range(n)]
        self.packets_seen = ((),) * n
        self.active = 0
        self.turn = 0
        self.clear_turn()
        self.trigger = NOBODY
        self.extra = 0
        self.attack = NO_ATTACK
        self.lords = 0
        self.known = [()] * (n * (n + 1))
        self.notes = ()
        self.lifelines = ((),) * n
        self.heists = ((),) * n
        self.heist_deck = ()
        self.heist_public = 0
        self.heists_known = ((),) * n
        self.drafts = ((),) * self.rules.teams
        self.handed = ((),) * self.rules.teams
        self.offers = ((),) * n

    def clear_turn(self) -> None:
        """Reset the per-turn fields (CM-4.12)."""
        self.acted = False
        self.hot_played = 0
        self.action_played = 0
        self.gambled = False
        self.exchanged = False
        self.bagman_closed = False
        self.danced = ()
        self.sweet_left = ()

    def clone(self) -> "ChiliMafia":
        twin = ChiliMafia(self.setup)
        twin.copy_frame(self)
        twin.rules = self.rules
        twin.hands = [hand[:] for hand in self.hands]
        twin.gangs = [row[:] for row in self.gangs]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.shuffled = self.shuffled
        twin.face_up = self.face_up
        twin.plans = self.plans[:]
        twin.answered = self.answered
        twin.chosen = self.chosen[:]
        twin.packets = self.packets if self.turn else [packet[:] for packet in self.packets]  # empty after the draft
        twin.packets_seen = self.packets_seen
        twin.active = self.active
        twin.turn = self.turn
        twin.acted = self.acted
        twin.hot_played = self.hot_played
        twin.action_played = self.action_played
        twin.gambled = self.gambled
        twin.exchanged = self.exchanged
        twin.bagman_closed = self.bagman_closed
        twin.danced = self.danced
        twin.sweet_left = self.sweet_left
        twin.trigger = self.trigger
        twin.extra = self.extra
        twin.attack = self.attack
        twin.lords = self.lords
        twin.known = self.known[:]
        twin.notes = self.notes
        twin.lifelines = self.lifelines
        twin.heists = self.heists
        twin.heist_deck = self.heist_deck
        twin.heist_public = self.heist_public
        twin.heists_known = self.heists_known
        twin.drafts = self.drafts
        twin.handed = self.handed
        twin.offers = self.offers
        return twin

    def view(self, seat: int | None) -> "ChiliMafia":
        seen = self.clone()
        mask(seen, seat)
        return seen

    def fill(self, rng: Rng) -> "ChiliMafia":
        full = self.clone()
        full.reveal(rng)
        deal_unknown(full, rng)
        return full

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    # -- gangs ---------------------------------------------------------------------------------------------------------

    def gang(self, seat: int, slot: int) -> Gang:
        """The gang of this seat in this slot; NO_GANG if there is none."""
        row = self.gangs[seat]
        return row[slot] if slot < len(row) else NO_GANG

    def lay_gang(self, seat: int, gang: Gang) -> int:
        """Lay a new gang in front of this seat under the lowest free number (CM-1.5); returns its slot."""
        row = self.gangs[seat]
        slot = 0
        while slot < len(row) and row[slot].size:
            slot += 1
        if slot < len(row):
            row[slot] = gang
        else:
            row.append(gang)
        return slot

    def change_gang(self, seat: int, slot: int, gang: Gang) -> None:
        """Replace the gang in this slot; a gang without cards is removed (CM-1.6)."""
        row = self.gangs[seat]
        row[slot] = gang
        while row and row[-1].size == 0:
            row.pop()
        if self.danced:
            self._cut_danced(gang_word(seat, slot), gang)

    def _cut_danced(self, word: int, gang: Gang) -> None:
        """A gang cannot have more moved Dancers than it has Dancers (CM-15.2)."""
        left = count(gang.cards, PD_ICON)
        while count(self.danced, word) > left:
            place = self.danced.index(word)
            self.danced = self.danced[:place] + self.danced[place + 1 :]

    def slots(self, seat: int) -> i64:
        """The slots of this seat's gangs, as a mask."""
        slots: i64 = 0
        bit: i64 = 1
        for gang in self.gangs[seat]:
            if gang.size:
                slots |= bit
            bit <<= 1
        return slots

    # -- small facts ---------------------------------------------------------------------------------------------------

    def first_turn(self) -> bool:
        """Whether this is the active seat's first turn (nobody is ever skipped)."""
        return self.turn <= self.players

    def raid_ahead(self) -> bool:
        """Whether the Raid is still in the pile: true exactly while there is a note about it."""
        return len(self.notes) > 0 and self.notes[0][0] == len(CARD_TEXTS) - 1

    def has_heist(self, seat: int, heist: int) -> bool:
        """Whether the seat holds this Heist; faster than `in` when compiled."""
        return any(held == heist for held in self.heists[seat])


def blank(setup: Setup) -> ChiliMafia:
    """A state without cards, to be dealt or restored."""
    s = ChiliMafia(setup)
    s.clear()
    return s


class _GangCodec(Codec):
    """A gang as the list of its cards."""

    def write(self, value: Any) -> Any:
        return _CARDS.write(value.cards)

    def read(self, data: Any) -> Any:
        return gang_of(_CARDS.read(data))


class _AttackCodec(Codec):
    """An attack as the list of its numbers."""

    def write(self, value: Any) -> Any:
        one = value
        numbers = [one.hot, one.seat, one.slot, one.attacker, one.ability, one.rival, one.target_slot]
        return [*numbers, list(one.targets), one.place]

    def read(self, data: Any) -> Any:
        return NO_ATTACK if data[1] == NOBODY else _attack(data)


def _attack(data: list[Any]) -> Attack:
    hot, seat, slot, attacker, ability, rival, target_slot, targets, place = data
    return Attack(hot, seat, slot, attacker, ability, rival, target_slot, tuple(targets), place)


class _SeenCodec(Codec):
    """A card that a Lifeline saw in the pile: its place, counted from the bottom, and the card."""

    def write(self, value: Any) -> Any:
        place, code = value
        return [place, _CARD.write(code)]

    def read(self, data: Any) -> Any:
        place, told = data
        return place, told if isinstance(told, int) else _CARD.read(told)  # old positions have the number of the card


_NUMBER: Final = Codec()
_FLAG: Final = Codec(FLAG)
_SEAT: Final = Codec(SEAT_INDEX)
_CARD: Final = Words(CARD_TEXTS)
_CARDS: Final = Row(_CARD)
_HEIST: Final = Words(HEIST_TEXTS, card("heist"))
_WORD: Final = Words(MOVES.texts, TEXT)
_GANG: Final = _GangCodec(CARDS)
_SEEN: Final = _SeenCodec(row(NUMBER, CARD))
_ATTACK: Final = _AttackCodec(
    row(NUMBER, SEAT_INDEX, NUMBER, NUMBER, NUMBER, SEAT_INDEX, NUMBER, listed(NUMBER), NUMBER)
)

FIELDS: Final[Fields] = {
    "hands": Many(Many(_CARD), per_seat=True),
    "gangs": Many(Many(_GANG), per_seat=True),
    "pile": Many(_CARD),
    "discard": Many(_CARD),
    "shuffled": _NUMBER,
    "face_up": _CARDS,
    "plans": Many(Row(_WORD), per_seat=True),
    "answered": _NUMBER,
    "chosen": Many(_CARDS, per_seat=True),
    "packets": Many(Many(_CARD), per_seat=True),
    "packets_seen": Row(Row(_CARDS)),
    "active": _SEAT,
    "turn": _NUMBER,
    "acted": _FLAG,
    "hot_played": _NUMBER,
    "action_played": _NUMBER,
    "gambled": _FLAG,
    "exchanged": _FLAG,
    "bagman_closed": _FLAG,
    "danced": Row(_WORD),
    "sweet_left": Row(_WORD),
    "trigger": _SEAT,
    "extra": _NUMBER,
    "attack": _ATTACK,
    "lords": _NUMBER,
    "known": Many(_CARDS),
    "notes": Row(Row(_NUMBER)),
    "lifelines": Row(Row(_SEEN)),
    "heists": Row(Row(_HEIST), per_seat=True),
    "heist_deck": Row(_HEIST),
    "heist_public": _NUMBER,
    "heists_known": Row(Row(_HEIST)),
    "drafts": Row(Row(Row(_NUMBER))),
    "handed": Row(Row(Row(_NUMBER))),
    "offers": Row(_CARDS),
}
