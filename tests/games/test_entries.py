"""Every game has one entry; a missing piece has a default, or the error names it."""

import sys
import types
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from hotseat import locales
from hotseat.bots import LEVELS, RandomBot, levels_of, make_bot, usual_level
from hotseat.cli import main
from hotseat.cli.boards import board_of, generic, marked_of, quiet_of
from hotseat.cli.portraits import Sitting, portrait
from hotseat.cli.rulebook import Rulebook
from hotseat.core.errors import HotseatError, MissingPiece, UnknownGame
from hotseat.core.game import Game
from hotseat.games import GAMES, add_game, entry_of, first_game, game, game_ids, live
from hotseat.games.entry import Entry, piece
from hotseat.locales import LANGUAGES, house_phrases, words_of
from hotseat.moments import kinds_of
from tests.added import added_game
from tests.contract.toys import lantern

MODULE = "tests_lantern_entry"
LANTERN = lantern("none").game


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Registers an entry for Lantern with these pieces."""
    module = types.ModuleType(MODULE)
    monkeypatch.setitem(sys.modules, MODULE, module)

    def put(rules: Game = LANTERN, **pieces: Any) -> None:
        module.__dict__["ENTRY"] = Entry(rules, **pieces)
        locales._phrases.cache_clear()  # an earlier test gave the same module another entry

    with added_game(MODULE):
        yield put


@pytest.mark.parametrize("id", GAMES)
def test_an_entry_of_the_house_has_every_piece(id: str) -> None:
    entry = entry_of(id)
    assert entry.rules.id == id
    assert set(entry.rules.questions) <= set(entry.live.windows)
    assert [level for level in LEVELS if type(make_bot(id, level, 1)) is RandomBot] == ["random"]
    assert usual_level(id) == "normal"
    assert board_of(id) is not generic.board
    assert first_game(id).seeds
    for language in LANGUAGES:
        assert Rulebook(id, language).rules
        assert f"{id}-name" in words_of(id, language)


def test_a_game_needs_rules_only(given: Any) -> None:
    given()
    assert game_ids() == (*GAMES, "lantern")
    assert game("lantern") is LANTERN
    assert live("lantern").windows == {}
    assert levels_of("lantern") == ("random",)
    assert usual_level("lantern") == "random"
    assert type(make_bot("lantern", "normal", 1)) is RandomBot
    assert board_of("lantern") is generic.board
    assert (marked_of("lantern")("7"), quiet_of("lantern")) == ("7", ())
    assert words_of("lantern", "fr") == ""
    assert Rulebook("lantern").rules == []


MISSING: dict[str, tuple[dict[str, str], Callable[[], object], str]] = {
    "board": (
        {"board": "hotseat.cli.boards.lantern"},
        lambda: board_of("lantern"),
        "lantern has no terminal board: add `board` to hotseat/cli/boards/lantern.py.",
    ),
    "function of the board": (
        {"board": "hotseat.cli.boards"},
        lambda: marked_of("lantern"),
        "lantern has no terminal board: add `board` to hotseat/cli/boards.py.",
    ),
    "bots": (
        {"bots": "hotseat.bots.lantern"},
        lambda: make_bot("lantern", "easy", 1),
        "lantern has no bots: add `LEVELS` to hotseat/bots/lantern.py.",
    ),
    "level of the bots": (
        {"bots": "tests.games.some_bots"},
        lambda: make_bot("lantern", "normal", 1),
        'lantern has no bots: add `LEVELS["normal"]` to tests/games/some_bots.py.',
    ),
    "words": (
        {"words": "hotseat.locales"},
        lambda: words_of("lantern", "fr"),
        "lantern has no words: add `en/lantern.ftl` to hotseat/locales.",
    ),
    "package of the words": (
        {"words": "lantern_words"},
        lambda: words_of("lantern", "en"),
        "lantern has no words: add `en/lantern.ftl` to lantern_words.",
    ),
    "rulebook": (
        {"rulebook": "hotseat.rules"},
        lambda: Rulebook("lantern", "fr"),
        "lantern has no rulebook: add `en/lantern.md` to hotseat/rules.",
    ),
    "guided first game": (
        {},
        lambda: first_game("lantern"),
        "lantern has no guided first game: add `first_game` to its ENTRY.",
    ),
    "balance report": (
        {"balance": "hotseat.cli.balance.lantern"},
        lambda: piece("lantern", "balance", entry_of("lantern").balance, "report"),
        "lantern has no balance report: add `report` to hotseat/cli/balance/lantern.py.",
    ),
    "moments": (
        {"moments": "hotseat.moments.lantern"},
        lambda: kinds_of("lantern"),
        "lantern has no moments: add `KINDS` to hotseat/moments/lantern.py.",
    ),
    "portrait": (
        {},
        lambda: portrait(Sitting("lantern", 2, "random", games=1), workers=1),
        "lantern has no portrait: add `portrait` to its ENTRY.",
    ),
    "module of the portrait": (
        {"portrait": "hotseat.cli.portraits.lantern"},
        lambda: portrait(Sitting("lantern", 2, "random", games=1), workers=1),
        "lantern has no portrait: add `rows` to hotseat/cli/portraits/lantern.py.",
    ),
}


@pytest.mark.parametrize("what", MISSING)
def test_a_missing_piece_is_named(what: str, given: Any) -> None:
    pieces, ask, sentence = MISSING[what]
    given(**pieces)
    with pytest.raises(MissingPiece) as missed:
        ask()
    assert missed.value.message == sentence
    for language in LANGUAGES:
        told = house_phrases(language).error(missed.value)
        assert missed.value.facts["name"] in told
        assert told != house_phrases(language).error(MissingPiece("lantern", "entry", *_where(missed.value)))


def _where(missed: MissingPiece) -> tuple[str, str]:
    return str(missed.facts["name"]), str(missed.facts["file"])


def test_a_missing_portrait_is_named_on_the_command_line(given: Any, capsys: pytest.CaptureFixture[str]) -> None:
    given()
    assert main(["arena", "lantern", "--portrait", "--hero", "random", "--deals", "1", "--workers", "1"]) == 1
    assert "lantern has no portrait: add portrait to its ENTRY." in capsys.readouterr().err


def test_a_missing_rulebook_is_named_on_the_command_line(given: Any, capsys: pytest.CaptureFixture[str]) -> None:
    given()
    assert main(["rules", "lantern", "--lang", "en"]) == 1
    assert "lantern has no rulebook: add rulebook to its ENTRY." in capsys.readouterr().err


def test_an_added_game_that_is_broken_is_named_on_the_command_line(
    given: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    given(words="lantern_words")
    assert main(["games"]) == 1
    assert "lantern has no words: add en/lantern.ftl to lantern_words." in capsys.readouterr().err


def test_a_game_has_the_levels_that_it_has_bots_for(given: Any) -> None:
    given(bots="tests.games.some_bots")
    assert levels_of("lantern") == ("random", "easy")
    assert usual_level("lantern") == "easy"


@pytest.mark.parametrize("module", ["tests.games.nowhere", "tests.games"])
def test_a_missing_entry_is_named(module: str) -> None:
    with added_game(module), pytest.raises(MissingPiece) as missed:
        game("lantern")
    assert missed.value.message == f"{module} has no entry: add `ENTRY` to {module.replace('.', '/')}.py."


def test_a_piece_that_imports_what_is_not_there_says_so_itself(
    given: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "lantern_board.py").write_text("import no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    given(board="lantern_board")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        board_of("lantern")


def test_a_game_that_nobody_added_is_unknown(given: Any) -> None:
    given()
    with pytest.raises(UnknownGame, match="wazabi, lantern"):
        entry_of("chess")


def test_two_games_of_one_id_are_refused(given: Any) -> None:
    given(game("spicy"))
    with pytest.raises(HotseatError, match="two games 'spicy'"):
        game_ids()


def test_adding_twice_is_adding_once(given: Any) -> None:
    given()
    add_game(MODULE)
    assert game_ids().count("lantern") == 1


def test_an_entry_can_be_changed_in_one_piece() -> None:
    entry = entry_of("stick-em")
    assert replace(entry, board="").live is entry.live
