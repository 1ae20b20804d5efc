"""What a table keeps for undo: the states before the last actions, without playing a live move twice."""

import random
from pathlib import Path

import pytest

from hotseat.core.position import snapshot
from hotseat.core.rng import seeded
from hotseat.games import GAMES
from hotseat.games import game as game_of
from hotseat.server.history import KEPT, Action, History
from hotseat.server.trial import tried
from tests.added import added_game
from tests.server.house import House, live
from tests.topper.play import Lay, Top

MOVES = 80


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_state_before_every_kept_action_is_the_one_that_was_played_from(id: str) -> None:
    rng, history = random.Random(id), History()
    state = game_of(id).setup(4).start(seeded(7))
    befores: list[str] = []
    for _ in range(MOVES):
        if state.over:
            break
        if history.actions and rng.random() < 0.2:
            back = rng.randint(1, len(history.actions))
            state = history.before(history.actions[-back])
            history.pop(back)
            del befores[-back:]
        seat = state.seat()
        move = rng.choice(list(state.moves(seat)))
        trial = tried(state, seat, [move])
        befores.append(str(snapshot(state)))
        history.add(Action(seat, [move], trial.noticed), state)
        state = trial.state
        assert sum(one.noticed for one in history.actions) <= KEPT
        assert len(history._states) <= 3
        kept = [str(snapshot(history.before(one))) for one in history.actions]
        assert kept == befores[-len(kept) :]


@live
async def test_a_live_move_runs_the_engine_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = 0

    def counted(kind: type[Lay] | type[Top]) -> None:
        real = kind.answer

        def answer(self: object, s: object, seat: int, move: int) -> None:
            nonlocal runs
            runs += 1
            real(self, s, seat, move)  # type: ignore[arg-type]

        monkeypatch.setattr(kind, "answer", answer)

    counted(Lay)
    counted(Top)
    with added_game("tests.topper"):
        house = House(tmp_path, pauses=0)
        table, guests = await house.playing("Ada", "Ben", "Cleo", game="topper", friendly=True, pace="none")
        moves = 0
        while moves < 2 * KEPT and table.room.stage == "playing":
            asked = [guest for guest in guests if guest.now.prompt is not None]
            prompt = asked[0].now.prompt
            assert prompt is not None
            runs = 0
            await asked[0].move(prompt.moves[0])
            await house.settle()
            moves += 1
            assert runs == 1, f"move {moves}"
        assert moves > KEPT + 1
        await house.close()
