"""What the next word of a plan names is what the words listed then name."""

import random
from collections.abc import Sequence

import pytest

from hotseat.core.facts import own_facts
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.chili_mafia.attack.planning import HOT_PLAYS
from hotseat.games.chili_mafia.cards.codes import BIT, CARD_TEXTS, MAIN_DECK
from hotseat.games.chili_mafia.facts import VERB_OF_CARD, VERB_OF_HEIST
from hotseat.games.chili_mafia.heists.turn_heists import TURN_HEISTS
from hotseat.games.chili_mafia.plans import naming
from hotseat.games.chili_mafia.plans.moves import (
    BOOSTER,
    CARD_WORD,
    GANG_WORD,
    MOVES,
    gang_seat,
    gang_slot,
)
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.actions import ACTION_PLAYS
from hotseat.games.chili_mafia.turn.bosses import BOSS_PLAYS

ALL: dict[str, OptionValue] = {"advanced": True, "bosses": True, "heists": True}


def cards_listed(words: Sequence[int]) -> set[int]:
    """The cards among these words."""
    return {word - CARD_WORD for word in words if CARD_WORD <= word < CARD_WORD + MAIN_DECK}


def check(s: ChiliMafia, seat: int, named: str | None) -> None:
    """The listed cards lie where the fact says, and no others do."""
    words, plan = s.moves(seat), s.plans[seat]
    cards = cards_listed(words)
    if named == naming.HAND_CARD:
        assert cards <= set(s.hands[seat])
    elif named in (naming.ATTACKER, naming.CARD_OF_GANG, naming.TARGET):
        gangs = [word for word in plan if word >= GANG_WORD]
        assert cards <= set(s.gang(gang_seat(gangs[-1]), gang_slot(gangs[-1])).cards)
        assert gang_seat(gangs[-1]) != seat if named == naming.TARGET else True
    elif named in (naming.ATTACKING_GANG, naming.ATTACKED_GANG):
        owners = {gang_seat(word) for word in words if word >= GANG_WORD}
        assert (owners == {seat}) if named == naming.ATTACKING_GANG else seat not in owners
    elif named is None and s.question.name == "turn" and plan and plan[0] != BOOSTER:  # it names peppers, not cards
        assert not cards, f"{MOVES.text(plan[0])} lists cards that are named nowhere"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_3_the_next_word_names_what_is_listed(players: int) -> None:
    seen: set[str | None] = set()
    for seed in range(12):
        rng = random.Random(seed)
        s = game("chili-mafia").setup(players, ALL).start(seeded(seed))
        assert isinstance(s, ChiliMafia)
        while not s.over and s.question.name != "raid":
            seat = s.question.next_seat(s)
            named = own_facts(s.view(seat))["next_word"]
            assert named is None or isinstance(named, str)
            check(s, seat, named)
            seen.add(named)
            s.apply(rng.choice(s.moves(seat)), seat)
    assert seen >= {naming.HAND_CARD, naming.ATTACKER, naming.TARGET, naming.GANG_OF_CARD, naming.CARD_OF_GANG}


def test_the_word_of_a_card_is_the_one_that_needs_it() -> None:
    needed = {play.verb: play.needs for play in (*HOT_PLAYS, *ACTION_PLAYS, *BOSS_PLAYS)}
    assert {verb: BIT[card] for card, verb in VERB_OF_CARD.items() if verb in needed} == needed
    assert {play.verb: play.heist for play in TURN_HEISTS} == {
        verb: heist for heist, verb in enumerate(VERB_OF_HEIST) if verb in [play.verb for play in TURN_HEISTS]
    }
    printed = game("chili-mafia").printed
    assert [
        text for text in CARD_TEXTS if printed[text]["kind"] in ("hot", "action") and "verb" not in printed[text]
    ] == []
