"""Plays random games until every effect, every end and every kind of doubt on every kind of card has happened."""

from collections import Counter

import pytest

from hotseat.core.options import OptionValue
from hotseat.core.rng import Rng, seeded
from hotseat.games import game
from hotseat.games.spicy.cards import KIND, SJ, XN, XS, number_of, spice_of
from hotseat.games.spicy.events import REASONS
from hotseat.games.spicy.moves import DOUBTS as DOUBTING
from hotseat.games.spicy.moves import KIND_LAID, LAYS, PEEKS, REVEALS, TRUST, VERBS
from hotseat.games.spicy.state import Spicy

DOUBTS = ("doubt number", "doubt spice", "doubt")
TRUTHS = ("true", "right number", "right spice", "lie", "XS", "XN")
EFFECTS = (
    "we_love_chili: a chili claim where another spice was required",
    "start_it_up: a low claim on 8 or 9",
    "spice_raider: a raid by a card of another player",
    "spice_raider: a raid by the raider's own card",
    "spice_raider: a raid by a copy",
    "spice_raider: a raid by a last card",
    "change_your_luck: two cards tucked",
    "change_your_luck: a copy tucked under",
    "turn_it_up: a challenge won by it",
    "copy_cat: in turn",
    "copy_cat: out of turn",
    "copy_cat: a copy of a copy",
    "copy_cat: a settled card copied",
    "copy_cat: a copy as last card",
    "a settled last card covered",
    "a doubt after a pass",
)
WHERE = ("pass", "loser", "refill after a challenge", "refill after a settled card", "tuck", "penalty")


def wanted(id: str) -> set[str]:
    """Everything that must occur."""
    found = {f"{doubt} on {truth}" for doubt in DOUBTS for truth in TRUTHS}
    found |= {f"{doubt} on {truth} as last card" for doubt in DOUBTS for truth in TRUTHS}
    found |= {f"end: {reason}" for reason in REASONS} | set(EFFECTS)
    found |= {f"World's End during: {where}" for where in WHERE}
    if id == "sweet-spicy":
        found |= {"reveal", "reveal of a last card", "joker taken", "joker left", "World's End during: joker refill"}
        found |= {"a Super-Joker raids", "a Super-Joker as a copy", "a Super-Joker as last hand card"}
    return found


def truth(s: Spicy, kind: int) -> str:
    if kind in (XS, XN):
        return "XS" if kind == XS else "XN"
    number, spice = number_of(kind) == number_of(s.claim), spice_of(kind) == spice_of(s.claim)
    return {(True, True): "true", (True, False): "right number", (False, True): "right spice"}.get(
        (number, spice), "lie"
    )


class Watcher:
    """Records what happens in a game."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def move(self, s: Spicy, seat: int, move: int) -> None:
        """Play one move and record what it was."""
        text = s.setup.game.moves.text(move)
        before, s.events = s.clone(), []
        s.push(move, seat)
        names = [event.kind.name for event in s.events]
        self.note_doubt(before, text, names)
        self.note_laid(before, seat, text, names)
        self.note_end(s, text, names)
        for effect, name in (("joker taken", "took-joker"), ("joker left", "left-joker")):
            if name in names:
                self.seen[effect] += 1

    def note_doubt(self, before: Spicy, text: str, names: list[str]) -> None:
        if "shown" not in names:
            return
        last = " as last card" if before.last else ""
        kind = before.stack[-1] & KIND
        if text == "reveal":
            self.seen["reveal of a last card" if before.last else "reveal"] += 1
            return
        self.seen[f"{text} on {truth(before, kind)}{last}"] += 1
        self.seen["a doubt after a pass"] += before.question.players[-1] != before.left_of(before.owner)
        if {number_of(kind), number_of(before.claim)} == {6, 9} and kind < XS and text == "doubt number":
            self.seen["turn_it_up: a challenge won by it"] += before.seasonings.number_is_right[before.claim][kind]

    def note_laid(self, before: Spicy, seat: int, text: str, names: list[str]) -> None:
        copied = "copied" in names
        if "tucked" in names:
            self.seen["change_your_luck: two cards tucked"] += len(text.split()) == 3
            self.seen["change_your_luck: a copy tucked under"] += before.copied
        if not copied and "played" not in names:
            return
        if "raided" in names:
            self.note_raid(before, seat, copied, names)
        if before.settled:
            self.seen["a settled last card covered"] += 1
        if copied:
            self.seen["copy_cat: in turn" if seat == before.question.players[-1] else "copy_cat: out of turn"] += 1
            self.seen["copy_cat: a copy of a copy"] += before.copied
            self.seen["copy_cat: a settled card copied"] += before.settled
            self.seen["copy_cat: a copy as last card"] += "last" in names
            self.seen["a Super-Joker as a copy"] += "SJ" in text
        elif before.stack:
            self.note_claim(before, text)
        self.seen["a Super-Joker as last hand card"] += "SJ" in text and len(before.hands[seat]) == 1

    def note_raid(self, before: Spicy, seat: int, copied: bool, names: list[str]) -> None:
        own = "spice_raider: a raid by the raider's own card"
        self.seen[own if seat == before.owner else "spice_raider: a raid by a card of another player"] += 1
        self.seen["spice_raider: a raid by a copy"] += copied
        self.seen["spice_raider: a raid by a last card"] += "last" in names
        self.seen["a Super-Joker raids"] += before.stack[-1] & KIND == SJ

    def note_claim(self, before: Spicy, text: str) -> None:
        claim = before.setup.game.words["claim"].index(text.split()[-1])
        if spice_of(claim) != spice_of(before.claim):
            self.seen["we_love_chili: a chili claim where another spice was required"] += 1
        if number_of(before.claim) in (8, 9) and number_of(claim) <= 3:
            self.seen["start_it_up: a low claim on 8 or 9"] += 1

    def note_end(self, s: Spicy, text: str, names: list[str]) -> None:
        if not s.over:
            return
        reason = REASONS[0] if 2 in s.trophies else REASONS[1] if s.trophies_left() == 0 else REASONS[2]
        self.seen[f"end: {reason}"] += 1
        if reason == REASONS[2]:
            self.seen[f"World's End during: {surfaced_during(text, names)}"] += 1


def surfaced_during(text: str, names: list[str]) -> str:
    """What a player was drawing for when World's End surfaced."""
    if text.startswith(("peek", "tuck", "pass")):
        return {"peek": "penalty", "tuck": "tuck", "pass": "pass"}[text[:4]]
    if "wrong-claim" in names or "forgot-last" in names:
        return "penalty"
    if "joker" in text:
        return "joker refill"
    if "settled" in names:
        return "refill after a settled card"
    if "shown" in names:
        return "loser" if names.count("drew") <= 2 else "refill after a challenge"
    return "a Super-Joker's five cards"


def drive(s: Spicy, seat: int, rng: Rng) -> int:
    """A random move that rarely doubts, peeks or slips, so that hands empty and stacks grow."""
    move = s.question.pick(s, seat, rng)
    if VERBS[move] in (DOUBTING, PEEKS, REVEALS) and rng.below(4, "drive") > 0 and TRUST in s.moves(seat):
        return TRUST
    legal = s.seasonings.plays[s.claim + 1]
    if s.manners and VERBS[move] == LAYS and len(s.hands[seat]) > 1 and rng.below(10, "drive") > 0:
        plays = legal[KIND_LAID[move]]
        return plays[rng.below(len(plays), "drive")]
    return move


def options(id: str, seed: int) -> dict[str, OptionValue]:
    """Few and many seasonings, manners now and then, World's End early and late."""
    chosen: dict[str, OptionValue] = {"seasonings": f"random:{seed % 7}", "manners": seed % 3 == 0}
    return chosen | ({"end_card": 60, "jitter": 2} if seed % 2 else {})


@pytest.mark.parametrize("id", ["spicy", "sweet-spicy"])
def test_everything_that_can_happen_happens(id: str) -> None:
    """The report lists what never happened."""
    watcher = Watcher()
    missing = wanted(id)
    for seed in range(6000):
        s = game(id).setup(2 + seed % 5, options(id, seed)).start(seeded(seed))
        assert isinstance(s, Spicy)
        rng = seeded(~seed)
        while not s.over:
            seat = s.seat()
            watcher.move(s, seat, drive(s, seat, rng))
        missing = {effect for effect in missing if not watcher.seen[effect]}
        if not missing:
            break
    assert missing == set()
