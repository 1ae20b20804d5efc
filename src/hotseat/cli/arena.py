"""`hotseat arena`: a tournament between bots, with its uncertainty."""

import json
from argparse import Namespace
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hotseat.bots import LEVELS
from hotseat.bots.arena import Match, Result, play_match
from hotseat.cli.console import err, out
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.games import game
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """What the command line may say."""
    parser.positional("GAME", "help-game")
    parser.option("--players", "N", "help-arena-players", parser.at_least_one, repeated=True)
    parser.option("--hero", "LEVEL", "help-arena-hero", parser.one_of(*LEVELS), default="normal")
    parser.option("--rivals", "LEVEL", "help-arena-rivals", parser.one_of(*LEVELS), repeated=True)
    parser.option("--deals", "K", "help-arena-deals", parser.at_least_one, default=200)
    parser.option("--seed", "S", "help-arena-seed", parser.whole, default=0)
    parser.option("--workers", "N", "help-arena-workers", parser.at_least_one)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.option("--output", "FILE", "help-arena-output")
    parser.option("--plot", "FILE", "help-arena-plot")
    parser.switch("--json", "help-json")
    parser.examples(
        "hotseat arena stick-em --players 4 --hero normal --rivals random --rivals easy",
        "hotseat arena stick-em --deals 1000 --output arena.json --plot arena.svg",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Play the matches and report."""
    options = options_given(args.option, words)
    matches = [
        Match(args.game, players, args.hero, rivals, args.deals, args.seed, options)
        for players in args.players or [game(args.game).fewest]
        for rivals in args.rivals or ["random"]
    ]
    for match in matches:
        match.setup()
    results = _play_all(matches, args.workers, words)
    if args.output:
        Path(args.output).write_text(_as_json(results), encoding="utf-8")
    if args.plot:
        _plot(results, Path(args.plot), words)
    if args.json:
        print(_as_json(results), end="")
    else:
        _show(results, words)
    return 0


def _play_all(matches: list[Match], workers: int | None, words: Phrases) -> list[Result]:
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for match in matches:
            task = progress.add_task(_title(match, words), total=match.deals)
            results.append(play_match(match, workers, partial(_advance, progress, task)))
    return results


def _advance(progress: Progress, task: TaskID, done: int, deals: int) -> None:
    progress.update(task, completed=done, total=deals)


def _title(match: Match, words: Phrases) -> str:
    return words.say("arena-title", hero=match.hero, rivals=match.rivals, players=match.players)


def _as_json(results: list[Result]) -> str:
    return json.dumps([result.json() for result in results], indent=2) + "\n"


def _show(results: list[Result], words: Phrases) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(words.say("arena-match"))
    for column in ("share", "interval", "fair", "times", "p", "score"):
        grid.add_column(words.say(f"arena-{column}"), justify="right")
    for result in results:
        low, high = result.interval
        told = result.json()
        grid.add_row(
            _title(result.match, words),
            f"{100 * result.share:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f} %",
            f"{100 * result.match.fair_share():.1f} %",
            f"{told['times_fair']:.2f}",
            f"{result.p_value:.2g}" if result.p_value >= 1e-6 else "< 1e-6",
            f"{told['mean_score']:.1f}",
        )
    out().print(grid)
    out().print(words.say("arena-unit", deals=results[0].match.deals), style="dim")


def _plot(results: list[Result], path: Path, words: Phrases) -> None:
    """Win shares with their intervals beside the fair shares."""
    try:
        import matplotlib
    except ImportError:
        raise UsageError(words.say("error-plot")) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.5 * len(results)), layout="constrained")
    rows = range(len(results))
    shares = [100 * result.share for result in results]
    low = [100 * (result.share - result.interval[0]) for result in results]
    high = [100 * (result.interval[1] - result.share) for result in results]
    axes.barh(rows, shares, xerr=[low, high], color="#b5482f", ecolor="#2b2420", capsize=4)
    fair = [100 * result.match.fair_share() for result in results]
    axes.plot(fair, rows, "D", color="#2b2420", label=words.say("arena-fair"))
    axes.set_yticks(rows, [_title(result.match, words) for result in results])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(words.say("arena-share") + " (%)")
    axes.legend(loc="lower right")
    figure.savefig(path)
    pyplot.close(figure)
