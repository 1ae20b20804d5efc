"""The game at a table: how entries about moves, held answers, clocks and undo change the room."""

from collections.abc import Sequence
from typing import Final

from hotseat.core.live import RACE, SEALED, Window
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.records import result_text
from hotseat.server import entries
from hotseat.server.asking import USUAL
from hotseat.server.history import Action
from hotseat.server.pace import SHOWN, longest, rest_time, window_time
from hotseat.server.room_state import RoomState
from hotseat.server.trial import Trial, tried

UNDONE: Final = Entry("event", {"event": "undone"})


class Play(RoomState):
    """A table at which a game is played."""

    def stand_at(self, state: State) -> None:
        """Make `state` the current state of the game."""
        self.state = state
        self._trials.clear()
        self.asking.window = self.window_of(state)
        self._open_to = () if state.over else state.question.open_to(state)

    def window_of(self, state: State) -> Window:
        """The window in which the question of this state is answered."""
        return USUAL if self.guided else self.live.windows.get(state.question.name, USUAL)

    def trial(self, seat: int, moves: list[int]) -> Trial:
        """These moves tried on a clone of the state; cached because a held answer is examined repeatedly."""
        assert self.state is not None
        known = self._trials.get(seat)
        if known is None or known[0] != moves:
            known = self._trials[seat] = moves, tried(self.state, seat, moves)
        return known[1]

    def _moved(self, entry: entries.Moved, trial: Trial | None) -> None:
        assert self.state is not None
        asked = self.open_to()
        trial = trial or tried(self.state, entry.seat, entry.moves)
        if trial.noticed:
            self._spend_bank(entry.seat)
            self._heard_from(entry.seat, entry.by)
            self._let_be(entry, trial)
            self.votes.undo.clear()
        self._play(entry.seat, entry.moves, trial)
        self.shuffle.played(trial.entries, trial.noticed)
        self.asking.held.pop(entry.seat, None)
        if trial.noticed:
            self.told.happened(trial.entries)
            self._after_notice(entry, trial)
        else:
            self.told.unseen(trial.entries, trial.privy)
        kept = [seat for seat in asked if seat != entry.seat] if trial.same else []
        if not trial.same or (trial.noticed and entry.seat in self.open_to()):
            self._new_window(trial)
        self._asked(kept)
        if trial.state.over:
            self._over(entry.wall)

    def _let_be(self, entry: entries.Moved, trial: Trial) -> None:
        """Who lets a card be, or passes, has let it be until something else may be reacted to."""
        assert self.setup is not None
        verbs = {self.setup.game.moves.verb(move) for move in entry.moves}
        if trial.state.question.name == self._question().name and verbs.isdisjoint(self.live.held):
            self.asking.content.add(entry.seat)
        else:
            self.asking.content.clear()

    def _play(self, seat: int, moves: list[int], trial: Trial) -> None:
        """Continue from the state after these moves."""
        assert self.state is not None
        assert self.record is not None
        self.history.add(Action(seat, moves, trial.noticed), self.state)
        self.stand_at(trial.state)
        self.record.moves += [(seat, move) for move in moves]

    def play_again(self, seat: int, moves: list[int]) -> None:
        """Play moves once more that were played before in this state."""
        assert self.state is not None
        self._play(seat, moves, tried(self.state, seat, moves))

    def _heard_from(self, seat: int, by: str) -> None:
        """Count answers given by the clock; not in sealed windows, where the count would reveal who had a choice."""
        if self.asking.window.closes != SEALED:
            place = self.places[seat]
            place.timeouts = place.timeouts + 1 if by == "clock" else 0

    def _after_notice(self, entry: entries.Moved, trial: Trial) -> None:
        assert self.setup is not None
        verb = self.setup.game.moves.verb
        if self.live.held and any(verb(move) in self.live.held for move in entry.moves):
            self.asking.laid_at = self.at
        if self.live.round and any(told.full.get("event") == self.live.round for told in trial.entries):
            for place in self.places:
                place.presets = {name: wish for name, wish in place.presets.items() if wish[1] != "round"}

    def _new_window(self, trial: Trial) -> None:
        self.put(self._shown(trial))
        self._begin_rest(longest(self.live.rests, trial))
        watched = 0 if self.asking.resting else longest(self.live.watched, trial)
        self.asking.watched = int(watched * SHOWN[self.speed])
        self.asking.drop_holds(trial.state)

    def _shown(self, trial: Trial) -> int:
        """How long clients show the events; a race opens at the same time whatever the speed of the table."""
        time = longest(self.live.shown, trial)
        return time if self.asking.window.closes == RACE else int(time * SHOWN[self.speed])

    def put(self, shown: int) -> None:
        """Open the window of the present question, after showing events for `shown` milliseconds."""
        self.asking.put(self.at, self._question().players, shown, self._time_for_question())

    def _time_for_question(self) -> int:
        asked, question = self.open_to(), self._question()
        waited = [seat for seat in asked if not question.reacts(seat)]
        absent = bool(waited) and all(self.places[seat].timeouts >= 2 for seat in waited)
        return window_time(self.asking.window, self.opened.pace, len(waited) < len(asked), absent)

    def _begin_rest(self, normal: int) -> None:
        """Begin a rest, unless there are only bots or the table is played over days."""
        only_bots = all(place.bot for place in self.places)
        self.asking.begin_rest(0 if only_bots else rest_time(normal, self.opened.pace))

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

    def _undone(self, entry: entries.Undone) -> None:
        taken = self._taken_back(entry.actions)
        if entry.quiet:
            self._word_undone(taken)
            return
        self.votes.undo.clear()
        self.asking.held.clear()
        self.asking.content.clear()
        self.told.happened([UNDONE])
        self.put(0)
        self._begin_rest(0)
        self._asked(())

    def _taken_back(self, count: int) -> list[Action]:
        """Return to the state before the last actions; returns them."""
        assert self.record is not None
        before = self.history.before(self.history.actions[-count])
        taken = self.history.pop(count)
        del self.record.moves[-sum(len(action.moves) for action in taken) :]
        self.stand_at(before)
        return taken

    def _word_undone(self, taken: list[Action]) -> None:
        """Nobody noticed the word, nor that it is gone; hidden words that others have said since then stay."""
        word, *later = taken
        for action in later:
            self.play_again(action.seat, action.moves)
        self.told.unseen([UNDONE], (word.seat,))
        self.places[word.seat].asked += 1

    def _over(self, wall: int) -> None:
        assert self.state is not None
        assert self.record is not None
        self._begin_rest(0)
        self.stage = "finished"
        self.people.end_all()
        self.ended = wall
        self.record.result = result_text(self.state)
        self.shuffle.end(over=True)
