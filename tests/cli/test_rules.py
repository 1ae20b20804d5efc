"""`hotseat rules` finds clauses by number, chapter and word."""

import pytest

from hotseat.cli import main
from hotseat.cli.rulebook import Rulebook
from hotseat.games import GAMES


def test_a_clause_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "se-4.3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SE-4.3 If off-colour cards remain")
    assert "SE-4.4" not in said


def test_a_chapter_by_its_number() -> None:
    assert [clause.id for clause in Rulebook("stick-em").found("SE-4")] == [f"SE-4.{n}" for n in range(1, 8)]


def test_clauses_that_mention_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em", "zero", "never"]) == 0
    said = capsys.readouterr().out
    assert "SE-4.2" in said
    assert "SE-3.1" not in said


def test_the_whole_text_goes_to_a_pipe_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stick-em"]) == 0
    assert capsys.readouterr().out.strip() == Rulebook("stick-em").text.strip()


def test_what_sweet_and_spicy_does_not_change_is_found_in_the_rules_of_spicy() -> None:
    book = Rulebook("sweet-spicy")
    assert [clause.id for clause in book.found("sp-7.18")] == ["SP-7.18"]
    assert [clause.id for clause in book.found("SW-2.9")] == ["SW-2.9"]
    assert {clause.id[:2] for clause in book.found("super-joker")} == {"SW"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_clauses_and_each_number_once(game: str) -> None:
    ids = [clause.id for clause in Rulebook(game).clauses]
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)
