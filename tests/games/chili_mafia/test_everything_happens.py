"""Random games until every card was played, answered and cancelled, and every ability and Heist was used.

Only Hot cards can be answered: by the attacked seat and, with more than two players, by others.
"""

import random
from collections.abc import Iterator

import pytest

from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, HAND_LIMIT, NV_ICON, PEPPERS, PO_ICON, WE, WH
from hotseat.games.chili_mafia.events import ADDED, ATTACKED, DREW, FORMED, HEIST_USED, NEUTRALISED, NOBODY_ANSWERS
from hotseat.games.chili_mafia.plans.moves import FUGGED, HEIST_TEXTS, MOVES, VERBS
from hotseat.games.chili_mafia.state import ChiliMafia

ALL: dict[str, OptionValue] = {"advanced": True, "bosses": True, "heists": True, "manners": True}
CLASSES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "two players": [(2, ALL), (2, {"advanced": True})],
    "three and four": [(3, ALL), (4, ALL), (4, {"advanced": True})],
    "five to eight": [(5, ALL), (6, ALL), (7, ALL), (8, ALL), (6, {"advanced": True})],
    "teams": [(4, {**ALL, "teams": "2"}), (6, {**ALL, "teams": "3"}), (8, {"advanced": True, "teams": "4"})],
}
MOST_GAMES = 600


def expected(two: bool) -> set[str]:
    """Everything that should occur."""
    never = {"drop"} | (set() if two else {"exchange"})
    items = {f"word {verb}" for verb in VERBS if verb not in never}
    items |= {f"laid {code}" for code in CARD_TEXTS[:PEPPERS] if code != "GH"}  # all Ghosts have the icon
    for code in ("PI", "WH", "WE", "TU"):
        items |= {f"attacked with {code}", f"cancelled {code}", f"carried out {code}"}
    items |= {f"heist {code}" for code in HEIST_TEXTS}
    answering = ("attacked",) if two else ("attacked", "others")
    items |= {f"{code} answered by the {who}" for code in ("PI", "WH", "WE", "TU") for who in answering}
    return items | {"cancelled by FU", "cancelled by peppers", "a Lord's draw", "an Outlaw silences"}


def happenings(s: ChiliMafia) -> Iterator[str]:
    """The effects of the last move."""
    for event in s.events or []:
        kind, facts = event.kind, event.facts
        if kind is FORMED or kind is ADDED:
            laid = facts[3] if kind is FORMED else (facts[1],)
            assert isinstance(laid, tuple)
            yield from [f"laid {CARD_TEXTS[int(str(card))]}" for card in laid]
        elif kind is ATTACKED:
            yield f"attacked with {CARD_TEXTS[int(str(facts[1]))]}"
        elif kind is HEIST_USED:
            yield f"heist {HEIST_TEXTS[int(str(facts[1]))]}"
        elif kind is NEUTRALISED:
            yield "cancelled by FU" if facts[1] == (27,) else "cancelled by peppers"
        elif kind is DREW and facts[0] != s.active and s.attack.seat >= 0:
            yield "a Lord's draw"


def silenced(s: ChiliMafia) -> bool:
    """Whether a Bodyguard could act in this attack if there were no Outlaw (CM-15.11)."""
    gang = s.gangs[s.attack.rival][s.attack.target_slot]
    return gang.outlaw and PO_ICON in gang.cards and s.attack.hot in (WH, WE) and PO_ICON not in s.attack.targets


def one_game(players: int, options: dict[str, OptionValue], seed: int) -> Iterator[str]:
    """A random game, reported as it happens; no hand ever exceeds the limit."""
    rng = random.Random(seed)
    s = GAME.setup(players, options).start(seeded(seed))
    assert isinstance(s, ChiliMafia)
    while not s.over:
        assert max([len(hand) for hand in s.hands]) <= HAND_LIMIT
        attack = s.attack
        seat = s.seat()
        move = rng.choice(s.moves(seat))
        s.events = []
        s.push(move, seat)
        yield f"word {MOVES.text(move)}"
        if move == FUGGED:
            yield f"{CARD_TEXTS[attack.hot]} answered by the {'attacked' if seat == attack.rival else 'others'}"
        if s.attack is not attack and s.attack.seat >= 0 and silenced(s):
            yield "an Outlaw silences"
        if NV_ICON in attack.targets and any(e.kind is DREW and e.facts[0] == attack.rival for e in s.events):
            yield "a Lord's draw"
        if any(event.kind is NEUTRALISED for event in s.events):
            yield f"cancelled {CARD_TEXTS[attack.hot]}"
        if any(event.kind is NOBODY_ANSWERS for event in s.events) and attack.seat >= 0:
            yield f"carried out {CARD_TEXTS[attack.hot]}"
        yield from happenings(s)


@pytest.mark.parametrize("group", CLASSES)
def test_everything_happens(group: str) -> None:
    """CM-6.1, CM-6.4: and no hand ever has more than eight cards, because cards are drawn one by one."""
    missing = expected(group == "two players")
    for seed in range(MOST_GAMES):
        players, options = CLASSES[group][seed % len(CLASSES[group])]
        for item in one_game(players, options, seed):
            missing.discard(item)
        if not missing:
            break
    assert missing == set()
