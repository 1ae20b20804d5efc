"""`hotseat play` on a pipe: a whole game, refusals that change nothing, records, resuming."""

import subprocess
from pathlib import Path

import pytest

from hotseat.games import GAMES
from hotseat.records import parse
from hotseat.table import Table
from tests.cli.shell import COMMAND, environment, hotseat_process

OPTIONS = ("--option", "rounds=1", "--option", "first=A")
PLAY = ("play", "stick-em", "--bot", "random", "--seed", "1", *OPTIONS, "--record", "game.hotseat")


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    played = hotseat_process(tmp_path, *PLAY, typed="1\n" * 15)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "Saved: game.hotseat" in played.stdout
    assert "Go on with" not in played.stdout
    table = Table.load(tmp_path / "game.hotseat")
    assert table.over
    assert table.record.result is not None
    assert table.record.names == ["A", "Basil", "Clove"]


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_from_a_pipe(game: str, tmp_path: Path) -> None:
    """The first move of every turn, and no reaction: a line that is no key, then an empty one."""
    played = hotseat_process(
        tmp_path, "play", game, "--bot", "random", "--seed", "7", "--record", "r", typed="1\n\n" * 150
    )
    assert played.stderr == ""
    assert played.returncode == 0
    assert parse((tmp_path / "r").read_text()).moves


def test_what_is_refused_changes_nothing_and_says_why(tmp_path: Path) -> None:
    typed = "R99\nplay V8\npain G0\nR\n\n? pain Y5\n? V8\nundo\nmoves dance\nhelp me\n"
    played = hotseat_process(tmp_path, *PLAY, typed=typed)
    assert played.stderr == ""
    assert "“R99” is not a move of this game. A move looks like: pain R4." in played.stdout
    assert "Pick a pain card before the first trick" in played.stdout
    assert "can mean: pain R" in played.stdout
    assert "pain Y5 is possible." in played.stdout
    assert "pain V8: that card is not in your hand." in played.stdout
    assert "SE-3.1 SE-3.2 The leader plays any card" in played.stdout
    assert "There is nothing unfinished to take back" in played.stdout
    assert "No move starts with “dance” right now. Possible: pain." in played.stdout
    assert parse((tmp_path / "game.hotseat").read_text()).moves == []


def test_question_marks_look_things_up(tmp_path: Path) -> None:
    said = hotseat_process(tmp_path, *PLAY, typed="?\n? SE-4.3\n? zero\n? xyzzy\n").stdout
    assert "Type a move (pain R4), its number" in said
    assert "SE-4.1 SE-4.3 The first card sets the colour led" in said
    assert "SE-4.2 Zeros never win" in said
    assert "The rules do not mention “xyzzy”" in said


def test_a_reaction_is_asked_for_as_such_and_can_be_declined_in_words(tmp_path: Path) -> None:
    """A passes and so may doubt the card once more, out of turn."""
    options = ("--option", "first=C", "--option", "jitter=0", "--record", "game.hotseat")
    played = hotseat_process(
        tmp_path, "play", "spicy", "--players", "3", "--bot", "easy", "--seed", "4", *options, typed="pass\ntrust\n"
    )
    assert "you: It is not your turn: doubt the top card, or let it be." in played.stdout
    assert "You let it be." in played.stdout


def test_a_left_game_is_resumed_where_it_stood(tmp_path: Path) -> None:
    left = hotseat_process(tmp_path, *PLAY, "--seat", "B", typed="1\n1\n1\nquit\n")
    assert left.returncode == 0
    assert "Continue with: hotseat play --resume game.hotseat" in left.stdout
    before = parse((tmp_path / "game.hotseat").read_text())
    resumed = hotseat_process(tmp_path, "play", "--resume", "game.hotseat", typed="1\n" * 20)
    assert resumed.stderr == ""
    assert "▶ B" in resumed.stdout
    after = parse((tmp_path / "game.hotseat").read_text())
    assert after.moves[: len(before.moves)] == before.moves
    assert after.result is not None


def test_without_a_name_the_record_gets_one(tmp_path: Path) -> None:
    hotseat_process(tmp_path, "play", "stick-em", "--bot", "random", "--name", "Ada Bo", typed="save other\nquit\n")
    [named] = tmp_path.glob("stick-em-*.hotseat")
    assert parse(named.read_text()).names[0] == "Ada Bo"
    assert parse((tmp_path / "other").read_text()).moves == []


def test_events_are_told_as_the_seat_may_see_them(tmp_path: Path) -> None:
    said = hotseat_process(tmp_path, *PLAY, "--lang", "de", typed="1\n1\n").stdout
    assert "Du wählst deine Ärgerkarte: ◆R4." in said
    assert "B Basil wählt eine Ärgerkarte." in said


def test_several_people_share_a_pipe_and_see_their_own_hands(tmp_path: Path) -> None:
    said = hotseat_process(tmp_path, *PLAY, "--seat", "a,b,c", typed="1\n" * 45).stdout
    first, second = said.split("Pass the keyboard to B")[:2]
    assert "You pick your pain card: ◆R4." in first
    assert "A picks a pain card." in second.split("Pass the keyboard")[0]
    assert Table.load(tmp_path / "game.hotseat").over


def test_a_hint_is_a_listed_move(tmp_path: Path) -> None:
    pytest.importorskip("hotseat.bots.stick_em")
    assert "Suggestion: pain " in hotseat_process(tmp_path, *PLAY, typed="hint\n").stdout


def test_a_record_is_never_overwritten_and_never_lost_for_want_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "game.hotseat").write_text("precious")
    played = hotseat_process(tmp_path, *PLAY)
    assert played.returncode == 1
    assert played.stderr.startswith("game.hotseat already exists. Choose another name")
    assert (tmp_path / "game.hotseat").read_text() == "precious"
    played = hotseat_process(tmp_path, "play", "stick-em", "--bot", "random", "--record", "no/where")
    assert played.stderr == "no: there is no such file or folder.\n"


def test_a_save_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    played = hotseat_process(tmp_path, *PLAY, typed="save no/where\n" + "1\n" * 15)
    assert "no/where: there is no such file or folder." in played.stdout
    assert Table.load(tmp_path / "game.hotseat").over


def test_a_saved_game_keeps_its_own_options(tmp_path: Path) -> None:
    resumed = hotseat_process(tmp_path, "play", "stick-em", "--resume", "game.hotseat", "--seed", "3")
    assert resumed.returncode == 2
    assert resumed.stderr.startswith("GAME, --seed: a saved game keeps its own settings.")


def test_bytes_that_are_no_text_are_just_another_wrong_move(tmp_path: Path) -> None:
    typed = "\udcff\udcfe\n" + "1\n" * 15
    played = subprocess.run(
        [*COMMAND, *PLAY],
        input=typed.encode("utf-8", "surrogateescape"),
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert played.stderr == b""
    assert Table.load(tmp_path / "game.hotseat").over
