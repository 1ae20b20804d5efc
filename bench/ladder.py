"""`python -m bench.ladder`: measure the bots, and write docs/bots.md and its pictures from the results.

`play` plays whatever of the plans below is missing in docs/bots.json: matches, portraits, answer times and the
clairvoyant's share; with arguments, only for the given plans. Each result is saved as soon as it is there, so the
command can be interrupted and repeated. A result counts as long as the bots of its game are the same files; `--scale
0.1` is content with a tenth of the volume. `write` generates the page and the pictures from that file alone.

The full table has about 37,000 deal sets. It has never been played in full; by the rates of its parts it takes about
a day on two cores, most of it for the searching bots of Stick 'Em.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bench.ceiling import ceiling
from bench.ladder_picture import pictures
from bench.ladder_text import written
from bench.times import answer_times
from hotseat.bots import LEVELS
from hotseat.bots.arena import Match, play_match
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue

ROOT: Final = Path(__file__).parents[1]
STORED: Final = ROOT / "docs/bots.json"
PAGE: Final = ROOT / "docs/bots.md"
PICTURES: Final = ROOT / "docs/pictures"
BOTS: Final = ROOT / "src/hotseat/bots"
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
FOLDERS: Final = {
    "chili-mafia": "chili_mafia",
    "spicy": "spicy",
    "stick-em": "stick_em",
    "sweet-spicy": "spicy",
    "wazabi": "wazabi",
}
"""By game: the folder of its bots."""


@dataclass(frozen=True)
class Plan:
    """What is measured for a game."""

    game: str
    sizes: tuple[int, ...]
    deals: int
    """Deal sets at a table of two; larger tables play fewer."""
    options: dict[str, OptionValue] = field(default_factory=dict)
    rungs: tuple[tuple[str, str], ...] = RUNGS
    fixed: bool = True
    """Whether the best level also plays the first `normal`."""
    others: tuple[str, ...] = ()
    """Further fixed rivals that are not among our levels."""
    portraits: tuple[str, ...] = ("easy", "normal", "hard")

    def matches(self, scale: float) -> list[Match]:
        """Every rung alone and as the majority, and the best level against fixed rivals."""
        fixed = [FIRST_NORMAL[self.game]] if self.fixed else []
        pairs = [*self.rungs, *[("hard", rival) for rival in [*fixed, *[OUTSIDE + name for name in self.others]]]]
        return [
            Match(self.game, players, hero, rival, self.volume(players, scale), SEED, self.options, lone)
            for players in self.sizes
            for hero, rival in pairs
            for lone in ("hero", "rival")
        ]

    def volume(self, players: int, scale: float) -> int:
        """Deal sets for a table of this size."""
        return max(20, round(self.deals * scale) * 2 // players)

    def sittings(self, scale: float) -> list[Sitting]:
        """All portraits."""
        games = max(20, round(500 * scale))
        return [
            Sitting(self.game, players, level, games, SEED, self.options)
            for players in self.sizes
            for level in self.portraits
        ]


PLANS: Final = {
    "spicy": Plan("spicy", (2, 3, 4, 5, 6), 1200, others=("Honest", "DoubtsAtOnce", "never_doubts")),
    "spicy-seasoned": Plan("spicy", (2, 4, 6), 1200, {"seasonings": "random:3"}, fixed=False),
    "sweet-spicy": Plan("sweet-spicy", (2, 3, 4, 5, 6), 1200),
    "sweet-spicy-seasoned": Plan("sweet-spicy", (2, 4, 6), 1200, {"seasonings": "random:3"}, fixed=False),
    "stick-em": Plan("stick-em", (3, 4, 6), 300, {"rounds": 1}, (*RUNGS, ("expert", "hard")), others=("LeadsHigh",)),
    "chili-mafia": Plan("chili-mafia", (2, 4, 8), 800),
    "wazabi": Plan("wazabi", (2, 4, 8), 3000),
}


def digest(game: str) -> str:
    """A short text that changes with the bots of this game or with what all bots share."""
    files = [*sorted(BOTS.glob("*.py")), *sorted((BOTS / FOLDERS[game]).glob("*.py"))]
    files = [file for file in files if file.name not in ("arena.py", "players.py", "reactions.py")]
    return sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:12]


def play(id: str, scale: float, workers: int, stored: dict[str, Any]) -> None:
    """Measure what is missing for one plan; each result is saved immediately."""
    plan = PLANS[id]
    now = digest(plan.game)
    for match in plan.matches(scale):
        name = f"{id} {match.players} {match.hero} {match.rivals} {match.lone}"
        if missing(stored["matches"], name, now, "deals", match.deals):
            told = play_match(match, workers).json()
            low, high = told["interval"]
            print(f"{name}: {told['share']:.3f} ({low:.3f}-{high:.3f}), fair {told['fair_share']:.3f}", flush=True)
            keep(stored, "matches", name, {**told, "plan": id, "bots": now})
    for sitting in plan.sittings(scale):
        name = f"{id} {sitting.players} {sitting.level}"
        if missing(stored["portraits"], name, now, "games", sitting.games):
            rows = {row.name: row.text() for row in portrait(sitting, workers).rows}
            keep(stored, "portraits", name, {**asdict(sitting), "rows": rows, "plan": id, "bots": now})
    if id == plan.game:
        measure_alone(plan, now, scale, stored)


def measure_alone(plan: Plan, now: str, scale: float, stored: dict[str, Any]) -> None:
    """How long each level thinks; in Wazabi, what a clairvoyant would win."""
    for players in plan.sizes:
        for level in LEVELS[1:]:
            name = f"{plan.game} {players} {level}"
            wanted = max(200, round(2000 * scale))
            if missing(stored["times"], name, now, "answers", wanted):
                keep(stored, "times", name, {**answer_times(plan.game, players, level, wanted), "bots": now})
        name = f"{plan.game} {players}"
        if plan.game == "wazabi" and missing(stored["ceilings"], name, now, "deals", plan.volume(players, scale / 10)):
            keep(stored, "ceilings", name, {**ceiling(players, plan.volume(players, scale / 10), SEED), "bots": now})


def missing(known: dict[str, Any], name: str, now: str, unit: str, wanted: int) -> bool:
    """Whether a result must be measured: there is none, the bots have changed, or the volume was smaller."""
    found = known.get(name)
    return found is None or found.get("bots") != now or found[unit] < wanted


def keep(stored: dict[str, Any], kind: str, name: str, told: dict[str, Any]) -> None:
    """Save a result."""
    stored[kind][name] = told
    STORED.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def known() -> dict[str, Any]:
    """The results saved so far."""
    found: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    return {kind: found.get(kind, {}) for kind in ("matches", "portraits", "times", "ceilings", "exploits")}


def write(stored: dict[str, Any]) -> None:
    """Generate the page and the pictures."""
    PAGE.write_text(written(stored), encoding="utf-8")
    for name, picture in pictures(stored).items():
        (PICTURES / name).write_text(picture, encoding="utf-8")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("plans", nargs="*", metavar="PLAN", help=", ".join(PLANS))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    stored = known()
    unknown = [id for id in asked.plans if id not in PLANS]
    if unknown:
        parser.error(f"there is no plan {unknown[0]}; choose from {', '.join(PLANS)}")
    for id in (asked.plans or PLANS) if asked.what == "play" else []:
        play(id, asked.scale, asked.workers, stored)
    write(stored)


if __name__ == "__main__":
    main(sys.argv[1:])
