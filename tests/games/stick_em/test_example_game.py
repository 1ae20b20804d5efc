"""The example game of the rules, move by move, as a golden record."""

from pathlib import Path

import pytest

from hotseat.core.errors import RecordError
from hotseat.games.stick_em.state import StickEm
from hotseat.records import Record, dealt_by_hand, parse, result_text
from tests.games.stick_em.builder import picking, say, texts

GOLDEN = Path(__file__).with_name("example_game.record")

HANDS = ["R0-R8 Y0-Y5", "Y6-Y8 G0-G8 B0-B2", "B3-B8 V0-V8"]
TRICKS = """
A R8 G8 V8 B
B Y8 B8 Y5 C
C V0 R0 G0 C
C B3 Y0 B2 C
C V7 R1 B0 A
A Y4 Y7 B7 C
C B4 Y3 B1 A
A R7 G1 V2 C
C V6 R6 G7 B
B G6 V5 Y2 C
C B5 R5 G5 A
A R4 Y6 B6 B
B G4 V4 R3 C
C V3 R2 G3 B
"""


def example(all_zero_leader_wins: bool = False) -> StickEm:
    return picking(HANDS, rounds=1, all_zero_leader_wins=all_zero_leader_wins)


def lines() -> list[str]:
    found = ["A: pain Y1", "B: pain G2", "C: pain V1"]
    for row in TRICKS.split("\n")[1:-1]:
        leader, *played, _ = row.split()
        found += [f"{'ABC'[('ABC'.index(leader) + place) % 3]}: play {card}" for place, card in enumerate(played)]
    return found


def test_every_trick_goes_where_the_rules_say() -> None:
    s = example()
    say(s, *lines()[:3])
    for row in TRICKS.split("\n")[1:-1]:
        leader, *played, winner = row.split()
        assert s.leader == "ABC".index(leader)
        for card in played:
            say(s, f"{'ABC'[s.seat()]}: play {card}")
        assert s.over or s.leader == "ABC".index(winner)
    assert [len(captured) for captured in s.captured] == [9, 12, 18]
    assert texts(s.aside) == "V0 R0 G0"
    assert s.outcome().scores == (4, -11, 3)
    assert s.outcome().winners == (0,)


def test_with_the_other_reading_of_zeros_the_same_moves_are_legal_and_c_wins() -> None:
    s = example(all_zero_leader_wins=True)
    say(s, *lines())
    assert s.outcome().scores == (4, -11, 5)
    assert s.outcome().winners == (2,)


def test_the_golden_record_replays() -> None:
    record = parse(GOLDEN.read_text(encoding="utf-8"))
    assert record.text() == GOLDEN.read_text(encoding="utf-8") == golden_record().text()
    assert record.replay().outcome().scores == (4, -11, 3)


def test_a_wrong_result_is_found() -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("result: A 4", "result: A 5")
    with pytest.raises(RecordError, match="the moves lead to A 4, B -11, C 3, not to A 5"):
        parse(text)


def golden_record() -> Record:
    """The record as the code writes it; `python -m tests.games.stick_em.test_example_game` rewrites the file."""
    s = example()
    record = dealt_by_hand(s, ["Ada", "Ben", "Cleo"])
    for line in lines():
        seat = "ABC".index(line[0])
        move = s.setup.game.moves.parse(line[2:])
        s.apply(move, seat)
        record.moves.append((seat, move))
    record.result = result_text(s)
    return record


if __name__ == "__main__":
    GOLDEN.write_text(golden_record().text(), encoding="utf-8")
