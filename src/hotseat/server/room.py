"""A table as the fold of its log: seats, stage, state, held answers, clocks, chat. No I/O, no clock of its own.

`fold` is the only function that changes a room, for new and stored entries alike. A table that is loaded after a crash
is therefore identical to the one that crashed.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hotseat.core.agenda import Ask
from hotseat.core.game import Setup
from hotseat.core.live import SEALED, Live
from hotseat.core.options import OptionValue
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry, opened
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.protocol import COLOURS, Stage
from hotseat.records import Record, dealt_by_hand, result_text
from hotseat.server import entries
from hotseat.server.asking import USUAL, Asking
from hotseat.server.places import Place, fold_place
from hotseat.server.shuffle import Shuffle
from hotseat.server.told import Told
from hotseat.server.trial import Trial, tried
from hotseat.server.votes import Votes

KEPT_STATES: Final = 8
LONGEST_GAME: Final = 100_000
"""More moves than any game can have."""
PREPARED: Final = "A guided first game: the deal was prepared, not shuffled. Its seed is public."
"""The note in the record of a guided first game."""


class Room:
    """The complete state of one table."""

    def __init__(self, id: str, pauses: float = 1.0) -> None:
        self.id = id
        self.pauses = pauses
        """Length of the table's own pauses, as a fraction of the game's defaults."""
        self.seq = 0
        self.at = 0
        """Table time of the last entry, in milliseconds."""
        self.stage: Stage = "waiting"
        self.places: list[Place] = []
        self.commands: dict[tuple[int, str], tuple[int, bool, str]] = {}
        """By seat and command id: the answer to a repeated command."""
        self.asking = Asking()
        self.told = Told()
        self.votes = Votes()
        self.shuffle = Shuffle()
        self.rematch: str | None = None
        self.setup: Setup | None = None
        self.state: State | None = None
        """Never mutated, only replaced by `stand_at`."""
        self._open_to: tuple[int, ...] = ()
        self._trials: dict[int, tuple[list[int], Trial]] = {}
        """By seat: the moves last tried in this state, and their trial."""
        self.record: Record | None = None
        self.before: deque[tuple[int, State, int, int]] = deque(maxlen=KEPT_STATES)
        """For undo: who acted, and the state, the number of moves and `n` before that action."""
        self.ended = 0

    # -- reading -------------------------------------------------------------------------------------------------------

    opened: entries.Opened
    live: Live

    def _question(self) -> Ask[State]:
        assert self.state is not None
        return self.state.question

    def open_to(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return self._open_to

    @property
    def guided(self) -> bool:
        """Whether this is a guided first game, whose deal was prepared."""
        return self.opened.prepared is not None

    def bots_asked(self) -> list[int]:
        """The bots that may think now; at a guided table one at a time, and only while no person is asked."""
        asked = self.open_to()
        if self.guided and asked:
            asked = asked[:1] if all(self.places[seat].bot for seat in asked) else ()
        return [seat for seat in asked if self.places[seat].bot]

    def prepared_chance(self) -> int | None:
        """The seed for a bot's next answer at a guided table; None at other tables."""
        if self.opened.prepared is None or self.record is None:
            return None
        return self.opened.prepared * LONGEST_GAME + len(self.record.moves)

    def seat_of_token(self, hash: str) -> int | None:
        """The seat with this token hash; -1 for a host without a seat, None if there is none."""
        for seat, place in enumerate(self.places):
            if place.plan.hash == hash and place.plan.kind != "closed":
                return seat
        return -1 if self.opened.host == hash else None

    def is_host(self, hash: str) -> bool:
        """Whether this is the hash of the host's token."""
        return self.opened.host == hash

    def is_free(self, seat: int) -> bool:
        """Whether anybody may take this seat now."""
        if self.guided:
            return False
        if self.stage in ("playing", "paused"):
            return self.places[seat].plan.kind == "bot"
        return self.stage == "waiting" and self.places[seat].plan.kind == "open"

    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    # -- folding -------------------------------------------------------------------------------------------------------

    def fold(self, row: entries.Row, trial: Trial | None = None) -> None:
        """Apply one entry. `trial` avoids playing the moves again if they have just been tried."""
        assert row.seq == self.seq, f"entry {row.seq} after {self.seq - 1}"
        self.seq += 1
        self.at = row.at
        entry = row.entry
        match entry:
            case entries.Moved():
                self._moved(entry, trial)
            case entries.Held():
                self.asking.hold(entry, self.at, type(self._question()))
                self._heard_from(entry.seat, entry.by)
            case entries.Withdrawn():
                self.asking.held.pop(entry.seat, None)
            case entries.MoreTimed():
                self.asking.more_timed.add(entry.seat)
                self.asking.extra += int(self.asking.window.seconds * 1000)
            case entries.WentOn():
                self.asking.going_on.add(entry.seat)
            case entries.RestEnded():
                self.asking.end_rest(self.at)
            case entries.Said():
                self.told.chat.append(entry)
            case entries.Ticked():
                pass
            case _:
                self._fold_seldom(entry)
        self._remember_command(entry)

    def _fold_seldom(self, entry: entries.AnyEntry) -> None:
        match entry:
            case entries.Opened():
                self.opened = entry
                self.live = paused(live_of(entry.game), self.pauses)
                self.places = [Place(plan, plan.colour or COLOURS[seat]) for seat, plan in enumerate(entry.seats)]
            case entries.FairBegun() | entries.FairCommitted() | entries.FairRevealed():
                self._shuffled(entry)
            case entries.Started():
                self._started(entry)
            case entries.Paused():
                self.stage = "paused"
                self.votes.undo.clear()
            case entries.Resumed():
                self.stage = "playing"
            case entries.Undone():
                self._undone()
            case entries.UndoWished():
                self._undo_wished(entry.seat, entry.agree)
            case entries.Voted():
                self.votes.about.setdefault(entry.about, {})[entry.seat] = entry.choice
            case entries.Rematched():
                self.rematch = entry.table
            case entries.Closed():
                self.stage = "closed"
                self.shuffle.end(over=False)
            case _:
                fold_place(self.places, entry, self.stage == "waiting")
                if isinstance(entry, entries.BotSat | entries.Returned):
                    self.votes.about.pop(entry.seat, None)

    def _remember_command(self, entry: entries.AnyEntry) -> None:
        command = getattr(entry, "command", "")
        if command:
            new_table = entry.table if isinstance(entry, entries.Rematched) else ""
            answer = (self.told.n, isinstance(entry, entries.Held), new_table)
            self.commands[(getattr(entry, "seat", -1), command)] = answer

    # -- the start -----------------------------------------------------------------------------------------------------

    def planned_setup(self) -> Setup:
        """The setup of the game if it started now; raises OptionError."""
        players = sum(place.plan.kind != "closed" for place in self.places)
        options: dict[str, OptionValue] = self.opened.options
        return game_of(self.opened.game).setup(players, options)

    def _shuffled(self, entry: entries.FairBegun | entries.FairCommitted | entries.FairRevealed) -> None:
        self.shuffle.fold(entry, self.at)
        if isinstance(entry, entries.FairBegun):
            self.stage = "sealing"
            if self.setup is None:
                self._fix_seats()

    def _fix_seats(self) -> None:
        """At the start, remove closed seats and reassign the letters."""
        self.setup = self.planned_setup()
        self.places = [place for place in self.places if place.plan.kind != "closed"]
        for place in self.places:
            place.bank = int(self.live.bank * 1000)

    def _started(self, entry: entries.Started) -> None:
        if self.setup is None:
            self._fix_seats()
        assert self.setup is not None
        state = self.setup.start(self.shuffle.rng(entry.seed))
        self.shuffle.dealt(opened(state))
        names = [place.plan.name or letter(seat) for seat, place in enumerate(self.places)]
        friendly = self.shuffle.commitment is None
        self.record = Record(self.setup, names, seed=entry.seed) if friendly else dealt_by_hand(state, names)
        if self.guided:
            self.record.comments[0] = [PREPARED]
        self.stand_at(state)
        self.stage = "playing"
        self.asking.put_to = set(state.question.players)
        self.told.happened([])
        self._asked(())

    # -- moves ---------------------------------------------------------------------------------------------------------

    def stand_at(self, state: State) -> None:
        """Make `state` the current state of the game."""
        self.state = state
        self._trials.clear()
        self.asking.window = USUAL if self.guided else self.live.windows.get(state.question.name, USUAL)
        self._open_to = () if state.over else state.question.open_to(state)

    def trial(self, seat: int, moves: list[int]) -> Trial:
        """These moves tried on a clone of the state; cached because a held answer is examined repeatedly."""
        assert self.state is not None
        known = self._trials.get(seat)
        if known is None or known[0] != moves:
            known = self._trials[seat] = moves, tried(self.state, seat, moves)
        return known[1]

    def _moved(self, entry: entries.Moved, trial: Trial | None) -> None:
        assert self.state is not None
        assert self.record is not None
        before = self.state
        asked = self.open_to()
        trial = trial or tried(before, entry.seat, entry.moves)
        self._spend_bank(entry.seat)
        self._heard_from(entry.seat, entry.by)
        self.stand_at(trial.state)
        self.before.append((entry.seat, before, len(self.record.moves), self.told.n))
        self.record.moves += [(entry.seat, move) for move in entry.moves]
        self.shuffle.played(trial.entries)
        self.asking.held.pop(entry.seat, None)
        self.votes.undo.clear()
        if trial.noticed:
            self.told.happened(trial.entries)
            self._after_notice(entry, trial)
        else:
            self.asking.planning.add(entry.seat)
            self.told.unseen(trial.entries, trial.privy)
        kept = [seat for seat in asked if seat != entry.seat] if trial.same else []
        if not trial.same or (trial.noticed and entry.seat in self.open_to()):
            self._new_window(trial)
        self._asked(kept)
        if trial.state.over:
            self._over(entry.wall)

    def _heard_from(self, seat: int, by: str) -> None:
        """Count answers given by the clock; not in sealed windows, where the count would reveal who had a choice."""
        if self.asking.window.closes != SEALED:
            place = self.places[seat]
            place.timeouts = place.timeouts + 1 if by == "clock" else 0

    def _after_notice(self, entry: entries.Moved, trial: Trial) -> None:
        assert self.setup is not None
        text = self.setup.game.moves.text
        if self.live.held and any(text(move).split()[0] in self.live.held for move in entry.moves):
            self.asking.laid_at = self.at
        if self.live.round and any(told.full.get("event") == self.live.round for told in trial.entries):
            for place in self.places:
                place.presets = {name: wish for name, wish in place.presets.items() if wish[1] != "round"}

    def _new_window(self, trial: Trial) -> None:
        self.asking.put(self.at, trial.state.question.players, _longest(self.live.shown, trial))
        self._begin_rest(_longest(self.live.rests, trial))
        self.asking.drop_holds(trial.state)

    def _begin_rest(self, normal: int) -> None:
        """Begin a rest, unless there are only bots or the table is played over days."""
        factor = 0.0 if self.opened.pace == "turn-based" else FACTORS.get(self.opened.pace, FACTORS["relaxed"])
        self.asking.begin_rest(int(normal * factor) if any(not place.bot for place in self.places) else 0)

    def _asked(self, kept: Sequence[int]) -> None:
        for seat in self.open_to():
            if seat not in kept:
                self.places[seat].asked += 1

    def _spend_bank(self, seat: int) -> None:
        if self.asking.window.banked:
            over = self.at - self.asking.opens_at() - self.asking.extra - self.total()
            place = self.places[seat]
            place.bank -= min(max(over, 0), place.bank)

    def _undo_wished(self, seat: int, agree: bool) -> None:
        if agree and seat not in self.votes.undo:
            self.votes.undo.append(seat)
        elif not agree and self.votes.undo:
            self.votes.undo.clear()
            self.told.happened([Entry("event", {"event": "not-undone", "seat": letter(seat)})])

    def _undone(self) -> None:
        assert self.record is not None
        _, state, moves, _ = self.before.pop()
        self.stand_at(state)
        self.record.moves = self.record.moves[:moves]
        self.votes.undo.clear()
        self.asking.held.clear()
        self.told.happened([Entry("event", {"event": "undone"})])
        self.asking.since, self.asking.shown, self.asking.extra = self.at, 0, 0
        self._begin_rest(0)
        self.asking.put_to = set(self._question().players)
        self.asking.more_timed.clear()
        self._asked(())

    def _over(self, wall: int) -> None:
        assert self.state is not None
        assert self.record is not None
        self._begin_rest(0)
        self.stage = "finished"
        self.ended = wall
        self.record.result = result_text(self.state)
        self.shuffle.end(over=True)

    # -- times ---------------------------------------------------------------------------------------------------------

    def total(self) -> int:
        """Milliseconds of the open question's window, without extra time and bank; 0 means no clock."""
        window = self.asking.window
        pace = self.opened.pace
        if pace == "turn-based":
            return TURN_BASED
        if pace == "none":
            return 0 if window.scaled else int(window.seconds * 1000)
        seconds = window.seconds
        asked = self.open_to()
        if window.plan_seconds and len(asked) == 1 and asked[0] in self.asking.planning:
            seconds = window.plan_seconds
        total = int(seconds * (FACTORS[pace] if window.scaled else 1.0) * 1000)
        if window.scaled and self._reacts(asked):
            total = max(total, FLOOR)
        waited = [seat for seat in asked if not self._reacts((seat,))]
        if waited and all(self.places[seat].timeouts >= 2 for seat in waited):
            total = min(total, SHORT)
        return total

    def _reacts(self, seats: tuple[int, ...]) -> bool:
        assert self.state is not None
        return any(self.state.question.reacts(seat) for seat in seats)

    def closes_at(self) -> int | None:
        """When the clock answers for seats that have not; None means never."""
        total = self.total()
        if not total:
            return None
        bank = 0
        if self.asking.window.banked:
            bank = max([self.places[seat].bank for seat in self.open_to()], default=0)
        return self.asking.opens_at() + total + self.asking.extra + bank


def paused(live: Live, share: float) -> Live:
    """`live` with its pauses scaled by `share`; players' clocks stay the same."""
    return replace(live, grace=live.grace * share, shown=_shares(live.shown, share), rests=_shares(live.rests, share))


def _shares(seconds: dict[str, float], share: float) -> dict[str, float]:
    return {event: time * share for event, time in seconds.items()}


def _longest(seconds: dict[str, float], trial: Trial) -> int:
    """The longest display time, in milliseconds, of the events in `trial`."""
    if not seconds:
        return 0
    return int(max([seconds.get(str(told.full.get("event")), 0.0) for told in trial.entries], default=0.0) * 1000)


FACTORS: Final = {"relaxed": 2.0, "normal": 1.0, "brisk": 0.6}
TURN_BASED: Final = 2 * 24 * 3600 * 1000
FLOOR: Final = 5000
"""Minimum time for a reaction in milliseconds, whatever the pace."""
SHORT: Final = 3000
"""Milliseconds for a player whose clock ran out twice in a row."""
