"""Portraits tell characters apart: a simple classifier, its stored results, and a small sample."""

import pytest

from bench.characters import KNOWN, PLAYERS, Character, recognised, resembled, told_apart
from bench.ladder import PLANS, known
from hotseat.bots import styles_of
from hotseat.games import GAMES

AT_LEAST = 6
"""Characters of every game that are told apart."""


def test_a_portrait_is_given_to_the_style_that_it_resembles_most() -> None:
    drawn = {"bold": [[0.1, 5.0], [0.2, 3.0]], "shy": [[0.6, 4.0], [0.7, 4.5]]}
    assert resembled(drawn, [0.3, 9.0]) == "bold"
    assert resembled(drawn, [0.5, 0.0]) == "shy"


def test_rows_count_by_how_little_they_vary_within_a_style() -> None:
    """The second row differs more between the styles, but says nothing: it varies as much within each."""
    drawn = {"bold": [[0.10, 0.0], [0.11, 40.0]], "shy": [[0.20, 50.0], [0.21, 10.0]]}
    assert resembled(drawn, [0.12, 30.0]) == "bold"


def test_a_row_that_never_varies_is_ignored() -> None:
    drawn = {"bold": [[0.0, 1.0], [0.0, 1.2]], "shy": [[0.0, 2.0], [0.0, 2.2]]}
    assert resembled(drawn, [1.0, 2.1]) == "shy"


@pytest.mark.parametrize("game", GAMES)
def test_the_stored_portraits_tell_most_characters_of_every_game_apart(game: str) -> None:
    """Of the portraits that the classifier has not seen, more than half go to their own style."""
    right = told_apart(known(), game)
    assert set(right) == set(styles_of(game))
    assert sum([2 * found > KNOWN for found in right.values()]) >= AT_LEAST


def test_a_small_sample_tells_some_characters_of_spicy_apart() -> None:
    styles = ("bluffer", "doubter", "taster", "climber")
    cast = [Character("spicy", style, PLANS["spicy"].cast, 73_000, {}) for style in styles]
    assert PLAYERS == 4
    drawn = {character.style: character.drawn(KNOWN + 1, 5) for character in cast}
    assert sum(recognised(drawn).values()) >= 3
