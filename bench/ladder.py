"""`python -m bench.ladder`: measure the bots, and write docs/bots.md and its pictures from the results.

`play` plays whatever of the plans below is missing in docs/bots.json: matches, portraits, answer times, characters and
the clairvoyant's share; with arguments, only for the given plans, with `--only` only these kinds. Each result is saved
as soon as it is there, so the command can be interrupted and repeated. A result counts as long as its bots play the
same (`fingerprint`), and a match ends early when its sequential test has decided. `--scale 0.1` is content with a tenth
of the volume. `write` notes in that file which results are from before one of their bots changed, and generates the
page and the pictures from it.

The full table has at most about 50,000 deal sets. It has never been played in full; by the rates of its parts it takes
hours on two cores, most of them for the searching bots of Stick 'Em.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bench.ceiling import ceiling
from bench.characters import GAMES, PLAYERS, Character
from bench.ladder_picture import pictures
from bench.ladder_text import written
from bench.times import answer_times
from hotseat.bots import LEVELS, styles_of
from hotseat.bots.arena import Match, play_match
from hotseat.bots.bot_games import play as play_on
from hotseat.bots.players import make_player
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game

ROOT: Final = Path(__file__).parents[1]
STORED: Final = ROOT / "docs/bots.json"
PAGE: Final = ROOT / "docs/bots.md"
PICTURES: Final = ROOT / "docs/pictures"
SEED: Final = 40_000_000
"""First seed of deals that were not used for tuning."""
SURE: Final = 0.00005
"""The sequential p-value from which a match is decided: below 0.01 after Holm's correction over up to 200 rungs."""
RUNGS: Final = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
KINDS: Final = ("matches", "portraits", "times", "characters", "ceilings")
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

    game: str
    sizes: tuple[int, ...]
    deals: int
    """The most deal sets at a table of two; larger tables play fewer."""
    options: dict[str, OptionValue] = field(default_factory=dict)
    rungs: tuple[tuple[str, str], ...] = RUNGS
    fixed: bool = True
    """Whether the best level also plays the first `normal`."""
    others: tuple[str, ...] = ()
    """Further fixed rivals that are not among our levels."""
    portraits: tuple[str, ...] = LEVELS[1:]
    cast: str = "hard"
    """The level at which the characters of the game are compared."""

    def matches(self, scale: float) -> list[Match]:
        """Every rung alone and as the majority, and the best level against fixed rivals."""
        fixed = [FIRST_NORMAL[self.game]] if self.fixed else []
        pairs = [*self.rungs, *[(LEVELS[-1], rival) for rival in [*fixed, *[OUTSIDE + name for name in self.others]]]]
        return [
            Match(self.game, players, hero, rival, self.volume(players, scale), SEED, self.options, lone)
            for players in self.sizes
            for hero, rival in pairs
            for lone in ("hero", "rival")
        ]

    def volume(self, players: int, scale: float) -> int:
        """The most deal sets for a table of this size."""
        return max(20, round(self.deals * scale) * 2 // players)

    def sittings(self, scale: float) -> list[Sitting]:
        """All portraits."""
        games = max(20, round(500 * scale))
        return [
            Sitting(self.game, players, level, games, SEED, self.options)
            for players in self.sizes
            for level in self.portraits
        ]

    def characters(self) -> list[Character]:
        """Every style at the level of the cast."""
        return [Character(self.game, style, self.cast, SEED, self.options) for style in styles_of(self.game)]


PLANS: Final = {
    "spicy": Plan("spicy", (2, 3, 4, 5, 6), 1200, others=("Honest", "DoubtsAtOnce", "never_doubts")),
    "spicy-seasoned": Plan("spicy", (2, 4, 6), 1200, {"seasonings": "random:3"}, fixed=False),
    "sweet-spicy": Plan("sweet-spicy", (2, 3, 4, 5, 6), 1200),
    "sweet-spicy-seasoned": Plan("sweet-spicy", (2, 4, 6), 1200, {"seasonings": "random:3"}, fixed=False),
    "stick-em": Plan("stick-em", (3, 4, 6), 300, {"rounds": 1}, others=("LeadsHigh",), cast="normal"),
    "chili-mafia": Plan("chili-mafia", (2, 4, 8), 3200),
    "wazabi": Plan("wazabi", (2, 4, 8), 3000, cast="normal"),
}


@cache
def fingerprint(id: str, player: str, players: int) -> str:
    """A short text that changes when this player plays differently: its moves in two games with fixed seeds."""
    digest = sha256()
    for seed in (1, 2):
        s = game(id).setup(players, {"rounds": 1} if id == "stick-em" else {}).start(seeded(seed))
        bots = [make_player(id, player, 100 * seed + seat) for seat in range(players)]
        digest.update(repr(list(play_on(s, bots))).encode())
    return digest.hexdigest()[:12]


def players_of(kind: str, told: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Game, player and number of players of every bot that a result depends on."""
    if kind == "matches":
        return [(told["game"], who, told["players"]) for who in (told["hero"], told["rivals"])]
    if kind == "characters":
        return [(told["game"], who, PLAYERS) for who in (f"{told['level']}:{told['style']}", told["level"])]
    if kind == "ceilings":
        return [("wazabi", "normal", told["players"])]
    return [(told["game"], told["level"], told["players"])]


def prints(kind: str, told: dict[str, Any]) -> str:
    """The fingerprints of the bots that a result depends on, as they play today."""
    return " ".join([fingerprint(*who) for who in players_of(kind, told)])


def outdated(stored: dict[str, Any]) -> list[str]:
    """The results that were measured before one of their bots changed, as `kind: name`."""
    return sorted(
        [
            f"{kind}: {name}"
            for kind in (*KINDS, "exploits")
            for name, told in stored[kind].items()
            if told.get("bots") != prints(kind, told)
        ]
    )


def play(id: str, scale: float, workers: int, stored: dict[str, Any], kinds: tuple[str, ...] = KINDS) -> None:
    """Measure what is missing for one plan; each result is saved immediately."""
    plan = PLANS[id]
    if "matches" in kinds:
        play_matches(id, plan, scale, workers, stored)
    for sitting in plan.sittings(scale) if "portraits" in kinds else []:
        name, now = f"{id} {sitting.players} {sitting.level}", prints("portraits", asdict(sitting))
        if missing(stored["portraits"], name, now, "games", sitting.games):
            rows = {row.name: row.text() for row in portrait(sitting, workers).rows}
            keep(stored, "portraits", name, {**asdict(sitting), "rows": rows, "plan": id, "bots": now})
    if id == plan.game:
        measure_alone(plan, scale, stored, kinds)
    if id == plan.game and "characters" in kinds:
        measure_characters(plan, scale, stored)


def play_matches(id: str, plan: Plan, scale: float, workers: int, stored: dict[str, Any]) -> None:
    """The matches of a plan. A level is not played against another one that plays exactly the same."""
    for match in plan.matches(scale):
        name = f"{id} {match.players} {match.hero} {match.rivals} {match.lone}"
        played = [fingerprint(plan.game, str(player), match.players) for player in (match.hero, match.rivals)]
        if played[0] == played[1]:
            keep(stored, "matches", name, None)
        elif missing(stored["matches"], name, " ".join(played), "deals", match.deals):
            # Against our own levels the question is who is stronger; against fixed rivals, by how much.
            result = play_match(match, workers, until=SURE if match.rivals in LEVELS else 0.0)
            told = {**result.json(), "decided": match.rivals in LEVELS and result.p_value < SURE}
            low, high = told["interval"]
            print(f"{name}: {told['share']:.3f} ({low:.3f}-{high:.3f}), fair {told['fair_share']:.3f}", flush=True)
            keep(stored, "matches", name, {**told, "plan": id, "bots": " ".join(played)})


def measure_alone(plan: Plan, scale: float, stored: dict[str, Any], kinds: tuple[str, ...]) -> None:
    """How long each level thinks; in Wazabi, what a clairvoyant would win."""
    for players in plan.sizes:
        for level in LEVELS[1:] if "times" in kinds else []:
            name = f"{plan.game} {players} {level}"
            now = prints("times", {"game": plan.game, "level": level, "players": players})
            wanted = max(200, round(2000 * scale))
            if missing(stored["times"], name, now, "answers", wanted):
                keep(stored, "times", name, {**answer_times(plan.game, players, level, wanted), "bots": now})
        name, deals = f"{plan.game} {players}", plan.volume(players, scale / 10)
        now = prints("ceilings", {"players": players})
        if plan.game == "wazabi" and "ceilings" in kinds and missing(stored["ceilings"], name, now, "deals", deals):
            keep(stored, "ceilings", name, {**ceiling(players, deals, SEED), "bots": now})


def measure_characters(plan: Plan, scale: float, stored: dict[str, Any]) -> None:
    """How each character of a game plays, and its share."""
    for character in plan.characters():
        name = f"{plan.game} {character.style}"
        now = prints("characters", asdict(character))
        deals = max(20, round(400 * scale))
        if missing(stored["characters"], name, now, "deals", deals):
            told = character.measured(GAMES, deals)
            keep(stored, "characters", name, {**told, "bots": now})


def missing(known: dict[str, Any], name: str, now: str, unit: str, wanted: int) -> bool:
    """Whether a result must be measured: there is none, the bots play differently, or too little was played."""
    found = known.get(name)
    if found is None or found.get("bots") != now:
        return True
    return bool(found[unit] < wanted and not found.get("decided"))


def keep(stored: dict[str, Any], kind: str, name: str, told: dict[str, Any] | None) -> None:
    """Save a result, or remove it; what another run has saved meanwhile stays."""
    stored.update(known())
    if told is not None:
        stored[kind][name] = told
    else:
        stored[kind].pop(name, None)
    save(stored)


def save(stored: dict[str, Any]) -> None:
    """Write all results; whoever reads or stops meanwhile finds the old ones or the new ones."""
    waiting = STORED.with_suffix(".new")
    waiting.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    waiting.replace(STORED)


def known() -> dict[str, Any]:
    """The results saved so far."""
    found: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    return {
        **{kind: found.get(kind, {}) for kind in (*KINDS, "exploits", "small")},
        "outdated": found.get("outdated", []),
    }


def write(stored: dict[str, Any]) -> None:
    """Note what is outdated; generate the page and the pictures."""
    stored["outdated"] = outdated(stored)
    save(stored)
    PAGE.write_text(written(stored), encoding="utf-8")
    for name, picture in pictures(stored).items():
        (PICTURES / name).write_text(picture, encoding="utf-8")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("plans", nargs="*", metavar="PLAN", help=", ".join(PLANS))
    parser.add_argument("--only", choices=KINDS, action="append", help="by default everything")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_intermixed_args(words)
    stored = known()
    unknown = [id for id in asked.plans if id not in PLANS]
    if unknown:
        parser.error(f"there is no plan {unknown[0]}; choose from {', '.join(PLANS)}")
    for id in (asked.plans or PLANS) if asked.what == "play" else []:
        play(id, asked.scale, asked.workers, stored, tuple(asked.only or KINDS))
    write(stored)


if __name__ == "__main__":
    main(sys.argv[1:])
