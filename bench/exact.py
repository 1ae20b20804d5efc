"""Exploitability of OpenSpiel's exact methods on small games: `python -m bench.exact`.

It draws the curves of docs/learning.md. Each game is walked once and handed to OpenSpiel as a tree, so that its C++
solvers do the rest. CFR+ needs no chance; external sampling draws, so it runs with three seeds.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import gambit

import hotseat.rl.openspiel  # noqa: F401 - registers the games

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "exploitability.svg"
FIGURES = ROOT / "docs" / "exploitability.json"
SPICY = "end_card:0 jitter:0 first:A"
GAMES = {
    "Stick 'Em, 3 colours x 2": ("stick_em", 3, "small:2 rounds:1 first:A"),
    "Spicy, 2 spices x 2": ("spicy", 2, f"small:2 {SPICY}"),
    "Sweet & Spicy, 2 spices x 2": ("sweet_spicy", 2, f"small:2 super_jokers:off {SPICY}"),
    "Chili Mafia, 3 cards each": ("chili_mafia", 2, "small:3"),
    "Wazabi, one turn each": ("wazabi", 2, "small:1 piment:off dice:2"),
}
SEEDS = (1, 2, 3)
POINTS = (1, 2, 5, 10, 20, 50, 100, 200)
SAMPLES = 50
"""Iterations of external sampling for one of CFR+: each walks a small part of the tree."""


def tree(id: str, players: int, options: str) -> Any:
    """The whole game as a tree of OpenSpiel's own."""
    game = pyspiel.load_game(f"python_hotseat_{id}", {"players": players, "deals": 0, "options": options})
    return pyspiel.load_efg_game(gambit.export_gambit(game))


def cfr_plus(game: Any, points: tuple[int, ...]) -> list[float]:
    """How much the players could gain in total by best responses, after each of these numbers of iterations."""
    solver, done, found = pyspiel.CFRPlusSolver(game), 0, []
    for point in points:
        for _ in range(point - done):
            solver.evaluate_and_update_policy()
        done = point
        found.append(pyspiel.nash_conv(game, solver.average_policy(), True))
    return found


def sampled(game: Any, points: tuple[int, ...], seed: int) -> list[float]:
    """The same for Monte Carlo CFR with external sampling."""
    solver, done, found = pyspiel.ExternalSamplingMCCFRSolver(game, seed), 0, []
    for point in points:
        for _ in range((point - done) * SAMPLES):
            solver.run_iteration()
        done = point
        found.append(pyspiel.nash_conv(game, solver.average_policy(), True))
    return found


def draw(figures: dict[str, Any]) -> None:
    """One panel for each game."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "hotseat"  # the same figures give the same file
    mpl.rcParams["svg.fonttype"] = "none"
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(
        1, len(figures), figsize=(3.6 * len(figures), 3.2), sharey=True, layout="constrained"
    )
    for panel, (name, found) in zip(panels, figures.items(), strict=True):
        for number, curve in enumerate(found["sampled"].values()):
            panel.loglog(POINTS, curve, color="0.6", label=None if number else f"external sampling, x{SAMPLES}")
        panel.loglog(POINTS, found["cfr+"], color="tab:red", label="CFR+")
        panel.set_title(name)
        panel.set_xlabel("iterations")
    panels[0].set_ylabel("NashConv")
    panels[0].legend()
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.exact", description=__doc__)
    parser.add_argument("--most", type=int, default=POINTS[-1], help="iterations of CFR+")
    args = parser.parse_args()
    points = tuple([point for point in POINTS if point <= args.most])
    figures: dict[str, Any] = {}
    for name, table in GAMES.items():
        game = tree(*table)
        figures[name] = {
            "cfr+": cfr_plus(game, points),
            "sampled": {str(seed): sampled(game, points, seed) for seed in SEEDS},
        }
        print(name, *[f"{one:.5f}" for one in figures[name]["cfr+"]])
    if points == POINTS:
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        draw(figures)


if __name__ == "__main__":
    main()
