"""A character is recognised by its portrait: the same level, other habits."""

from functools import partial

import pytest

import hotseat
from hotseat.bots import styles_of
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue

GAMES_DRAWN = {"spicy": 100, "stick-em": 150}
"""Games per portrait; the characters of Sweet & Spicy are those of Spicy."""


@pytest.mark.skipif(not hotseat.compiled(), reason="thousands of games")
@pytest.mark.parametrize("id", GAMES_DRAWN)
def test_characters_are_recognised_by_their_portraits(id: str) -> None:
    """A portrait of other games is nearest to those of the same character; rows count by how little they vary."""

    def drawn(style: str, seed: int) -> list[float]:
        options: dict[str, OptionValue] = {"rounds": 1} if id == "stick-em" else {}
        sitting = Sitting(id, 4, f"normal:{style}", GAMES_DRAWN[id], seed, options)
        return [row.value for row in portrait(sitting, workers=1).rows]

    known = {style: (drawn(style, 10_000), drawn(style, 20_000)) for style in styles_of(id)}
    noise = [
        sum([(one[row] - other[row]) ** 2 for one, other in known.values()])
        for row in range(len(next(iter(known.values()))[0]))
    ]

    def distance(found: list[float], style: str) -> float:
        one, other = known[style]
        return sum(
            [
                (found[row] - (one[row] + other[row]) / 2) ** 2 / noise[row]
                for row in range(len(found))
                if noise[row] > 0
            ]
        )

    guessed = {style: min(known, key=partial(distance, drawn(style, 30_000))) for style in known}
    assert guessed == {style: style for style in known}
