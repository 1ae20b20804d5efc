"""Where two states differ: what a live table sends a seat beyond what everybody sees."""

from hotseat.core.position import WHOLE, differences, zone_values
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game


def told(s: State, other: State) -> list[tuple[str, int, object]]:
    return [(name, place, codec.write(value)) for name, place, value, codec in differences(s, zone_values(other))]


def test_a_seat_differs_from_a_spectator_in_its_own_hand_only() -> None:
    state = game("stick-em").setup(4).start(seeded(1))
    hand = told(state.view(2), state.view(None))
    assert [(name, place) for name, place, _ in hand] == [("hands", 2)]
    assert "??" not in str(hand)


def test_a_zone_that_grew_differs_as_a_whole() -> None:
    state = game("stick-em").setup(3).start(seeded(1))
    while state.question.name == "pain":
        state.push(state.moves()[0])
    before, leader = state.clone(), state.seat()
    state.push(state.moves()[0])
    found = {(name, place): value for name, place, value in told(state.view(None), before.view(None))}
    assert set(found) == {("hands", leader), ("trick", WHOLE)}
    assert found["hands", leader] == ["??"] * (len(before.moves(leader)) - 1)


def test_a_state_does_not_differ_from_its_clone() -> None:
    state = game("chili-mafia").setup(8).start(seeded(1))
    assert differences(state, zone_values(state.clone())) == []
