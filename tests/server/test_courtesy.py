"""Time belongs to people: in a public window people react first, then bots, and only then a turn is taken."""

from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.state import State
from hotseat.protocol.refusals import Refusal
from hotseat.server.pace import PATIENCE
from hotseat.server.table import Table
from tests.server.house import Guest, House, live

LONG = 3600.0


class Minds:
    """Bots that lay the first card they can and let others' cards be, but for the seats in `doubters`."""

    def __init__(self) -> None:
        self.doubters: set[int] = set()
        self.on_turn: bool | None = None
        """If set, they doubt only while Ada is on turn, or only while she may react, so that every game comes to it."""

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        text = view.setup.game.moves.text
        asked, waits_for = 0 in view.question.players, 0 in view.question.waits_for
        now = self.on_turn is None or (asked and waits_for == self.on_turn)
        wishes = ["doubt number", "trust"] if now and seat in self.doubters else ["trust"]
        moves = view.moves(seat)
        for wish in [*wishes, "play", "pass"]:
            found = [move for move in moves if text(move).startswith(wish)]
            if found:
                return found[:1]
        return list(moves[:1])


class Night:
    """A table of Spicy with bots that do as told."""

    def __init__(self, house: House, table: Table, guests: list[Guest], minds: Minds) -> None:
        self.house = house
        self.table = table
        self.guests = guests
        self.minds = minds

    @property
    def ada(self) -> Guest:
        return self.guests[0]

    @property
    def prompt(self) -> m.Prompt:
        prompt = self.ada.now.prompt
        assert prompt is not None
        return prompt

    def turn(self) -> str:
        return self.prompt.turn

    def moved(self) -> list[tuple[int, str]]:
        """Seats and moves so far."""
        record = self.table.room.record
        assert record is not None
        text = record.setup.game.moves.text
        return [(seat, text(move)) for seat, move in record.moves]

    async def until(self, reacts: bool) -> None:
        """Play until Ada may react to a bot's card: on her turn, or (`reacts`) while another is on turn."""
        for _ in range(200):
            await self.house.pass_time(0.2)
            prompt = self.ada.now.prompt
            if prompt is None or self.table.room.asking.opens_at() > self.table.now():
                continue
            if prompt.reacts == reacts and (reacts or prompt.turn == "react"):
                return
            await self._play_on(prompt)
        raise AssertionError(self.moved())

    async def _play_on(self, prompt: m.Prompt) -> None:
        if prompt.turn == "react":
            await self.let_be()
        elif prompt.turn == "open":
            await self.ada.move("trust" if prompt.reacts else next(line for line in prompt.moves if "play" in line))

    async def let_be(self) -> None:
        await self.ada.tell(m.GoOn(f"let-be-{len(self.ada.received)}"))

    def doubting_bot(self) -> int:
        """From now on a bot that may react doubts; its seat."""
        room = self.table.room
        assert room.state is not None
        seat = next(seat for seat in room.open_to() if room.places[seat].bot and room.state.question.reacts(seat))
        self.minds.doubters = {seat}
        return seat


async def night(folder: Path, *seats: str, pace: str = "none", speed: str = "normal") -> Night:
    minds = Minds()
    house = House(folder, minds)
    table, guests = await house.playing(*seats, game="spicy", pace=pace, speed=speed)
    return Night(house, table, guests, minds)


async def with_a_doubter(folder: Path, reacts: bool) -> tuple[Night, int]:
    """One person and three bots; Ada may react to a bot's card that another bot is going to doubt."""
    at = await night(folder, "Ada", "bot", "bot", "bot")
    at.minds.doubters, at.minds.on_turn = {1, 2, 3}, not reacts
    await at.until(reacts)
    return at, len(at.moved())


@live
async def test_one_person_without_a_clock_is_waited_for_however_long_it_takes(tmp_path: Path) -> None:
    at, before = await with_a_doubter(tmp_path, reacts=True)
    await at.house.pass_time(LONG)
    assert len(at.moved()) == before
    await at.ada.move("trust")
    await at.house.pass_time(3)
    assert [move for _, move in at.moved()[before:]][:2] == ["trust", "doubt number"]


@live
async def test_bots_react_before_my_turn_opens_and_never_afterwards(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "bot", "bot", "bot")
    await at.until(reacts=False)
    await at.let_be()
    assert at.turn() == "wait"
    await at.house.pass_time(3)
    assert at.turn() == "open"
    at.minds.doubters = {1, 2, 3}
    question = at.prompt.question
    await at.house.pass_time(LONG)
    assert at.prompt.question == question
    line = next(line for line in at.prompt.moves if line.startswith("play"))
    assert not (await at.ada.move(line)).held


@live
async def test_a_bots_doubt_on_my_turn_waits_until_i_have_let_the_card_be(tmp_path: Path) -> None:
    at, before = await with_a_doubter(tmp_path, reacts=False)
    await at.house.pass_time(LONG)
    assert len(at.moved()) == before
    await at.let_be()
    await at.house.pass_time(3)
    assert at.moved()[before][1] == "doubt number"


@live
async def test_my_own_doubt_comes_before_that_of_a_bot(tmp_path: Path) -> None:
    at, before = await with_a_doubter(tmp_path, reacts=False)
    await at.house.pass_time(30)
    await at.ada.move("doubt spice")
    assert at.moved()[before:] == [(0, "doubt spice")]


@live
async def test_a_card_laid_before_the_bots_have_decided_lets_the_last_one_be_and_waits_for_them(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "bot", "bot", "bot")
    await at.until(reacts=False)
    before = len(at.moved())
    line = next(line for line in at.prompt.moves if line.startswith("play"))
    assert (await at.ada.move(line)).held
    await at.house.pass_time(2)
    verbs = [(seat == 0, move.split()[0]) for seat, move in at.moved()[before:]]
    assert verbs[:3] == [(False, "trust"), (False, "trust"), (True, "play")]


@live
async def test_a_card_laid_before_a_bots_doubt_goes_back(tmp_path: Path) -> None:
    at, before = await with_a_doubter(tmp_path, reacts=False)
    await at.ada.move(next(line for line in at.prompt.moves if line.startswith("play")))
    await at.house.pass_time(2)
    assert at.moved()[before][1] == "doubt number"
    assert at.ada.last(m.Refused).code == "doubted-first"


@live
async def test_a_bot_on_turn_lays_only_after_everybody_has_decided(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "bot", "bot", "bot")
    await at.until(reacts=True)
    before = len(at.moved())
    await at.ada.move("trust")
    await at.house.pass_time(4)
    verbs = [move.split()[0] for _, move in at.moved()[before:]]
    assert verbs[: verbs.index("play")] == ["trust"] * verbs.index("play")
    assert verbs.index("play") >= 1


@live
async def test_nobody_waits_again_for_who_has_passed_on_the_same_card(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "bot", "bot", "bot")
    await at.until(reacts=False)
    await at.let_be()
    await at.house.pass_time(3)
    await at.ada.move("pass")
    before = len(at.moved())
    await at.house.pass_time(6)
    assert len(at.moved()) > before


@pytest.mark.parametrize("speed", ["leisurely", "normal", "quick"])
@live
async def test_several_people_have_a_few_seconds_before_a_bot_doubts(tmp_path: Path, speed: m.Speed) -> None:
    at = await night(tmp_path, "Ada", "Ben", "bot", "Cleo", speed=speed)
    await _laid(at)
    before = len(at.moved())
    await at.house.pass_time(PATIENCE[speed] / 1000 - 0.1)
    assert len(at.moved()) == before
    await at.house.pass_time(2.5)
    assert at.moved()[before] == (2, "doubt number")


@live
async def test_a_bot_doubts_sooner_when_all_people_have_let_it_be(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "Ben", "bot", "Cleo", speed="leisurely")
    await _laid(at)
    for guest in at.guests:
        prompt = guest.now.prompt
        if prompt is not None and prompt.reacts:
            await guest.move("trust")
        elif prompt is not None:
            await guest.tell(m.GoOn("let-be"))
    before = len(at.moved())
    await at.house.pass_time(2.4)
    assert at.moved()[before] == (2, "doubt number")


async def _laid(at: Night) -> None:
    """A person lays a card, and the bot in seat C is going to doubt it."""
    for _ in range(60):
        await at.house.pass_time(0.3)
        for guest in [guest for guest in at.guests if guest.now.prompt and _is_open(at.table)]:
            prompt = guest.now.prompt
            assert prompt is not None
            if prompt.reacts:
                await guest.move("trust")
            elif prompt.turn == "react":
                await guest.tell(m.GoOn(f"let-be-{len(at.moved())}"))
            elif prompt.turn == "open" and not prompt.held:
                at.minds.doubters = {2}
                await guest.move(next(line for line in prompt.moves if line.startswith("play")))
            await at.house.settle()
            if at.moved() and at.moved()[-1][0] != 2 and at.moved()[-1][1].startswith("play"):
                return
    raise AssertionError(at.moved())


def _is_open(table: Table) -> bool:
    return table.room.asking.opens_at() <= table.now()


@live
async def test_two_people_without_bots_are_asked_as_before(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "Ben")
    opener, other = sorted(at.guests, key=lambda guest: guest.now.prompt is None)
    await opener.move(next(line for line in opener.now.prompt.moves if line.startswith("play")))  # type: ignore[union-attr]
    await at.house.settle()
    prompt = other.now.prompt
    assert prompt is not None
    assert prompt.turn == "open"
    with pytest.raises(Refusal) as refused:
        await other.tell(m.GoOn("let-be"))
    assert refused.value.code == "not-resting"


@live
async def test_a_restarted_table_still_waits_for_the_person(tmp_path: Path) -> None:
    at, before = await with_a_doubter(tmp_path, reacts=False)
    await at.house.crash()
    await at.ada.enter()
    at.table = at.ada.table
    await at.house.pass_time(LONG)
    assert at.turn() == "react"
    assert len(at.moved()) == before
    await at.let_be()
    await at.house.pass_time(3)
    assert at.moved()[before][1] == "doubt number"


@live
async def test_the_table_waits_while_its_only_person_reads_an_explanation(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "bot", "bot", "bot", pace="brisk")
    await at.until(reacts=False)
    before = len(at.moved())
    await at.ada.tell(m.Read("reads"))
    await at.house.pass_time(LONG)
    assert len(at.moved()) == before
    await at.ada.tell(m.Read("has-read", False))
    await at.house.pass_time(6)
    assert len(at.moved()) > before


@live
async def test_a_reader_may_answer_what_opens_only_in_a_moment(tmp_path: Path) -> None:
    """A lesson that asks for an answer is open before the window is; time stands still while it is read."""
    house = House(tmp_path, Minds())
    _, (ada,) = await house.playing("Ada", "bot", game="wazabi", pace="none")
    while ada.now.prompt is None or ada.now.prompt.name != "slap" or not ada.now.prompt.opens_in:
        if ada.now.prompt is not None and ada.now.prompt.opens_in == 0 and not ada.now.prompt.held:
            await ada.move(ada.now.prompt.moves[0])
        await house.pass_time(0.2)
    await ada.tell(m.Read("reads"))
    await house.pass_time(LONG)
    assert ada.now.prompt.opens_in > 0
    await ada.tell(m.Move("early", ada.now.prompt.question, ["hold"]))
    await house.close()


@live
async def test_the_table_does_not_wait_for_one_of_several_people_who_reads(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "Ben", "bot", pace="brisk")
    await at.ada.tell(m.Read("reads"))
    assert at.table.time.running


@live
async def test_the_host_chooses_the_speed_of_the_bots_and_it_is_kept(tmp_path: Path) -> None:
    at = await night(tmp_path, "Ada", "Ben", "bot")
    with pytest.raises(Refusal):
        await at.guests[1].tell(m.SetSpeed("faster", "quick"))
    await at.ada.tell(m.SetSpeed("slower", "leisurely"))
    assert at.guests[1].last(m.TableChanged).table.speed == "leisurely"
    await at.house.crash()
    await at.ada.enter()
    assert at.ada.last(m.Welcome).table.speed == "leisurely"


@live
async def test_a_bot_at_once_does_not_hesitate(tmp_path: Path) -> None:
    at = await night(tmp_path, "bot", "bot", "bot", speed="at-once")
    before = at.house.time.now()
    while len(at.moved()) < 12:
        await at.house.pass_time(0.1)
    assert at.house.time.now() - before < 12 * 0.4


@live
async def test_bots_leave_a_trick_to_be_watched_and_people_need_not(tmp_path: Path) -> None:
    house = House(tmp_path, Minds())
    table, (ada,) = await house.playing("Ada", "bot", "bot", pace="none")
    while not table.room.asking.watched:
        prompt = ada.now.prompt
        if prompt is not None and prompt.held is None:
            await ada.move(prompt.moves[0])
        else:
            await house.pass_time(0.1)
    assert (table.room.asking.watched, table.room.asking.opens_at()) == (1800, table.room.asking.since)
    if table.room.bots_asked():
        number = [place.asked for place in table.room.places]
        await house.pass_time(1.7)
        assert [place.asked for place in table.room.places] == number
    await house.close()
