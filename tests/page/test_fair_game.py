"""The page's verifier is tested with the very game that the other verifiers are tested with."""

from tests.page.fair_game import FILE, written


def test_the_page_checks_the_same_fair_game() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
