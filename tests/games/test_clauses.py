"""A refusal with a reason names the clause behind it, and the rules contain that clause."""

import random
import re
from pathlib import Path

import pytest

from hotseat.core.errors import IllegalMove
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES, game

RULES = "".join([file.read_text(encoding="utf-8") for file in (Path(__file__).parents[2] / "docs/rules").glob("*.md")])
CLAUSES = set(re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\b", RULES, re.M))
WITHOUT_A_REASON = ("not-now", "not-asked", "over")


def refusals(s: State, rng: random.Random) -> list[IllegalMove]:
    """The refusals of a few moves that the seats asked may not make now."""
    found = []
    for seat in s.question.open_to(s):
        for move in rng.sample(range(len(s.setup.game.moves)), 12):
            try:
                s.check(seat, move)
            except IllegalMove as refusal:
                found.append(refusal)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_refusal_with_a_reason_names_a_clause_of_the_rules(id: str) -> None:
    codes = set()
    for seed in range(6):
        rng = random.Random(seed)
        s = game(id).setup(3).start(seeded(seed))
        while not s.over:
            for refusal in refusals(s, rng):
                if refusal.code not in WITHOUT_A_REASON:
                    codes.add(refusal.code)
                    assert refusal.facts["clause"] in CLAUSES, refusal
            s.push(rng.choice(s.moves()))
    assert codes


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_that_a_game_names_stands_in_the_rules(id: str) -> None:
    assert set(game(id).clauses.values()) <= CLAUSES


def test_an_illegal_claim_names_the_clause_for_this_stack() -> None:
    """SP-2.4 on an empty stack, SP-2.5 on a number below 10, SP-2.6 on a 10."""
    named = set()
    for seed in range(30):
        rng = random.Random(seed)
        s = game("spicy").setup(2).start(seeded(seed))
        while not s.over:
            named |= {refusal.facts["clause"] for refusal in refusals(s, rng) if refusal.code == "spicy-illegal-claim"}
            s.push(rng.choice(s.moves()))
    assert named == {"SP-2.4", "SP-2.5", "SP-2.6"}
