"""Wazabi with Supplement Piment: roll, race, and get rid of your dice. Rules: docs/rules/wazabi.md."""

from typing import Final

from hotseat.core.game import Game, Setup
from hotseat.core.rng import Rng
from hotseat.games.entry import built_in
from hotseat.games.guided import FirstGame
from hotseat.games.wazabi import (
    drawing,
    effects,
    gifts,
    giving,
    keeping,
    piment_cards,
    playing,
    single,
    slap,
    turn,
)
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import BLACK_DICE, COLOUR_TEXTS, LINE_TEXTS, RED_DICE, rolled, wazabis
from hotseat.games.wazabi.events import EVENTS
from hotseat.games.wazabi.facts import FACTS, PRINTED
from hotseat.games.wazabi.finishing import EndTurn
from hotseat.games.wazabi.hands import packed
from hotseat.games.wazabi.live import LIVE
from hotseat.games.wazabi.moves import MOVES
from hotseat.games.wazabi.observed import observed
from hotseat.games.wazabi.options import WazabiOptions
from hotseat.games.wazabi.piment import PIMENT_DECKS, PIMENT_TEXTS
from hotseat.games.wazabi.state import FIELDS, Wazabi


def start(setup: Setup, rng: Rng) -> Wazabi:
    """Deal dice and cards, roll for the first turn, and begin it (WZ-2); in a small game seat A begins."""
    s = Wazabi(setup)
    s.begin(rng)
    deal_dice(s)
    deal_cards(s)
    deal_piment(s)
    clear_table(s)
    small = s.options.small
    first = 0 if small else roll_off(s)
    s.then(turn.FewTurns(small * s.players - 1) if small else turn.NEXT_TURN)
    turn.begin_turn(s, first)
    return s


def deal_dice(s: Wazabi) -> None:
    """Everybody takes their dice; the rest is the reserve (WZ-2.1, WZ-2.2)."""
    red = 1 if s.options.piment else 0
    black = s.options.dice - red
    s.black = [black] * s.players
    s.red = [red] * s.players
    s.reserve_black = BLACK_DICE - black * s.players
    s.reserve_red = (RED_DICE if s.options.piment else 0) - red * s.players


def deal_cards(s: Wazabi) -> None:
    """Three cards each, one at a time from seat A clockwise, from the top of the shuffled deck (WZ-2.3)."""
    s.pile = s.options.cards()[:]
    s.rng.shuffle(s.pile, "deck")
    n = s.players
    hand = s.options.hand()
    dealt = [s.pile.pop() for _ in range(hand * n)]
    s.hands = [packed(dealt[seat::n]) for seat in range(n)]
    s.sizes = [hand] * n
    s.discard = []
    s.skips = (0,) * n


def deal_piment(s: Wazabi) -> None:
    """Shuffle the Piment cards into their own pile (WZ-2.4)."""
    cards = PIMENT_DECKS[s.options.piment_deck].cards[:] if s.options.piment else []
    s.rng.shuffle(cards, "piment")
    s.piment = tuple(cards)
    s.unseen = len(cards)
    s.open_cards = [()] * s.players


def clear_table(s: Wazabi) -> None:
    """Clear knowledge and choices; play starts clockwise (WZ-2.5)."""
    s.known = (0,) * (s.players * s.players)
    s.kept = [0] * s.players
    s.keeping = 0
    s.active = (1 << s.players) - 1
    s.finished = ()
    s.roll_offs = ()
    s.direction = 1
    s.owed = 0
    s.pinches = 0
    s.plays = 0
    s.played = 0


def roll_off(s: Wazabi) -> int:
    """Everybody rolls, those with the most W roll again until one is left, who takes the first turn (WZ-2.6)."""
    red_rolls = PIMENT_DECKS[s.options.piment_deck].red_rolls
    tied = list(range(s.players))
    while len(tied) > 1:
        rolls = [0] * s.players
        for seat in tied:
            rolls[seat] = rolled(s.rng, s.black[seat], s.red[seat], red_rolls)
        s.roll_offs += (tuple(rolls),)
        most = max([wazabis(rolls[seat]) for seat in tied])
        tied = [seat for seat in tied if wazabis(rolls[seat]) == most]
    return tied[0]


GAME: Final = Game(
    id="wazabi",
    rules_version=1,
    players=(2, 8),
    options=WazabiOptions,
    moves=MOVES,
    words={
        "card": CARD_TEXTS,
        "piment": PIMENT_TEXTS,
        "figure": LINE_TEXTS,
        "colour": COLOUR_TEXTS,
        "direction": ("left", "right"),
    },
    events=EVENTS,
    questions=("roll", "slap", "reroll", "target", "colour", "direction", "loot", "shield", "play", "keep"),
    steps=(
        EndTurn,
        *turn.STEPS,
        *gifts.STEPS,
        *playing.STEPS,
        *slap.STEPS,
        *piment_cards.STEPS,
        *drawing.STEPS,
        *giving.STEPS,
        *single.STEPS,
        *effects.STEPS,
        *keeping.STEPS,
    ),
    fields=FIELDS,
    private=("hands", "kept", "known"),
    observed=observed,
    blank=Wazabi,
    start=start,
    clauses={
        "wazabi-no-such-card": "WZ-9.2",
        "wazabi-one-card": "WZ-9.3",
        "wazabi-other-kind": "WZ-6.27",
        "wazabi-too-few-w": "WZ-9.2",
        "wazabi-two-gifts": "WZ-10.1",
        "wazabi-nobody-with-two": "WZ-10.8",
    },
    facts=FACTS,
    printed=PRINTED,
)

ENTRY: Final = built_in(
    GAME,
    LIVE,
    "wazabi",
    FirstGame(("easy", "easy", "easy"), {"race": "calm"}, (1710, 85, 2096)),
    "hotseat.cli.balance.wazabi",
)
