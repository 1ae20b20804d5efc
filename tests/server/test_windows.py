"""Windows: grace, seals, presets and clocks, in the table's own time."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from hotseat import protocol as m
from hotseat.server.entries import Moved
from hotseat.server.table import Table
from hotseat.server.trial import tried
from tests.server.house import Guest, House, live
from tests.server.test_games import random_play


def asked(guests: list[Guest]) -> list[Guest]:
    return [guest for guest in guests if guest.now.prompt is not None]


async def spicy_turn(house: House, guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """The current player, and the players who may doubt."""
    await house.settle()
    turn = next(g for g in guests if g.now.asked and g.last(m.Welcome).you in g.now.asked.waits_for)
    return turn, [g for g in asked(guests) if g is not turn]


async def lay(guest: Guest) -> m.Done:
    assert guest.now.prompt is not None
    return await guest.move(next(line for line in guest.now.prompt.moves if line.startswith("play")))


@dataclass
class Laid:
    """A table of Spicy at which the first card lies."""

    table: Table
    first: Guest
    second: Guest
    """On turn now."""
    others: list[Guest]
    """Everybody who may doubt, but for the one on turn."""


async def with_a_card_laid(house: House, *names: str, pace: str = "none") -> Laid:
    """These people have opened a game of Spicy with one card."""
    table, guests = await house.playing(*names, game="spicy", pace=pace)
    first, _ = await spicy_turn(house, guests)
    assert not (await lay(first)).held
    return Laid(table, first, *await spicy_turn(house, guests))


async def after_a_doubt(house: House, pace: str) -> tuple[Table, Guest]:
    """Three play Spicy, the first card was doubted: the table, and who lost and is asked next."""
    laid = await with_a_card_laid(house, "Ada", "Ben", "Cleo", pace=pace)
    await laid.others[0].move("doubt number")
    await house.settle()
    return laid.table, asked([laid.first, laid.second, *laid.others])[0]


async def happens_after(house: House, table: Table, still: float, then: float) -> None:
    """Nothing happens at the table for `still` seconds, and something within the next `then`."""
    n = table.room.told.n
    await house.pass_time(still)
    assert table.room.told.n == n
    await house.pass_time(then)
    assert table.room.told.n > n


@live
async def test_a_card_laid_too_fast_waits_for_the_grace(tmp_path: Path) -> None:
    house = House(tmp_path)
    laid = await with_a_card_laid(house, "Ada", "Ben", "Cleo", "Dan")
    table, second = laid.table, laid.second
    assert (await lay(second)).held
    assert second.now.prompt is not None
    assert second.now.prompt.held is not None
    n = table.room.told.n
    await house.pass_time(1.0)
    assert table.room.told.n == n
    await house.pass_time(0.6)
    assert table.room.told.n == n + 1
    await house.close()


@live
async def test_a_doubt_comes_before_a_held_card_which_goes_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    laid = await with_a_card_laid(house, "Ada", "Ben", "Cleo", "Dan")
    second = laid.second
    cards = len(second.now.view["zones"]["hands"][second.seat]) if second.now.view else 0
    await lay(second)
    doubter = laid.others[0]
    assert not (await doubter.move("doubt number")).held
    await house.settle()
    refused = second.last(m.Refused)
    assert refused is not None
    assert refused.code == "doubted-first"
    moved = [entry.entry for entry in house.store.load(laid.table.room.id) if isinstance(entry.entry, Moved)]
    assert [one.seat for one in moved] == [laid.first.seat, doubter.seat]
    assert second.now.view is not None
    assert len(second.now.view["zones"]["hands"][second.seat]) >= cards
    await house.close()


@live
async def test_the_grace_ends_when_all_have_let_it_be(tmp_path: Path) -> None:
    house = House(tmp_path)
    laid = await with_a_card_laid(house, "Ada", "Ben", "Cleo", "Dan")
    table, others = laid.table, laid.others
    await lay(laid.second)
    n = table.room.told.n
    for guest in others:
        await guest.move("trust")
    await house.settle()
    assert table.room.told.n > n + len(others) - 1
    assert not table.room.asking.held
    await house.close()


@live
async def test_a_public_window_keeps_its_number_while_others_let_it_be(tmp_path: Path) -> None:
    """A doubt in transit is not refused because somebody else trusted in the meantime."""
    house = House(tmp_path)
    others = (await with_a_card_laid(house, "Ada", "Ben", "Cleo", "Dan")).others
    number = others[1].now.prompt
    assert number is not None
    await others[0].move("trust")
    await house.settle()
    assert others[1].now.asked is not None
    assert others[1].now.asked.answered == [others[0].last(m.Welcome).you]
    await others[1].move("doubt spice", question=number.question)
    await house.close()


@live
async def test_a_shown_card_stays_before_the_next_question_opens(tmp_path: Path) -> None:
    """Reveal first, then ask: 4 s after a doubt in Spicy."""
    house = House(tmp_path)
    _, loser = await after_a_doubt(house, "none")
    prompt = loser.now.prompt
    assert prompt is not None
    assert prompt.opens_in == 4000
    assert await loser.refused(m.Move("x", prompt.question, [prompt.moves[0]])) == "not-open-yet"
    await house.pass_time(4.0)
    await loser.tell(m.Move("y", prompt.question, [prompt.moves[0]]))
    await house.close()


@live
async def test_a_server_of_short_pauses_shows_for_less_time_and_its_bots_hesitate_less(tmp_path: Path) -> None:
    """`pauses = 10`: 0.4 s instead of 4 s after a doubt, and a bot answers after a tenth; clocks of people stay."""
    house = House(tmp_path, pauses=0.1)
    table, loser = await after_a_doubt(house, "normal")
    prompt, clock = loser.now.prompt, loser.now.clock
    assert prompt is not None
    assert prompt.opens_in == 400
    assert clock is not None
    assert clock.total == 40_000
    await house.pass_time(0.4)
    seat = loser.seat
    await loser.tell(m.Stand("up"))
    moves = house.shared.counts.moves
    await house.pass_time(0.049)
    assert house.shared.counts.moves == moves
    await house.pass_time(0.002)
    assert house.shared.counts.moves == moves + 1
    assert table.room.places[seat].bot
    await house.close()


async def until_question(house: House, guests: list[Guest], name: str, rng: random.Random) -> bool:
    """Everybody plays at random until this is asked; whether it was, before the game was over."""
    while guests[0].table.room.stage != "finished":
        asked_now = guests[0].now.asked
        if asked_now is not None and asked_now.name == name:
            return True
        await random_play(house, guests, rng, 1)
        await house.settle()
    return False


@live
async def test_a_sealed_window_tells_nothing_until_it_closes(tmp_path: Path) -> None:
    """H5, H6: no frame goes to anybody else when a seat answers; the window closes when all have pressed."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="none")
    assert await until_question(house, guests, "response", random.Random(1))
    answering = asked(guests)
    assert len(answering) == 3
    for guest in guests:
        guest.read()
    done = await answering[0].move("let")
    await house.settle()
    assert done.held
    assert [guest.read() for guest in guests if guest is not answering[0]] == [[], [], []]
    await answering[1].move("let")
    n = table.room.told.n
    await house.pass_time(100)
    assert table.room.told.n == n
    await answering[2].move("let")
    await house.settle()
    assert table.room.told.n > n
    await house.close()


@live
async def test_a_sealed_answer_may_be_changed_and_withdrawn(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada = guests[0]
    prompt = ada.now.prompt
    assert prompt is not None
    assert (await ada.move(prompt.moves[0])).held
    assert ada.now.asked is not None
    assert ada.now.asked.answered == ["A"]
    await ada.move(prompt.moves[1])
    assert ada.now.prompt is not None
    assert ada.now.prompt.held == [prompt.moves[1]]
    await ada.tell(m.Withdraw("w", ada.now.prompt.question))
    assert ada.now.prompt.held is None
    assert await ada.refused(m.Withdraw("w2", ada.now.prompt.question)) == "nothing-held"
    assert table.room.asking.held == {}
    await house.close()


@live
async def test_a_seat_with_a_preset_answers_a_sealed_window_at_its_end_only(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="normal")
    for guest in guests:
        await guest.tell(m.Preset(guest.id(), "response", "concerned"))
    assert await until_question(house, guests, "response", random.Random(1))
    await happens_after(house, table, still=7.5, then=1.0)
    await house.close()


@live
async def test_a_seat_with_a_preset_that_answers_itself_does_not_close_a_sealed_window_early(tmp_path: Path) -> None:
    """H5: whoever could not answer is answered for at the end, so an early end would tell who could."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="normal")
    for guest in guests:
        await guest.tell(m.Preset(guest.id(), "response", "able"))
    assert await until_question(house, guests, "response", random.Random(1))
    for guest in asked(guests):
        await guest.move("let")
    await happens_after(house, table, still=7.5, then=1.0)
    await house.close()


@live
async def test_without_a_clock_a_preset_declines_after_a_fixed_time_or_not_at_all(tmp_path: Path) -> None:
    """H5: `concerned` always declines; `able` would close the window later for somebody with a choice."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="none")
    assert await until_question(house, guests, "response", random.Random(1))
    first, second, third = asked(guests)
    await first.tell(m.Preset("c", "response", "concerned"))
    await second.tell(m.Preset("a", "response", "able"))
    await third.move("let")
    n = table.room.told.n
    await house.pass_time(60)
    assert table.room.told.n == n
    await second.move("let")
    await house.settle()
    assert table.room.told.n > n
    await house.close()


@live
async def test_a_closed_window_shows_the_last_seat_asked_whoever_answered(tmp_path: Path) -> None:
    """H6: everybody sees the last answer; it must not be the one of whoever said nothing."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", pace="normal")
    assert await until_question(house, guests, "response", random.Random(1))
    assert table.room.state is not None
    order = table.room.state.question.players
    for seat in order[1:]:
        await guests[seat].move("let")
    await house.pass_time(8.1)
    moved = [row.entry for row in house.store.load(table.room.id) if isinstance(row.entry, Moved)]
    assert tuple(entry.seat for entry in moved[-3:]) == order
    await house.close()


def hidden_word(table: Table, seat: int) -> str:
    """A word that begins a choice without anybody else noticing."""
    state = table.room.state
    assert state is not None
    words = [move for move in state.moves(seat) if not tried(state, seat, [move]).noticed]
    return state.setup.game.moves.text(words[0])


async def before_a_plan(house: House, **wishes: Any) -> tuple[Table, Guest, Guest]:
    """A turn of Chili Mafia in which the player can begin a choice of several words; that player, and another."""
    table, guests = await house.playing("Ada", "Ben", "Cleo", game="chili-mafia", pace="normal", **wishes)
    assert await until_question(house, guests, "turn", random.Random(1))
    mover = asked(guests)[0]
    return table, mover, next(guest for guest in guests if guest is not mover)


async def asked_again(guest: Guest, until: Literal["round", "game"]) -> m.Update:
    """The update that a changed preset brings."""
    await guest.tell(m.Preset(guest.id(), "turn", "always", until))
    await guest.house.settle()
    update: m.Update = guest.last(m.Update)
    return update


@live
async def test_a_word_of_a_plan_changes_neither_head_nor_clock_nor_number(tmp_path: Path) -> None:
    """H6: a no-op showed the head of the log and the clock at once, and with them that somebody had begun a plan."""
    house = House(tmp_path)
    table, mover, other = await before_a_plan(house)
    table.room.places[mover.seat].timeouts = 2
    await house.pass_time(70)
    before = await asked_again(other, "round")
    await mover.move(hidden_word(table, mover.seat))
    assert await asked_again(other, "game") == before
    assert before.head is not None
    assert before.clock is not None
    assert before.clock.banks
    await house.close()


@live
async def test_an_undo_knows_nothing_of_the_words_of_others(tmp_path: Path) -> None:
    """H11: what a seat takes back, and whether it may, does not depend on a plan that it cannot see."""
    house = House(tmp_path)
    table, mover, other = await before_a_plan(house, friendly=True)
    refused = await other.refused(m.Undo(other.id()))
    await mover.move(hidden_word(table, mover.seat))
    assert await other.refused(m.Undo(other.id())) == refused
    n = other.now.n
    await mover.tell(m.Undo(mover.id()))
    await house.settle()
    assert other.now.n == n
    assert not any(event["event"] == "undone" for event in other.last(m.Update).events)
    assert mover.last(m.Update).events == [{"event": "undone"}]
    await house.close()


@live
async def test_presets_let_public_windows_be_and_one_command_cancels_them(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="spicy", pace="none")
    for guest in guests:
        await guest.tell(m.Preset(guest.id(), "*", "concerned"))
    first, _ = await spicy_turn(house, guests)
    await lay(first)
    await house.settle()
    assert len(asked(guests)) == 1
    for guest in guests:
        await guest.tell(m.Preset(guest.id(), clear=True))
    assert all(not place.presets for place in table.room.places)
    await house.close()


@live
async def test_the_clock_answers_with_the_default_and_belongs_to_the_question(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="normal", options={"rounds": 1})
    await house.pass_time(59)
    assert guests[0].now.asked is not None
    assert guests[0].now.asked.name == "pain"
    await house.pass_time(1.1)
    assert guests[0].now.asked.name == "card"
    clock = guests[0].now.clock
    assert clock is not None
    assert clock.total == 30_000
    await house.pass_time(30.1)
    assert table.room.state is not None
    assert [place.timeouts for place in table.room.places].count(2) == 1
    await house.close()


@live
async def test_a_clock_stands_while_the_server_is_down(tmp_path: Path) -> None:
    """D4: nobody loses time because of a restart."""
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo", pace="normal")
    await house.pass_time(40)
    await house.crash()
    house.time.advance(100_000)
    for guest in guests:
        await guest.enter()
    clock = guests[0].now.clock
    assert clock is not None
    assert 20_000 <= clock.left <= 31_000
    assert guests[0].now.asked is not None
    assert guests[0].now.asked.name == "pain"
    await house.close()
