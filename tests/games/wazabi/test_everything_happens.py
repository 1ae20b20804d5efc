"""Plays until every card, face, race outcome and mistake has occurred; the report lists what never did."""

import random

from hotseat.core.events import Event
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.games import game
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import BLACK_FACES, FIGURE_TEXTS, roll_text, wazabis
from hotseat.games.wazabi.moves import USE_MILK
from hotseat.games.wazabi.piment import KEPT, PIMENT_KINDS, PIMENT_TEXTS, RECONSTRUCTION_1
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.state import Wazabi
from tests.contract.laws import random_setup

MOST_GAMES = 600
RACES = ("reflex", "lots", "calm")


def wanted() -> set[str]:
    """Everything that must occur."""
    return (
        {f"played {card}" for card in CARD_TEXTS}
        | {f"flipped {card}" for card in PIMENT_TEXTS}
        | {f"used {PIMENT_TEXTS[kind]}" for kind in range(PIMENT_KINDS) if KEPT[kind]}
        | {f"looted {PIMENT_TEXTS[kind]}" for kind in range(PIMENT_KINDS) if KEPT[kind]}
        | {f"stopped {what}" for what in ("gift", "give1", "steal", "keep1", "skip", "swapdice", "swaphands")}
        | {f"target for {what}" for what in ("gift", "mistake", "burn", "share", "switch", "draw", "give1", "steal")}
        | {f"target for {what}" for what in ("keep1", "skip", "swapdice", "swaphands")}
        | {f"colour for {what}" for what in ("remove", "gain", "take", "share", "give1")}
        | {f"black {FIGURE_TEXTS[face]}" for face in BLACK_FACES}
        | {f"red {FIGURE_TEXTS[face]}" for face in RECONSTRUCTION_1.red_faces}
        | {f"race {race} won by {who}" for race in RACES for who in ("the roller", "another")}
        | {f"race {race} held by all" for race in RACES}
        | {f"{what} by {who}" for what in ("mistake", "finished") for who in ("the roller", "another")}
        | {"race after a reroll", "finished by a die taken", "won by a team", "stole", "missed", "extra", "renewed"}
    )


def test_every_card_face_race_outcome_and_mistake_happens() -> None:
    """WZ-5, WZ-6, WZ-10: found by random play over all options."""
    missing = wanted()
    for seed in range(MOST_GAMES):
        missing -= seen_in(seed)
        if not missing:
            return
    raise AssertionError(f"never happened in {MOST_GAMES} games: {sorted(missing)}")


def seen_in(seed: int) -> set[str]:
    """What occurs in one random game."""
    rng = random.Random(seed)
    s = random_setup(game("wazabi"), rng).start(seeded(seed))
    assert isinstance(s, Wazabi)
    seen: set[str] = set()
    while not s.over:
        question, race_on = s.question, wazabis(s.roll) == 1
        assert isinstance(question, Question)
        seen.add(f"{question.name} for {question.reason}")
        s.events = []
        move = rng.choice(s.moves())
        s.push(move)
        names = [event.kind.name for event in s.events]
        seen |= {text for event in s.events for text in told(s, event)}
        if move == USE_MILK:
            seen.add(f"stopped {question.reason}")
        if question.name == "slap" and race_on and len(question.players) == 1 and "won-race" not in names:
            seen.add(f"race {s.options.race} held by all")
        if "finished" in names and question.reason == "take":
            seen.add("finished by a die taken")
    return seen | ({"won by a team"} if s.options.teams else set())


def told(s: Wazabi, event: Event) -> list[str]:
    """What one event shows."""
    name = event.kind.name
    facts = event.full_json(s.setup.game.words)
    whose = "the roller" if facts.get("seat") == letter(s.roller) else "another"
    if name in ("played", "flipped", "used", "looted"):
        return [f"{name} {facts['card']}"]
    if name == "rolled":
        black, _, red = roll_text(s.roll).partition("|")
        return [f"black {face}" for face in black.split()] + [f"red {face}" for face in red.split()]
    if name == "won-race":
        again = ["race after a reroll"] if s.rerolled else []
        return [f"race {s.options.race} won by {whose}", *again]
    return [f"{name} by {whose}"] if name in ("mistake", "finished") else [name]
