"""Commands: executed once, only by permitted roles, and refused with a reason."""

from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal
from tests.server.house import Guest, House, live, play_on


@live
async def test_a_repeated_command_is_answered_alike_and_done_once(tmp_path: Path) -> None:
    """D6: command ids are idempotent, also from another connection and after a crash."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada = guests[0]
    prompt = ada.now.prompt
    assert prompt is not None
    answer = m.Move("same", prompt.question, [prompt.moves[0]])
    first = await ada.tell(answer)
    entries = table.room.seq
    assert await ada.tell(answer) == first
    await ada.enter()
    assert await ada.tell(answer) == first
    assert table.room.seq == entries
    await house.crash()
    await ada.enter()
    assert await ada.tell(answer) == first
    assert ada.table.room.seq == entries
    await house.close()


@live
async def test_a_command_id_belongs_to_the_person_and_not_to_the_seat(tmp_path: Path) -> None:
    """D6: whoever takes a seat after somebody else does not get the answers meant for them."""
    house = House(tmp_path)
    table, guests = await house.table("Ada", "Ben", "Cleo")
    await guests[1].tell(m.Ready("same"))
    await guests[1].tell(m.Stand("stand"))
    eve = Guest(house, await house.lobby.join(table.room.id, bodies.Join("Eve", "B")))
    await eve.enter()
    entries = table.room.seq
    await eve.tell(m.Ready("same"))
    assert table.room.seq == entries + 1
    assert table.room.places[1].ready
    await house.crash()
    await eve.enter()
    await eve.tell(m.Ready("same"))
    assert eve.table.room.seq == entries + 1
    await house.close()


@live
async def test_the_id_of_a_rematch_belongs_to_whoever_wished_it_even_if_they_stood_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1})
    await ben.tell(m.Stand("stand"))
    while table.room.stage == "playing":
        await play_on(house, [ada, cleo], 1)
    await house.lobby.rematch(table, ben.connection, m.Rematch("x1"))
    senders = [one.connection for one in (ada, ben, cleo) if table.room.commands.find(one.connection.hash, "x1")]
    assert senders == [ben.connection]
    assert (await ada.refused(m.Move("x1", 1, ["play R1"]))) == "wrong-stage"
    await house.close()


@live
async def test_a_command_is_done_once_although_the_seat_gets_another_letter(tmp_path: Path) -> None:
    """D6: closed seats are removed at the start; a command that is resent afterwards is still the same one."""
    house = House(tmp_path)
    table, guests = await house.table("closed", "Ada", "Ben", "Cleo", friendly=True)
    await guests[2].tell(m.Say("same", "hello"))
    await guests[0].tell(m.Start("go"))
    entries = table.room.seq
    await guests[2].tell(m.Say("same", "hello"))
    await guests[0].tell(m.Start("go"))
    assert table.room.seq == entries
    await house.close()


@live
async def test_an_answer_to_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1, "first": "A"})
    numbers = [guest.now.prompt.question for guest in guests if guest.now.prompt]
    for guest in guests:
        assert guest.now.prompt is not None
        await guest.move(guest.now.prompt.moves[0])
    await house.settle()
    assert await guests[0].refused(m.Move("late", numbers[0], ["play R1"])) == "too-late"
    assert await guests[1].refused(m.Move("early", 99, ["play R1"])) == "not-asked"
    await house.close()


@live
async def test_a_list_of_moves_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada = guests[0]
    prompt = ada.now.prompt
    assert prompt is not None
    entries = table.room.seq
    two = m.Move("two", prompt.question, [prompt.moves[0], prompt.moves[1]])
    assert await ada.refused(two) == "not-asked"
    assert await ada.refused(m.Move("odd", prompt.question, ["dance"])) == "unknown-move"
    assert table.room.seq == entries
    await house.close()


@live
async def test_only_the_host_starts_and_changes_seats(tmp_path: Path) -> None:
    """S6."""
    house = House(tmp_path)
    table, guests = await house.table("Ada", "Ben", "bot", "closed")
    assert await guests[1].refused(m.Start("s")) == "not-host"
    assert await guests[1].refused(m.SetSeat("s", "C", "open")) == "not-host"
    await guests[0].tell(m.SetSeat("k", "B", "open"))
    assert guests[1].last(m.Bye).reason == "kicked"
    assert await guests[0].refused(m.Start("s")) == "seats-open"
    again = Guest(house, await house.lobby.join(table.room.id, bodies.Join("Eve")))
    await again.enter()
    await guests[0].tell(m.Start("go"))
    assert table.room.stage == "sealing"
    assert len(table.room.places) == 3
    assert await guests[0].refused(m.SetSeat("s", "C", "open")) == "wrong-stage"
    await house.close()


@live
async def test_joining_is_refused_with_a_reason(tmp_path: Path) -> None:
    house = House(tmp_path)
    seats = [bodies.NewSeat("open"), bodies.NewSeat("guest", "Ben"), bodies.NewSeat("bot", level="random")]
    ticket = await house.lobby.open(bodies.NewTable("stick-em", seats, name="Ada"))

    async def code(join: bodies.Join) -> str:
        with pytest.raises(Refusal) as refusal:
            await house.lobby.join(ticket.table, join)
        return refusal.value.code

    assert await code(bodies.Join("Cleo", "A")) == "seat-taken"
    assert await code(bodies.Join("Cleo", "B")) == "kept-for-another"
    assert await code(bodies.Join("ada")) == "name-taken"
    assert await code(bodies.Join("Cleo")) == "no-free-seat"
    assert await code(bodies.Join("\u202e\x1b")) == "empty"
    assert (await house.lobby.join(ticket.table, bodies.Join("ben"))).seat == "B"
    await house.close()


@live
async def test_a_new_connection_takes_the_seat_over(tmp_path: Path) -> None:
    """S2: exactly one connection acts for a seat; the old one is notified."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo")
    ada = guests[0]
    old = ada.connection
    await ada.enter()
    assert old.farewell == "superseded"
    assert table.audience.seated[0] is ada.connection
    stranger = Guest(house, bodies.Ticket(table.room.id, "A", "x" * 22, ""))
    with pytest.raises(Refusal, match="token"):
        await stranger.enter()
    await house.close()


@live
async def test_pause_stops_moves_and_clocks_and_resume_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", pace="brisk")
    await guests[1].tell(m.Pause("p"))
    clock = guests[0].last(m.ClockChanged).clock
    await house.pass_time(1000)
    assert await guests[0].refused(m.Move("x", 1, ["pain R1"])) == "wrong-stage"
    await guests[2].tell(m.Resume("r"))
    assert table.room.stage == "playing"
    now = guests[0].now.clock
    assert now is not None
    assert (now.left, now.running) == (clock.left, True)
    await house.close()


@pytest.mark.parametrize(("pace", "both"), [("relaxed", 240_000), ("normal", 120_000), ("brisk", 72_000)])
@live
async def test_more_time_is_the_windows_own_once_per_window_and_seat(tmp_path: Path, pace: str, both: int) -> None:
    house = House(tmp_path)
    _, guests = await house.playing("Ada", "Ben", "Cleo", pace=pace)
    ada, number = guests[0], guests[0].now.prompt
    assert number is not None
    await ada.tell(m.MoreTime("t", number.question))
    assert ada.now.clock is not None
    assert ada.now.clock.total == both
    assert await ada.refused(m.MoreTime("u", number.question)) == "no-more-time"
    await house.close()


@live
async def test_chat_is_cleaned_limited_and_can_be_off(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.table("Ada", "Ben", "Cleo")
    await guests[0].tell(m.Say("1", "h\x1b[31mi \u202ethere\u0000\n<b>"))
    line = guests[1].last(m.Chat).line
    assert (line.seat, line.name, line.text) == ("A", "Ada", "h[31mi there <b>")
    await guests[0].tell(m.Say("2", emote="clap"))
    assert await guests[0].refused(m.Say("3", emote="dance")) == "unknown-emote"
    assert await guests[0].refused(m.Say("4", "\u200f \u0007")) == "empty"
    codes = [await _code(guests[1], m.Say(f"f{i}", "spam")) for i in range(8)]
    assert codes.count("too-often") == 3
    _, quiet = await house.table("Eve", "Fay", "Gus", chat=False)
    assert await quiet[0].refused(m.Say("q", "hello")) == "chat-off"
    assert [said.emote or said.text for said in table.room.told.chat][:2] == ["h[31mi there <b>", "clap"]
    await house.close()


async def _code(guest: Guest, command: m.Say) -> str:
    try:
        await guest.tell(command)
    except Refusal as refusal:
        return refusal.code
    return "done"


@live
async def test_teams_are_silent_in_play(tmp_path: Path) -> None:
    """H9: no team chat and no reactions during play at a table of teams."""
    house = House(tmp_path)
    options = {"teams": "2"}
    _, guests = await house.playing("Ada", "Ben", "Cleo", "Dan", game="chili-mafia", options=options)
    assert await guests[0].refused(m.Say("1", "attack B")) == "team-silence"
    assert await guests[0].refused(m.Say("2", emote="clap")) == "team-silence"
    await house.close()


@live
async def test_undo_of_somebody_elses_action_is_by_vote_and_only_at_a_friendly_table(tmp_path: Path) -> None:
    """H11."""
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "Cleo", game="spicy", friendly=True, pace="none")
    assert table.room.state is not None
    mover = guests[table.room.state.question.waits_for[0]]
    others = [guest for guest in guests if guest is not mover]
    before = others[0].now.view
    assert mover.now.prompt is not None
    await mover.move(next(move for move in mover.now.prompt.moves if move.startswith("play")))
    await house.settle()
    asked = await others[0].tell(m.Undo("u1"))
    assert asked.n == mover.now.n
    assert table.audience.info().undo == ["ABC"[others[0].seat]]
    await others[1].tell(m.Undo("u2", agree=False))
    await house.settle()
    assert mover.last(m.Update).events == [{"event": "not-undone", "seat": "ABC"[others[1].seat]}]
    assert table.room.votes.undo == []
    for guest in (*others, mover):
        await guest.tell(m.Undo(f"v{guest.seat}"))
    await house.settle()
    assert others[0].now.view == before
    assert others[0].last(m.Update).events == [{"event": "undone"}]
    await house.close()
    (tmp_path / "fair").mkdir()
    fair = House(tmp_path / "fair")
    _, strangers = await fair.playing("Ada", "Ben", "Cleo")
    assert strangers[0].now.prompt is not None
    await strangers[0].move(strangers[0].now.prompt.moves[0])
    assert await strangers[0].refused(m.Undo("u")) == "no-undo"
    await fair.close()


@live
async def test_the_same_people_play_again_with_their_tokens(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "Ben", "bot", friendly=True, options={"rounds": 1})
    with pytest.raises(Refusal):
        await house.lobby.rematch(table, guests[0].connection, m.Rematch("early"))
    await play_on(house, guests)
    done = await house.lobby.rematch(table, guests[1].connection, m.Rematch("again"))
    same = await house.lobby.rematch(table, guests[0].connection, m.Rematch("too"))
    assert done.table == same.table
    guests[0].table_id = str(done.table)
    await guests[0].enter()
    welcome = guests[0].last(m.Welcome)
    assert (welcome.you, welcome.host) == ("A", True)
    assert [seat.name for seat in welcome.table.seats][:2] == ["Ada", "Ben"]
    assert welcome.table.options == {"rounds": 1}
    assert house.lobby.tables[str(done.table)].room.stage == "waiting", "Ben has not come along yet"
    guests[1].table_id = str(done.table)
    await guests[1].enter()
    assert house.lobby.tables[str(done.table)].room.stage == "playing"
    await house.close()


@live
async def test_a_person_takes_over_a_bots_seat_in_the_middle_of_the_game(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.playing("Ada", "bot", "bot", bot_seats="anybody")
    late = Guest(house, await house.lobby.join(table.room.id, bodies.Join("Cleo", "C")))
    await late.enter()
    await house.settle()
    assert late.last(m.Welcome).you == "C"
    assert late.now.prompt is not None
    await late.move(late.now.prompt.moves[0])
    assert table.room.places[1].bot
    assert not table.room.places[2].bot
    assert guests[0].last(m.TableChanged).table.seats[2].name == "Cleo"
    await house.close()


@live
async def test_nobody_races_over_days(tmp_path: Path) -> None:
    """Turn-based tables always draw lots; an option that the game refuses with them stays away."""
    house = House(tmp_path)
    slow, _ = await house.table("Ada", "Ben", "Cleo", game="wazabi", pace="turn-based")
    assert slow.room.opened.options == {"race": "calm"}
    base, _ = await house.table("Ada", "Ben", "Cleo", game="wazabi", pace="turn-based", options={"piment": False})
    assert base.room.opened.options == {"piment": False}
    await house.close()
