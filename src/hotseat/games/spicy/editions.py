"""What the two editions share and where they differ, apart from the rules."""

from typing import Final

from hotseat.core.events import EventKind
from hotseat.core.game import Game, Setup
from hotseat.core.moves import NOBODY
from hotseat.core.options import Options
from hotseat.core.rng import Rng
from hotseat.core.state import State
from hotseat.games.spicy.cards import DECK, SJ, SUPER_JOKERS, card_texts, claim_texts
from hotseat.games.spicy.events import PLACES, REASONS, TRAITS
from hotseat.games.spicy.facts import FACTS, printed
from hotseat.games.spicy.moves import PAIRS, TUCK_TWO, move_table
from hotseat.games.spicy.observed import observed_of
from hotseat.games.spicy.play import STEPS, ask_turn
from hotseat.games.spicy.refusals import CLAUSES
from hotseat.games.spicy.seasonings import IDS, blend_of
from hotseat.games.spicy.state import NOTHING_SHOWN, Spicy, fields_of

QUESTIONS: Final = ("turn", "open", "last", "tuck")


def start(setup: Setup, rng: Rng) -> Spicy:
    """Draw the seasonings, deal, hide World's End and draw the first player, in this order (SP-1.7)."""
    s = Spicy(setup)
    s.begin(rng)
    s.seasonings = blend_of(_seasonings(s, rng), s.options.small)
    _deal(s, rng)
    jitter = s.options.jitter
    s.under_worlds_end = s.options.below(s.players) + (rng.between(-jitter, jitter, "jitter") if jitter else 0)
    s.stack = []
    s.clear_stack()
    s.won = [()] * s.players
    s.trophies = (0,) * s.players
    s.supply = SUPER_JOKERS - s.players if s.jokers else 0
    s.shown = NOTHING_SHOWN
    ask_turn(s, s.options.first if s.options.first != NOBODY else rng.below(s.players, "first"))
    return s


def _seasonings(s: Spicy, rng: Rng) -> tuple[int, ...]:
    count = s.options.drawn_at_random()
    if not count:
        return s.options.named()
    places = list(range(len(IDS)))
    rng.shuffle(places, "seasonings")
    return tuple(places[:count])


def _deal(s: Spicy, rng: Rng) -> None:
    cards = (
        [kind for kind, copies in enumerate(s.options.copies()) for _ in range(copies)] if s.options.small else DECK[:]
    )
    rng.shuffle(cards, "deck")
    size = s.options.hand()
    pile = len(cards) - s.players * size
    s.hands = []
    for seat in range(s.players):
        hand = cards[pile + seat * size : pile + (seat + 1) * size]
        hand.sort()
        if s.jokers:
            hand.append(SJ)
        s.hands.append(hand)
    s.pile = cards[:pile]


def read(s: State, seat: int, line: str) -> list[int]:
    """One move per line; `tuck X Y` accepts its two cards in either order."""
    words = line.split()
    if len(words) == 3 and words[0] == "tuck":
        texts = s.setup.game.words["card"]
        kinds = sorted([texts.index(word) for word in words[1:] if word in texts])
        if tuple(kinds) in PAIRS:
            return [TUCK_TWO + PAIRS.index((kinds[0], kinds[1]))]
    return [s.setup.game.moves.parse(line)]


def edition(
    id: str, spices: str, options: type[Options], events: tuple[EventKind, ...], questions: tuple[str, ...]
) -> Game[Spicy]:
    """The description of the edition whose three spices have these letters."""
    cards, claims, jokers = card_texts(spices), claim_texts(spices), "joker" in questions
    return Game(
        id=id,
        rules_version=1,
        players=(2, 6),
        options=options,
        moves=move_table(spices, jokers),
        words={"card": cards, "claim": claims, "trait": TRAITS, "place": PLACES, "reason": REASONS},
        events=events,
        questions=questions,
        steps=STEPS,
        fields=fields_of(cards, claims),
        former_zones={"under_worlds_end": "below", "copyable": "fresh"},
        private=("hands", "stack", "won"),
        blank=Spicy,
        start=start,
        read=read,
        clauses=CLAUSES,
        facts=FACTS,
        printed=printed(spices, jokers),
        observed=observed_of(cards, claims),
    )
