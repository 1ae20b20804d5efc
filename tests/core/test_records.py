"""Records: what people may write, and the errors for what cannot be parsed."""

import pytest

from hotseat import HotseatError, RecordError, UnknownGame, open_table
from hotseat.records import parse

GOOD = """hotseat record 1
game: stick-em
rules: 1
players: 3
option rounds: 1
seat A: Ada
seat B: Ben & <b>Co</b>
seat C: C
seed: 1

# the pain cards
A: pain Y3
B: pain R7   # picked in a hurry
"""


def test_a_record_reads_as_it_was_written() -> None:
    record = parse(GOOD)
    assert record.names == ["Ada", "Ben & <b>Co</b>", "C"]
    assert record.text() == GOOD.replace("   # picked in a hurry", "")
    assert record.replay().question.players == (2,)


@pytest.mark.parametrize(
    ("wrong", "right", "line", "reason"),
    [
        ("chess record", "hotseat record 1", 1, "a record begins with the line 'hotseat record 1'"),
        ("game: poker", "game: stick-em", 2, "There is no game 'poker'. Choose one of:"),
        ("rules: 99", "rules: 1", 3, "rules 99 are unknown; this is rules 1"),
        ("players: many", "players: 3", 4, "`players:` needs a whole number, not 'many'"),
        ("players: 9", "players: 3", 4, "players: 9 cannot play stick-em"),
        ("option rounds: 0", "option rounds: 1", 5, "rounds: enter auto or a whole number from 1 to 20"),
        ("option jokers: 1", "option rounds: 1", 5, "jokers: there is no such option"),
        ("seed 1", "seed: 1", 9, "expected `name: value`, found 'seed 1'"),
        ("seat C: C\nseat C: D", "seat C: C", 9, "'seat C' is given twice"),
        ("seed: x", "seed: 1", 9, "`seed:` needs a whole number, not 'x'"),
        ("start: {", "seed: 1", 9, "`start:` is not JSON"),
        ("start: {}", "seed: 1", 9, "This is not a position: KeyError"),
        ("B: play R7", "B: pain R7", 13, "B: pick a pain card before the first trick (SE-2.1)"),
        ("A: pain R7", "B: pain R7", 13, "A is not asked now. Asked: B, C."),
        ("E: pain R7", "B: pain R7", 13, "There is no seat 'E'. The seats here are A to C."),
        ("B: hurt R7", "B: pain R7", 13, "'hurt R7' is not a move of this game. A move looks like: play R0"),
        ("B pain R7", "B: pain R7", 13, "expected a move such as `A: play R0`, found 'B pain R7"),
        ("result: A 1", "B: pain R7", 13, "a result, but the game is not over"),
    ],
)
def test_a_malformed_record_is_refused_with_line_and_reason(wrong: str, right: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refusal:
        parse(GOOD.replace(right, wrong))
    assert refusal.value.message.startswith(f"Line {line}: {reason}")


def test_a_missing_line_of_the_head_is_named() -> None:
    with pytest.raises(RecordError, match="the head of the record has no line `seed:`"):
        parse(GOOD.replace("seed: 1\n", ""))


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(RecordError, match="Line 1: a record begins"):
        parse("")


def test_every_error_is_a_hotseat_error_with_a_code() -> None:
    with pytest.raises(UnknownGame) as refusal:
        open_table("poker", players=3)
    assert isinstance(refusal.value, HotseatError)
    assert refusal.value.code == "unknown-game"
    assert refusal.value.facts["game"] == "poker"
