"""`python -m bench.ladder`: measure the bots' levels, and write docs/bots.md from the results.

`play` plays the matches and portraits below and stores the results in docs/bots.json; with arguments, only for the
given games. `write` generates docs/bots.md from that file alone. The complete table takes about an hour on two cores;
`--scale 0.1` plays a tenth of it.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.ladder_text import written
from hotseat.bots.arena import Match, play_match
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue
from hotseat.games import GAMES, game

ROOT: Final = Path(__file__).parents[1]
STORED: Final = ROOT / "docs/bots.json"
PAGE: Final = ROOT / "docs/bots.md"
SEED: Final = 40_000_000
"""First seed of deals that were not used for tuning."""
RUNGS: Final = (("normal", "easy"), ("hard", "normal"))
FIRST_NORMAL: Final = {
    "chili-mafia": "tests.bots.rivals.chili_mafia:normal",
    "spicy": "tests.bots.rivals.spicy:normal",
    "stick-em": "tests.bots.rivals.stick_em:NormalBot",
    "sweet-spicy": "tests.bots.rivals.spicy:normal",
    "wazabi": "tests.bots.rivals.wazabi:NormalBot",
}
"""The first `normal` of every game, frozen."""
OUTSIDE: Final = "tests.bots.rivals.outside:"


@dataclass(frozen=True)
class Plan:
    """What is measured for a game."""

    sizes: tuple[int, ...]
    deals: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    rungs: tuple[tuple[str, str], ...] = RUNGS
    others: tuple[str, ...] = ()
    """Fixed rivals that are not among our levels."""
    portraits: tuple[str, ...] = ("easy", "normal", "hard")


PLANS: Final = {
    "spicy": Plan((2, 3, 4, 5, 6), 300, others=("Honest", "DoubtsAtOnce", "never_doubts")),
    "sweet-spicy": Plan((2, 3, 4, 5, 6), 300),
    "stick-em": Plan(
        (3, 4, 6), 60, {"rounds": 1}, (*RUNGS, ("expert", "hard")), ("LeadsHigh",), ("easy", "normal", "hard")
    ),
    "chili-mafia": Plan((2, 4, 8), 200),
    "wazabi": Plan((2, 4, 8), 40, rungs=RUNGS[:1], portraits=("easy", "normal")),
}


def matches(id: str, scale: float) -> list[Match]:
    """All matches of a game: every level alone and as the majority, and the best level against fixed rivals."""
    plan = PLANS[id]
    deals = max(20, round(plan.deals * scale))
    best = "hard" if ("hard", "normal") in plan.rungs else "normal"
    fixed = [FIRST_NORMAL[id], *[OUTSIDE + name for name in plan.others]]
    pairs = [*plan.rungs, *[(best, rival) for rival in fixed]]
    return [
        Match(id, players, hero, rival, max(20, deals * 2 // players), SEED, plan.options, lone)
        for players in plan.sizes
        for hero, rival in pairs
        for lone in ("hero", "rival")
    ]


def sittings(id: str, scale: float) -> list[Sitting]:
    """All portraits of a game."""
    plan = PLANS[id]
    games = max(20, round(500 * scale)) if "spicy" in id else max(10, round(100 * scale))
    return [
        Sitting(id, players, level, games, SEED, plan.options) for players in plan.sizes for level in plan.portraits
    ]


def play(id: str, scale: float, workers: int, stored: dict[str, Any]) -> None:
    """Measure one game; each result is saved immediately."""
    for match in matches(id, scale):
        told = play_match(match, workers).json()
        low, high = told["interval"]
        name = f"{id} {match.players} {match.hero} {match.rivals} {match.lone}"
        print(f"{name}: {told['share']:.3f} ({low:.3f}-{high:.3f}), fair {told['fair_share']:.3f}", flush=True)
        stored["matches"][name] = told
        keep(stored)
    for sitting in sittings(id, scale):
        drawn = portrait(sitting, workers)
        stored["portraits"][f"{id} {sitting.players} {sitting.level}"] = {
            **asdict(sitting),
            "rows": {row.name: row.text() for row in drawn.rows},
        }
        keep(stored)


def keep(stored: dict[str, Any]) -> None:
    """Save the results so far."""
    STORED.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def known() -> dict[str, Any]:
    """The results saved so far."""
    if STORED.exists():
        found: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
        return found
    return {"matches": {}, "portraits": {}}


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    stored = known()
    for id in asked.games if asked.what == "play" else []:
        game(id)
        play(id, asked.scale, asked.workers, stored)
    PAGE.write_text(written(stored), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
