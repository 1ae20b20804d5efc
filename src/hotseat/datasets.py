"""Data sets: a folder of many recorded games, compressed, with an index.

A folder holds files of some hundred records each, `games-00000.txt.gz` and so on, and `index.json`, which says what was
played by whom and lists every file with its games, its decisions and its checksum. Each file unpacks to plain records,
one after the other. A file appears under its name only when it is complete, and in the index after that, so an
interrupted run continues where it stopped.
"""

import gzip
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hotseat.bots.bot_games import BotGames, play
from hotseat.bots.players import Player, name_of
from hotseat.core.errors import BadArgument, HotseatError
from hotseat.core.game import Setup
from hotseat.games import game as game_of
from hotseat.records import HEADER, Record, result_text
from hotseat.runs.crew import Crew
from hotseat.runs.fingerprint import file_hash, fingerprint
from hotseat.runs.jobs import run

FORMAT: Final = "hotseat records 1"
INDEX: Final = "index.json"
PER_FILE: Final = 500
"""Games per file: small enough that little is lost when a run is interrupted."""


@dataclass(frozen=True)
class Recording(BotGames):
    """Which games are recorded: a job of `hotseat.runs` with one game per piece, whose row is its record."""

    bots: tuple[Player, ...] = ("normal",)
    first: int = 0
    """The number of games that come before these in the data set."""

    def setup(self) -> Setup:
        """The validated setup."""
        if not self.bots:
            raise HotseatError("bots: at least one is needed.", "no-bots")
        if self.games < 1:
            raise HotseatError(f"games: at least one is needed, not {self.games}.", "games")
        return super().setup()

    def piece(self, number: int) -> list[Any]:
        """Play one game; its record as text and its number of decisions."""
        seed = self.seed + self.first + number
        setup = game_of(self.game).setup(self.players, self.options)
        record = Record(setup, [name_of(bot) for bot in self.seated()], seed=seed)
        s = record.opening()
        record.moves += play(s, self.made(seed))
        record.result = result_text(s)
        return [record.text(), len(record.moves)]


def make(
    folder: Path,
    recording: Recording,
    crew: Crew,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play and write the games that the folder does not hold yet; returns the index.

    Complete files with the right checksum are kept. A folder with other games is refused.
    """
    recording.setup()
    folder.mkdir(parents=True, exist_ok=True)
    index = _begun(folder, recording)
    kept = {entry["first"]: entry for entry in index["files"]}
    index["files"] = []
    for first in range(0, recording.games, PER_FILE):
        part = replace(recording, first=first, games=min(PER_FILE, recording.games - first))
        entry = kept.get(first)
        if entry is None or entry["games"] != part.games or file_hash(folder / entry["file"]) != entry["sha256"]:
            entry = _written(folder, part, list(run(part, crew)))
        index["files"].append(entry)
        # Entries of later files stay in the index until their turn, so that nothing is lost if this run stops now.
        later = [kept[other] for other in sorted(kept) if other > first]
        _save(folder, {**index, "files": [*index["files"], *later]})
        if progress:
            progress(first + part.games, recording.games)
    _save(folder, index)
    return index


def _begun(folder: Path, recording: Recording) -> dict[str, Any]:
    """The index of a new folder, or of one that was begun with the same games."""
    about = {"format": FORMAT, "rules": game_of(recording.game).rules_version, "engine": fingerprint()}
    about |= recording.spec()
    if not (folder / INDEX).exists():
        if any(folder.iterdir()):
            raise _refused(f"{folder} is not empty and holds no data set")
        return {**about, "files": []}
    found = read_index(folder)
    for name, value in about.items():
        if found.get(name) != value:
            raise _refused(f"{folder} was begun with {name} {found.get(name)!r}, not {value!r}")
    held = sum([entry["games"] for entry in found["files"]])
    if held > recording.games:
        raise BadArgument("games", f"{folder} holds {held} games already and is not made smaller.")
    return found


def _written(folder: Path, part: Recording, rows: list[list[Any]]) -> dict[str, Any]:
    packed = gzip.compress("\n".join([text for text, _ in rows]).encode(), mtime=0)
    file = folder / f"games-{part.first // PER_FILE:05}.txt.gz"
    partial = file.with_suffix(".part")
    partial.write_bytes(packed)
    partial.replace(file)
    return {
        "file": file.name,
        "first": part.first,
        "games": len(rows),
        "decisions": sum([length for _, length in rows]),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }


def _save(folder: Path, index: dict[str, Any]) -> None:
    partial = folder / f"{INDEX}.part"
    partial.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    partial.replace(folder / INDEX)


def read_index(folder: Path) -> dict[str, Any]:
    """The index of a data set."""
    try:
        index: dict[str, Any] = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise _refused(f"{folder} holds no {INDEX}") from None
    except ValueError as problem:
        raise _refused(f"{folder / INDEX} is not JSON ({problem})") from problem
    if not isinstance(index, dict) or index.get("format") != FORMAT:
        raise _refused(f"{folder / INDEX} is no index of {FORMAT!r}")
    return index


def setup_of(index: dict[str, Any]) -> Setup:
    """The setup of the games of a data set."""
    game = game_of(index["game"])
    if game.rules_version != index["rules"]:
        raise _refused(f"rules {index['rules']} of {game.id} are unknown; this is rules {game.rules_version}")
    return game.setup(index["players"], index["options"])


def files(folder: Path, index: dict[str, Any]) -> Iterator[str]:
    """The text of every file, checked against its checksum."""
    for entry in index["files"]:
        try:
            packed = (folder / entry["file"]).read_bytes()
        except FileNotFoundError:
            raise _refused(f"{folder / entry['file']} is missing") from None
        if hashlib.sha256(packed).hexdigest() != entry["sha256"]:
            raise _refused(f"{folder / entry['file']} is damaged: its checksum is not that of the index")
        yield gzip.decompress(packed).decode()


def texts(folder: Path) -> Iterator[str]:
    """All records of a data set as text, one by one."""
    for text in files(folder, read_index(folder)):
        for part in text.split(HEADER)[1:]:
            yield HEADER + part


def _refused(reason: str) -> HotseatError:
    return HotseatError(f"folder: {reason}.", "data-set", {"reason": reason})


def fast_moves(text: str, numbers: dict[str, int]) -> tuple[int, list[tuple[int, int]]]:
    """The seed and the moves of a record that `make` wrote: seat and number of every move.

    Every line is one word of the move table, so that no rule is needed to read it.
    """
    head, _, body = text.partition("\n\n")
    seed = int(head[head.index("\nseed: ") + 7 :].split("\n", 1)[0])
    moves = [(ord(line[0]) - 65, numbers[line[3:]]) for line in body.split("\n") if line and line[1] == ":"]
    return seed, moves
