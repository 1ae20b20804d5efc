"""Compares our games with OpenSpiel's hearts and PettingZoo's texas hold'em on the same core: `make bench`.

Every round measures the peers and then each case under the same conditions; ratios are the median over rounds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".venv-peers"
RESULTS = ROOT / "bench" / "results"
PEER_PACKAGES = ("open_spiel==2.0.2", "pettingzoo==1.27.0", "rlcard==1.2.0", "pygame", "mypy_extensions", "librt")
"""The peers and what they need, and what importing `hotseat.rate` from the sources requires."""
FROM_SOURCE = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
HOLDEM = "texas_holdem_v4"

COLUMNS = {
    "stepped": "stepped",
    "dealt": "without deal",
    "two_calls": "two calls",
    "inside": "inside",
    "clone_us": "clone us",
    "batch": "batch",
    "batch_dealt": "without deal",
    "batch_two_calls": "two calls",
    "batch_m": "batch M/s",
    "batch_64": "batch of 64",
    "batch_64_dealt": "without deal",
    "single": "single",
    "aec": "aec",
}
"""What is measured. All but the clone and `batch_m` are multiples of a peer: of the loop in OpenSpiel's documentation,
of that loop without the deal, of its two necessary calls without the deal, of whole games inside, of the loop with the
numpy observer and the mask (`batch`, `batch_64` and `single`), of the same without the deal, of its two necessary calls
with the observer but without mask and deal, and of texas hold'em in PettingZoo's loop."""


@dataclass(frozen=True)
class Case:
    """One of our games with its targets; `clone_us` is a most, the others are leasts."""

    game: str
    players: int
    targets: dict[str, float]
    options: tuple[str, ...] = ()
    interpreted: bool = False

    def title(self) -> str:
        engine = "interpreted" if self.interpreted else "compiled"
        return " ".join([self.game, f"{self.players}p", *self.options, engine])

    def observed(self) -> bool:
        """Whether observations are measured: for the printed rules at a table of four."""
        return not self.options and not self.interpreted and self.players == 4


SIX = "seasonings=random:6"
EVERYTHING = ("advanced=true", "bosses=true", "heists=true")
OBSERVED = {"batch_m": 0.4, "aec": 8}
"""`batch` has no target: 1.5 (Stick 'Em: 3) times hearts was never reached, and docs/learning.md says why."""
CASES = [
    *[
        Case("stick-em", players, {"stepped": 4, "inside": 1.5, "clone_us": 0.3, "batch_m": 1, "aec": 8})
        for players in (3, 4, 5, 6)
    ],
    *[Case("stick-em", players, {"stepped": 1}, interpreted=True) for players in (3, 4, 5, 6)],
    *[
        Case(game, 4, {"stepped": 2.5, "inside": 1, "clone_us": 0.5, **OBSERVED}, options)
        for game in ("spicy", "sweet-spicy")
        for options in ((), (SIX,))
    ],
    *[
        Case("chili-mafia", 4, {"stepped": 2, "inside": 0.5, "clone_us": 0.8, **OBSERVED}, options)
        for options in ((), EVERYTHING)
    ],
    Case("wazabi", 4, {"stepped": 2, "inside": 0.75, "clone_us": 0.5, **OBSERVED}),
]


@dataclass
class Tally:
    """What was measured in each round of one case."""

    case: Case
    found: dict[str, list[float]] = field(default_factory=dict)

    def add(self, figures: dict[str, float]) -> None:
        for name, figure in figures.items():
            self.found.setdefault(name, []).append(figure)

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(figures) for name, figures in self.found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only-observed", action="store_true", help="only what the learning programs use")
    args = parser.parse_args()
    peer = peer_python()
    cases = [case for case in CASES if args.game in (None, case.game)]
    tallies = [Tally(case) for case in cases if case.observed() or not args.only_observed]
    peers: list[dict[str, float]] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        peers.append(
            measured([str(peer), str(ROOT / "bench" / "peers" / "hearts.py"), str(args.seconds)], FROM_SOURCE)
            | measured(aec(str(peer), HOLDEM, args.seconds), FROM_SOURCE)
        )
        for tally in tallies:
            if not args.only_observed:
                tally.add(played(tally.case, args.seconds, peers[-1]))
            if tally.case.observed():
                tally.add(observed(tally.case, args.seconds, peers[-1]))
    report(peers, tallies)


def played(case: Case, seconds: float, peers: dict[str, float]) -> dict[str, float]:
    """Random play without observations."""
    ours = measured(*command(case, seconds))
    return {
        "stepped": ours["stepped"] / peers["stepped"],
        "dealt": ours["stepped"] / peers["stepped_dealt"],
        "two_calls": ours["stepped"] / peers["stepped_two_calls"],
        "inside": ours["inside"] / peers["inside"],
        "clone_us": ours["clone_us"],
    }


def observed(case: Case, seconds: float, peers: dict[str, float]) -> dict[str, float]:
    """Random play with observations and masks."""
    words = ["-m", "bench.observed", case.game, "--players", str(case.players), "--seconds", str(seconds)]
    ours = measured([sys.executable, *words], {**os.environ, "PYTHONPATH": str(ROOT)})
    return {
        "batch": ours["batch"] / peers["observed"],
        "batch_dealt": ours["batch"] / peers["observed_dealt"],
        "batch_two_calls": ours["batch"] / peers["observed_two_calls"],
        "batch_m": ours["batch"] / 1e6,
        "batch_64": ours["batch_64"] / peers["observed"],
        "batch_64_dealt": ours["batch_64"] / peers["observed_dealt"],
        "single": ours["single"] / peers["observed"],
        "aec": measured(aec(sys.executable, case.game, seconds))["aec"] / peers["aec"],
    }


def aec(python: str, name: str, seconds: float) -> list[str]:
    """The command that runs PettingZoo's loop."""
    return [python, str(ROOT / "bench" / "peers" / "aec.py"), str(seconds), name]


def peer_python() -> Path:
    """The interpreter of the peers' venv, which is created on first use."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("installing OpenSpiel and PettingZoo into a venv of their own (once)", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PEER_PACKAGES], check=True)
    return python


def command(case: Case, seconds: float) -> tuple[list[str], dict[str, str]]:
    """The command that measures a case, and the environment that selects its engine."""
    options = [word for option in case.options for word in ("--option", option)]
    environment = FROM_SOURCE if case.interpreted else dict(os.environ)
    words = ["bench", case.game, "--players", str(case.players), "--seconds", str(max(1, round(seconds))), "--json"]
    return [sys.executable, "-m", "hotseat.cli", *words, *options], environment


def measured(words: list[str], environment: dict[str, str] | None = None) -> dict[str, float]:
    """The output of a measuring process, which runs alone on one core."""
    pin = _on_one_core if sys.platform == "linux" else None
    done = subprocess.run(
        words,
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT / "bench",
        env=environment,
        preexec_fn=pin,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def _on_one_core() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def report(peers: list[dict[str, float]], tallies: list[Tally]) -> None:
    """Print the table and save the figures."""
    median = {name: statistics.median([peer[name] for peer in peers]) for name in peers[0]}
    for name, figure in median.items():
        print(f"{name:20} {figure:12.2f}")
    print()
    print(f"{'case':44}", *[f"{title:>16}" for title in COLUMNS.values()])
    rows = []
    for tally in tallies:
        found = tally.medians()
        rows.append({"case": tally.case.title(), **found})
        figures = [
            verdict(found[name], tally.case.targets.get(name, 0), least=name != "clone_us") if name in found else ""
            for name in COLUMNS
        ]
        print(f"{tally.case.title():44}", *[f"{figure:>16}" for figure in figures])
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps({"peers": median, "cases": rows}, indent=2) + "\n", encoding="utf-8")


def verdict(found: float, wanted: float, least: bool = True) -> str:
    """The figure next to its target."""
    if not wanted:
        return f"{found:.2f}"
    reached = found >= wanted if least else found <= wanted
    return f"{found:.2f} {'>=' if least else '<='} {wanted:g} {'yes' if reached else 'NO'}"


if __name__ == "__main__":
    main()
