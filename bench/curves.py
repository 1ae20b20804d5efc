"""`python -m bench.curves AGENT...`: collect the learning curves of agents in docs/learning-curves.json and draw them.

Without agents, it draws what is there. The picture is docs/pictures/learning-curves.svg.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from hotseat.bots.arena import Match
from hotseat.rl.agents import load_agent

DOCS: Final = Path(__file__).parents[1] / "docs"
CURVES: Final = DOCS / "learning-curves.json"
PICTURE: Final = DOCS / "pictures" / "learning-curves.svg"
TOLD: Final = ("game", "players", "options", "method", "seed", "reward", "teacher", "lessons", "rivals", "yardstick")
STYLES: Final = (":", "-", "--", "-.")
COLOURS: Final = {"ppo": "#b5482f", "dmc": "#3f6f8f", "nfsp": "#6a8f3f"}


def collected(agents: list[Path], before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The curves of these agents, and those of other plans that are there already."""
    curves = {json.dumps([curve[name] for name in TOLD]): curve for curve in before}
    for path in agents:
        about = load_agent(path).about
        curve = {**{name: about[name] for name in TOLD}, "curve": about["curve"]}
        curves[json.dumps([curve[name] for name in TOLD])] = curve
    return [curves[key] for key in sorted(curves)]


def draw(curves: list[dict[str, Any]], path: Path) -> None:
    """One panel per game and number of players: share against the yardstick, with its 95 % interval."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "hotseat"
    from matplotlib import pyplot

    tables = sorted({(curve["game"], curve["players"]) for curve in curves})
    figure, panels = pyplot.subplots(
        1, len(tables), figsize=(4.6 * len(tables), 3.6), layout="constrained", squeeze=False
    )
    for panel, (game, players) in zip(panels[0], tables, strict=True):
        for curve in [one for one in curves if (one["game"], one["players"]) == (game, players)]:
            games, shares, low, high = zip(*curve["curve"], strict=True)
            games = tuple([at / 1000 for at in games])
            colour = COLOURS[curve["method"]]
            after = f" after {curve['lessons']} lessons" if curve["lessons"] else ""
            options = "".join([f", {name} {value}" for name, value in curve["options"].items()])
            panel.plot(
                games,
                [100 * share for share in shares],
                color=colour,
                linestyle=STYLES[(curve["seed"] + bool(curve["options"])) % len(STYLES)],
                label=f"{curve['method']}{after}{options}, seed {curve['seed']}",
            )
            panel.fill_between(games, [100 * at for at in low], [100 * at for at in high], color=colour, alpha=0.15)
        fair = 100 * Match(game, players, "normal", "normal", 1).fair_share()
        panel.axhline(fair, color="#2b2420", linewidth=1, linestyle="--")
        panel.set_title(f"{game}, {players} players")
        panel.set_xlabel("thousand games")
        panel.set_ylabel("share against normal (%)")
        panel.legend(fontsize="small")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.curves", description=__doc__)
    parser.add_argument("agents", type=Path, nargs="*")
    asked = parser.parse_args()
    before = json.loads(CURVES.read_text(encoding="utf-8")) if CURVES.exists() else []
    curves = collected(asked.agents, before)
    CURVES.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")
    draw(curves, PICTURE)


if __name__ == "__main__":
    main()
