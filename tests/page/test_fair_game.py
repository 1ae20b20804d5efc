"""The page's verifier and client are tested with the very games and conversations of the others."""

from tests.page import fair_game, pf2_conversations, pf2_games


def test_the_page_checks_the_same_fair_game() -> None:
    assert fair_game.FILE.read_text(encoding="utf-8") == fair_game.written()


def test_the_page_checks_the_same_games_and_cases_of_pf2() -> None:
    assert pf2_games.FILE.read_text(encoding="utf-8") == pf2_games.written()


def test_the_page_answers_as_the_client_does() -> None:
    assert pf2_conversations.FILE.read_text(encoding="utf-8") == pf2_conversations.written()
