"""`hotseat rules` finds rules by number, chapter and word, in the reader's language."""

import pytest

from hotseat.cli import main
from hotseat.cli.rulebook import Rulebook
from hotseat.games import GAMES


def test_a_clause_by_its_number_as_players_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "se-4.3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SE-4.1 SE-4.3 The first card sets the colour led.")
    assert "SE-4.4" not in said


def test_a_clause_word_for_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "se-4.3", "--exact"]) == 0
    assert capsys.readouterr().out.startswith("SE-4.3 If off-colour cards remain")


def test_a_clause_that_players_need_not_know_is_shown_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "SE-5.6", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("SE-5.6 In every round captured cards")


def test_a_chapter_by_its_number() -> None:
    assert [rule.ids for rule in Rulebook("stick-em", exact=True).found("SE-4")] == [
        (f"SE-4.{n}",) for n in range(1, 8)
    ]
    assert {id for rule in Rulebook("stick-em").found("SE-4") for id in rule.ids} >= {f"SE-4.{n}" for n in range(1, 8)}


def test_rules_that_mention_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "zeros", "never"]) == 0
    said = capsys.readouterr().out
    assert "SE-4.2" in said
    assert "SE-3.1" not in said


@pytest.mark.parametrize(("language", "word"), [("fr", "zero"), ("de", "nullen")])
def test_rules_in_the_readers_language_accents_or_not(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "stick-em", word, "--lang", language]) == 0
    assert "SE-4.2" in capsys.readouterr().out


@pytest.mark.parametrize("flags", [[], ["--exact"], ["--lang", "fr"]])
def test_the_whole_text_goes_to_a_pipe_as_it_is(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", *flags]) == 0
    book = Rulebook("stick-em", "fr" if "fr" in flags else "en", "--exact" in flags)
    assert capsys.readouterr().out.strip() == book.text.strip()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_clauses_and_each_number_once(game: str) -> None:
    ids = [id for rule in Rulebook(game, exact=True).rules for id in rule.ids]
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)


def test_sweet_and_spicy_tells_its_own_rules_first_and_then_those_of_spicy() -> None:
    ids = [rule.ids[0][:2] for rule in Rulebook("sweet-spicy").rules]
    assert ids == sorted(ids, reverse=True)
    assert {"SW", "SP"} == set(ids)
