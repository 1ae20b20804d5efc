"""`hotseat simulate`: many games, random or among bots, and their statistics."""

import json
import time
from argparse import Namespace
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from rich.table import Table as Grid

from hotseat import compiled
from hotseat.cli import long_runs
from hotseat.cli.console import out
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.cli.simulated import CsvFile, plot, table_file
from hotseat.core.game import Game, Setup
from hotseat.core.seats import letter
from hotseat.games import entry_of, game, game_ids
from hotseat.games.entry import piece
from hotseat.locales import Phrases
from hotseat.locales.of_games import name_of
from hotseat.runs.jobs import run as run_job
from hotseat.simulation import Simulation


@dataclass
class Spread:
    """Summary of a list of numbers."""

    mean: float
    deviation: float
    least: int
    most: int


@dataclass
class Tally:
    """Statistics of the games played so far."""

    players: int
    lengths: list[int] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    seconds: float = 0.0

    def add(self, length: int, winners: list[int], scores: list[int]) -> None:
        """Count one more game."""
        self.lengths.append(length)
        self.scores.append(tuple(scores))
        self.wins.extend(winners)
        self.shared += len(winners) > 1


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.option("--players", "N", "help-players", parser.whole)
    parser.option("--games", "K", "help-games", parser.at_least_one, default=1000)
    parser.option("--seed", "S", "help-seed", parser.whole, default=1)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.option("--bot", "LEVEL", "help-simulate-bot", repeated=True)
    long_runs.arguments(parser)
    parser.option("--store", "FILE", "help-store")
    parser.option("--output", "FILE", "help-simulate-output")
    parser.option("--plot", "FILE", "help-simulate-plot", parser.picture)
    parser.option("--balance", "FOLDER", "help-balance")
    parser.switch("--json", "help-json")
    parser.examples(
        "hotseat simulate stick-em --players 4 --games 1000 --seed 1",
        "hotseat simulate stick-em --option rounds=1 --json",
        "hotseat simulate spicy --players 4 --bot hard --bot normal --games 10000 --output games.csv --plot games.svg",
        "hotseat simulate wazabi --games 500 --balance docs/balance",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Play the games and report."""
    played = game(args.game)
    if args.balance:
        return _balance(played, args, words)
    players = played.fewest if args.players is None else args.players
    simulation = Simulation(
        args.game, players, args.games, args.seed, options_given(args.option, words), tuple(args.bot or ())
    )
    setup = simulation.setup()
    table = table_file(args.output, words) if args.output else None
    tally = Tally(players)
    _play_all(tally, simulation, args, table)
    if args.plot:
        plot(tally, simulation, Path(args.plot), words)
    if args.json:
        print(json.dumps(report(tally, setup, simulation)))
    else:
        _show(tally, setup, simulation, words)
    return 0


def _balance(played: Game, args: Namespace, words: Phrases) -> int:
    """Write a report with plots about games among bots, for every number of players."""
    module = entry_of(played.id).balance
    if not module:
        games = ", ".join([id for id in game_ids() if entry_of(id).balance])
        raise UsageError(words.say("error-no-balance", game=played.id, games=games))
    out().print(words.say("simulate-balance", games=args.games, folder=args.balance))
    piece(played.id, "balance", module, "report")(args.games, args.seed, Path(args.balance))
    return 0


def _play_all(tally: Tally, simulation: Simulation, args: Namespace, table: CsvFile | None) -> None:
    begin = time.perf_counter()
    with long_runs.shown_progress() as progress, long_runs.crew(args) as crew, long_runs.stored(args.store) as store:
        task = progress.add_task("", total=simulation.games, visible=False)
        for number, row in enumerate(run_job(simulation, crew, store, partial(long_runs.advance, progress, task))):
            tally.add(*row)
            if table:
                table.add(simulation.seed + number, *row)
    tally.seconds = time.perf_counter() - begin
    if table:
        table.close()


def spread(numbers: list[int]) -> Spread:
    """Mean, deviation and range."""
    return Spread(round(fmean(numbers), 3), round(pstdev(numbers), 3), min(numbers), max(numbers))


def report(tally: Tally, setup: Setup, simulation: Simulation) -> dict[str, object]:
    """The result as JSON."""
    decisions = sum(tally.lengths)
    seats = range(tally.players)
    return {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "players": tally.players,
        "options": setup.options.changed(),
        "bots": simulation.spec()["bots"],
        "seed": simulation.seed,
        "games": len(tally.lengths),
        "decisions": decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(decisions / max(tally.seconds, 1e-9)),
        "wins": {letter(seat): tally.wins.count(seat) for seat in seats},
        "shared_wins": tally.shared,
        "scores": {letter(seat): asdict(spread([scores[seat] for scores in tally.scores])) for seat in seats},
        "length": asdict(spread(tally.lengths)),
        "compiled": compiled(),
    }


def _show(tally: Tally, setup: Setup, simulation: Simulation, words: Phrases) -> None:
    games, decisions = len(tally.lengths), sum(tally.lengths)
    console = out()
    name = name_of(words, setup.game.id)
    told: dict[str, str | int] = {"name": name, "games": games, "players": tally.players, "seed": str(simulation.seed)}
    bots = ", ".join(simulation.spec()["bots"])
    head = words.say("simulate-head-bots", **told, bots=bots) if bots else words.say("simulate-head", **told)
    console.print(head, style="bold", markup=False)
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(words.say("simulate-seat"))
    for column in ("wins", "share", "mean", "deviation", "least", "most"):
        grid.add_column(words.say(f"simulate-{column}"), justify="right")
    for seat in range(tally.players):
        wins, scores = tally.wins.count(seat), spread([scores[seat] for scores in tally.scores])
        share = f"{100 * wins / games:.1f} %"
        grid.add_row(letter(seat), str(wins), share, *_cells(scores))
    grid.add_section()
    grid.add_row(words.say("simulate-length"), "", "", *_cells(spread(tally.lengths)))
    console.print(grid)
    console.print(words.say("simulate-shared", count=tally.shared))
    rate = round(decisions / max(tally.seconds, 1e-9))
    engine = words.say("engine-compiled" if compiled() else "engine-interpreted")
    console.print(words.say("simulate-rate", decisions=decisions, rate=rate, engine=engine))


def _cells(numbers: Spread) -> list[str]:
    return [f"{numbers.mean:.1f}", f"{numbers.deviation:.1f}", str(numbers.least), str(numbers.most)]
