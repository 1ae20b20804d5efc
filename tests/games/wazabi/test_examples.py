"""The printed example (WZ-E1) and the two example games of the rules, move by move."""

import json

from hotseat.core.position import position, restored
from hotseat.core.rng import ScriptedRng
from hotseat.games import game
from hotseat.games.wazabi import roll_off
from hotseat.games.wazabi.moves import MOVES
from hotseat.records import dealt_by_hand, parse, result_text
from tests.games.wazabi.board import Board, board, numbers


def test_the_printed_example() -> None:
    """WZ-E1: C's `burn` comes before A continues; W = 1 rules out `passdice` and `remove2`, two gives `remove1`."""
    hands = {"A": "remove1 steal passdice"}
    table = board("3b1r 3b1r 3b1r", "C G G | WC", hands=hands, pile="remove2 skip", flips="burn milk")
    table.play("A: roll", "C: slap", "C: black")
    assert table.hand("A") == "remove1 remove2 passdice steal skip"
    table.play("A: target C", "A: target B")
    assert table.dice == "1b1r 4b1r 5b1r"
    assert table.moves() == ["pass", "play steal", "play skip"]


def replay(table: Board, script: str) -> None:
    """Plays a script: `seat: move`, then what must hold (checked where it looks like dice)."""
    for line in script.strip().splitlines():
        move, _, expected = line.partition("#")
        if "(" in move:
            move, _, faces = move.partition("(")
            table.rolls = [faces.strip(" )")]
        table.play(move.strip())
        if expected:
            assert table.dice == expected.strip(), line


def test_example_game_1() -> None:
    """The base game with two dice each; B begins after the roll-off and wins, scores A 0, B 3."""
    hands = {"A": "keep1 steal remove1", "B": "skip draw3 remove1"}
    table = board("2b 2b", hands=hands, pile="replay keep2 passdice remove2", roller="B", piment=False, dice=2)
    table.s.rng = ScriptedRng([*numbers("W C"), *numbers("W W")])
    assert roll_off(table.s) == 1
    replay(
        table,
        """
        B: roll (W C)
        B: play remove1    # 2b 1b
        A: roll (G C)      # 1b 2b
        A: pass
        B: roll (W W)
        B: play replay
        B: roll (W G)      # 2b 1b
        B: play skip
        B: roll (G)        # 3b 0b
        """,
    )
    assert table.winners == "B"
    assert table.s.outcome().scores == (0, 3)
    assert table.hand("A") == "remove1 steal keep1 keep2"
    assert table.s.direction == -1


EXAMPLE_2 = """
    B: roll (W | WC)
    C: slap
    C: target A
    C: red               # 1b 1b1r 1b2r
    A: hold
    B: hold
    B: play keep2
    A: keep remove1
    C: keep remove2
    A: keep steal
    C: keep remove1
    C: roll (W | P G)
    A: slap
    A: black             # 2b 1b1r 1b2r
    C: target B          # 2b 1b2r 1b1r
    C: play remove1
    C: red               # 2b 1b2r 1b
    A: roll (G C)
    B: hold
    C: hold
    A: hold
    A: target C
    C: milk              # 2b 1b2r 1b
    A: pass
    B: roll (C | WC P)
    B: hold
    C: slap
    C: pass
    B: red               # 2b 1b1r 1b
    B: play skip
    B: target C
    A: roll (W W)
    C: hold
    A: hold
    B: hold
    C: reroll (G G)
    A: hold
    B: hold
    C: hold
    A: target B
    A: target C          # 0b 2b1r 2b
"""


def example_2() -> Board:
    hands = {"A": "remove1 skip steal", "B": "keep1 draw3 give1", "C": "remove1 remove2 passdice"}
    return board(
        "1b1r 1b1r 1b1r",
        hands=hands,
        pile="keep2 remove1 skip draw3",
        flips="burn milk reroll cool",
        roller="B",
        dice=2,
    )


def test_example_game_2() -> None:
    """With Supplement Piment: A wins with two gifts after a reroll, scores A 5, B 0, C 0."""
    table = example_2()
    rolls = ["W | P", "C | WC", "C | P", "C | C", "W | C"]
    table.s.rng = ScriptedRng([number for roll in rolls for number in numbers(roll)])
    assert roll_off(table.s) == 1
    replay(table, EXAMPLE_2)
    assert table.winners == "A"
    assert table.s.outcome().scores == (5, 0, 0)
    assert table.discard.startswith("keep2 passdice skip remove1")


def test_an_example_game_is_a_record() -> None:
    """Notation: the same moves as a record dealt by hand, parsed and replayed to the same end."""
    table = example_2()
    told = ["W | WC", "W | P G", "G C", "C | WC P", "W W", "G G"]
    chance = []
    for roll in told:
        chance += [*numbers(roll), 2, 1]
    table.s.rng = ScriptedRng(chance)
    record = dealt_by_hand(table.s, ["Ada", "Ben", "Cleo"])
    s = restored(game("wazabi").setup(3, {"dice": 2}), json.loads(json.dumps(position(table.s))))
    for line in EXAMPLE_2.strip().splitlines():
        text = line.partition("#")[0].partition("(")[0].strip()
        seat, move = "ABC".index(text[0]), MOVES.parse(text[2:])
        s.apply(move, seat)
        record.moves.append((seat, move))
    record.result = result_text(s)
    assert record.result == "A 5, B 0, C 0"
    assert position(parse(record.text()).replay()) == position(s)
