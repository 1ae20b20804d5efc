"""The games of a simulation as a table, one row per game, and as a picture."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotseat.cli.parser import UsageError
from hotseat.cli.plots import plotting
from hotseat.core.seats import letter
from hotseat.locales import Phrases
from hotseat.simulation import Simulation

if TYPE_CHECKING:
    from hotseat.cli.simulate import Tally

COLOURS: Final = ("#b5482f", "#3f6f8f", "#6a8f3f", "#c99a2e", "#7a5a8f", "#3f8f86", "#8f3f5e", "#5b5b5b")


def table_file(name: str, words: Phrases) -> "CsvFile":
    """The table of this name."""
    path = Path(name)
    if path.suffix != ".csv":
        raise UsageError(words.say("error-table-file", file=name))
    if not path.parent.is_dir():
        raise FileNotFoundError(2, "", str(path.parent))
    return CsvFile(path)


def _columns(seed: int, length: int, winners: list[int], scores: list[int]) -> dict[str, int | str]:
    """A game as the columns of a table."""
    row: dict[str, int | str] = {"seed": seed, "decisions": length, "winners": "".join([letter(w) for w in winners])}
    return row | {f"score {letter(seat)}": score for seat, score in enumerate(scores)}


class CsvFile:
    """A table of comma-separated values that takes one row per game."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer: csv.DictWriter[str] | None = None

    def add(self, seed: int, length: int, winners: list[int], scores: list[int]) -> None:
        """Add a game."""
        row = _columns(seed, length, winners, scores)
        if self._writer is None:
            self._writer = csv.DictWriter(self._file, list(row), lineterminator="\n")
            self._writer.writeheader()
        self._writer.writerow(row)

    def close(self) -> None:
        """Finish the file."""
        self._file.close()


def plot(tally: "Tally", simulation: Simulation, path: Path, words: Phrases) -> None:
    """Draw win shares by seat, the scores, and the length of games."""
    pyplot = plotting(words)
    figure, (wins, scores, lengths) = pyplot.subplots(1, 3, figsize=(11, 3.6), layout="constrained")
    games, seats = len(tally.lengths), range(tally.players)
    wins.bar(
        [letter(seat) for seat in seats],
        [100 * tally.wins.count(seat) / games for seat in seats],
        color=[COLOURS[seat] for seat in seats],
    )
    wins.axhline(100 / tally.players, color="#2b2420", linewidth=1, linestyle="--")
    wins.set_xlabel(words.say("simulate-seat"))
    wins.set_ylabel(words.say("simulate-wins") + " (%)")
    for seat in seats:
        found = [line[seat] for line in tally.scores]
        scores.hist(found, bins=20, histtype="step", color=COLOURS[seat], label=letter(seat))
    scores.set_xlabel(words.say("simulate-points"))
    scores.legend(fontsize="small")
    lengths.hist(tally.lengths, bins=30, color=COLOURS[1])
    lengths.set_xlabel(words.say("simulate-length"))
    figure.suptitle(f"{simulation.game}, {', '.join(simulation.spec()['bots']) or 'random'}, n = {games}")
    figure.savefig(path)
    pyplot.close(figure)
