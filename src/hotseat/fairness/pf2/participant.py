"""A client's side of a shuffle: what it answers, and what it refuses to answer.

Everything depends on one rule: **at most one part is shown for a table, ever.** Whatever the server sends later, a
second list or a second promise gets no answer, and the journal keeps both as evidence.
"""

import hashlib
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.fairness.errors import FairnessError
from hotseat.fairness.pf2 import values as v
from hotseat.fairness.pf2.journal import Journal, Note, What
from hotseat.fairness.pf2.receipt import Receipt
from hotseat.fairness.pf2.values import Promise, SealedList
from hotseat.fairness.verify import signed

DAY: Final = 24 * 60 * 60 * 1000
ASK_FROM: Final = 2
"""After this many shuffles in a day that were never dealt, the person decides whether to add another part."""
DEALT: Final = ("dealt", "abandoned")
"""States of games that were dealt but not played to the end: counted, but everybody saw them, so nobody is asked."""


@dataclass(frozen=True)
class Told:
    """The contents of a `fair` message."""

    stage: str
    promise: Promise
    sealed: SealedList | None = None
    parts: tuple[str, ...] | None = None
    missing: tuple[str, ...] = ()
    """Names of the players whose part was not shown, once the table is given up."""

    @classmethod
    def read(cls, stage: str, promise: object, sealed: object, parts: list[str] | None, missing: list[str]) -> "Told":
        """The parsed message; raises FairnessError if it is malformed."""
        made = Promise.read(promise)
        closed = None if sealed is None else SealedList.read(sealed, made)
        return cls(stage, made, closed, None if parts is None else tuple(parts), tuple(missing))


@dataclass(frozen=True)
class Seal:
    """Answer: my part, sealed, for this promise."""

    promise: str
    seal: str


@dataclass(frozen=True)
class Show:
    """Answer: my part, now that the list is closed."""

    list: str
    part: str


@dataclass(frozen=True)
class Ask:
    """No answer until the person agrees: too many shuffles with my part were never dealt."""

    earlier: list[dict[str, Any]]


Answer = Seal | Show | Ask | None


def now() -> int:
    """The client's time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass
class Participant:
    """One person's program at one table. All its knowledge is in the journal, so it can be recreated at any time."""

    game: str
    token: str
    journal: Journal
    typed: str = ""
    """Text typed by the person, to be mixed in."""
    draw: Callable[[], bytes] = field(default=lambda: os.urandom(v.SIZE), repr=False)
    now: Callable[[], int] = field(default=now, repr=False)
    agreed: bool = False
    """Whether the person wants to continue although many shuffles were never dealt."""

    def __post_init__(self) -> None:
        self.player = v.player_of(self.game, hashlib.sha256(self.token.encode()).hexdigest())

    def answer(self, told: Told) -> Answer:
        """The answer to send, after the journal has been written. Raises FairnessError, OSError."""
        if told.promise.game != self.game:
            raise FairnessError("That shuffle belongs to another table.", "fair-other-game")
        if self._alarms():
            return None
        match told.stage:
            case "seal":
                return self._seal(told.promise)
            case "show":
                return self._show(told.promise, told.sealed)
            case "ready" | "open":
                self._ready(told)
            case "given-up":
                self._given_up(told)
        return None

    # -- seal ----------------------------------------------------------------------------------------------------------

    def _seal(self, promise: Promise) -> Answer:
        if promise.place(self.player) is None or self._is_revived():
            return None
        if any(note.data["promise"] != promise.json() for note in self._notes("list")):
            self._alarm("second", promise, None)
            return None
        parts = self._parts(promise)
        if not parts:
            self._note("promise", promise=promise.json(), part=self._fresh().hex())
            parts = self._parts(promise)
        return Seal(promise.hash.hex(), v.seal_of(promise, self.player, parts[0]))

    def _fresh(self) -> bytes:
        chance = self.draw()
        return v.typed_part(chance, self.typed) if self.typed else chance

    def _parts(self, promise: Promise) -> list[str]:
        """My parts under this promise: one, or more if two windows of one browser sealed at once."""
        made = promise.json()
        return [note.data["part"] for note in self._notes("promise") if note.data["promise"] == made]

    # -- show ----------------------------------------------------------------------------------------------------------

    def _show(self, promise: Promise, sealed: SealedList | None) -> Answer:
        if promise.place(self.player) is None or self._is_revived():
            return None
        if not self._keep(promise, sealed):
            return None
        kept = self._notes("list")[0].data
        if kept["left"]:
            return None
        lost = [game for game in kept["earlier"] if game["state"] not in DEALT]
        if len(lost) >= ASK_FROM and not self.agreed and not self._notes("shown"):
            return Ask(lost)
        if not self._notes("shown"):
            self._note("shown", part=kept["part"])
        return Show(kept["hash"], kept["part"])

    def _keep(self, promise: Promise, sealed: SealedList | None) -> bool:
        """Keep the first list of this game; returns False and raises an alarm if there is another one."""
        if sealed is None:
            raise v.malformed("list")
        found = sealed.hash(promise)
        if not signed(bytes.fromhex(promise.key), v.signed_bytes(found), _signature(sealed)):
            raise FairnessError("The list of seals is not signed by the server.", "fair-unsigned")
        if not self._notes("list"):
            part, left = self._mine(promise, sealed)
            facts = {"promise": promise.json(), "list": sealed.json(), "hash": found.hex(), "part": part, "left": left}
            self._note("list", **facts, earlier=[] if left else self.earlier())
        if any(note.data["hash"] != found.hex() for note in self._notes("list")):
            self._alarm("second", promise, sealed)
            return False
        return True

    def _mine(self, promise: Promise, sealed: SealedList) -> tuple[str, str]:
        """My part in this list, or the reason why it is not in it."""
        place = promise.place(self.player)
        if place is None:
            return "", "later"
        if not sealed.seals[place]:
            return "", sealed.why[place]
        for part in self._parts(promise):
            if v.seal_of(promise, self.player, part) == sealed.seals[place]:
                return part, ""
        return "", "not-my-seal"

    # -- after the shuffle ---------------------------------------------------------------------------------------------

    def _ready(self, told: Told) -> None:
        """Check the parts every time they arrive: what people compare aloud is computed from them."""
        if self._is_revived() or not self._keep(told.promise, told.sealed):
            return
        assert told.sealed is not None
        if not self._all_fit(told.promise, told.sealed, told.parts or ()):
            self._alarm("parts", told.promise, told.sealed)
        elif not self._notes("ready"):
            self._note("ready", parts=list(told.parts or ()))

    def _all_fit(self, promise: Promise, sealed: SealedList, parts: tuple[str, ...]) -> bool:
        if len(parts) != len(sealed.seals):
            return False
        fits = [
            (v.is_part(part) and v.seal_of(promise, seat.player, part) == seal) if seal else part == ""
            for seat, seal, part in zip(promise.seats, sealed.seals, parts, strict=True)
        ]
        kept = self._notes("list")[0].data
        mine = kept["left"] or (self._notes("shown") and kept["part"] in parts)
        return all(fits) and bool(mine)

    def _given_up(self, told: Told) -> None:
        if not self._notes("given-up"):
            self._note("given-up", missing=list(told.missing), promise=told.promise.json())

    def ended(self, over: bool) -> None:
        """The game is over, or abandoned."""
        if not self._notes("end"):
            self._note("end", how="over" if over else "abandoned")

    def _is_revived(self) -> bool:
        """Whether the table was given up before: its secret is public, so it must not continue."""
        revived = bool(self._notes("given-up"))
        if revived:
            self._alarm("revived", None, None)
        return revived

    # -- the journal ---------------------------------------------------------------------------------------------------

    def earlier(self) -> list[dict[str, Any]]:
        """Other shuffles of the last 24 hours that had my part and, as far as I know, did not lead to a whole game."""
        since, found = self.now() - DAY, []
        for game in self.journal.games():
            notes = self.journal.read(game) if game != self.game else []
            shown = [note.at for note in notes if note.what == "shown" and note.at >= since]
            state = _state(notes)
            if shown and state != "over":
                missing = [name for note in notes if note.what == "given-up" for name in note.data["missing"]]
                found.append({"game": game, "at": shown[0], "state": state, "missing": missing})
        return found

    def receipt(self, seat: str) -> Receipt | None:
        """The receipt with which I can check this game; None if I never took part in a shuffle."""
        promises, lists = self._notes("promise"), self._notes("list")
        if not promises and not lists:
            return None
        kept = lists[0].data if lists else {"promise": promises[-1].data["promise"], "list": None, "left": "late"}
        left = kept["left"] or ("" if self._sits_in(kept["promise"]) else "later")
        alarms = self._alarms()
        second = next(({"promise": a["promise"], "list": a["list"]} for a in alarms if a["alarm"] == "second"), None)
        return Receipt(
            self.game,
            self.player,
            seat,
            kept["promise"],
            kept["list"],
            kept["part"] if self._notes("shown") and not left else "",
            left,
            alarms[0]["alarm"] if alarms else "",
            second,
            kept.get("earlier", []),
        )

    def _sits_in(self, promise: dict[str, Any]) -> bool:
        """Whether I am in this promise: somebody who sits down again has another token, but the same journal."""
        return Promise.read(promise).place(self.player) is not None

    def _notes(self, what: What) -> list[Note]:
        return [note for note in self.journal.read(self.game) if note.what == what]

    def _alarms(self) -> list[dict[str, Any]]:
        return [note.data for note in self._notes("alarm")]

    def _note(self, what: What, **data: Any) -> None:
        self.journal.append(self.game, Note(self.now(), what, data))

    def _alarm(self, alarm: str, promise: Promise | None, sealed: SealedList | None) -> None:
        """Record a violation with its evidence; after the first alarm nothing is answered any more."""
        if not self._alarms():
            made = None if promise is None else promise.json()
            self._note("alarm", alarm=alarm, promise=made, list=None if sealed is None else sealed.json())


def _state(notes: list[Note]) -> str:
    """How far a game got: `shown`, `given-up`, `dealt`, `abandoned` or `over`."""
    what = {note.what: note.data for note in notes}
    if "given-up" in what:
        return "given-up"
    if "ready" not in what:
        return "shown"
    return str(what["end"].get("how", "over")) if "end" in what else "dealt"


def _signature(sealed: SealedList) -> bytes:
    try:
        return bytes.fromhex(sealed.signature)
    except ValueError:
        return b""
