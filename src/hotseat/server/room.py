"""A table as the fold of its log: seats, stage, state, held answers, clocks, chat. No I/O, no clock of its own.

`fold` is the only function that changes a room, for new and stored entries alike. A table that is loaded after a crash
is therefore identical to the one that crashed.
"""

from typing import Final

from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.seats import letter
from hotseat.fairness import opened
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.protocol import COLOURS
from hotseat.records import Record, dealt_by_hand
from hotseat.server import entries
from hotseat.server.pace import paused
from hotseat.server.people import news_of
from hotseat.server.places import Place, fix_characters, fold_place, name_of
from hotseat.server.play import Play
from hotseat.server.repeats import Answered
from hotseat.server.shuffle import Shuffle
from hotseat.server.trial import Trial

PREPARED: Final = "A guided first game: the deal was prepared, not shuffled. Its seed is public."
"""The note in the record of a guided first game."""


class Room(Play):
    """One table: `RoomState` holds its fields, `Play` its game, `fold` changes it."""

    def fold(self, row: entries.Row, trial: Trial | None = None) -> None:
        """Apply one entry. `trial` avoids playing the moves again if they have just been tried."""
        assert row.seq == self.seq, f"entry {row.seq} after {self.seq - 1}"
        self.seq += 1
        self.at = row.at
        entry = row.entry
        command: str = getattr(entry, "command", "")
        sender = self._sender(entry) if command else ""  # before the entry changes who sits there
        match entry:
            case entries.Moved():
                self._moved(entry, trial)
            case entries.Held():
                self.asking.hold(entry, self.at, type(self._question()))
            case entries.Withdrawn():
                self.asking.held.pop(entry.seat, None)
            case entries.MoreTimed():
                self.asking.more_timed.add(entry.seat)
                self.asking.extra += self.asking.total
                self.places[entry.seat].timeouts = 0
            case entries.WentOn():
                (self.asking.going_on if self.asking.resting else self.asking.content).add(entry.seat)
            case entries.RestEnded():
                self.asking.end_rest(self.at)
            case entries.Said():
                self.told.chat.append(entry)
            case entries.Ticked():
                pass
            case _:
                self._fold_seldom(entry)
        if command:
            self._remember_command(sender, command, entry)

    def _fold_seldom(self, entry: entries.AnyEntry) -> None:
        match entry:
            case entries.Opened():
                self.opened = entry
                self.speed = entry.speed
                self.people.fold(entry, self.places, "")
                self.live = paused(live_of(entry.game), self.pauses)
                self.places = [Place(plan, plan.colour or COLOURS[seat], seat) for seat, plan in enumerate(entry.seats)]
            case entries.FairPromised() | entries.FairBegun():
                self._promised(entry)
            case entries.FairSealed() | entries.FairListed() | entries.FairShown() | entries.FairGivenUp():
                self.shuffle.fold(entry, self.at)
                self.stage = "closed" if self.shuffle.given_up else "sealing"
            case entries.FairCommitted() | entries.FairRevealed():
                self.shuffle.fold(entry, self.at)
            case entries.FairDropped():
                self._drop_shuffle()
            case entries.Started():
                self._started(entry)
            case entries.Paused():
                self.stage = "paused"
                self.votes.undo.clear()
            case entries.Resumed():
                self.stage = "playing"
            case entries.Undone():
                self._undone(entry)
            case entries.UndoVoted():
                self._undo_wished(entry.seat, entry.agree)
            case entries.Voted():
                self.votes.about.setdefault(entry.about, {})[entry.seat] = entry.choice
            case entries.Rematched():
                self.rematch = entry.table
            case entries.SpeedSet():
                self.speed = entry.speed
            case entries.Closed():
                self.stage = "closed"
                self.people.end_all()
                self.shuffle.end(over=False)
            case _:
                self._fold_person(entry)

    def _fold_person(self, entry: entries.AnyEntry) -> None:
        """Entries about persons and their seats."""
        if self.begun:
            self._tell_who_sits(entry)
        self.people.fold(entry, self.places, self._sender(entry))
        fold_place(self.places, entry, self.stage == "waiting")
        match entry:
            case entries.BotSat() | entries.Returned():
                self.votes.about.pop(entry.seat, None)
            case entries.Removed():
                self.votes.forget(entry.place)

    def _tell_who_sits(self, entry: entries.AnyEntry) -> None:
        """Announce who takes, leaves or loses a seat during the game, and note it in the record."""
        news = news_of(entry, self.places)
        if news is not None and self.record is not None:
            event, comment = news
            self.told.happened([event])
            self.record.comments.setdefault(len(self.record.moves), []).append(comment)

    def _sender(self, entry: entries.AnyEntry) -> str:
        """The hash of the person who sent the command of this entry; a host may have no seat."""
        seat: int = getattr(entry, "seat", -1)
        return self.places[seat].plan.hash if seat >= 0 else self.opened.host

    def _remember_command(self, sender: str, command: str, entry: entries.AnyEntry) -> None:
        new_table = entry.table if isinstance(entry, entries.Rematched) else ""
        self.commands.note(sender, command, Answered(self.told.n, isinstance(entry, entries.Held), new_table))

    # -- the start -----------------------------------------------------------------------------------------------------

    def planned_setup(self) -> Setup:
        """The setup of the game if it started now; raises OptionError."""
        players = sum(place.plan.kind != "closed" for place in self.places)
        options: dict[str, OptionValue] = self.opened.options
        return game_of(self.opened.game).setup(players, options)

    def _promised(self, entry: entries.FairPromised | entries.FairBegun) -> None:
        self.shuffle.fold(entry, self.at)
        self.stage = "sealing"
        if self.setup is None:
            self._fix_seats()

    def _drop_shuffle(self) -> None:
        """Wait for the start again; seats left during the shuffle are open."""
        self.stage, self.shuffle, self.setup = "waiting", Shuffle(), None
        for place in [place for place in self.places if place.stood]:
            place.plan = entries.SeatPlan("open")
            place.stood = place.bot_plays = False

    def _fix_seats(self) -> None:
        """At the start, remove closed seats and reassign the letters."""
        self.setup = self.planned_setup()
        self.places = [place for place in self.places if place.plan.kind != "closed"]
        fix_characters(self.places)
        for place in self.places:
            place.bank = int(self.live.bank * 1000)

    def _started(self, entry: entries.Started) -> None:
        if self.setup is None:
            self._fix_seats()
        assert self.setup is not None
        state = self.setup.start(self.shuffle.rng(entry))
        self.shuffle.dealt(opened(state, entry.former_names), entry.former_names)
        names = [name_of(self.places, place) or letter(seat) for seat, place in enumerate(self.places)]
        from_seed = not self.shuffle.provable and not entry.key
        self.record = Record(self.setup, names, seed=entry.seed) if from_seed else dealt_by_hand(state, names)
        if self.guided:
            self.record.comments[0] = [PREPARED]
        self.stand_at(state)
        self.dealt = self.seq
        self.stage = "playing"
        self.put(0)
        self.told.happened([])
        self._asked(())
