"""`hotseat arena`: a tournament between bots, with confidence intervals."""

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.table import Table as Grid

from hotseat.bots import LEVELS
from hotseat.bots.arena import Match, Result, play_match
from hotseat.bots.players import agent_file
from hotseat.cli import long_runs
from hotseat.cli.console import out
from hotseat.cli.parser import Parser, options_given
from hotseat.cli.plots import plotting
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue
from hotseat.games import game
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.option("--players", "N", "help-arena-players", parser.at_least_one, repeated=True)
    parser.option("--hero", "LEVEL", "help-arena-hero", _player(parser), default="normal")
    parser.option("--rivals", "LEVEL", "help-arena-rivals", _player(parser), repeated=True)
    parser.option("--lone", "hero|rival", "help-arena-lone", parser.one_of("hero", "rival"), default="hero")
    parser.option("--deals", "K", "help-arena-deals", parser.at_least_one, default=200)
    parser.option("--until", "P", "help-arena-until", _chance(parser), default=0.0)
    parser.option("--store", "FILE", "help-store")
    parser.switch("--portrait", "help-arena-portrait")
    parser.option("--seed", "S", "help-arena-seed", parser.whole, default=0)
    long_runs.arguments(parser)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.option("--output", "FILE", "help-arena-output")
    parser.option("--plot", "FILE", "help-arena-plot", parser.picture)
    parser.switch("--json", "help-json")
    parser.examples(
        "hotseat arena stick-em --players 4 --hero normal --rivals random --rivals easy",
        "hotseat arena stick-em --deals 1000 --output arena.json --plot arena.svg",
        "hotseat arena spicy --players 4 --hero hard --lone rival --deals 5000 --until 0.01 --store a.sqlite",
        "hotseat arena stick-em --players 4 --hero mybots:Mine --rivals normal",
        "hotseat arena stick-em --hero agent.npz --rivals normal --store a.sqlite --ray local",
        "hotseat arena spicy --players 4 --hero hard --portrait --deals 500",
    )


def _player(parser: Parser) -> Callable[[str], str]:
    """A level, a custom bot as `module:name`, a saved agent, or a comma-separated list of them."""
    level = parser.one_of(*LEVELS)

    def chosen(text: str) -> str:
        return ",".join([name if ":" in name or agent_file(name) else level(name) for name in text.split(",")])

    return chosen


def _chance(parser: Parser) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            chance = float(text)
        except ValueError:
            chance = -1.0
        if not 0 < chance < 1:
            raise ArgumentTypeError(parser.words.say("error-chance", value=text))
        return chance

    return read


def run(args: Namespace, words: Phrases) -> int:
    """Play the matches and report."""
    options = options_given(args.option, words)
    if args.portrait:
        return _portraits(args, options)
    matches = [
        Match(args.game, players, args.hero, rivals, args.deals, args.seed, options, args.lone)
        for players in args.players or [game(args.game).fewest]
        for rivals in args.rivals or ["random"]
    ]
    for match in matches:
        match.setup()
    results = _play_all(matches, args, words)
    if args.output:
        Path(args.output).write_text(_as_json(results), encoding="utf-8")
    if args.plot:
        _plot(results, Path(args.plot), words)
    if args.json:
        print(_as_json(results), end="")
    else:
        _show(results, words)
    return 0


def _portraits(args: Namespace, options: dict[str, OptionValue]) -> int:
    """Statistics of play among bots of equal level, for every requested number of players."""
    sittings = [
        Sitting(args.game, players, args.hero, args.deals, args.seed, options)
        for players in args.players or [game(args.game).fewest]
    ]
    with long_runs.crew(args) as crew, long_runs.stored(args.store) as store:
        portraits = [portrait(sitting, crew=crew, store=store) for sitting in sittings]
    text = json.dumps([drawn.json() for drawn in portraits], indent=2) + "\n"
    if args.output:
        Path(args.output).write_text(text, encoding="utf-8")
    if args.json:
        print(text, end="")
        return 0
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(f"{args.game}, {args.hero}")
    for sitting in sittings:
        grid.add_column(str(sitting.players), justify="right")
    for lines in zip(*[drawn.rows for drawn in portraits], strict=True):
        grid.add_row(lines[0].name, *[line.text() for line in lines])
    out().print(grid)
    return 0


def _play_all(matches: list[Match], args: Namespace, words: Phrases) -> list[Result]:
    results = []
    with long_runs.shown_progress() as progress, long_runs.crew(args) as crew, long_runs.stored(args.store) as store:
        for match in matches:
            task = progress.add_task(_title(match, words), total=match.deals, visible=False)
            told = partial(long_runs.advance, progress, task)
            results.append(play_match(match, progress=told, until=args.until, store=store, crew=crew))
    return results


def _title(match: Match, words: Phrases) -> str:
    spec = match.written()
    return words.say("arena-title", hero=spec["hero"], rivals=spec["rivals"], players=match.players)


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
    out().print(words.say("arena-unit", deals=max(len(result.shares) for result in results)), style="dim")
    if any(result.until for result in results):
        out().print(words.say("arena-sequential"), style="dim")


def _plot(results: list[Result], path: Path, words: Phrases) -> None:
    """Plot win shares with their intervals next to the fair shares."""
    pyplot = plotting(words)
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
