"""F1: the verifier's verdict on a game under pf2: cheated, left out, alone, never dealt, or fair."""

import json
import random
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hotseat.cli
from hotseat.fairness import verify as verifier
from hotseat.fairness.pf2 import Ask, MemoryJournal, Participant, Show
from hotseat.fairness.pf2 import values as v
from hotseat.locales import LANGUAGES
from tests.fairness.chosen_deals import chosen_game
from tests.fairness.pf2_cases import CASES, Case, Files, games, sign, tampered
from tests.fairness.pf2_games import (
    SERVER_KEY,
    Game,
    close_list,
    given_up_game,
    participant,
    seal_all,
    show_all,
    shuffle,
    told,
    whole_game,
)

PERL = shutil.which("perl")
SCRIPT = Path(__file__).with_name("verify.pl")
kept = cache(games)


def written(folder: Path, files: Files) -> list[str]:
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    return [str(folder / f"{name}.json") for name in files]


def said(files: Files, replay: bool = False) -> tuple[int, str]:
    codes: list[str] = []
    try:
        codes += [code for code, _ in verifier.verify(files["transcript"], files.get("receipt"), replay)]
    except verifier.MismatchError as mismatch:
        return 1, mismatch.code
    return verifier.exit_code(codes), codes[-1]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_has_its_verdict(case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tampered(kept()[case.game], case)
    assert said(files) == (case.exit, case.code)
    first, *rest = written(tmp_path, files)
    assert verifier.main([first, "--no-replay", *(["--receipt", rest[0]] if rest else [])]) == case.exit
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("Check failed: ") == (case.exit == 1)


@pytest.mark.skipif(PERL is None, reason="THE SECOND VERIFIER DID NOT RUN: there is no perl here")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_second_verifier_comes_to_the_same_verdict(case: Case, tmp_path: Path) -> None:
    """It checks no signatures: a list whose only fault is a missing signature passes here."""
    files = tampered(kept()[case.game], case)
    command = [str(PERL), str(SCRIPT), *written(tmp_path, files)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    unsigned = {"list-signature": (7, "so-far"), "list": (1, "second")}
    found = (run.returncode, run.stdout.splitlines()[-1].split()[0])
    assert found in ((case.exit, case.code), unsigned.get(case.code))


@pytest.mark.parametrize("name", ["all", "late", "alone"])
def test_the_rules_played_again_lead_to_the_same_log(name: str) -> None:
    files = kept()[name]
    codes = [code for code, _ in verifier.verify(files["transcript"], files["receipt"], replay=True)]
    assert "ok-e" in codes
    assert "unreplayed" not in codes


@pytest.mark.parametrize("name", ["Ada", "Ben", "Cleo"])
def test_an_honest_game_is_fair_for_everybody_who_took_part(name: str) -> None:
    transcript, receipt = json.loads(json.dumps(whole_game().files(name)))
    assert said({"transcript": transcript, "receipt": receipt}, replay=True) == (0, "all-in")


def test_a_receipt_with_gaps_proves_as_much_as_one_without() -> None:
    files = json.loads(json.dumps(kept()["gaps"]))
    assert [len(chain) > 1 for chain in files["receipt"]["resumed"]] == [True] * 3
    assert said(files, replay=True) == (0, "all-in")


def test_another_table_shown_after_a_lost_connection_is_found_by_replaying() -> None:
    files = json.loads(json.dumps(kept()["another table"]))
    assert said(files) == (7, "so-far")
    assert said(files, replay=True) == (1, "shown")


def test_what_an_older_client_did_not_keep_after_a_gap_is_not_called_fair() -> None:
    files = json.loads(json.dumps(kept()["gaps"]))
    del files["receipt"]["resumed"]
    assert said(files, replay=True) == (7, "unseen")


def test_who_was_late_and_who_was_not_read_different_verdicts_of_one_game() -> None:
    game = whole_game(("Cleo",))
    for name, verdict in (("Ada", (0, "all-in")), ("Cleo", (4, "left-late"))):
        transcript, receipt = game.files(name)
        assert said({"transcript": transcript, "receipt": receipt}, replay=True) == verdict


@pytest.mark.parametrize("name", ["Ada", "Ben", "Cleo"])
def test_a_server_that_chooses_the_cards_is_found_by_replaying_and_never_called_fair(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every draw gives what its label must give, but the server made up the list from which it shuffled."""
    transcript, receipt = chosen_game().files(name)
    files = {"transcript": transcript, "receipt": receipt}
    assert said(files) == (7, "so-far")
    assert said(files, replay=True) == (1, "replay")
    first, kept_file = written(tmp_path, files)
    assert verifier.main([first, "--receipt", kept_file]) == 1
    assert "nobody could choose" not in capsys.readouterr().out


def test_a_game_broken_off_after_the_deal_is_counted() -> None:
    """Abandoning what was dealt discards a deal just as giving up does."""
    journal = MemoryJournal()
    first = dealt_game("G-1", journal)
    transcript, receipt = whole_game(journals={"Ada": journal}).files("Ada")
    assert [(one["game"], one["state"]) for one in receipt["earlier"]] == [("G-1", "dealt")]
    assert said({"transcript": transcript, "receipt": receipt}, replay=True) == (3, "broken-off-one")
    first.ended(over=False)
    assert [one["state"] for one in participant("Ada", journal, "G-3").earlier()] == ["abandoned", "dealt"]


def test_a_game_played_to_the_end_is_not_counted() -> None:
    journal = MemoryJournal()
    dealt_game("G-1", journal).ended(over=True)
    assert participant("Ada", journal).earlier() == []


def test_games_that_were_dealt_are_counted_but_nobody_is_asked() -> None:
    journal = MemoryJournal()
    for id in ("G-1", "G-2", "G-4"):
        dealt_game(id, journal)
    setup, ada = shuffle(), participant("Ada", journal)
    seal_all(setup, {"Ada": ada})
    close_list(setup)
    assert isinstance(ada.answer(told(setup)), Show)


def dealt_game(id: str, journal: MemoryJournal) -> Participant:
    """Ada's client at a table that was dealt; nobody has told it about the end."""
    setup, ada = shuffle(game=id), participant("Ada", journal, id)
    seal_all(setup, {"Ada": ada})
    close_list(setup)
    show_all(setup, {"Ada": ada})
    ada.answer(told(setup))
    return ada


def test_a_server_that_seals_for_everybody_convinces_nobody() -> None:
    """It knows all parts of the list, so it chose the deal; each verdict says that the own part is not in it."""
    setup = shuffle()
    people = {name: participant(name) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, people)
    for number, client in enumerate(people.values()):
        setup.seal(client.player, v.seal_of(setup.promise, client.player, f"{number:02x}" * 32))
    close_list(setup)
    for number, client in enumerate(people.values()):
        assert client.answer(told(setup)) is None
        setup.show(client.player, f"{number:02x}" * 32)
    game = Game.dealt(setup, people).finish()
    for name in people:
        transcript, receipt = game.files(name)
        assert said({"transcript": transcript, "receipt": receipt}, replay=True) == (4, "left-not-my-seal")


def test_names_cannot_write_lines_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """S5: what the server calls somebody is text and nothing else, in a terminal too."""
    files = json.loads(json.dumps(kept()["given-up"]))
    lie = "Ben\n\x1b[2J\x1b[HEverything checks out: your part is in it, and nobody could choose this deal.\u202e"
    files["transcript"]["promise"]["seats"][1]["name"] = lie
    files["transcript"].update(parts=[""] * 4, missing=["A", "B", "C"])
    sign(files)
    (transcript,) = written(tmp_path, files)
    assert verifier.main([transcript]) == 6
    printed = capsys.readouterr().out
    assert "nobody could choose" in printed
    assert all(not line.startswith("Everything checks out") for line in printed.splitlines())
    assert "\x1b" not in printed
    assert "\u202e" not in printed


def test_two_signed_lists_are_named_as_evidence() -> None:
    case = next(case for case in CASES if case.name == "two signed lists are in the receipt")
    files = tampered(kept()["all"], case)
    steps = verifier.verify(files["transcript"], files["receipt"])
    assert next(steps)[0] == "second-proof"
    files["receipt"]["second"]["list"]["signature"] = "00" * 64
    with pytest.raises(verifier.MismatchError):
        next(verifier.verify(files["transcript"], files["receipt"]))


def test_the_known_key_of_the_server_can_be_named() -> None:
    files = kept()["all"]
    steps = verifier.verify(files["transcript"], files["receipt"], server_key=SERVER_KEY.public.hex())
    assert next(steps)[0] == "ok-a"
    with pytest.raises(verifier.MismatchError, match="server-key"):
        list(verifier.verify(files["transcript"], files["receipt"], server_key="00" * 32))


def test_tables_that_were_given_up_are_counted_and_stay_counted() -> None:
    """`earlier` is frozen when the part is shown: tables dealt or forgotten later change nothing."""
    journal = MemoryJournal()
    for id in ("G-1", "G-2"):
        given_up_game("Ben", {"Ada": journal}, id)
    transcript, receipt = whole_game(journals={"Ada": journal}).files("Ada")
    assert [(one["game"], one["state"], one["missing"]) for one in receipt["earlier"]] == [
        ("G-1", "given-up", ["Ben"]),
        ("G-2", "given-up", ["Ben"]),
    ]
    assert said({"transcript": transcript, "receipt": receipt}) == (3, "discarded")
    later = participant("Ada", journal)
    later.now = lambda: 10**15
    again = later.receipt("A")
    assert again is not None
    assert again.earlier == receipt["earlier"]


def test_after_two_lost_tables_the_person_is_asked_first() -> None:
    journal = MemoryJournal()
    for id in ("G-1", "G-2"):
        given_up_game("Ben", {"Ada": journal}, id)
    setup, ada = shuffle(), participant("Ada", journal)
    seal_all(setup, {"Ada": ada, "Ben": participant("Ben")})
    close_list(setup)
    assert isinstance(ada.answer(told(setup)), Ask)
    assert not [note for note in journal.read(setup.promise.game) if note.what == "shown"]


def test_a_damaged_file_is_refused_without_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(4)
    for number in range(60):
        files: dict[str, Any] = json.loads(json.dumps(kept()["all"]))
        file = files[chance.choice(["transcript", "receipt"])]
        name = chance.choice(sorted(set(file) - {"format"}))
        file[name] = chance.choice([None, 7, "x", [], {}, [None] * 4, ["x"], {"seals": [], "why": []}])
        first, receipt = written(tmp_path, files)
        code = verifier.main([first, "--receipt", receipt])
        harmless = (name in ("heads", "views", "resumed") and not file[name]) or (name, file[name]) == ("second", None)
        harmless |= name in ("earlier", "list", "left", "missing", "outcome", "since") and code in (0, 3, 4, 7)
        assert code == 1 or harmless, (number, name, file[name])
        assert capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_the_readers_language(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    last = {
        "en": "Everything checks out: your part is in it, and nobody could choose this deal.",
        "fr": "Tout concorde\N{NO-BREAK SPACE}: votre part est dedans, et personne ne pouvait choisir cette donne.",
        "de": "Alles stimmt: Dein Anteil ist dabei, und niemand konnte sich diese Karten aussuchen.",
    }
    transcript, receipt = written(tmp_path, kept()["all"])
    assert hotseat.cli.main(["verify", transcript, "--receipt", receipt, "--lang", language]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last[language]
    assert hotseat.cli.main(["verify", transcript, "--receipt", receipt, "--no-replay", "--lang", language]) == 7
    assert capsys.readouterr().out.splitlines()[-1] != last[language]
