"""Compares our games with OpenSpiel's hearts, in the same run on the same core: `make bench`.

Every round measures the peer and then each case under the same conditions; ratios are the median over rounds.
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
PEER_PACKAGES = ("open_spiel==2.0.2", "mypy_extensions")
"""OpenSpiel, and what importing `hotseat.rate` from the sources requires."""
FROM_SOURCE = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


@dataclass(frozen=True)
class Case:
    """One of our games with its targets, as multiples of hearts; clone in microseconds."""

    game: str
    players: int
    stepped: float
    inside: float = 0.0
    clone_us: float = 0.0
    options: tuple[str, ...] = ()
    interpreted: bool = False

    def title(self) -> str:
        engine = "interpreted" if self.interpreted else "compiled"
        return " ".join([self.game, f"{self.players}p", *self.options, engine])


SIX = "seasonings=random:6"
EVERYTHING = ("advanced=true", "bosses=true", "heists=true")
CASES = [
    *[Case("stick-em", players, stepped=5, inside=1.5, clone_us=0.3) for players in (3, 4, 5, 6)],
    *[Case("stick-em", players, stepped=1.5, interpreted=True) for players in (3, 4, 5, 6)],
    *[
        Case(game, 4, stepped=2.5, inside=1, clone_us=0.5, options=options)
        for game in ("spicy", "sweet-spicy")
        for options in ((), (SIX,))
    ],
    *[Case("chili-mafia", 4, stepped=2, inside=0.5, clone_us=0.8, options=options) for options in ((), EVERYTHING)],
    Case("wazabi", 4, stepped=2, inside=0.75, clone_us=0.5),
]


@dataclass
class Tally:
    """Ratios of one case over the rounds."""

    case: Case
    stepped: list[float] = field(default_factory=list)
    inside: list[float] = field(default_factory=list)
    clone_us: list[float] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--game", help="only this game")
    args = parser.parse_args()
    peer = peer_python()
    cases = [case for case in CASES if args.game in (None, case.game)]
    tallies = [Tally(case) for case in cases]
    peers: list[dict[str, float]] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        hearts = measured([str(peer), str(ROOT / "bench" / "peers" / "hearts.py"), str(args.seconds)], FROM_SOURCE)
        peers.append(hearts)
        for tally in tallies:
            ours = measured(*command(tally.case, args.seconds))
            tally.stepped.append(ours["stepped"] / hearts["stepped"])
            tally.inside.append(ours["inside"] / hearts["inside"])
            tally.clone_us.append(ours["clone_us"])
    report(peers, tallies)


def peer_python() -> Path:
    """The interpreter of the peers' venv, which is created on first use."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("installing OpenSpiel into a venv of its own (once)", file=sys.stderr)
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
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        words,
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT / "bench",
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def report(peers: list[dict[str, float]], tallies: list[Tally]) -> None:
    """Print the table and save the figures."""
    median = {name: statistics.median([peer[name] for peer in peers]) for name in peers[0]}
    print(
        f"OpenSpiel hearts: {median['stepped'] / 1e6:.2f} M decisions/s stepped from Python, "
        f"{median['inside'] / 1e6:.2f} M/s inside, clone {median['clone_us']:.2f} us\n"
    )
    print(f"{'case':44} {'stepped':>16} {'inside':>16} {'clone us':>14}")
    rows = []
    for tally in tallies:
        case = tally.case
        found = {name: statistics.median(getattr(tally, name)) for name in ("stepped", "inside", "clone_us")}
        rows.append({"case": case.title(), **found})
        print(
            f"{case.title():44} {verdict(found['stepped'], case.stepped):>16} "
            f"{verdict(found['inside'], case.inside):>16} {verdict(found['clone_us'], case.clone_us, least=False):>14}"
        )
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps({"hearts": median, "cases": rows}, indent=2) + "\n", encoding="utf-8")


def verdict(found: float, wanted: float, least: bool = True) -> str:
    """The figure next to its target."""
    if not wanted:
        return f"{found:.2f}"
    reached = found >= wanted if least else found <= wanted
    return f"{found:.2f} {'>=' if least else '<='} {wanted:g} {'yes' if reached else 'NO'}"


if __name__ == "__main__":
    main()
