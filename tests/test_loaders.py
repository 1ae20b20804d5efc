"""S10: whatever a file says, reading it ends well or with a refusal for people; nothing of it is ever run.

Records, positions, stored logs, configurations and transcripts, each taken from a real one and then damaged.
"""

import ast
import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hotseat.core.errors import HotseatError
from hotseat.core.position import position, restored
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.fairness.verify import MismatchError, report
from hotseat.games import GAMES, game
from hotseat.records import Record, parse
from hotseat.server import entries
from hotseat.server.config import load_config
from tests.contract import laws
from tests.fairness.fair_games import whole_game
from tests.volume import SLICE, Progress, tally, volume

TRIES = volume(500, 200_000)
"""Of each kind."""
ODD_LINES = (
    "",
    ":",
    "seed: " + "9" * 5000,
    "seed: 1e9",
    "players: 10000000000",
    "players: -3",
    "players: ٣",
    "option rounds: [",
    "option rounds: [[]]",
    "option rounds: " + "9" * 5000,
    "start: " + "[" * 100_000,
    "start: []",
    "start: {}",
    'start: {"game": 1}',
    "start: NaN",
    "seat A: x" * 100,
    "A: ",
    "Z: play R1",
    "A: __import__('os').system('true')",
    "#" * 5000,
    "result: ",
    "result: A " + "9" * 5000,
    "game: ../../etc/passwd",
    "rules: \x00",
)
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**40,
    0.5,
    float("inf"),
    "",
    "??",
    "x" * 5000,
    [],
    {},
    [[[]]],
    {"a": {}},
    ["??"] * 300,
    "__class__",
)


# -- damage ------------------------------------------------------------------------------------------------------------


def damaged_text(text: str, rng: random.Random) -> str:
    """A text with a few lines or signs changed."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                lines[place] = rng.choice(ODD_LINES)
            case 1:
                lines.insert(place, rng.choice([*ODD_LINES, *lines]))
            case 2:
                del lines[place]
                lines = lines or [""]
            case 3:
                lines[place] = lines[place][: rng.randrange(len(lines[place]) + 1)]
            case _:
                at = rng.randrange(len(lines[place]) + 1)
                lines[place] = (
                    lines[place][:at] + chr(rng.choice((0, 27, 58, 91, 233, 0x202E, 0x1F600))) + lines[place][at:]
                )
    return "\n".join(lines)


def damaged_data(data: Any, rng: random.Random) -> Any:
    """JSON in which one thing somewhere was replaced, dropped or doubled."""
    twin = json.loads(json.dumps(data))
    for _ in range(rng.randint(1, 2)):
        where, key = rng.choice(_places(twin))
        match rng.randrange(3):
            case 0:
                where[key] = copy.deepcopy(rng.choice(ODD_VALUES))
            case 1:
                del where[key]
            case _:
                where[key] = [where[key], where[key]]
        if not _places(twin):
            break
    return twin


def _places(data: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    for key, value in inside:
        found.append((data, key))
        found += _places(value)
    return found


# -- what is read ------------------------------------------------------------------------------------------------------


def some_game(rng: random.Random) -> Record:
    """A random game of the house, as a record."""
    setup = laws.random_setup(game(rng.choice(sorted(GAMES))), rng)
    seed = rng.randrange(1 << 30)
    record = Record(setup, [f"P{seat}" for seat in range(setup.players)], seed=seed)
    if rng.random() < 0.5:
        record = Record(setup, record.names, start=position(setup.start(seeded(seed))))
    record.moves = laws._play_on(record.opening(), rng, rng.randrange(40))
    return record


def tried(read: Callable[[], object], allowed: tuple[type[Exception], ...]) -> bool:
    """Whether it was read; anything but a refusal of the allowed kinds comes through."""
    try:
        read()
    except allowed:
        return False
    return True


def refused_share(name: str, attempt: Callable[[random.Random], bool], tries: int = TRIES) -> float:
    """How many of so many attempts were refused."""
    rng, refused, progress = random.Random(f"{name} {SLICE}" if SLICE else name), 0, Progress(f"S10 {name}", tries)
    for number in range(tries):
        refused += not attempt(rng)
        progress.at(number + 1)
    tally("S10", **{name: tries})
    return refused / tries


def test_s10_a_damaged_record_is_read_or_refused() -> None:
    texts = [some_game(random.Random(seed)).text() for seed in range(40)]

    def attempt(rng: random.Random) -> bool:
        text = damaged_text(rng.choice(texts), rng)
        return tried(lambda: parse(text).replay(), (HotseatError,))

    assert 0.3 < refused_share("records", attempt) < 1


def test_s10_a_damaged_position_is_read_or_refused() -> None:
    """What is read as a position can be looked at from every seat."""
    states: list[State] = [
        rng.choice([state.clone() for state in laws.play(laws.random_setup(game(id), rng), 1)])
        for id in sorted(GAMES)
        for rng in [random.Random(f"{id} {number}") for number in range(4)]
    ]

    def attempt(rng: random.Random) -> bool:
        state = rng.choice(states)
        data = damaged_data(position(state), rng)
        return tried(lambda: restored(state.setup, data), (HotseatError,))

    assert 0.3 < refused_share("positions", attempt) < 1


def test_s10_a_damaged_entry_of_the_log_is_read_or_refused() -> None:
    written: list[entries.AnyEntry] = [
        entries.Opened(
            [entries.SeatPlan("open")],
            "h",
            1,
            game="spicy",
            options={},
            title="",
            pace="none",
            visibility="link",
            spectators="allowed",
            chat=True,
            friendly=True,
        ),
        entries.Moved(0, [1, 2], "bot", "c", 5),
        entries.Said(0, "A", "hi", "", 1),
        entries.Voted(0, 1, "bot"),
        entries.FairBegun({"a": [1]}),
    ]

    def attempt(rng: random.Random) -> bool:
        data = json.loads(entries.written(rng.choice(written)))
        text = json.dumps(damaged_data(data, rng))
        return tried(lambda: entries.read(text), (msgspec.ValidationError, msgspec.DecodeError))

    assert 0.3 < refused_share("log entries", attempt) < 1


def test_s10_a_damaged_configuration_is_read_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.toml"
    good = 'port = 9000\npublic_url = "https://games.example"\nbots = 2\nlog = "info"\norigins = "https://a.example"\n'

    def attempt(rng: random.Random) -> bool:
        file.write_text(damaged_text(good, rng), encoding="utf-8")
        return tried(lambda: load_config(str(file), {}, {}), (HotseatError,))

    assert 0.3 < refused_share("configurations", attempt) < 1


def test_s10_a_damaged_transcript_is_refused(tmp_path: Path) -> None:
    played = whole_game().ledger.transcript()
    file = tmp_path / "transcript.json"

    def attempt(rng: random.Random) -> bool:
        file.write_text(json.dumps(damaged_data(played, rng)), encoding="utf-8")
        return tried(lambda: _verified(file), (MismatchError,))

    assert refused_share("transcripts", attempt, volume(15, 2_000)) > 0.5


def _verified(file: Path) -> None:
    if report(str(file), None, False, None, lambda code, facts: code):
        raise MismatchError("refused")


@pytest.mark.parametrize("folder", ["server", "client", "fairness", "core", "games", "bots", "cli"])
def test_s10_nothing_reads_pickle_or_runs_text(folder: str) -> None:
    """By syntax tree: no pickle, marshal, shelve, eval, exec or compile, and no shell."""
    source = Path(__file__).parents[1] / "src" / "hotseat" / folder
    files = list(source.rglob("*.py"))
    assert files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = {alias.name for alias in node.names} | {getattr(node, "module", None)}
                assert not names & {"pickle", "marshal", "shelve", "dill", "yaml"}, file
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "")
                assert name not in ("eval", "exec", "compile", "__import__"), f"{file}:{node.lineno}"
                assert not any(word.arg == "shell" for word in node.keywords), f"{file}:{node.lineno}"
