"""Set-up and draft: six cards each, one kept at a time while the packets go round to the left (CM-2)."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.agenda import Arg, Ask
from hotseat.core.game import Setup
from hotseat.core.hands import sort_in, take_out
from hotseat.core.moves import UNKNOWN
from hotseat.core.rng import Rng
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.cards.codes import BIT, FU, PEPPERS, RD, SC, SINGLE, STRENGTH, bits
from hotseat.games.chili_mafia.events import PACKET as PACKET_EVENT
from hotseat.games.chili_mafia.events import PICKED
from hotseat.games.chili_mafia.heists.names import HEISTS
from hotseat.games.chili_mafia.hidden.knowledge import learn
from hotseat.games.chili_mafia.plans.moves import CARD_WORD
from hotseat.games.chili_mafia.plans.word_lists import card_words
from hotseat.games.chili_mafia.state import ChiliMafia, blank
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.turn import begin_turn

NO_DRAFT: Final = 2
"""With this many players there is no draft: they keep the cards dealt (CM-2.6)."""


def start(setup: Setup, rng: Rng) -> ChiliMafia:
    """Shuffle, deal packets, hide the Raid, draw the first player; then the draft or the first turn (CM-2, CM-1.9).

    A small game has no Raid, and seat A begins.
    """
    s = blank(setup)
    s.begin(rng)
    deck = list(s.rules.deck)
    rng.shuffle(deck, "deck")
    small, hand = s.rules.options.small, s.rules.options.hand()
    s.packets = [sorted(deck[seat * hand : (seat + 1) * hand]) for seat in range(s.players)]
    s.pile = deck[s.players * hand :]
    if not small:
        hide_raid(s)
    if s.rules.heists:
        s.heist_deck = rng.order(HEISTS, "heists")
    s.active = 0 if small else rng.below(s.players, "first")
    if s.players == NO_DRAFT:
        s.hands, s.packets = s.packets, s.hands
        begin_turn(s, s.active)
    else:
        show_packets(s)
        s.question = DRAFTS[(1 << s.players) - 1]
    return s


def hide_raid(s: ChiliMafia) -> None:
    """Put the Raid into the pile above the agreed number of cards, plus or minus the jitter (CM-2.7)."""
    jitter = s.rules.jitter
    below = s.rules.under_raid + (s.rng.between(-jitter, jitter, "raid") if jitter else 0)
    s.pile.insert(below, RD)
    s.notes = ((RD, s.rules.under_raid - jitter, s.rules.under_raid + jitter),)


def show_packets(s: ChiliMafia) -> None:
    """Every seat looks at the packet it now holds."""
    if s.events is not None:
        for seat in range(s.players):
            packet = tuple(s.packets[seat])
            s.tell(PACKET_EVENT, (seat, packet), (seat,), (seat, (UNKNOWN,) * len(packet)))


@final
class Draft(Ask[ChiliMafia]):
    """Everybody secretly keeps one card of their packet; `players` are the seats still to choose (CM-2.4)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("draft", players, players)
        self.missing: i64 = sum([1 << seat for seat in players])

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return card_words(bits(s.packets[seat]))

    def default(self, s: ChiliMafia, seat: int) -> int:
        """A Sweet Chili; else the strongest pepper; else a Fuggedaboutit; else the first card."""
        packet = s.packets[seat]
        peppers = [card for card in packet if card < PEPPERS]
        if SC in packet:
            return CARD_WORD + SC
        if peppers:
            return CARD_WORD + max(peppers, key=STRENGTH.__getitem__)
        return CARD_WORD + (FU if FU in packet else packet[0])

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "pick ??"

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        card = move - CARD_WORD
        take_out(s.packets[seat], card)
        s.chosen[seat] = SINGLE[card]
        if s.events is not None:
            s.tell(PICKED, (seat, card), (seat,), (seat, UNKNOWN))
        if len(self.players) > 1:
            s.question = DRAFTS[self.missing & ~BIT[seat]]
        else:
            pass_packets(s)


DRAFTS: Final = [Draft(tuple([seat for seat in range(8) if (missing >> seat) & 1])) for missing in range(1 << 8)]
"""By the seats still to choose, as a mask."""


def pass_packets(s: ChiliMafia) -> None:
    """Kept cards go to the hands and packets to the left; a single last card goes straight to the hand."""
    n = s.players
    seen = list(s.packets_seen)
    for seat in range(n):
        kept = s.chosen[seat]
        seen[seat] = joined(seen[seat], (joined(kept, tuple(s.packets[seat])),))
        sort_in(s.hands[seat], kept[0])
    s.packets_seen = tuple(seen)
    s.chosen = [()] * n
    s.packets.insert(0, s.packets.pop())
    if len(s.packets[0]) > 1:
        show_packets(s)
        s.question = DRAFTS[(1 << n) - 1]
        return
    for seat in range(n):
        card = s.packets[seat].pop()
        sort_in(s.hands[seat], card)
        learn(s, (seat - 1) % n, seat, card)  # the neighbour handed it on
        if s.events is not None:
            s.tell(PACKET_EVENT, (seat, (card,)), (seat, (seat - 1) % n), (seat, (UNKNOWN,)))
    begin_turn(s, s.active)


STEPS: Final[tuple[type[AnyStep], ...]] = (Draft,)
