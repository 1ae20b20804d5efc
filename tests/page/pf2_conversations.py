"""What a client is told and how it answers: `python -m tests.page.pf2_conversations` writes it for the page's client.

The answers, notes and receipts are those of the real `Participant`, which is recreated before every message.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hotseat.fairness import FairnessError
from hotseat.fairness.encoding import canonical
from hotseat.fairness.pf2 import Ask, MemoryJournal, Note, Participant, Seal, Show, Shuffle, Told
from hotseat.fairness.pf2 import participant as client
from hotseat.fairness.pf2.participant import DAY, Answer
from tests.fairness import model
from tests.fairness import pf2_games as games

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "pf2" / "conversations.json"
Json = dict[str, Any]


def message(said: Told) -> Json:
    """A `fair` message as data."""
    return {
        "stage": said.stage,
        "promise": said.promise.json(),
        "list": None if said.sealed is None else said.sealed.json(),
        "parts": None if said.parts is None else list(said.parts),
        "missing": list(said.missing),
    }


def answer_json(answer: Answer) -> Json | None:
    """An answer as data."""
    match answer:
        case Seal():
            return {"type": "seal", "promise": answer.promise, "seal": answer.seal}
        case Show():
            return {"type": "show", "list": answer.list, "part": answer.part}
        case Ask():
            return {"type": "ask", "earlier": answer.earlier}
        case None:
            return None


def notes_json(notes: list[Note]) -> list[Json]:
    """Notes as data."""
    return [{"at": note.at, "what": note.what, "data": note.data} for note in notes]


class Talk:
    """One client's conversation with a server, written down."""

    def __init__(self, name: str, who: str = "Ada", journal: MemoryJournal | None = None) -> None:
        self.name, self.who = name, who
        self.journal = MemoryJournal() if journal is None else journal
        self.before = {game: notes_json(self.journal.read(game)) for game in self.journal.games()}
        self.steps: list[Json] = []

    def say(self, said: Json, at: int = games.NOON, drawn: int = 0, agreed: bool = False) -> "Talk":
        """The server says this; the client's answer, its refusal and its new notes are written down."""
        chance = bytes([games.DRAWN[self.who] + 16 * drawn]) * 32
        answer, error, kept = None, "", len(self.journal.read(games.GAME))
        me = Participant(
            games.GAME, games.token(self.who), self.journal, draw=lambda: chance, now=lambda: at, agreed=agreed
        )
        try:
            answer = me.answer(Told.read(said["stage"], said["promise"], said["list"], said["parts"], said["missing"]))
        except FairnessError as problem:
            error = problem.code
        new = notes_json(self.journal.read(games.GAME)[kept:])
        facts = {"told": said, "at": at, "drawn": chance.hex(), "agreed": agreed}
        self.steps.append({**facts, "answer": answer_json(answer), "error": error, "notes": new})
        return self

    def json(self) -> Json:
        """The conversation, and the receipt at its end."""
        receipt = games.participant(self.who, self.journal).receipt("A")
        kept = None if receipt is None else receipt.json()
        return {
            "name": self.name,
            "token": games.token(self.who),
            "before": self.before,
            "steps": self.steps,
            "receipt": kept,
        }


def listed(*names: str) -> tuple[Shuffle, dict[str, Participant]]:
    """A shuffle with a closed list of these people's seals."""
    setup, people = games.shuffle(), {name: games.participant(name) for name in names}
    games.seal_all(setup, people)
    games.close_list(setup)
    return setup, people


def sealing() -> Json:
    """The promise of the usual table."""
    return message(games.told(games.shuffle()))


def showing(*names: str) -> Json:
    """The closed list of the usual table."""
    return message(games.told(listed(*names)[0]))


def dealt(*names: str) -> Json:
    """All parts of the usual table."""
    setup, people = listed(*names)
    games.show_all(setup, people)
    return message(games.told(setup))


def given_up(missing: str = "Ben") -> Json:
    """The usual table, given up."""
    return message(games.told(games.given_up_game(missing)))


def changed(said: Json, *path: str | int, value: Any) -> Json:
    """This message with one value replaced; a value of `...` removes it."""
    twin: Json = json.loads(json.dumps(said))
    place: Any = twin
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return twin


# -- conversations -----------------------------------------------------------------------------------------------------


def honest() -> Iterator[Talk]:
    """Servers that do nothing wrong, and people who are late, stand up or have two devices."""
    everybody = ("Ada", "Ben", "Cleo")
    yield (
        Talk("an honest start, with every message repeated after a reload")
        .say(sealing())
        .say(sealing(), drawn=1)
        .say(showing(*everybody))
        .say(showing(*everybody), drawn=1)
        .say(dealt(*everybody))
        .say(dealt(*everybody))
        .say({**dealt(*everybody), "stage": "open"})
    )
    yield Talk("late").say(sealing()).say(showing("Ben", "Cleo")).say(dealt("Ben", "Cleo"))
    yield Talk("never asked to seal").say(showing("Ben", "Cleo")).say(dealt("Ben", "Cleo"))
    stood = games.shuffle()
    games.seal_all(stood, {name: games.participant(name) for name in everybody})
    games.close_list(stood, "Ada")
    yield Talk("stood up").say(sealing()).say(message(games.told(stood)))
    yield Talk("another device sealed last").say(sealing(), drawn=1).say(showing(*everybody)).say(dealt(*everybody))
    yield Talk("came later", "Dan").say({**message(games.told(games.whole_game().setup)), "stage": "open"})
    yield Talk("a spectator", "Dan").say(sealing()).say(showing(*everybody))
    yield Talk("sat down again", "Dan", _dealt(games.GAME)).say({**dealt("Ada", "Ben"), "stage": "open"})
    yield Talk("given up").say(sealing()).say(showing(*everybody)).say(given_up())
    alone = games.shuffle()
    alone.sealed = games.signed_list(alone.promise, ("",) * 4, ("late", "late", "late", "bot"))
    yield (
        Talk("the server deals alone")
        .say(sealing())
        .say({**message(games.told(alone)), "stage": "ready", "parts": [""] * 4})
    )


def hostile() -> Iterator[Talk]:
    """Servers that try to get more than one part."""
    everybody = ("Ada", "Ben", "Cleo")

    def shown(name: str) -> Talk:
        return Talk(name).say(sealing()).say(showing(*everybody))

    again = message(games.told(games.shuffle(secret=bytes(32))))
    yield shown("a second promise after the part was shown").say(again, drawn=1).say(showing(*everybody))
    yield shown("a second list after the part was shown").say(showing("Ada", "Cleo")).say(showing(*everybody))
    yield shown("a second list with all parts").say(dealt("Ada", "Cleo"))
    yield Talk("a second promise before any list").say(sealing()).say(again, drawn=1).say(showing(*everybody))
    yield shown("goes on after giving up").say(given_up()).say(dealt(*everybody)).say(sealing())
    yield Talk("seals again after giving up").say(sealing()).say(given_up()).say(sealing())
    wrong = changed(dealt(*everybody), "parts", 1, value="77" * 32)
    yield shown("a part that does not fit").say(wrong).say(dealt(*everybody))
    yield shown("another part after the deal").say(dealt(*everybody)).say(wrong).say(dealt(*everybody))
    yield shown("a part is missing").say(changed(dealt(*everybody), "parts", value=["40" * 32]))
    yield shown("my part is left out").say(changed(dealt(*everybody), "parts", 0, value=""))
    yield Talk("my part is shown before I showed it").say(sealing()).say(dealt(*everybody))
    yield Talk("another table").say(message(games.told(games.shuffle(game="G-7"))))


def malformed() -> Iterator[Talk]:
    """Messages that get no answer and no note."""
    made, closed = sealing(), showing("Ada", "Ben", "Cleo")
    for signature in ("00" * 64, "", "no hex"):
        yield Talk(f"signature {signature[:6]}").say(made).say(changed(closed, "list", "signature", value=signature))
    changes: list[tuple[Json, list[str | int], Any]] = [
        (made, ["promise", "pf"], 1),
        (made, ["promise", "pf"], ...),
        (made, ["promise", "more"], 1),
        (made, ["promise", "game"], 7),
        (made, ["promise", "key"], "AB" * 32),
        (made, ["promise", "server"], ""),
        (made, ["promise", "seats"], {}),
        (made, ["promise", "seats", 1, "name"], "Ben\ud800"),
        (made, ["promise", "seats", 1, "seat"], "C"),
        (made, ["promise", "seats", 1, "player"], games.player("Ada")),
        (made, ["promise", "seats", 1, "player"], "zz"),
        (made, ["promise"], None),
        (closed, ["list"], None),
        (closed, ["list"], []),
        (closed, ["list", "why", 0], "late"),
        (closed, ["list", "seals", 0], ""),
        (closed, ["list", "why", 3], "late"),
        (closed, ["list", "why"], ["", "", ""]),
        (closed, ["list", "seals", 3], "77" * 32),
    ]
    for number, (said, path, value) in enumerate(changes):
        yield Talk(f"malformed {number}: {path[-1]}").say(made).say(changed(said, *path, value=value))


def discarded() -> Iterator[Talk]:
    """Tables that were lost before this one."""
    everybody = ("Ada", "Ben", "Cleo")
    for count in (1, 2, 3):
        journal = MemoryJournal()
        for number in range(count):
            games.given_up_game("Ben", {"Ada": journal}, f"G-{number}")
        talk = Talk(f"{count} lost tables", journal=journal).say(sealing()).say(showing(*everybody))
        yield talk.say(showing(*everybody), agreed=True).say(showing(*everybody)).say(dealt(*everybody))
    journal = MemoryJournal()
    games.given_up_game("Ben", {"Ada": journal}, "G-1")
    for name, later in (("exactly a day", DAY), ("more than a day", DAY + 1)):
        kept = MemoryJournal()
        kept.notes = {game: list(notes) for game, notes in journal.notes.items()}
        yield (
            Talk(f"a lost table {name} ago", journal=kept)
            .say(sealing())
            .say(showing(*everybody), at=games.NOON + later)
        )
    endings: dict[str, list[Json]] = {
        "a dealt table whose end is unknown": [],
        "a dealt table that was abandoned": [{"how": "abandoned"}],
        "a game played to the end does not count": [{"how": "over"}],
        "an end noted by an earlier version does not count": [{}],
    }
    for name, ends in endings.items():
        journal = _dealt("G-8")
        for data in ends:
            journal.append("G-8", Note(games.NOON, "end", data))
        yield Talk(name, journal=journal).say(sealing()).say(showing(*everybody))
    journal = _dealt("G-7", _dealt("G-8"))
    yield Talk("two dealt tables: nobody is asked", journal=journal).say(sealing()).say(showing(*everybody))


def _dealt(game: str, journal: MemoryJournal | None = None) -> MemoryJournal:
    """The journal in which Ada's part of this game is dealt."""
    journal = MemoryJournal() if journal is None else journal
    setup = games.shuffle(game=game)
    people = {"Ada": games.participant("Ada", journal, game), "Ben": games.participant("Ben", game=game)}
    games.seal_all(setup, people)
    games.close_list(setup)
    games.show_all(setup, people)
    people["Ada"].answer(games.told(setup))
    return journal


KINDS: tuple[Callable[[], Iterator[Talk]], ...] = (honest, hostile, malformed, discarded)


# -- the model ---------------------------------------------------------------------------------------------------------


def walked() -> Json:
    """The exhaustive model of `tests/fairness/model.py`: its messages, and digests of all its steps in their order."""
    digest, digests, steps = hashlib.sha256(), list[str](), 0
    for steps, seen in enumerate(model.steps(Participant), 1):
        last = seen.after[-1].data if seen.after else None
        facts = [[note.what for note in seen.after], last, answer_json(seen.answer), sorted(map(list, seen.shown))]  # type: ignore[arg-type]
        digest.update(canonical(facts))  # type: ignore[arg-type]
        if steps % 3000 == 0:
            digests.append(digest.hexdigest())
    parts = {setup.promise.server: model.bens_part(setup.promise) for setup in (*model.SETUPS, model.FOREIGN)}
    said = [message(one) for one in model.messages()]
    return {"messages": said, "parts": parts, "steps": steps, "digests": [*digests, digest.hexdigest()]}


def written() -> str:
    """All conversations, and the model."""
    with patch.object(client, "signed", model.checked):
        talks = [talk.json() for kind in KINDS for talk in kind()]
        both = {
            "game": games.GAME,
            "now": games.NOON,
            "talks": talks,
            "model": {"token": games.token("Ben"), **walked()},
        }
    return json.dumps(both, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
