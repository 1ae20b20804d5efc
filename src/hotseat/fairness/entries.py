"""What the log of a fair game is made of: draws, first views, moves, events, notes and the end.

| kind  | what it says                                   | who reads it in full |
| ----- | ---------------------------------------------- | -------------------- |
| draw  | a label, what was drawn from, the result       | nobody               |
| view  | the table as one seat saw it when it was dealt | that seat            |
| move  | a seat and its move                            | see `State.narrate`  |
| event | what happened                                  | its witnesses        |
| note  | a statement of the server                      | everybody            |
| end   | `over` or `abandoned`                          | everybody            |
"""

from typing import NamedTuple

from hotseat.core.events import Event
from hotseat.core.keyed import Draw, KeyedRng
from hotseat.core.position import zones
from hotseat.core.replay import Replayed, replayed
from hotseat.core.seats import letter
from hotseat.core.sorts import Json
from hotseat.core.state import State


class Entry(NamedTuple):
    """One line of the log. `witnesses` (None: everybody) read `full`; the others read `masked` or, if None, nothing."""

    kind: str
    full: dict[str, Json]
    witnesses: tuple[int, ...] | None = None
    masked: dict[str, Json] | None = None

    def facts_for(self, seat: int | None) -> dict[str, Json] | None:
        """The facts that this seat (None: a spectator) may know; None if it notices nothing."""
        return self.full if self.witnesses is None or seat in self.witnesses else self.masked

    def told(self, seat: int | None) -> dict[str, Json] | None:
        """What this seat (None: a spectator) receives and hashes; None if it notices nothing."""
        facts = self.facts_for(seat)
        return None if facts is None else {"kind": self.kind, "facts": facts}

    def json(self, seq: int) -> dict[str, Json]:
        """The entry as the log records it at index `seq`."""
        return {
            "seq": seq,
            "kind": self.kind,
            "full": self.full,
            "witnesses": None if self.witnesses is None else [letter(seat) for seat in self.witnesses],
            "masked": self.masked,
        }


def opened(s: State, former_names: bool = False) -> list[Entry]:
    """The entries of a newly dealt game: its draws, then every seat's first view. From here on events are recorded.

    `former_names`: name zones as before a renaming, so that receipts of games dealt at that time still match.
    """
    s.events = []
    return [*_draws(s), *[_view(s, seat, former_names) for seat in range(s.players)]]


def played(s: State, seat: int, move: int) -> list[Entry]:
    """Play a legal move and return its entries: the move, the draws, the events."""
    return told(s, replayed(s, seat, move))


def told(s: State, step: Replayed) -> list[Entry]:
    """The entries of a move that has just been played."""
    text, by = s.setup.game.moves.text(step.move), letter(step.seat)
    masked: dict[str, Json] | None = {"seat": by, "move": step.public} if step.public else None
    move = Entry("move", {"seat": by, "move": text}, (step.seat,), masked)
    return [move, *_draws(s), *[_event(s, event) for event in step.events]]


def _draws(s: State) -> list[Entry]:
    rng = s.rng
    if not isinstance(rng, KeyedRng):
        return []
    draws, rng.draws = rng.draws or [], []
    return [_draw(draw) for draw in draws]


def _draw(draw: Draw) -> Entry:
    return Entry("draw", {"label": draw.label, "of": _plain(draw.of), "result": _plain(draw.result)}, witnesses=())


def _plain(drawn: int | tuple[int, ...]) -> Json:
    return list(drawn) if isinstance(drawn, tuple) else drawn


def _view(s: State, seat: int, former_names: bool) -> Entry:
    former = s.setup.game.former_zones if former_names else {}
    written: dict[str, Json] = {former.get(name, name): zone for name, zone in zones(s.view(seat)).items()}
    return Entry("view", {"seat": letter(seat), "zones": written}, witnesses=(seat,))


def _event(s: State, event: Event) -> Entry:
    words = s.setup.game.words
    full = event.full_json(words)
    masked = full if event.witnesses is None else event.json(None, words)
    return Entry("event", full) if masked == full else Entry("event", full, event.witnesses, masked)
