"""`hotseat simulate`: many random games and their statistics."""

import json
import time
from argparse import Namespace
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean, pstdev

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from hotseat import compiled
from hotseat.cli.console import err, out
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.core.game import Game, Setup
from hotseat.core.playout import play_out
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.games import entry_of, game, game_ids
from hotseat.games.entry import piece
from hotseat.locales import Phrases
from hotseat.locales.of_games import name_of

PATIENCE = 1.0
"""Seconds after which a run shows its progress."""

DRAWN_EVERY = 0.25
"""Seconds between two refreshes of the progress."""


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

    def add(self, setup: Setup, seed: int) -> None:
        """Play one more random game."""
        begin = time.perf_counter()
        s = setup.start(seeded(seed))
        self.lengths.append(play_out(s, seeded(~seed)))
        self.seconds += time.perf_counter() - begin
        outcome = s.outcome()
        self.scores.append(outcome.scores)
        self.wins.extend(outcome.winners)
        self.shared += len(outcome.winners) > 1


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.option("--players", "N", "help-players", parser.whole)
    parser.option("--games", "K", "help-games", parser.at_least_one, default=1000)
    parser.option("--seed", "S", "help-seed", parser.whole, default=1)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.option("--balance", "FOLDER", "help-balance")
    parser.switch("--json", "help-json")
    parser.examples(
        "hotseat simulate stick-em --players 4 --games 1000 --seed 1",
        "hotseat simulate stick-em --option rounds=1 --json",
        "hotseat simulate wazabi --games 500 --balance docs/balance",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Play the games and report."""
    played = game(args.game)
    if args.balance:
        return _balance(played, args, words)
    players = played.fewest if args.players is None else args.players
    setup = played.setup(players, options_given(args.option, words))
    tally = Tally(players)
    _play_all(tally, setup, args.games, args.seed)
    if args.json:
        print(json.dumps(report(tally, setup, args.seed)))
    else:
        _show(tally, setup, args.seed, words)
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


def _play_all(tally: Tally, setup: Setup, games: int, seed: int) -> None:
    console = err()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Refreshed manually: a refresh thread would slow down the games.
    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=games, visible=False)
        due = time.monotonic() + PATIENCE
        for number in range(games):
            tally.add(setup, seed + number)
            if time.monotonic() > due:
                due = time.monotonic() + DRAWN_EVERY
                progress.update(task, completed=number + 1, visible=True, refresh=True)


def spread(numbers: list[int]) -> Spread:
    """Mean, deviation and range."""
    return Spread(round(fmean(numbers), 3), round(pstdev(numbers), 3), min(numbers), max(numbers))


def report(tally: Tally, setup: Setup, seed: int) -> dict[str, object]:
    """The result as JSON."""
    decisions = sum(tally.lengths)
    seats = range(tally.players)
    return {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "players": tally.players,
        "options": setup.options.changed(),
        "seed": seed,
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


def _show(tally: Tally, setup: Setup, seed: int, words: Phrases) -> None:
    games, decisions = len(tally.lengths), sum(tally.lengths)
    console = out()
    name = name_of(words, setup.game.id)
    console.print(
        words.say("simulate-head", name=name, games=games, players=tally.players, seed=str(seed)), style="bold"
    )
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
