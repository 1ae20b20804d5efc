"""Who is called to a turn, with a real push service on this computer and the clock in the test's hands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from cryptography.exceptions import InvalidTag
from msgspec import json

from hotseat import protocol as m
from hotseat.server.guard import token_hash
from hotseat.server.push.calls import AWAY, HERE, WAITS, Calls
from hotseat.server.push.subscriptions import SUBSCRIPTIONS, Subscription, Subscriptions
from hotseat.server.push.vapid import PushKey
from hotseat.server.table import Table
from tests.server.house import Guest, House, live
from tests.server.push.service import Browser, PushService, b64, push_service, signed_claims


class CallingHouse(House):
    """A server that calls people."""

    def open(self) -> None:
        super().open()
        key = PushKey.kept_in(self.folder / "hotseat.push", "mailto:ada@games.example")
        self.calls = Calls(Subscriptions(self.store.engine), key, self.shared.aside, self.time, local=True)
        self.shared.calls = self.calls

    async def quiet(self) -> None:
        """Wait until every call that is under way has been answered, or waits for its next attempt."""
        while self.calls.busy:
            await asyncio.sleep(0.001)

    async def pass_time(self, seconds: float) -> None:
        await super().pass_time(seconds)
        await self.quiet()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[CallingHouse, PushService]]:
    async with push_service() as service:
        house = CallingHouse(folder)
        yield house, service
        house.calls.close()
        await house.close()


def subscribe(house: CallingHouse, guest: Guest, endpoint: str) -> Browser:
    """A browser of this guest that wants to be called."""
    browser = Browser()
    person = token_hash(guest.token or "")
    new = Subscription(person, endpoint, b64(browser.public), b64(browser.auth), house.time.wall())
    house.calls.subscriptions.keep(new)
    return browser


async def waiting_for(house: CallingHouse, pace: m.Pace = "turn-based") -> tuple[Table, Guest, Guest]:
    """A table of two; the guest for whom it waits, and the other."""
    table, guests = await house.playing("Ada", "Ben", game="spicy", pace=pace)
    assert table.room.state is not None
    (asked,) = table.room.state.question.waits_for
    ada, ben = sorted(guests, key=lambda guest: guest.seat != asked)
    return table, ada, ben


@live
async def test_whoever_is_away_is_called_once_and_only_their_browser_can_read_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        table, ada, ben = await waiting_for(house)
        browser, other = (subscribe(house, guest, f"{service.origin}/{guest.seat}") for guest in (ada, ben))
        await ada.leave()
        await house.pass_time(HERE)
        call = await service.next()
        assert service.received == []
        text = browser.read(call.body)
        assert json.decode(text) == {"call": "turn", "table": table.room.id, "game": "spicy"}
        with pytest.raises(InvalidTag):
            other.read(call.body)
        assert (call.headers["content-encoding"], call.headers["ttl"]) == ("aes128gcm", "172800")
        assert signed_claims(call.headers["authorization"], house.calls.key.public)["aud"] == service.origin
        assert table.room.id not in str(call.headers), "the push service does not learn the link"
        await house.pass_time(1000)
        assert service.received == []


@live
async def test_the_next_question_is_a_new_call(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, ben = await waiting_for(house)
        subscribe(house, ben, f"{service.origin}/ben")
        await ben.leave()
        await house.pass_time(AWAY + 1)
        assert service.received == [], "the table waits for somebody else"
        await ada.move("pass")
        await house.pass_time(AWAY + 1)
        assert (await service.next()).path == "/ben"


@live
async def test_whoever_looks_at_the_table_is_called_only_after_a_while(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, _ = await waiting_for(house)
        subscribe(house, ada, f"{service.origin}/ada")
        await house.pass_time(AWAY + 1)
        assert service.received == []
        await house.pass_time(HERE)
        await service.next()


@live
async def test_a_reload_does_not_call(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, ben = await waiting_for(house)
        subscribe(house, ben, f"{service.origin}/ben")
        await ben.leave()
        await ada.move("pass")
        await house.pass_time(AWAY / 2)
        await ben.enter()
        await house.pass_time(AWAY)
        assert service.received == []


@live
async def test_an_answer_in_time_and_a_live_table_call_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, _ = await waiting_for(house)
        subscribe(house, ada, f"{service.origin}/ada")
        await ada.move("pass")
        await ada.leave()
        await house.pass_time(2 * HERE)
        assert service.received == []
        _, cleo, _ = await waiting_for(house, "normal")
        subscribe(house, cleo, f"{service.origin}/cleo")
        await cleo.leave()
        await house.pass_time(AWAY + 1)
        assert service.received == []


@live
async def test_a_busy_push_service_is_asked_again_later_and_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, _ = await waiting_for(house)
        subscribe(house, ada, f"{service.origin}/ada")
        await ada.leave()
        service.answers = ["503 Busy", "429 Slow down\r\nRetry-After: 100"]
        await house.pass_time(HERE)
        await service.next()
        await house.pass_time(WAITS[0] + 1)
        await service.next()
        await house.pass_time(WAITS[1] + 1)
        assert service.received == [], "the service asked for more time"
        await house.pass_time(100 - WAITS[1])
        await service.next()
        await house.pass_time(4000)
        assert service.received == []


@live
async def test_a_question_that_was_answered_meanwhile_is_not_called_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, _ = await waiting_for(house)
        subscribe(house, ada, f"{service.origin}/ada")
        service.answers = ["503 Busy"]
        await house.pass_time(HERE + 1)
        await service.next()
        await ada.move("pass")
        await house.pass_time(WAITS[0] + 1)
        assert service.received == []


@live
@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_browser_that_is_gone_is_forgotten_at_all_tables(status: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        _, ada, ben = await waiting_for(house)
        for guest in (ada, ben):
            subscribe(house, guest, f"{service.origin}/shared")
        service.answers = [status]
        await house.pass_time(HERE + 1)
        await service.next()
        await house.quiet()
        assert house.calls.subscriptions.of(token_hash(ada.token or "")) == []
        assert house.calls.subscriptions.of(token_hash(ben.token or "")) == []


@live
@pytest.mark.parametrize("delivered", [False, True])
async def test_a_restart_neither_loses_a_call_nor_repeats_it(delivered: bool, tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, service):
        table, ada, _ = await waiting_for(house)
        subscribe(house, ada, f"{service.origin}/ada")
        await ada.leave()
        await house.pass_time(2 * HERE if delivered else 1)
        assert len(service.received) == delivered
        house.calls.close()
        await house.crash()
        await house.lobby.find(table.room.id)
        await house.pass_time(AWAY + 1)
        assert len(service.received) == 1


@live
async def test_a_push_service_that_does_not_answer_is_no_problem_of_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as (house, _):
        _, ada, _ = await waiting_for(house)
        subscribe(house, ada, "http://127.0.0.1:9/closed")
        await house.pass_time(HERE + 1)
        for wait in WAITS:
            await house.pass_time(wait + 1)
        assert house.calls.busy == 0
        await ada.move("pass")


def test_subscriptions_are_capped_renewed_and_expire(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    kept = Subscriptions(engine, most=7)
    for number in range(6):
        kept.keep(Subscription("ada", f"https://push.example/{number}", "k", "a", number))
    assert [one.at for one in kept.of("ada")] == [5, 4, 3, 2, 1], "the oldest browser made room"
    kept.called(kept.of("ada")[0], "call 1")
    kept.keep(Subscription("ada", "https://push.example/5", "new key", "a", 9))
    assert (kept.of("ada")[0].key, kept.of("ada")[0].called) == ("new key", "call 1")
    kept.keep(Subscription("ben", "https://push.example/5", "k", "a", 9))
    kept.keep(Subscription("cleo", "https://push.example/5", "k", "a", 9))
    with pytest.raises(Exception, match="limit of notifications"):
        kept.keep(Subscription("dan", "https://push.example/5", "k", "a", 9))
    kept.end("ben", "https://push.example/5")
    assert (len(kept.of("ben")), len(kept.of("cleo"))) == (0, 1)
    kept.expire(5)
    with engine.connect() as database:
        assert database.execute(sa.select(sa.func.count()).select_from(SUBSCRIPTIONS)).scalar_one() == 2
    engine.dispose()
