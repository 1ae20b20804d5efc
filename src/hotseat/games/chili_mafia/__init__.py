"""Chili Mafia: gangs of peppers, Hot cards against other gangs, and a Raid. Rules: docs/rules/chili-mafia.md."""

from typing import Final

from hotseat.core.game import Game
from hotseat.games.chili_mafia import draft
from hotseat.games.chili_mafia.attack import attack, hot_cards
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, NAME_TEXTS
from hotseat.games.chili_mafia.events import EVENTS, PLACES
from hotseat.games.chili_mafia.facts import FACTS, PRINTED
from hotseat.games.chili_mafia.heists import turn_heists
from hotseat.games.chili_mafia.heists.recruit import OpenRecruit, Recruit
from hotseat.games.chili_mafia.hidden.view import PRIVATE
from hotseat.games.chili_mafia.live import LIVE
from hotseat.games.chili_mafia.observed import observed
from hotseat.games.chili_mafia.options import ChiliMafiaOptions
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS, MOVES, VERBS
from hotseat.games.chili_mafia.plans.reading import read
from hotseat.games.chili_mafia.raid import raid
from hotseat.games.chili_mafia.state import FIELDS, blank
from hotseat.games.chili_mafia.turn import turn
from hotseat.games.chili_mafia.turn.actions import TakeFromDiscard
from hotseat.games.chili_mafia.turn.drawing import Draw, Limit, Receive
from hotseat.games.entry import built_in
from hotseat.games.guided import FirstGame

GAME: Final = Game(
    id="chili-mafia",
    rules_version=1,
    players=(2, 8),
    options=ChiliMafiaOptions,
    moves=MOVES,
    words={
        "card": CARD_TEXTS,
        "name": NAME_TEXTS,
        "heist": HEIST_TEXTS,
        "verb": VERBS,
        "place": PLACES,
    },
    events=EVENTS,
    questions=(
        "draft",
        "turn",
        "limit",
        "response",
        "lifeline",
        "reconsider",
        "bodyguard",
        "bribe",
        "home",
        "kiss",
        "recruit",
        "bagman",
        "backup",
        "dime",
        "deal",
        "snoop",
        "raid",
    ),
    steps=(
        *draft.STEPS,
        *turn.STEPS,
        *attack.STEPS,
        *hot_cards.STEPS,
        *turn_heists.STEPS,
        *raid.STEPS,
        Limit,
        Draw,
        Receive,
        TakeFromDiscard,
        OpenRecruit,
        Recruit,
    ),
    fields=FIELDS,
    private=PRIVATE,
    former_zones={"face_up": "laid"},
    blank=blank,
    start=draft.start,
    read=read,
    clauses={
        "plan": "CM-3.4",
        "must-pass": "CM-4.6",
        "must-end": "CM-4.5",
        "raid-pool": "CM-9.5",
        "raid-card": "CM-9.6",
        "raid-incomplete": "CM-9.7",
        "raid-parked": "CM-9.8",
    },
    facts=FACTS,
    printed=PRINTED,
    observed=observed,
)

ENTRY: Final = built_in(GAME, LIVE, "chili_mafia", FirstGame(("easy", "easy", "easy"), {}, (1778, 2670)))
