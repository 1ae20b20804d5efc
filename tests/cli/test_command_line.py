"""The command line as a whole: help, languages, errors, exit codes, pipes."""

import json
import subprocess
from pathlib import Path

import pytest

from hotseat import __version__, compiled
from hotseat.cli import COMMANDS, main
from hotseat.core.errors import BadArgument
from hotseat.locales import LANGUAGES, phrases
from tests.cli.shell import COMMAND, environment, hotseat_process


def test_version_names_the_engine_that_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert __version__ in said
    assert ("compiled engine" in said) == compiled()
    assert ("interpreted engine" in said) == (not compiled())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", language]) == 0
    said = capsys.readouterr().out
    words = phrases(language)
    assert said.startswith(words.say("help-usage"))
    assert " ".join(words.say(f"command-{command}").split()) in " ".join(said.split())
    assert f"{words.say('help-examples')}\n  hotseat {command}" in said


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"]])
def test_help_lists_every_command(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 0
    said = capsys.readouterr().out
    assert all(f"  {command} " in said for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_in_help_are_understood(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    from importlib import import_module

    from hotseat.cli.parser import Parser

    parser = Parser(command, phrases("en"))
    import_module(COMMANDS[command]).arguments(parser)
    assert parser.epilog is not None
    for line in parser.epilog.splitlines()[1:]:
        assert parser.read(line.split()[2:]) is not None


@pytest.mark.parametrize(
    ("argv", "code", "sentence"),
    [
        (["pley"], 2, "There is no command “pley”. Choose one of: games,"),
        (["games", "--lang", "xx"], 2, "There is no language “xx”."),
        (["games", "--lang"], 2, "There is no language “”."),
        (["rules"], 2, "GAME is missing. `hotseat rules --help`"),
        (["play"], 2, "GAME is missing. `hotseat play --help`"),
        (["simulate", "stick-em", "--games", "0"], 2, "--games: enter 1 or more, not 0."),
        (["simulate", "stick-em", "--games", "few"], 2, "--games: enter a whole number, not “few”."),
        (["simulate", "stick-em", "--seed"], 2, "--seed: it needs exactly one value"),
        (
            ["simulate", "stick-em", "--plot", "wins.bmp"],
            2,
            "--plot: choose one of *.svg, *.png, *.pdf, not “wins.bmp”.",
        ),
        (["arena", "stick-em", "--plot", "wins"], 2, "--plot: choose one of *.svg, *.png, *.pdf, not “wins”."),
        (["simulate", "stick-em", "--json=1"], 2, "--json: it needs exactly one value"),
        (["simulate", "stick-em", "--option", "rounds"], 2, "“rounds” is not an option. Write key=value"),
        (["simulate", "stick-em", "--sead", "4"], 2, "“--sead 4” is not understood."),
        (["play", "stick-em", "--pace", "slow"], 2, "--pace: choose one of normal, brisk, calm, not “slow”."),
        (["simulate", "poker"], 1, "There is no game “poker”. Choose one of: "),
        (["simulate", "stick-em", "--players", "7"], 1, "7 cannot play stick-em; it takes 3 to 6 players."),
        (
            ["simulate", "stick-em", "--option", "rounds=21"],
            1,
            "rounds: enter a whole number from 1 to 20 or auto, not",
        ),
        (["simulate", "stick-em", "--option", "jokers=1"], 1, "There is no option “jokers”."),
        (["play", "stick-em", "--seat", "F", "--bot", "random"], 1, "There is no seat “F”. The seats here are A to C."),
        (["play", "stick-em", "--bot", "genius"], 1, "There is no bot “genius”."),
        (["play", "stick-em", "--bot", ":x"], 1, "There is no bot “:x”: '' is not the name of a module."),
        (["play", "stick-em", "--bot", "..:x"], 1, "There is no bot “..:x”: '..' is not the name of a module."),
        (["join", "http://127.0.0.1:x/t/abc"], 1, "http://127.0.0.1:x/t/abc is not the link of a table."),
        (["join", "http://[::1/t/abc"], 1, "http://[::1/t/abc is not the link of a table."),
        (["join", "http://127.0.0.1:1/t/é"], 1, "http://127.0.0.1:1/t/é is not the link of a table."),
        (["restore", "--db", "nowhere.sqlite"], 1, "db: there is no database nowhere.sqlite."),
        (
            ["serve", "--db", "postgresql+psycopg://a:secret@h:notaport/x"],
            1,
            "db: the address is not of the form postgresql+psycopg://user@host:port/name.",
        ),
        (["serve", "--db", "postgresql+psycopg://[::1/x"], 1, "db: the address is not of the form "),
        (["replay", "nowhere.hotseat"], 1, "nowhere.hotseat: there is no such file or folder."),
        (["rules", "stick-em", "SE-99.9"], 1, "No rule contains “SE-99.9”. The rules go from SE-1.1 to "),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    argv: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_errors_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "stick-em", "--players", "2", "--lang=de"])
    main(["--lang", "fr", "simulate", "stick-em", "--players", "2"])
    german, french = capsys.readouterr().err.splitlines()
    assert german == "Zu 2 lässt sich stick-em nicht spielen; es braucht 3 bis 6 Personen."
    assert french == "stick-em ne se joue pas à 2\N{NARROW NO-BREAK SPACE}; il faut de 3 à 6 joueurs."


def test_the_locale_chooses_the_language(tmp_path: Path) -> None:
    assert hotseat_process(tmp_path, "--help", LANG="de_AT.UTF-8").stdout.startswith("Aufruf:")
    assert hotseat_process(tmp_path, "--help", LANG="C").stdout.startswith("Usage:")


def test_a_record_that_is_broken_or_no_text_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, picture = tmp_path / "broken", tmp_path / "picture"
    broken.write_text("hotseat record 1\ngame: stick-em\nrules: 1\nplayers: 3\nseed: 1\n\nA: play R99\n")
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["replay", str(broken), "--lang", "de"]) == 1
    assert main(["replay", str(picture)]) == 1
    assert main(["replay", str(tmp_path)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == (
        "Die Mitschrift ist nicht lesbar, Zeile 7: "
        "„play R99“ ist kein Zug dieses Spiels. Ein Zug sieht so aus: play R0."
    )
    assert lines[1] == "This file is not a record: it is not text."
    assert lines[2].endswith("is a folder, not a file.")


@pytest.mark.parametrize(
    ("argv", "text", "sentence"),
    [
        (
            ["replay"],
            "hotseat record 1\ngame: stick-em\nrules: 1\nplayers: " + "9" * 6000,
            "The record cannot be read, line 4",
        ),
        (["verify"], "[" * 200_000, "Check failed: The file "),
        (["play", "stick-em", "--bot"], "", "agent: "),
    ],
    ids=["long number", "deep JSON", "empty agent"],
)
def test_a_damaged_file_is_one_sentence(
    argv: list[str], text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "damaged.npz"
    file.write_text(text)
    assert main([*argv, str(file)]) == 1
    said = capsys.readouterr()
    assert (said.out + said.err).startswith(sentence)
    assert (said.out + said.err).count("\n") == 1


def test_games_lists_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "stick-em" in capsys.readouterr().out
    assert main(["games", "stick-em", "--lang", "fr"]) == 0
    assert "Mémoire ouverte" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    told = {one["game"]: one for one in json.loads(capsys.readouterr().out)}["stick-em"]
    assert told["players"] == [3, 6]
    assert told["options"]["rounds"] == {"sort": "number", "low": 1, "high": 20, "word": "auto", "default": "auto"}


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "stick-em"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=30) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_behind_the_output_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), timeout=60
        )
    assert (ended.returncode, ended.stderr) == (1, "The operating system reports: No space left on device.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_argument_found_by_the_engine_is_told_in_its_words(language: str) -> None:
    assert (
        phrases(language)
        .error(BadArgument("deals", "a whole number is needed, not 1.5."))
        .startswith(("deals: a whole", "deals\N{NO-BREAK SPACE}: a whole"))
    )


def test_a_pipe_gets_no_colours(tmp_path: Path) -> None:
    said = hotseat_process(tmp_path, "rules", "stick-em", "zero").stdout
    assert "SE-4.2" in said
    assert "\x1b" not in said


def test_a_narrow_encoding_costs_marks_not_the_game(tmp_path: Path) -> None:
    played = hotseat_process(tmp_path, "play", "stick-em", "--bot", "random", PYTHONIOENCODING="ascii")
    assert played.returncode == 0
    assert played.stderr == ""
