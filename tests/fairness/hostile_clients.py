"""Clients with one bug each: the model must catch all of them."""

from hotseat.fairness.pf2 import Participant, Promise, Seal, SealedList, Show, Told
from hotseat.fairness.pf2.journal import Note, What
from hotseat.fairness.pf2.participant import Answer


class ShowsEveryList(Participant):
    """Shows its part for another list of the same promise, too."""

    def _show(self, promise: Promise, sealed: SealedList | None) -> Answer:
        assert sealed is not None
        part, left = self._mine(promise, sealed)
        return None if left else Show(sealed.hash(promise).hex(), part)


class ShowsEveryPromise(Participant):
    """Remembers only what belongs to the promise it has just received."""

    def answer(self, told: Told) -> Answer:
        self._current = told.promise.json()
        return super().answer(told)

    def _notes(self, what: What) -> list[Note]:
        notes = super()._notes(what)
        return [n for n in notes if n.what != "list" or n.data["promise"] == self._current] if what == "list" else notes

    def _alarms(self) -> list[dict[str, object]]:
        return []

    def _show(self, promise: Promise, sealed: SealedList | None) -> Answer:
        if not self._keep(promise, sealed):
            return None
        kept = self._notes("list")[0].data
        if kept["left"]:
            return None
        self._note("shown", part=kept["part"])
        return Show(kept["hash"], kept["part"])


class ReusesItsPart(Participant):
    """Draws once for all promises."""

    def _parts(self, promise: Promise) -> list[str]:
        return [note.data["part"] for note in self._notes("promise")]


class ShowsWithTheSeal(Participant):
    """Sends the part as soon as it is drawn."""

    def _seal(self, promise: Promise) -> Answer:
        seal = super()._seal(promise)
        return Show("", self._parts(promise)[0]) if isinstance(seal, Seal) else seal


class ShowsBeforeSaving(Participant):
    """Answers first and writes the list to the journal afterwards, if it is still alive."""

    def _note(self, what: What, **data: object) -> None:
        if what != "shown":
            super()._note(what, **data)


class TrustsTheSeal(Participant):
    """Does not check whether the seal in the list is its own."""

    def _mine(self, promise: Promise, sealed: SealedList) -> tuple[str, str]:
        parts = self._parts(promise)
        return (parts[0], "") if parts else super()._mine(promise, sealed)


class GoesByTheLetter(Participant):
    """Assumes that it sits at A, as it did before a closed seat was removed."""

    def _mine(self, promise: Promise, sealed: SealedList) -> tuple[str, str]:
        seals = (sealed.seals[1], sealed.seals[0])
        return super()._mine(promise, SealedList(seals, (sealed.why[1], sealed.why[0]), sealed.signature))


class AnswersForAnotherGame(Participant):
    """Does not check which table a promise is for."""

    def answer(self, told: Told) -> Answer:
        place = told.promise.seats[1].player
        self.game, self.player = told.promise.game, place
        return super().answer(told)


class BelievesInRevival(Participant):
    """Continues at a table that was given up."""

    def _is_revived(self) -> bool:
        return False


CLIENTS = (
    ShowsEveryList,
    ShowsEveryPromise,
    ReusesItsPart,
    ShowsWithTheSeal,
    ShowsBeforeSaving,
    TrustsTheSeal,
    GoesByTheLetter,
    AnswersForAnotherGame,
    BelievesInRevival,
)
