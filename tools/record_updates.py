"""Records updates of real games for the tests of the page's beats: `python -m tools.record_updates`.

Writes `web/src/games/<game>/updates.json`: for each kind of event an update in which it occurs, as seat A sees it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import json

from hotseat.bots import make_bot
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game as game_of
from hotseat.server.projection import batch
from hotseat.server.trial import tried
from hotseat.server.views import Views

FOLDER: Final = Path(__file__).parents[1] / "web/src/games"
PLAYERS: Final = {"spicy": 4, "stick-em": 4, "chili-mafia": 3, "wazabi": 4}
GAMES: Final = 12
MOST: Final = 18
WANTED: Final[dict[str, set[str]]] = {
    "spicy": {"doubted", "trophy", "ended"},
    "stick-em": {"trick", "scored", "pains"},
    "chili-mafia": {"attacked", "neutralised", "lost", "raid", "scored", "formed"},
    "wazabi": {"rolled", "won-race", "mistake", "gave", "finished"},
}
"""By game: events whose beats have a test of their own."""
LARGE: Final = ("agenda", "rng")
"""Parts of a position that no beat depends on."""


def seen(state: State) -> dict[str, Any]:
    """The table as seat A sees it."""
    position: dict[str, Any] = json.decode(Views(state, None).of_seat(state.view(0), 0))
    return {**position, **{name: [] for name in LARGE}}


def updates(id: str, seed: int) -> Iterator[dict[str, Any]]:
    """The updates of one game between easy bots."""
    state = game_of(id).setup(PLAYERS[id]).start(seeded(seed))
    bots = [make_bot(id, "easy", seed * 10 + seat) for seat in range(PLAYERS[id])]
    while not state.over:
        seat = state.question.open_to(state)[0]
        trial = tried(state, seat, bots[seat].answer(state.view(seat), seat))
        events = batch(0, trial.entries, 0).events
        if events:
            yield {"before": state, "events": events, "after": trial.state}
        state = trial.state


def chosen(id: str) -> list[dict[str, Any]]:
    """Updates that together contain every kind of event that came up, richest first."""
    found: list[dict[str, Any]] = []
    known: set[tuple[str, ...]] = set()
    for seed in range(GAMES):
        for update in updates(id, seed):
            kinds = tuple(sorted(_kinds(update)))
            if kinds not in known:
                known.add(kinds)
                found.append(update)
    found.sort(key=lambda update: (-len(_kinds(update) & WANTED[id]), -len(_kinds(update))))
    covered: set[str] = set()
    kept: list[dict[str, Any]] = []
    for update in found:
        new = _kinds(update) - covered
        if new and len(kept) < MOST:
            covered |= new
            kept.append(update)
    return [{"before": seen(one["before"]), "events": one["events"], "after": seen(one["after"])} for one in kept]


def _kinds(update: dict[str, Any]) -> set[str]:
    return {str(event["event"]) for event in update["events"]}


def main() -> None:
    """Write all files."""
    for id in PLAYERS:
        lines = ",\n".join(json.encode(update).decode() for update in chosen(id))
        (FOLDER / id / "updates.json").write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
