"""Stick 'Em (Sticheln): tricks without following suit, and a colour that hurts. Rules: docs/rules/stick-em.md."""

from typing import Final

from hotseat.core.game import Game, Setup
from hotseat.core.rng import Rng
from hotseat.games.entry import built_in
from hotseat.games.guided import FirstGame
from hotseat.games.stick_em.cards import CARD_TEXTS, PRINTED
from hotseat.games.stick_em.events import EVENTS
from hotseat.games.stick_em.facts import FACTS
from hotseat.games.stick_em.live import LIVE
from hotseat.games.stick_em.moves import MOVES
from hotseat.games.stick_em.observed import observed
from hotseat.games.stick_em.options import StickEmOptions
from hotseat.games.stick_em.play import STEPS, deal_round
from hotseat.games.stick_em.state import FIELDS, MEMORY, StickEm


def start(setup: Setup, rng: Rng) -> StickEm:
    """Draw the first leader and deal the first round (SE-1)."""
    s = StickEm(setup)
    s.begin(rng)
    s.round = 0
    s.opener = s.options.first if s.options.first >= 0 else rng.below(s.players, "first")
    s.sheet = []
    s.clear_round()
    deal_round(s)
    return s


GAME: Final = Game(
    id="stick-em",
    rules_version=1,
    players=(3, 6),
    options=StickEmOptions,
    moves=MOVES,
    words={"card": CARD_TEXTS},
    events=EVENTS,
    questions=("pain", "card"),
    steps=STEPS,
    fields=FIELDS,
    memory=MEMORY,
    private=("hands", "pains"),
    blank=StickEm,
    start=start,
    clauses={"pain-first": "SE-2.1", "pain-picked": "SE-2.1", "not-in-hand": "SE-3.1"},
    facts=FACTS,
    printed=PRINTED,
    observed=observed,
)

ENTRY: Final = built_in(
    GAME,
    LIVE,
    "stick_em",
    FirstGame(("easy", "easy"), {"rounds": 1, "open_memory": True, "first": "A"}, (27, 1533, 1606)),
)
