"""An exhaustive model of pf2 with the real client code: every order of a fixed set of messages, at one small table.

Ben's client has the second seat. The server may send any message below at any time and any number of times, and the
client may be reloaded or die between any two of its writes. There are finitely many journals, so the search ends when
no new journal can be reached: what holds then holds for every server that has only these messages.
"""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any
from unittest.mock import patch

from hotseat.core.sorts import Json
from hotseat.fairness import FairnessError
from hotseat.fairness.encoding import canonical
from hotseat.fairness.pf2 import Ask, MemoryJournal, Note, Participant, Promise, Seal, SealedList, Show, Told
from hotseat.fairness.pf2 import participant as client
from hotseat.fairness.pf2 import values as v
from hotseat.fairness.verify import signed
from tests.fairness.pf2_games import GAME, NOON, player, shuffle, signed_list, token

Kind = type[Participant]
NAMES = ("Ada", "Ben")
ADAS_PART = "aa" * 32
BENS = player("Ben")
checked = functools.cache(signed)


class Died(Exception):
    """The client's program died here."""


class Fragile(MemoryJournal):
    """The journal of a program that dies after a given number of writes."""

    def __init__(self, notes: list[Note], writes: int) -> None:
        super().__init__()
        self.notes[GAME] = list(notes)
        self.writes = writes

    def append(self, game: str, note: Note) -> None:
        """Append this note, then perhaps die."""
        if self.writes == 0:
            raise Died
        self.writes -= 1
        super().append(game, note)


SETUPS = (shuffle(NAMES, secret=bytes(32)), shuffle(NAMES, secret=bytes([1] * 32)))
"""Two shuffles of this table; an honest server has only one."""
FOREIGN = shuffle(NAMES, game="G-other", secret=bytes(32))


def bens_part(promise: Promise) -> str:
    """The part that Ben draws for this promise."""
    return "b1" * 32 if promise == SETUPS[0].promise else "b2" * 32


def seals(promise: Promise, bens: str) -> tuple[str, str]:
    """Ada's and Ben's seals."""
    first, second = promise.seats
    return v.seal_of(promise, first.player, ADAS_PART), v.seal_of(promise, second.player, bens)


def messages() -> list[Told]:
    """Everything the server may send: promises, all sorts of lists, ready with right and wrong parts, given up."""
    said: list[Told] = []
    for promise in [setup.promise for setup in (*SETUPS, FOREIGN)]:
        mine = bens_part(promise)
        listed = signed_list(promise, seals(promise, mine), ("", ""))
        said += [Told("seal", promise), Told("show", promise, listed)]
        said += [Told("ready", promise, listed, (ADAS_PART, mine)), Told("given-up", promise, missing=("Ada",))]
    return [*said, *_odd_lists()]


def _odd_lists() -> list[Told]:
    """Lists of the first promise without Ada, without Ben, with a seal that Ben never made, and without a signature."""
    promise = SETUPS[0].promise
    adas, bens = seals(promise, bens_part(promise))
    alone = signed_list(promise, ("", bens), ("late", ""))
    without = signed_list(promise, (adas, ""), ("", "late"))
    forged = signed_list(promise, seals(promise, "77" * 32), ("", ""))
    unsigned = SealedList((adas, bens), ("", ""), "00" * 64)
    return [
        *[Told("show", promise, listed) for listed in (alone, without, forged, unsigned)],
        Told("ready", promise, alone, ("", bens_part(promise))),
        Told("open", promise, without, (ADAS_PART, "")),
        Told("open", promise, without, ("77" * 32, "")),
    ]


@dataclass(frozen=True)
class Seen:
    """One step: the journal before it, the message, and the answer."""

    before: tuple[Note, ...]
    after: tuple[Note, ...]
    said: Told
    answer: object
    shown: frozenset[tuple[str, str]]


def ben(kind: Kind, journal: MemoryJournal, promise: Promise) -> Participant:
    """Ben's client, recreated from its journal."""
    return kind(GAME, token("Ben"), journal, draw=lambda: bytes.fromhex(bens_part(promise)), now=lambda: NOON)


def steps(kind: Kind, forgets: bool = False) -> Iterator[Seen]:
    """Every step of every run. `forgets`: a reload loses the journal."""
    said, start = messages(), ((), frozenset[tuple[str, str]]())
    found: set[bytes] = {_name(*start)}
    waiting: list[tuple[tuple[Note, ...], frozenset[tuple[str, str]]]] = [start]
    while waiting:
        notes, shown = waiting.pop(0)
        for message in said:
            for writes in (9, 0, 1):
                seen = _step(kind, notes, shown, message, writes)
                yield seen
                for after in [seen.after, ()] if forgets else [seen.after]:
                    if _name(after, seen.shown) not in found:
                        found.add(_name(after, seen.shown))
                        waiting.append((after, seen.shown))


def _step(kind: Kind, notes: tuple[Note, ...], shown: frozenset[tuple[str, str]], message: Told, writes: int) -> Seen:
    journal = Fragile(list(notes), writes)
    answer: object = None
    try:
        with patch.object(client, "signed", checked):
            answer = ben(kind, journal, message.promise).answer(message)
    except (Died, FairnessError):
        pass
    if isinstance(answer, Show):
        shown = shown | {(answer.list, answer.part)}
    return Seen(notes, tuple(journal.read(GAME)), message, answer, shown)


def _name(notes: tuple[Note, ...], shown: frozenset[tuple[str, str]]) -> bytes:
    written: list[Json] = [[note.what, note.data] for note in notes]
    parts: list[Json] = [[listed, part] for listed, part in sorted(shown)]
    return canonical([written, parts])


# -- laws --------------------------------------------------------------------------------------------------------------


def one_part(seen: Seen) -> bool:
    """At most one part, under one list, is shown for a table, ever."""
    return len(seen.shown) <= 1


def saved_first(seen: Seen) -> bool:
    """The list and the part are in the journal before the part is shown."""
    if not isinstance(seen.answer, Show):
        return True
    lists = [note.data["hash"] for note in seen.after if note.what == "list"]
    return seen.answer.list in lists and any(note.what == "shown" for note in seen.after)


def sealed_by_me(seen: Seen) -> bool:
    """Only a part that I sealed, and that this list binds, is shown."""
    if not isinstance(seen.answer, Show):
        return True
    listed, promise = seen.said.sealed, seen.said.promise
    return listed is not None and listed.seals[1] == v.seal_of(promise, BENS, seen.answer.part)


def fresh_parts(seen: Seen) -> bool:
    """A different promise gets a different part."""
    if not isinstance(seen.answer, Seal):
        return True
    others = [
        n.data["part"] for n in seen.after if n.what == "promise" and n.data["promise"] != seen.said.promise.json()
    ]
    return all(seen.answer.seal != v.seal_of(seen.said.promise, BENS, part) for part in others)


def own_table(seen: Seen) -> bool:
    """Another game is neither answered nor recorded."""
    return seen.said.promise.game == GAME or (seen.answer is None and seen.before == seen.after)


def dead_stays_dead(seen: Seen) -> bool:
    """After the table was given up, or after an alarm, nothing is answered and nothing counts as dealt."""
    over = any(note.what in ("given-up", "alarm") for note in seen.before)
    dealt = [note.what for note in seen.after].count("ready") > [note.what for note in seen.before].count("ready")
    return not over or (seen.answer is None and not dealt)


def append_only(seen: Seen) -> bool:
    """Nothing in the journal is changed or removed."""
    return seen.after[: len(seen.before)] == seen.before


LAWS = (one_part, saved_first, sealed_by_me, fresh_parts, own_table, dead_stays_dead, append_only)


def broken(kind: Kind, forgets: bool = False) -> str:
    """The first law that some run breaks; empty if all laws hold in all runs."""
    return next((law.__name__ for seen in steps(kind, forgets) for law in LAWS if not law(seen)), "")


def honest(kind: Kind) -> list[str]:
    """How Ben's client answers an honest server, reloaded before every message, and what its journal then says."""
    promise, journal = SETUPS[0].promise, MemoryJournal()
    listed, parts = signed_list(promise, seals(promise, bens_part(promise)), ("", "")), (ADAS_PART, bens_part(promise))
    run = [Told("seal", promise), Told("show", promise, listed), Told("ready", promise, listed, parts)]
    answers = [type(ben(kind, journal, promise).answer(message)).__name__ for message in run]
    return [*answers, *[note.what for note in journal.read(GAME)]]


# -- two windows of one browser ----------------------------------------------------------------------------------------


class Interrupted(MemoryJournal):
    """A journal in which another window does all of its work at this window's k-th access."""

    def __init__(self, notes: list[Note], at: int) -> None:
        super().__init__()
        self.notes[GAME] = list(notes)
        self.at = at
        self.meanwhile: Any = None

    def read(self, game: str) -> list[Note]:
        """Read, perhaps after the other window has written."""
        self._tick()
        return super().read(game)

    def append(self, game: str, note: Note) -> None:
        """Write, perhaps after the other window has written."""
        self._tick()
        super().append(game, note)

    def _tick(self) -> None:
        self.at -= 1
        if self.at == 0:
            self.meanwhile()


def two_windows(kind: Kind) -> Iterator[set[tuple[str, str]]]:
    """The parts that two windows show together, for all pairs of lists and all moments of interruption."""
    sealing, *rest = [told for told in messages() if told.promise.game == GAME and told.stage in ("seal", "show")]
    journal = MemoryJournal()
    ben(kind, journal, sealing.promise).answer(sealing)
    for first in rest:
        for second in rest:
            for at in range(1, 14):
                yield _both(kind, journal.read(GAME), first, second, at)


def _both(kind: Kind, notes: list[Note], first: Told, second: Told, at: int) -> set[tuple[str, str]]:
    journal, shown = Interrupted(notes, at), set[tuple[str, str]]()

    def say(message: Told) -> None:
        try:
            with patch.object(client, "signed", checked):
                answer = ben(kind, journal, message.promise).answer(message)
        except FairnessError:
            return
        if isinstance(answer, Show):
            shown.add((answer.list, answer.part))

    journal.meanwhile = lambda: say(second)
    say(first)
    return shown


# -- how much a server can gain ----------------------------------------------------------------------------------------

Past = list[tuple[str, list[Note]]]
VALUES = 8
"""Parts of the small world: one of them leads to the deal that the server wants."""


def best(kind: Kind, tables: int, redraws: int) -> tuple[Fraction, int]:
    """The probability of the wanted deal for the best possible server, and the most tables it must lose to get it.

    The server sees every part before it decides; it may restart the shuffle at the same table up to `redraws` times, or
    give the table up and open another. The clients are real: their code decides whether they show a part again.
    """
    with patch.object(client, "signed", lambda *_: True):
        return _table(kind, [], 0, tables, redraws)


def _table(
    kind: Kind, past: list[tuple[str, list[Note]]], number: int, tables: int, redraws: int
) -> tuple[Fraction, int]:
    return _attempt(kind, past, f"G-{number}", [], 0, tables, redraws)


def _attempt(
    kind: Kind,
    past: Past,
    game: str,
    notes: list[Note],
    attempt: int,
    tables: int,
    redraws: int,
) -> tuple[Fraction, int]:
    total, most = Fraction(0), 0
    for value in range(VALUES):
        journal = MemoryJournal()
        journal.notes = {**{id: list(kept) for id, kept in past}, game: list(notes)}
        if not _shows(kind, journal, game, attempt, value):
            continue
        chances = [(Fraction(value == 0), len(_earlier(journal, game)))]
        if redraws:
            chances.append(_attempt(kind, past, game, journal.read(game), attempt + 1, tables, redraws - 1))
        if tables:
            later = [*past, (game, journal.read(game))]
            chances.append(_table(kind, later, len(later), tables - 1, redraws))
        chance, lost = max(chances)
        total, most = total + chance / VALUES, max(most, lost)
    return total, most


def _earlier(journal: MemoryJournal, game: str) -> list[Any]:
    found: list[Any] = next(note.data["earlier"] for note in journal.read(game) if note.what == "list")
    return found


def _shows(kind: Kind, journal: MemoryJournal, game: str, attempt: int, value: int) -> bool:
    """Whether the client takes part in this attempt; the person always agrees to continue."""
    promise = shuffle(NAMES, game=game, secret=bytes([attempt] * 32)).promise
    part = bytes([value + 8 * attempt] * 32)
    bens = kind(game, token("Ben"), journal, draw=lambda: part, now=lambda: NOON, agreed=True)
    seal = bens.answer(Told("seal", promise))
    if not isinstance(seal, Seal):
        return False
    answer = bens.answer(Told("show", promise, SealedList(("", seal.seal), ("late", ""), "00")))
    assert not isinstance(answer, Ask)
    return isinstance(answer, Show) and answer.part == part.hex()
