"""The page's verifier is tested with the very games that the other verifiers are tested with."""

from tests.page import fair_game, pf2_games


def test_the_page_checks_the_same_fair_game() -> None:
    assert fair_game.FILE.read_text(encoding="utf-8") == fair_game.written()


def test_the_page_checks_the_same_games_and_cases_of_pf2() -> None:
    assert pf2_games.FILE.read_text(encoding="utf-8") == pf2_games.written()
