"""A table as the fold of its log: seats, stage, state, held answers, clocks, chat. No I/O, no clock of its own.

`fold` is the only function that changes a room, for a fresh entry and for a stored one alike; so a table that is read
back after a crash is the table that crashed.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from hotseat.core.agenda import Ask
from hotseat.core.game import Setup
from hotseat.core.live import RACE, SEALED, Live, Window
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Commitment, Entry, Ledger, opened, restored_commitment
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.protocol import COLOURS, Absence, Attention, SeatColour, Stage
from hotseat.records import Record, dealt_by_hand, result_text
from hotseat.server import log
from hotseat.server.plays import Trial, tried

KEPT_BATCHES: Final = 200
KEPT_CHAT: Final = 50
KEPT_STATES: Final = 8
LONGEST_GAME: Final = 100_000
"""More moves than any game has."""
PREPARED: Final = "A guided first game: the deal was prepared, not shuffled. Its seed is public."
"""What the record of such a game says."""
_USUAL: Final = Window(60)


@dataclass
class Place:
    """One place at the table and who plays there."""

    plan: log.SeatPlan
    colour: SeatColour
    bot_plays: bool = False
    """A bot plays for the person whose seat this is."""
    ready: bool = False
    """The person said so, before the start."""
    stood: bool = False
    """The person left for good; coming back is possible by wish only."""
    timeouts: int = 0
    """Answers in a row that the clock gave."""
    presets: dict[str, tuple[Attention, str]] = field(default_factory=dict)
    bank: int = 0
    """Milliseconds that may still be overdrawn."""
    asked: int = 0
    """The number of the question that this seat was last asked."""

    @property
    def person(self) -> bool:
        """Whether this is a person's seat, whoever plays there now."""
        return bool(self.plan.hash)

    @property
    def bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.plan.kind == "bot" or self.bot_plays


class Hold(NamedTuple):
    """An answer that the server keeps until its window closes."""

    seat: int
    moves: list[int]
    at: int
    effective: int
    command: str
    by: str


class Happened(NamedTuple):
    """What happened with number `n`, as the fair log tells it to each seat; or what only some seats can notice."""

    n: int
    entries: list[Entry]
    only: tuple[int, ...] | None = None


class Room:
    """Everything there is to know about one table."""

    def __init__(self, id: str, pauses: float = 1.0) -> None:
        self.id = id
        self.pauses = pauses
        """How long the table waits by itself, as a share of what its game says."""
        self.seq = 0
        self.at = 0
        """The table's own time in milliseconds, as of the last entry."""
        self.stage: Stage = "waiting"
        self.places: list[Place] = []
        self.commands: dict[tuple[int, str], tuple[int, bool, str]] = {}
        """By seat and command id: the answer that a repeated command gets."""
        self.n = 0
        self.batches: deque[Happened] = deque(maxlen=KEPT_BATCHES)
        self.news: list[Happened] = []
        """What happened since somebody last emptied the list."""
        self.chat: deque[log.Said] = deque(maxlen=KEPT_CHAT)
        self.votes: dict[int, dict[int, Absence]] = {}
        self.undo_votes: list[int] = []
        """Who wants the last action back, first whoever asked."""
        self.rematch: str | None = None
        self.commitment: Commitment | None = None
        self.ledger: Ledger | None = None
        self.setup: Setup | None = None
        self.state: State | None = None
        """Never changed, only replaced: see `stand_at`."""
        self.window = _USUAL
        """How the open question is put."""
        self._open_to: tuple[int, ...] = ()
        self._trials: dict[int, tuple[list[int], Trial]] = {}
        """By seat: the moves last tried at this state and what came of them."""
        self.record: Record | None = None
        self.before: deque[tuple[int, State, int, int]] = deque(maxlen=KEPT_STATES)
        """Who acted, and the state, the number of moves and `n` before: what an undo may go back to."""
        self.held: dict[int, Hold] = {}
        self.racing: set[str] = set()
        """The question whose slaps are held, and the step that puts it again."""
        self.asked_since = 0
        self.shown = 0
        self.rest = 0
        """Milliseconds for which the table rests, or rested, before the open question."""
        self.resting = False
        self.going_on: set[int] = set()
        """Who wants to go on, while the table rests."""
        self.extra = 0
        self.more_timed: set[int] = set()
        self.planning: set[int] = set()
        self.laid_at = -1_000_000
        self.put_to: set[int] = set()
        """Everybody the open question was put to, those who have answered since included."""
        self.ended = 0
        self.fair_since = 0

    # -- reading -------------------------------------------------------------------------------------------------------

    opened: log.Opened
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
        """The bots that may think now; at a guided table one after the other, when no person is asked."""
        asked = self.open_to()
        if self.guided and asked:
            asked = asked[:1] if all(self.places[seat].bot for seat in asked) else ()
        return [seat for seat in asked if self.places[seat].bot]

    def prepared_chance(self, ahead: int = 0) -> int | None:
        """What a bot's next thought at a guided table begins with, `ahead` moves from now; None at other tables."""
        if self.opened.prepared is None or self.record is None:
            return None
        return self.opened.prepared * LONGEST_GAME + len(self.record.moves) + ahead

    def seat_of_token(self, hash: str) -> int | None:
        """The seat that this token's hash opens; -1 is the host's chair, None no seat."""
        for seat, place in enumerate(self.places):
            if place.plan.hash == hash and place.plan.kind != "closed":
                return seat
        return -1 if self.opened.host == hash else None

    def is_host(self, hash: str) -> bool:
        """Whether this token's hash is the host's."""
        return self.opened.host == hash

    def is_free(self, seat: int) -> bool:
        """Whether anybody may sit down here now."""
        if self.guided:
            return False
        if self.stage in ("playing", "paused"):
            return self.places[seat].plan.kind == "bot"
        return self.stage == "waiting" and self.places[seat].plan.kind == "open"

    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    # -- folding -------------------------------------------------------------------------------------------------------

    def fold(self, row: log.Row, trial: Trial | None = None) -> None:
        """Take one entry in. `trial` saves playing the moves again when they have just been tried."""
        assert row.seq == self.seq, f"entry {row.seq} after {self.seq - 1}"
        self.seq += 1
        self.at = row.at
        entry = row.entry
        match entry:
            case log.Moved():
                self._moved(entry, trial)
            case log.Held():
                self.held[entry.seat] = Hold(entry.seat, entry.moves, self.at, entry.effective, entry.command, entry.by)
                self._heard_from(entry.seat, entry.by)
                if self.window.closes == RACE:
                    self.racing = {type(self._question()).__name__, self.window.resumed_by}
            case log.Withdrawn():
                self.held.pop(entry.seat, None)
            case log.MoreTimed():
                self.more_timed.add(entry.seat)
                self.extra += int(self.window.seconds * 1000)
            case log.PresetSet():
                self._preset(entry)
            case log.Said():
                self.chat.append(entry)
            case log.Paused():
                self.stage = "paused"
                self.undo_votes.clear()
            case log.Resumed():
                self.stage = "playing"
            case log.Ticked():
                pass
            case log.WentOn():
                self.going_on.add(entry.seat)
            case log.RestEnded():
                self.rest, self.resting = self.at - self.asked_since, False
            case log.Rematched():
                self.rematch = entry.table
            case log.Closed():
                self._closed()
            case log.Undone():
                self._undone()
            case log.UndoWished():
                self._undo_wished(entry.seat, entry.agree)
            case log.Voted():
                self.votes.setdefault(entry.about, {})[entry.seat] = entry.choice
            case _:
                self._seating(entry)
        command = getattr(entry, "command", "")
        if command:
            new_table = entry.table if isinstance(entry, log.Rematched) else ""
            self.commands[(getattr(entry, "seat", -1), command)] = (self.n, isinstance(entry, log.Held), new_table)

    def _seating(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Opened():
                self.opened = entry
                self.live = paused(live_of(entry.game), self.pauses)
                self.places = [Place(plan, plan.colour or COLOURS[seat]) for seat, plan in enumerate(entry.seats)]
            case log.Seated():
                self.places[entry.seat].plan = log.SeatPlan("guest", entry.name, hash=entry.hash)
                self.places[entry.seat].ready = False
            case log.SeatSet():
                self.places[entry.place] = Place(entry.plan, self.places[entry.place].colour)
            case log.Readied():
                self.places[entry.seat].ready = entry.ready
            case log.Coloured():
                self._coloured(entry.seat, entry.colour)
            case log.Stood():
                self._stood(self.places[entry.seat])
            case log.BotSat():
                self.places[entry.seat].bot_plays = True
                self.votes.pop(entry.seat, None)
            case log.Returned():
                place = self.places[entry.seat]
                place.bot_plays = place.stood = False
                place.timeouts = 0
                self.votes.pop(entry.seat, None)
            case log.FairBegun():
                self.commitment = restored_commitment(entry.commitment)
                self.stage = "sealing"
                self.fair_since = self.at
                if self.setup is None:
                    self._fix_seats()
            case log.FairCommitted():
                assert self.commitment is not None
                self.commitment.commit(entry.seat, bytes.fromhex(entry.commit))
                if self.commitment.all_committed:
                    self.fair_since = self.at
            case log.FairRevealed():
                assert self.commitment is not None
                self.commitment.reveal(entry.seat, bytes.fromhex(entry.seed))
            case log.Started():
                self._started(entry)

    def _coloured(self, seat: int, colour: SeatColour) -> None:
        for place in self.places:
            if place.colour == colour:
                place.colour = self.places[seat].colour
        self.places[seat].colour = colour

    def _stood(self, place: Place) -> None:
        if self.stage == "waiting":
            place.plan = log.SeatPlan("open")
            place.ready = False
        else:
            place.bot_plays = place.stood = True

    def planned_setup(self) -> Setup:
        """The game as it would start now; raises OptionError."""
        players = sum(place.plan.kind != "closed" for place in self.places)
        options: dict[str, OptionValue] = self.opened.options
        return game_of(self.opened.game).setup(players, options)

    def _fix_seats(self) -> None:
        """From the start on only the seats that play are left, lettered anew."""
        self.setup = self.planned_setup()
        self.places = [place for place in self.places if place.plan.kind != "closed"]
        for place in self.places:
            place.bank = int(self.live.bank * 1000)

    def _started(self, entry: log.Started) -> None:
        if self.setup is None:
            self._fix_seats()
        assert self.setup is not None
        rng = seeded(entry.seed) if self.commitment is None else self.commitment.rng()
        state = self.setup.start(rng)
        first = opened(state)
        if self.commitment is not None:
            self.ledger = Ledger(self.commitment)
            self.ledger.append(*first)
        names = [place.plan.name or letter(seat) for seat, place in enumerate(self.places)]
        friendly = self.commitment is None
        self.record = Record(self.setup, names, seed=entry.seed) if friendly else dealt_by_hand(state, names)
        if self.guided:
            self.record.comments[0] = [PREPARED]
        self.stand_at(state)
        self.stage = "playing"
        self.put_to = set(state.question.players)
        self._happened([])
        self._asked(())

    def stand_at(self, state: State) -> None:
        """From now on this is the game."""
        self.state = state
        self._trials.clear()
        self.window = _USUAL if self.guided else self.live.windows.get(state.question.name, _USUAL)
        self._open_to = () if state.over else state.question.open_to(state)

    def trial(self, seat: int, moves: list[int]) -> Trial:
        """These moves tried on a clone of the state; a kept answer is looked at often and tried once."""
        assert self.state is not None
        known = self._trials.get(seat)
        if known is None or known[0] != moves:
            known = self._trials[seat] = moves, tried(self.state, seat, moves)
        return known[1]

    def _moved(self, entry: log.Moved, trial: Trial | None) -> None:
        assert self.state is not None
        assert self.record is not None
        before = self.state
        asked = self.open_to()
        trial = trial or tried(before, entry.seat, entry.moves)
        self._spend_bank(entry.seat)
        self._heard_from(entry.seat, entry.by)
        self.stand_at(trial.state)
        self.before.append((entry.seat, before, len(self.record.moves), self.n))
        self.record.moves += [(entry.seat, move) for move in entry.moves]
        if self.ledger is not None:
            self.ledger.append(*trial.entries)
        self.held.pop(entry.seat, None)
        self.undo_votes.clear()
        if trial.noticed:
            self._happened(trial.entries)
            self._after_notice(entry, trial)
        else:
            self.planning.add(entry.seat)
            self.news.append(Happened(self.n, trial.entries, trial.privy))
        kept = [seat for seat in asked if seat != entry.seat] if trial.same else []
        if not trial.same or (trial.noticed and entry.seat in self.open_to()):
            self._new_window(trial)
        self._asked(kept)
        if trial.state.over:
            self._over(entry.wall)

    def _heard_from(self, seat: int, by: str) -> None:
        """Count answers that the clock gave; not in sealed windows, where it would tell later who had a choice."""
        if self.window.closes != SEALED:
            place = self.places[seat]
            place.timeouts = place.timeouts + 1 if by == "clock" else 0

    def _after_notice(self, entry: log.Moved, trial: Trial) -> None:
        assert self.setup is not None
        text = self.setup.game.moves.text
        if self.live.held and any(text(move).split()[0] in self.live.held for move in entry.moves):
            self.laid_at = self.at
        if self.live.round and any(told.full.get("event") == self.live.round for told in trial.entries):
            for place in self.places:
                place.presets = {name: wish for name, wish in place.presets.items() if wish[1] != "round"}

    def _new_window(self, trial: Trial) -> None:
        self.asked_since = self.at
        self.shown = _longest(self.live.shown, trial)
        self._begin_rest(_longest(self.live.rests, trial))
        self.extra = 0
        self.more_timed.clear()
        self.planning.clear()
        self.put_to = set(trial.state.question.players)
        self._drop_holds(trial.state)

    def _begin_rest(self, normal: int) -> None:
        """Only persons rest, and nobody does at a table that is played over days."""
        factor = 0.0 if self.opened.pace == "turn-based" else FACTORS.get(self.opened.pace, FACTORS["relaxed"])
        self.rest = int(normal * factor) if any(not place.bot for place in self.places) else 0
        self.resting = self.rest > 0
        self.going_on = set()

    def _drop_holds(self, after: State) -> None:
        """A window's answers go with it, except slaps that wait while the penalty of another one is carried out."""
        if not self.racing or self.racing.isdisjoint([type(step).__name__ for step in [*after.agenda, after.question]]):
            self.held.clear()
            self.racing = set()

    def _asked(self, kept: Sequence[int]) -> None:
        for seat in self.open_to():
            if seat not in kept:
                self.places[seat].asked += 1

    def _happened(self, entries: list[Entry]) -> None:
        self.n += 1
        self.batches.append(Happened(self.n, entries))
        self.news.append(self.batches[-1])

    def _spend_bank(self, seat: int) -> None:
        if self.window.banked:
            over = self.at - self.opens_at() - self.extra - self.total()
            place = self.places[seat]
            place.bank -= min(max(over, 0), place.bank)

    def _preset(self, entry: log.PresetSet) -> None:
        presets = self.places[entry.seat].presets
        if entry.question:
            presets[entry.question] = (entry.attention, entry.until)
        else:
            presets.clear()

    def _undo_wished(self, seat: int, agree: bool) -> None:
        if agree and seat not in self.undo_votes:
            self.undo_votes.append(seat)
        elif not agree and self.undo_votes:
            self.undo_votes.clear()
            self._happened([Entry("event", {"event": "not-undone", "seat": letter(seat)})])

    def _undone(self) -> None:
        assert self.record is not None
        _, state, moves, _ = self.before.pop()
        self.stand_at(state)
        self.record.moves = self.record.moves[:moves]
        self.undo_votes.clear()
        self.held.clear()
        self._happened([Entry("event", {"event": "undone"})])
        self.asked_since, self.shown, self.extra = self.at, 0, 0
        self._begin_rest(0)
        self.put_to = set(self._question().players)
        self.more_timed.clear()
        self._asked(())

    def _over(self, wall: int) -> None:
        assert self.state is not None
        assert self.record is not None
        self._begin_rest(0)
        self.stage = "finished"
        self.ended = wall
        self.record.result = result_text(self.state)
        if self.ledger is not None:
            self.ledger.end()

    def _closed(self) -> None:
        self.stage = "closed"
        if self.ledger is not None and not self.ledger.ended:
            self.ledger.end(over=False)

    # -- times ---------------------------------------------------------------------------------------------------------

    def total(self) -> int:
        """Milliseconds that the open question's window has, extra time and bank not counted; 0 is no clock."""
        window = self.window
        pace = self.opened.pace
        if pace == "turn-based":
            return TURN_BASED
        if pace == "none":
            return 0 if window.scaled else int(window.seconds * 1000)
        seconds = window.seconds
        asked = self.open_to()
        if window.plan_seconds and len(asked) == 1 and asked[0] in self.planning:
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

    def opens_at(self) -> int:
        """When answers to the open question begin to count."""
        return self.asked_since + max(self.shown, self.rest)

    def closes_at(self) -> int | None:
        """When the clock answers for those who have not; None is never."""
        total = self.total()
        if not total:
            return None
        bank = 0
        if self.window.banked:
            bank = max([self.places[seat].bank for seat in self.open_to()], default=0)
        return self.opens_at() + total + self.extra + bank


def paused(live: Live, share: float) -> Live:
    """The same game at a table that waits by itself for this share of the usual time; nobody's clock changes."""
    return replace(live, grace=live.grace * share, shown=_shares(live.shown, share), rests=_shares(live.rests, share))


def _shares(seconds: dict[str, float], share: float) -> dict[str, float]:
    return {event: time * share for event, time in seconds.items()}


def _longest(seconds: dict[str, float], trial: Trial) -> int:
    """The milliseconds of the longest of these events that happened."""
    if not seconds:
        return 0
    return int(max([seconds.get(str(told.full.get("event")), 0.0) for told in trial.entries], default=0.0) * 1000)


FACTORS: Final = {"relaxed": 2.0, "normal": 1.0, "brisk": 0.6}
TURN_BASED: Final = 2 * 24 * 3600 * 1000
FLOOR: Final = 5000
"""Who only reacts has at least so long, whatever the pace."""
SHORT: Final = 3000
"""The clock of somebody who has let it run out twice in a row."""
