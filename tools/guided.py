"""Guided first games without a browser: the server's table, the page's lessons, and a learner that follows them.

`python -m tools.guided count [GAME]` prints which lessons come up in the prepared deals, `usual` how many come up in
random deals, and `search GAME` looks for better deals.
The lessons are TypeScript: a small Node program (`web/src/lib/lessons/learner.ts`) is built once and queried by line.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Raw, json

from hotseat.bots import make_bot
from hotseat.games import GAMES, first_game
from hotseat.games import game as game_of
from hotseat.games.guided import FirstGame
from hotseat.server import entries, projection
from hotseat.server.game_schema import written_schema
from hotseat.server.hints import PLAYER
from hotseat.server.lobby import guided_table
from hotseat.server.room import Room
from hotseat.server.trial import tried
from tools.page import WEB, install, node, npm

ME: Final = 0
ENTRY: Final = "src/lib/lessons/learner.ts"


class Learner:
    """The Node program that evaluates the lessons, one game at a time."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self._lessons: dict[str, list[str]] = {}

    def lessons(self, game: str) -> list[str]:
        """All lessons of a game, in the preferred order."""
        if game not in self._lessons:
            self._lessons[game] = self._asked({"lessons": game})
        return self._lessons[game]

    def told(self, line: dict[str, Any]) -> tuple[list[str], str]:
        """Send the state of the table; returns the lessons shown now, and the move that one of them suggests."""
        answer = self._asked(line)
        return answer["told"], answer["move"]

    def _asked(self, line: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.encode(line) + b"\n")
        self.process.stdin.flush()
        return json.decode(self.process.stdout.readline())


@contextmanager
def learner() -> Iterator[Learner]:
    """Build the program and run it."""
    if not install():
        raise SystemExit("The packages of the page could not be installed.")
    with TemporaryDirectory(prefix=".learner-", dir=WEB / "node_modules") as folder:
        if npm("run", "--silent", "build", "--", "--ssr", ENTRY, "--outDir", folder, "--logLevel", "error"):
            raise SystemExit("The lessons could not be built.")
        command = [*node(), str(Path(folder) / "learner.js")]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            yield Learner(process)
            assert process.stdin is not None
            process.stdin.close()


@dataclass
class Lived:
    """The course of a guided game: which lessons came up after how many answers, and every move."""

    lessons: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    moves: list[tuple[int, int]] = field(default_factory=list)
    won: bool = False


def opened_room(id: str, first: FirstGame, seed: int) -> Room:
    """The table as the server opens and starts it."""
    room = Room("prepared")
    for entry in (
        guided_table(id, first, seed, entries.SeatPlan("guest", "Ada", hash="hash"), 0),
        entries.Started(seed),
    ):
        room.fold(entries.Row(room.seq, 0, entry))
    return room


def lived(id: str, first: FirstGame, seed: int, pupil: Learner, most: int = 400) -> Lived:
    """Play one guided game: the lesson's move if there is one, otherwise the hint."""
    room, game = opened_room(id, first, seed), Lived()
    new = True
    while new or (room.stage == "playing" and game.answers < most):
        told, wish = pupil.told(_line(room, id, new))
        new = False
        game.lessons.update({lesson: game.answers for lesson in told if lesson not in game.lessons})
        if room.stage != "playing":
            break
        bots = room.bots_asked()
        if bots:
            _play(room, bots[0], _thought(room, bots[0], room.places[bots[0]].plan.level))
        else:
            _answer(room, wish)
            game.answers += 1
    if room.stage != "playing":
        told, _ = pupil.told(_line(room, id, new))
        game.lessons.update({lesson: game.answers for lesson in told if lesson not in game.lessons})
    assert room.record is not None
    assert room.state is not None
    game.moves, game.won = room.record.moves, room.state.outcome().places[ME] == 1
    return game


def _line(room: Room, id: str, new: bool) -> dict[str, Any]:
    """What the page has received since the last call."""
    news, room.told.news = room.told.news, []
    shown = projection.snapshot(room, ME, projection.Common(room, room.at, True))
    moves, events = projection.news(news, ME)
    told = {name: Raw(text) for name, text in {**shown, "moves": moves, "events": events}.items()}
    schema = {"schema": Raw(written_schema(game_of(id))[0])} if new else {}
    return {**told, **schema, "new": new, "game": id, "me": ME}


def _thought(room: Room, seat: int, level: str) -> int:
    assert room.state is not None
    chance = room.prepared_chance()
    assert chance is not None
    return make_bot(room.opened.game, level, chance).choose(room.state.view(seat), seat)


def _play(room: Room, seat: int, move: int) -> None:
    assert room.state is not None
    room.fold(entries.Row(room.seq, room.at, entries.Moved(seat, [move])), tried(room.state, seat, [move]))


def _answer(room: Room, wish: str) -> None:
    """Play the move that the lesson suggests, part by part if it is a plan; otherwise follow the hint."""
    assert room.state is not None
    moves = room.state.setup.game.moves
    lines = [wish] if wish in moves.texts else wish.split() and [*wish.split(), "go"]
    for line in lines:
        move = moves.parse(line)
        if room.open_to() and ME in room.open_to() and move in room.state.moves(ME):
            _play(room, ME, move)
    if not lines:
        _play(room, ME, _thought(room, ME, PLAYER))


# -- the command line --------------------------------------------------------------------------------------------------


MOST_AT_ONCE: Final = 3
"""Maximum number of lessons before the next answer; more are too much to read."""


def worth(game: Lived, wished: list[str]) -> float:
    """How good a deal is: many lessons, in order, early, never too many at once, a short game and a win."""
    came = [wished.index(lesson) for lesson in game.lessons]
    turned = sum(a > b for i, a in enumerate(came) for b in came[i + 1 :])
    moments = list(game.lessons.values())
    crowded = sum(moments.count(answers) > MOST_AT_ONCE for answers in set(moments) - {game.answers})
    late = sum(moments) / len(moments)
    return 100 * len(came) - 3 * turned - 20 * crowded - late - 0.5 * game.answers + 10 * game.won


def search(id: str, first: FirstGame, seeds: range, pupil: Learner) -> None:
    """Print every deal that is better than all previous ones."""
    best = -1e9
    for seed in seeds:
        game = lived(id, first, seed, pupil)
        value = worth(game, pupil.lessons(id))
        if value > best:
            best = value
            print(f"{value:.0f} {told(id, seed, game, pupil)}", flush=True)


def told(id: str, seed: int, game: Lived, pupil: Learner) -> str:
    """One line about a game: how many lessons after how many answers, and which never came up."""
    wished = pupil.lessons(id)
    came = ", ".join([f"{lesson.partition('-')[2]} {answers}" for lesson, answers in game.lessons.items()])
    missing = ", ".join([lesson for lesson in wished if lesson not in game.lessons])
    counted = f"{len(game.lessons)} of {len(wished)} lessons in {game.answers} answers{' and won' if game.won else ''}"
    return f"{id} {seed}: {counted}: {came}; never: {missing or '-'}"


def count(id: str, pupil: Learner) -> None:
    """Print which lessons come up in each prepared deal of this game."""
    first = first_game(id)
    for seed in first.seeds:
        print(told(id, seed, lived(id, first, seed, pupil), pupil))


def usual(id: str, seeds: range, pupil: Learner) -> None:
    """Print which lessons come up in random deals."""
    counts = [len(lived(id, first_game(id), seed, pupil).lessons) for seed in seeds]
    mean, of = sum(counts) / len(counts), len(pupil.lessons(id))
    print(f"{id}: {mean:.1f} of {of} lessons in {len(counts)} deals, from {min(counts)} to {max(counts)}")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="guided")
    parser.add_argument("what", choices=("count", "search", "usual"))
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    asked = parser.parse_args(words)
    seeds = range(asked.first, asked.first + asked.count)
    with learner() as pupil:
        for id in asked.game:
            if asked.what == "count":
                count(id, pupil)
            elif asked.what == "usual":
                usual(id, seeds, pupil)
            else:
                search(id, first_game(id), seeds, pupil)


if __name__ == "__main__":
    main(sys.argv[1:])
