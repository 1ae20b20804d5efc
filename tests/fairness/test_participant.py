"""A client under pf2: its journal survives everything, and messages it does not understand get no answer."""

import copy
import json
import os
from pathlib import Path

import pytest

from hotseat.fairness import FairnessError
from hotseat.fairness.pf2 import FileJournal, MemoryJournal, Note, Participant, Seal, SealedList, Show, Shuffle, Told
from hotseat.fairness.pf2 import values as v
from tests.fairness.pf2_games import (
    GAME,
    NOON,
    close_list,
    given_up_game,
    participant,
    player,
    seal_all,
    show_all,
    shuffle,
    token,
    told,
    whole_game,
)


def listed(*names: str) -> tuple[Shuffle, dict[str, Participant]]:
    setup, people = shuffle(), {name: participant(name) for name in names}
    seal_all(setup, people)
    close_list(setup)
    return setup, people


class Full(MemoryJournal):
    """A journal on a full disk."""

    def append(self, game: str, note: Note) -> None:
        raise OSError("no space left")


def test_nothing_is_answered_that_could_not_be_written_down() -> None:
    setup, people = listed("Ada", "Ben")
    journal = Full()
    with pytest.raises(OSError, match="no space"):
        participant("Ada", journal).answer(told(shuffle()))
    journal.notes = people["Ada"].journal.notes  # type: ignore[attr-defined]
    with pytest.raises(OSError, match="no space"):
        participant("Ada", journal).answer(told(setup))


def test_words_that_were_typed_are_mixed_in_and_do_not_replace_chance() -> None:
    seals = []
    for _ in range(2):
        typed = Participant(GAME, token("Ada"), MemoryJournal(), typed="pepper")
        answer = typed.answer(told(shuffle()))
        assert isinstance(answer, Seal)
        seals.append(answer.seal)
    assert seals[0] != seals[1]


def test_a_message_of_pf1_is_not_understood() -> None:
    made = shuffle().promise.json()
    with pytest.raises(FairnessError, match="malformed"):
        Told.read("seal", {**made, "pf": 1}, None, None, [])
    assert Told.read("seal", made, None, None, []).promise == shuffle().promise


def test_another_table_gets_no_answer_and_no_note() -> None:
    ada = participant("Ada")
    with pytest.raises(FairnessError, match="another table"):
        ada.answer(told(shuffle(game="G-7")))
    assert ada.journal.games() == []


def test_an_unsigned_list_gets_no_answer() -> None:
    setup, people = listed("Ada", "Ben")
    assert setup.sealed is not None
    for signature in ("00" * 64, "", "no hex"):
        forged = SealedList(setup.sealed.seals, setup.sealed.why, signature)
        with pytest.raises(FairnessError, match="not signed"):
            people["Ada"].answer(Told("show", setup.promise, forged))


def test_who_only_watches_writes_nothing_before_the_game() -> None:
    setup, _ = listed("Ada", "Ben")
    dan = participant("Dan")
    assert dan.answer(told(shuffle())) is None
    assert dan.answer(told(setup)) is None
    assert dan.journal.games() == []


def test_a_second_device_leaves_the_first_one_out_without_an_accusation() -> None:
    setup, people = shuffle(), {name: participant(name) for name in ("Ada", "Ben")}
    seal_all(setup, people)
    phone = participant("Ada", chance=1)
    seal_all(setup, {"Ada": phone})
    close_list(setup)
    assert people["Ada"].answer(told(setup)) is None
    assert isinstance(phone.answer(told(setup)), Show)
    first, second = people["Ada"].receipt("A"), phone.receipt("A")
    assert first is not None
    assert second is not None
    assert (first.left, first.alarm, second.left) == ("not-my-seal", "", "")


def test_who_comes_later_keeps_the_list_and_says_so() -> None:
    game = whole_game()
    dan = participant("Dan")
    message = told(game.setup)
    dan.answer(Told("open", message.promise, message.sealed, message.parts))
    receipt = dan.receipt("D")
    assert receipt is not None
    assert (receipt.left, receipt.alarm, receipt.part) == ("later", "", "")


def test_who_sits_down_again_with_another_token_came_later_and_was_not_cheated() -> None:
    journal = MemoryJournal()
    ada = whole_game(journals={"Ada": journal}).people["Ada"]
    first, again = ada.receipt("A"), participant("Dan", journal).receipt("D")
    assert first is not None
    assert again is not None
    assert (first.left, again.left, again.part, again.alarm) == ("", "later", "", "")


def test_a_server_that_shuffles_again_is_met_with_silence_and_leaves_evidence() -> None:
    setup, people = listed("Ada", "Ben")
    show_all(setup, people)
    again = shuffle(secret=bytes(32))
    assert people["Ada"].answer(told(again)) is None
    receipt = people["Ada"].receipt("A")
    assert receipt is not None
    assert receipt.alarm == "second"
    assert receipt.second == {"promise": again.promise.json(), "list": None}


def test_a_server_set_back_to_an_earlier_moment_goes_on_only_with_the_same_list() -> None:
    """Ed25519 signatures are deterministic: the same seals close to the same list."""
    for late in ((), ("Ben",)):
        setup, people = listed("Ada", "Ben", "Cleo")
        show_all(setup, people)
        back = shuffle()
        seal_all(back, {name: client for name, client in people.items() if name not in late})
        close_list(back)
        answer = people["Ada"].answer(told(back))
        assert isinstance(answer, Show) == (not late)


def test_parts_that_do_not_fit_are_an_alarm() -> None:
    setup, people = listed("Ada", "Ben")
    show_all(setup, people)
    message = told(setup)
    wrong = ("40" * 32, "77" * 32, "", "")
    people["Ada"].answer(Told("ready", message.promise, message.sealed, wrong))
    people["Ben"].answer(Told("ready", message.promise, message.sealed, ("40" * 32,)))
    for name in ("Ada", "Ben"):
        receipt = people[name].receipt("A")
        assert receipt is not None
        assert receipt.alarm == "parts"


def test_other_parts_after_the_deal_are_an_alarm_too() -> None:
    """The code that people compare aloud follows from the parts: a server must not be able to change it later."""
    setup, people = listed("Ada", "Ben")
    show_all(setup, people)
    message = told(setup)
    assert message.parts is not None
    for stage in ("ready", "open"):
        ada = copy.deepcopy(people["Ada"])
        for _ in range(2):
            ada.answer(Told("ready", message.promise, message.sealed, message.parts))
        ada.answer(Told(stage, message.promise, message.sealed, (message.parts[0], "77" * 32, *message.parts[2:])))
        receipt = ada.receipt("A")
        assert receipt is not None
        assert receipt.alarm == "parts"


def test_a_table_that_was_dealt_and_then_given_up_counts_as_lost() -> None:
    """Otherwise a server could publish everybody's parts, say `ready`, and still discard the deal uncounted."""
    journal = MemoryJournal()
    setup, people = shuffle(), {"Ada": participant("Ada", journal), "Ben": participant("Ben")}
    seal_all(setup, people)
    close_list(setup)
    show_all(setup, people)
    people["Ada"].answer(told(setup))
    assert [one["state"] for one in participant("Ada", journal, "G-8").earlier()] == ["dealt"]
    people["Ada"].answer(Told("given-up", setup.promise, missing=("Ben",)))
    assert [one["state"] for one in participant("Ada", journal, "G-8").earlier()] == ["given-up"]


def test_only_the_last_day_counts() -> None:
    journal = MemoryJournal()
    given_up_game("Ben", {"Ada": journal}, "G-1")
    client = participant("Ada", journal)
    assert len(client.earlier()) == 1
    client.now = lambda: NOON + 24 * 60 * 60 * 1000 + 1
    assert client.earlier() == []


def test_the_journal_on_disk_is_the_same_after_a_restart(tmp_path: Path) -> None:
    def journal() -> FileJournal:
        return FileJournal(tmp_path, "https://hotseat.example:8000")

    setup, people = shuffle(), {"Ada": participant("Ada", journal()), "Ben": participant("Ben")}
    seal_all(setup, people)
    close_list(setup)
    first = participant("Ada", journal()).answer(told(setup))
    assert isinstance(first, Show)
    assert participant("Ada", journal(), chance=1).answer(told(setup)) == first
    assert journal().games() == [GAME]
    assert FileJournal(tmp_path, "https://other.example").games() == []
    [file] = tmp_path.rglob("*.jsonl")
    assert file.stat().st_mode & 0o077 == 0


def test_a_line_cut_off_by_a_crash_does_not_spoil_the_next(tmp_path: Path) -> None:
    journal = FileJournal(tmp_path, "x")
    journal.append(GAME, Note(1, "end", {}))
    [file] = tmp_path.rglob("*.jsonl")
    whole = file.read_text()
    file.write_text(whole + json.dumps({"at": 2, "what": "shown"})[:9])
    assert [note.at for note in journal.read(GAME)] == [1]
    journal.append(GAME, Note(3, "end", {}))
    assert [note.at for note in journal.read(GAME)] == [1, 3]


def test_players_of_different_games_cannot_be_matched() -> None:
    assert player("Ada") != player("Ada", "G-7")
    assert v.is_part(player("Ada"))


def test_a_note_that_does_not_fit_on_the_disk_is_not_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk may take half a line without an error."""
    whole = os.write
    setup, ada = shuffle(), participant("Ada", FileJournal(tmp_path, "http://127.0.0.1:8000"))
    monkeypatch.setattr(os, "write", lambda file, data: whole(file, data[:20]))
    with pytest.raises(OSError, match="not written"):
        ada.answer(told(setup))
    monkeypatch.undo()
    assert isinstance(ada.answer(told(setup)), Seal)


def test_a_name_that_has_no_bytes_is_refused_and_stops_no_client() -> None:
    promise = shuffle().promise.json()
    promise["seats"][0]["name"] = "Ada\ud800"  # type: ignore[index, call-overload]
    with pytest.raises(FairnessError):
        Told.read("seal", promise, None, None, [])
