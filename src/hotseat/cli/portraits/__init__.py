"""Portraits: statistics of how bots of one level play among themselves, over many games."""

from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from typing import Any

from hotseat.bots.bot_games import play
from hotseat.bots.players import agent_file, make_player
from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.errors import MissingPiece
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import entry_of
from hotseat.games import game as game_of
from hotseat.games.entry import piece
from hotseat.runs.crew import Crew
from hotseat.runs.fingerprint import file_hash
from hotseat.runs.jobs import run
from hotseat.runs.store import Store


def counting(game: str, name: str) -> Any:
    """A function that counts this game: `count` before each move, `finish` after each game, `rows` at the end."""
    module = entry_of(game).portrait
    if not module:
        raise MissingPiece(game, "portrait", "portrait", "its ENTRY")
    return piece(game, "portrait", module, name)


@dataclass(frozen=True)
class Sitting:
    """A series of games among bots of one level."""

    game: str
    players: int
    level: str
    games: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def count(self) -> int:
        """The number of games."""
        return self.games

    def spec(self) -> dict[str, Any]:
        """Everything that a game depends on apart from its number."""
        file = agent_file(self.level)
        written = {name: value for name, value in asdict(self).items() if name != "games"}
        return {**written, "job": "portrait", "agents": [file_hash(file)] if file else []}

    def piece(self, number: int) -> list[Any]:
        """Play one game; what was counted in it."""
        count, finish = counting(self.game, "count"), counting(self.game, "finish")
        seed = self.seed + number
        s = game_of(self.game).setup(self.players, self.options).start(seeded(seed))
        bots = [make_player(self.game, self.level, 100 * seed + seat) for seat in range(self.players)]
        counts = Counts()
        for seat, move in play(s, bots):
            count(counts, s, seat, move)
        counts.add("games")
        finish(counts, s)
        return [list(pair) for pair in counts.found.items()]


@dataclass(frozen=True)
class Portrait:
    """The statistics of a sitting."""

    sitting: Sitting
    rows: list[Row]

    def json(self) -> dict[str, Any]:
        """The portrait as JSON."""
        return {**asdict(self.sitting), "portrait": {row.name: row.value for row in self.rows}}


def portrait(
    sitting: Sitting, workers: int | None = None, crew: Crew | None = None, store: Store | None = None
) -> Portrait:
    """Play and count, on all cores."""
    found, rows = Counts(), counting(sitting.game, "rows")
    with Crew(workers=workers) if crew is None else nullcontext(crew) as hands:
        for row in run(sitting, hands, store):
            found.found.update(dict(row))
    return Portrait(sitting, rows(found))
