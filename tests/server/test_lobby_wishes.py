"""Before the start: who is ready, in which colour, and which seats are free then and later."""

from pathlib import Path

from hotseat import protocol as m
from hotseat.protocol import bodies
from tests.server.house import Guest, House, live, play_on


def ready(guest: Guest) -> str:
    """The letters of the ready seats, in the last message to this guest."""
    told = guest.last(m.TableChanged | m.Welcome)
    return "".join([seat.seat for seat in told.table.seats if seat.ready])


@live
async def test_everybody_sees_who_is_ready_and_the_host_need_not_wait(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.table("Ada", "Ben", "Cleo", "bot")
    assert ready(ben) == "AD"
    await ben.tell(m.Ready("r1"))
    assert (ready(ada), ready(cleo)) == ("ABD", "ABD")
    await ben.tell(m.Ready("r2", ready=False))
    await cleo.tell(m.Ready("r3"))
    assert ready(ada) == "ACD"
    await ada.tell(m.Start("go"))
    assert ready(ada) == ""
    assert await ben.refused(m.Ready("r4")) == "wrong-stage"
    assert table.room.stage == "sealing"
    await house.close()


@live
async def test_readiness_outlives_a_crash_and_goes_with_its_person(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben, cleo) = await house.table("Ada", "Ben", "Cleo")
    await ben.tell(m.Ready("r1"))
    await cleo.tell(m.Ready("r2"))
    await house.crash()
    await ada.enter()
    assert ready(ada) == "ABC"
    await ben.enter()
    await ben.tell(m.Stand("up"))
    await ada.tell(m.SetSeat("k", "C", "open"))
    assert ready(ada) == "A"
    for name in ("Dan", "Eve"):
        await Guest(house, await house.lobby.join(table.room.id, bodies.Join(name))).enter()
    assert ready(ada) == "A"
    await house.close()


@live
async def test_who_only_watches_is_never_ready(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.table("Ada", "Ben", "bot")
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    assert await watcher.refused(m.Ready("r")) == "not-seated"
    await house.close()


def colours(guest: Guest) -> list[str]:
    """The colours of the seats in order, in the last message to this guest."""
    told = guest.last(m.TableChanged | m.Welcome)
    return [seat.colour for seat in told.table.seats]


@live
async def test_every_seat_has_a_colour_and_persons_choose_theirs(tmp_path: Path) -> None:
    house = House(tmp_path)
    _, (ada, ben) = await house.table("Ada", "Ben", "bot", "closed")
    assert colours(ada) == ["chili", "amber", "lime", "teal"]
    await ben.tell(m.Colour("c1", "slate"))
    assert colours(ada) == ["chili", "slate", "lime", "teal"]
    assert await ada.refused(m.Colour("c2", "slate")) == "colour-taken"
    await ada.tell(m.Colour("c3", "lime"))
    assert colours(ben) == ["lime", "slate", "chili", "teal"]
    await ada.tell(m.Colour("c4", "lime"))
    assert colours(ben) == ["lime", "slate", "chili", "teal"]
    await house.crash()
    await ada.enter()
    assert colours(ada) == ["lime", "slate", "chili", "teal"]
    await ada.tell(m.SetSeat("k", "C", "closed"))
    await ada.tell(m.SetSeat("o", "D", "bot"))
    await ada.tell(m.Start("go"))
    assert colours(ada) == ["lime", "slate", "teal"]
    assert await ada.refused(m.Colour("c5", "rose")) == "wrong-stage"
    await house.close()


@live
async def test_colours_are_kept_at_a_rematch(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.table("Ada", "closed", "bot", "bot", friendly=True, options={"rounds": 1})
    await guests[0].tell(m.Colour("c", "violet"))
    await guests[0].tell(m.Start("go"))
    await play_on(house, guests)
    done = await house.lobby.rematch(table, guests[0].connection, m.Rematch("again"))
    guests[0].table_id = str(done.table)
    await guests[0].enter()
    assert colours(guests[0]) == ["violet", "lime", "teal"]
    await house.close()


def free(guest: Guest) -> str:
    """The letters of the free seats, in the last message to this guest."""
    told = guest.last(m.TableChanged | m.Welcome)
    return "".join([seat.seat for seat in told.table.seats if seat.free])


@live
async def test_a_spectator_sees_which_seats_are_free_and_sits_down_on_a_bots(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada,) = await house.table("Ada", "bot", "bot", "closed", bot_seats="anybody")
    await ada.tell(m.SetSeat("o", "D", "open"))
    await ada.tell(m.SetSeat("g", "C", "guest", "Cleo"))
    assert free(ada) == "D"
    await ada.tell(m.SetSeat("b", "C", "bot"))
    await ada.tell(m.SetSeat("c", "D", "closed"))
    assert free(ada) == ""
    await ada.tell(m.Start("go"))
    assert free(ada) == ""  # nobody sits down while the cards are shuffled
    await house.settle()
    await ada.seal()
    await ada.show()
    await house.settle()
    watcher = Guest(house, None, table.room.id)
    await watcher.enter()
    assert free(watcher) == "BC"
    await watcher.leave()
    ticket = await house.lobby.join(table.room.id, bodies.Join("Cleo", "C"))
    cleo = Guest(house, ticket)
    await cleo.enter()
    assert (cleo.last(m.Welcome).you, free(cleo), free(ada)) == ("C", "B", "B")
    assert cleo.now.view is not None
    assert "??" not in cleo.now.view["zones"]["hands"][2]
    await house.close()


@live
async def test_a_host_who_stood_up_and_sits_down_again_is_still_the_host(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, _) = await house.table("Ada", "Ben", "bot")
    await ada.tell(m.Stand("up"))
    again = await house.lobby.join(table.room.id, bodies.Join("Ada", token=ada.token))
    assert again.token == ada.token
    host = Guest(house, again)
    await host.enter()
    await host.tell(m.Start("go"))
    assert table.room.stage == "sealing"
    await house.close()


@live
async def test_nobody_else_chooses_their_token(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, (ada, ben) = await house.table("Ada", "Ben", "bot")
    await ben.tell(m.Stand("up"))
    for known in (ben.token, ada.token, "mine"):
        ticket = await house.lobby.join(table.room.id, bodies.Join("Ben", token=known))
        assert ticket.token != known
        ben = Guest(house, ticket)
        await ben.enter()
        await ben.tell(m.Stand(f"up {known}"[:20]))
    await house.close()


@live
async def test_a_table_without_spectators_is_listed_only_while_somebody_can_sit_down(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, guests = await house.table("Ada", "Ben", "bot", visibility="public", spectators="none")
    assert [one.id for one in house.lobby.listed()] == [table.room.id]
    await guests[0].tell(m.Start("go"))
    assert house.lobby.listed() == []
    watched, guests = await house.playing("Ada", "Ben", "bot", visibility="public")
    assert [one.id for one in house.lobby.listed()] == [watched.room.id]
    await house.close()
