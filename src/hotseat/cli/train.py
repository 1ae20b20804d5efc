"""`hotseat train`: let an agent learn a game."""

import os
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from hotseat.cli import long_runs
from hotseat.cli.console import out
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.games import game
from hotseat.locales import Phrases

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: see long_runs.crew
try:
    from hotseat.rl.rewards import REWARDS
    from hotseat.rl.train import METHODS, Plan, train
    from hotseat.rl.train.trainer import Progress
except ModuleNotFoundError as missing:
    raise UsageError(str(missing)) from missing


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.option("--method", "|".join(METHODS), "help-train-method", parser.one_of(*METHODS), default="ppo")
    parser.option("--players", "N", "help-players", parser.whole)
    parser.option("--games", "K", "help-train-games", parser.at_least_one, default=100_000)
    parser.option("--output", "FILE", "help-train-output", _agent_file(parser))
    parser.option("--teacher", "LEVEL", "help-train-teacher", default="")
    parser.option("--lessons", "K", "help-train-lessons", parser.whole)
    parser.option("--rivals", "LEVEL", "help-train-rivals", repeated=True)
    parser.option("--against", "SHARE", "help-train-against", _share(parser), default=0.5)
    parser.option("--reward", "|".join(REWARDS), "help-train-reward", parser.one_of(*REWARDS), default="win")
    parser.option("--measure", "K", "help-train-measure", parser.whole, default=20_000)
    parser.option("--deals", "K", "help-train-deals", parser.at_least_one, default=200)
    parser.option("--seed", "S", "help-train-seed", parser.whole, default=1)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    long_runs.arguments(parser)
    parser.examples(
        "hotseat train stick-em --option rounds=1 --teacher normal --reward score --output agent.npz",
        "hotseat train spicy --players 2 --method nfsp --games 200000 --output spicy.npz --ray local",
        "hotseat train spicy --players 2 --rivals hard --against 1 --output exploiter.npz",
    )


def _agent_file(parser: Parser) -> Callable[[str], Path]:
    def read(text: str) -> Path:
        if not text.endswith(".npz"):
            raise ArgumentTypeError(parser.words.say("error-agent-file", value=text))
        return Path(text)

    return read


def _share(parser: Parser) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            share = float(text)
        except ValueError:
            share = -1.0
        if not 0 <= share <= 1:
            raise ArgumentTypeError(parser.words.say("error-share", value=text))
        return share

    return read


def run(args: Namespace, words: Phrases) -> int:
    """Train, tell how strong the agent is on the way, and save it."""
    output: Path = args.output or Path(f"{args.game}.npz")
    if not output.parent.is_dir():
        raise FileNotFoundError(2, "", str(output.parent))
    lessons = args.lessons if args.lessons is not None else 20_000 if args.teacher else 0
    plan = Plan(
        args.game,
        game(args.game).fewest if args.players is None else args.players,
        args.method,
        args.games,
        args.seed,
        options_given(args.option, words),
        args.reward,
        args.teacher,
        lessons,
        tuple(args.rivals or ()),
        args.against,
        measure=args.measure,
        deals=args.deals,
    )
    plan.checked()
    begin = time.monotonic()
    with long_runs.shown_progress() as progress, long_runs.crew(args) as crew:
        task = progress.add_task(args.game, total=plan.games)

        def told(now: Progress) -> None:
            progress.update(task, completed=now.games)
            if now.result is not None:
                low, high = now.result.interval
                facts: dict[str, str | int] = {
                    "games": now.games,
                    "rival": plan.yardstick,
                    "seconds": round(time.monotonic() - begin),
                }
                shares = {"share": _percent(now.result.share), "low": _percent(low), "high": _percent(high)}
                progress.console.print(words.say("train-measured", **facts, **shares), markup=False)

        train(plan, crew=crew, output=output, progress=told)
    out().print(words.say("train-saved", file=str(output)), markup=False)
    return 0


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
