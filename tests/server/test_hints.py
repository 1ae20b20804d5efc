"""Hints: a bot's advice for one person among bots, sent only to that person."""

import asyncio
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.bots import make_bot
from hotseat.client import Client, RefusedCommand
from hotseat.core.position import position
from hotseat.core.state import State
from tests.server.house import Guest, House, Thinking, live
from tests.server.online import new_table, online


class Asleep:
    """A bot that waits until it is woken."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.moves: list[int] = []

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        await self.woken.wait()
        return self.moves


async def hinted(house: House, guest: Guest) -> m.HintGiven | m.Refused:
    """The message that follows a hint's `done`."""
    assert guest.now.prompt is not None
    before = len(guest.received)
    await guest.tell(m.Hint(guest.id(), guest.now.prompt.question))
    await house.settle()
    guest.read()
    found = [one for one in guest.received[before:] if isinstance(one, m.HintGiven | m.Refused)]
    assert len(found) == 1
    return found[0]


@live
async def test_a_person_among_bots_gets_a_hint_that_nobody_else_learns_of(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot", pace="normal")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    await house.settle()
    before, sent = table.room.seq, len(watcher.received)
    clock = ada.now.clock
    advice = await hinted(house, ada)
    assert isinstance(advice, m.HintGiven)
    assert ada.now.prompt is not None
    assert (advice.question, len(advice.moves)) == (ada.now.prompt.question, 1)
    assert advice.moves[0] in ada.now.prompt.moves
    assert (table.room.seq, len(watcher.received), watcher.read()) == (before, sent, [])
    assert ada.now.clock == clock
    await ada.move(*advice.moves)
    await house.close()


@live
async def test_no_hints_where_another_person_plays_even_one_whose_bot_sits_in(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.playing("Ada", "Ben", "bot")
    assert ada.now.prompt is not None
    wish = m.Hint("h", ada.now.prompt.question)
    assert await ada.refused(wish) == "hint-not-here"
    await ben.tell(m.Stand("away"))
    assert await ada.refused(wish) == "hint-not-here"
    await house.close()


@live
async def test_a_hint_is_for_the_question_that_is_put_to_me(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.playing("Ada", "bot", "bot")
    assert ada.now.prompt is not None
    number = ada.now.prompt.question
    await ada.move(ada.now.prompt.moves[0])
    await house.pass_time(1)
    assert await ada.refused(m.Hint("old", number)) == "too-late"
    assert await ada.refused(m.Hint("new", 99)) in ("not-asked", "too-late")
    stranger = Guest(house, None, table.room.id)
    await stranger.enter()
    assert await stranger.refused(m.Hint("s", number)) == "not-seated"
    await house.close()


@live
async def test_a_hint_that_comes_too_late_or_not_at_all_is_refused(tmp_path: Path) -> None:
    sleeper = Asleep()
    house = House(tmp_path, sleeper)
    _, (ada,) = await house.playing("Ada", "bot", "bot")
    assert ada.now.prompt is not None
    prompt = ada.now.prompt
    await ada.tell(m.Hint("h1", prompt.question))
    assert await ada.refused(m.Hint("h2", prompt.question)) == "too-often"
    sleeper.woken.set()
    await house.settle()
    assert ada.last(m.Refused) == m.Refused("h1", "no-hint", {})
    sleeper.woken.clear()
    await ada.tell(m.Hint("h3", prompt.question))
    await ada.move(prompt.moves[0])
    await house.pass_time(100)
    sleeper.woken.set()
    await house.settle()
    assert ada.last(m.Refused).code == "too-late"
    await house.close()


class Watched(Thinking):
    """Bots of this process that record the views they receive."""

    def __init__(self) -> None:
        self.seen: list[tuple[State, int]] = []

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        if level == "normal":
            self.seen.append((view, seat))
        return make_bot(view.setup.game.id, "easy" if level == "normal" else level, seed).answer(view, seat)


@live
async def test_a_choice_of_several_words_is_hinted_up_to_the_one_that_binds(tmp_path: Path) -> None:
    """And the bot that thinks about it sees the seat's own view."""
    thinker = Watched()
    house = House(tmp_path, thinker)
    table, (ada,) = await house.playing("Ada", "bot", "bot", game="chili-mafia")
    long = 0
    for _ in range(200):
        await house.pass_time(2)
        if table.room.stage == "finished" or long > 2:
            break
        prompt = ada.now.prompt
        if prompt is None or prompt.held is not None:
            continue
        advice = await hinted(house, ada)
        assert isinstance(advice, m.HintGiven)
        long = max(long, len(advice.moves))
        done = await ada.move(*advice.moves)
        assert done.held or ada.now.prompt is None or ada.now.prompt.question != prompt.question
    assert long > 2
    for view, seat in thinker.seen:
        assert position(view) == position(view.view(seat))
    await house.close()


@live
async def test_the_client_asks_for_hints_over_a_socket(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot", friendly=True)
        async with Client(ticket["link"], ticket["token"]) as client:
            with pytest.raises(RefusedCommand, match="not asked"):
                await client.hint()
            await client.command(m.Start)
            async for message in client.updates():
                if isinstance(message, m.Update) and message.prompt is not None:
                    moves = message.prompt.moves
                    break
            (line,) = await client.hint()
            assert line in moves
            await client.move(line)
