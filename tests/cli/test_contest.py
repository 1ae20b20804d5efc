"""The quicker hand counts: people and bots answer the same question, on a clock that the test moves."""

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from rich.console import Console

from hotseat.bots import Bot, make_bot, reaction_seconds
from hotseat.bots.reactions import MEDIANS, QUICKEST
from hotseat.cli.desk import NEWS, Desk, KeyPrompt, Shown
from hotseat.cli.session import Pace, Session
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.locales import Phrases
from hotseat.records import Record
from hotseat.table import Table
from tests.added import added_game
from tests.cli import snap

CLOCK = Pace(0.0, 6.0, inert=0.0)
Answer = tuple[float, str]
"""Seconds until the person presses a key or Enter, and what."""


@dataclass
class Hand(Desk):
    """A person who answers every question after the same time; time passes only here."""

    console: Console
    words: Phrases
    answer: Callable[[KeyPrompt | None], Answer]
    live: bool = True
    now: float = 0.0
    overtaken: int = 0
    untils: list[float | None] = field(default_factory=list)

    def key(self, asked: KeyPrompt) -> str:
        seconds, key = self.answer(asked)
        if asked.until is None and asked.seconds is not None and seconds > asked.seconds:
            seconds, key = asked.seconds, asked.decline
        return self._pressed(seconds, key, asked.until)

    def line(
        self, prompt: str, completions: list[str], toolbar: Shown | None = None, until: float | None = None
    ) -> str:
        return self._pressed(*self.answer(None), until)

    def _pressed(self, seconds: float, what: str, until: float | None) -> str:
        self.untils.append(until)
        if until is not None and until <= seconds:
            self.now += until
            self.overtaken += 1
            return NEWS
        self.now += seconds
        return what


class Eager(Bot):
    """Lays and always snaps; a doubter in Spicy."""

    def choose(self, view: State, seat: int) -> int:
        texts = [view.setup.game.moves.text(move) for move in view.moves(seat)]
        wanted = [
            move for move, text in zip(view.moves(seat), texts, strict=True) if text.startswith(("snap", "doubt"))
        ]
        return wanted[0] if wanted else view.moves(seat)[0]


@pytest.fixture(autouse=True)
def game_of_snap() -> Iterator[None]:
    with added_game("tests.cli.snap"):
        yield


def sat_down(answer: Callable[[KeyPrompt | None], Answer], table: Table, person: int, **more: object) -> Session:
    words = snap.snap_words()
    hand = Hand(Console(file=io.StringIO(), width=80), words, answer)
    bots: dict[int, Bot] = {seat: Eager(seat) for seat in range(table.state.players) if seat != person}
    session = Session(table, (person,), bots, hand, words, CLOCK, Path("unused"), reaction=lambda seat: 1.0)
    session.clock = lambda: hand.now
    for name, value in more.items():
        setattr(session, name, value)
    return session


def of_snap() -> Table:
    setup = snap.GAME.setup(3)
    return Table(Record(setup, ["A", "B", "C"], seed=1), setup.start(seeded(1)))


def played(session: Session) -> list[str]:
    texts = session.game.moves
    return [f"{'ABCDEF'[seat]} {texts.text(move)}" for seat, move in session.table.record.moves]


# A claim takes three times as long to judge as a roll, so these bots snap after three seconds.


def test_who_presses_first_wins() -> None:
    session = sat_down(lambda asked: (2.9, "s"), of_snap(), 1)
    session.play()
    assert played(session) == ["A lay", "B snap"] * 3


def test_who_presses_later_than_a_bot_loses() -> None:
    session = sat_down(lambda asked: (3.1, "s"), of_snap(), 1)
    session.play()
    assert played(session) == ["A lay", "C snap"] * 3


def test_who_lets_it_be_leaves_it_to_the_bots() -> None:
    session = sat_down(lambda asked: (0.5, "let"), of_snap(), 1)
    session.play()
    assert played(session) == ["A lay", "B let", "C snap"] * 3


def test_a_bot_draws_its_time_before_it_thinks() -> None:
    order: list[str] = []

    class Thinker(Eager):
        def choose(self, view: State, seat: int) -> int:
            order.append("thought")
            return super().choose(view, seat)

    def drawn(seat: int) -> float:
        order.append("drawn")
        return 1.0

    session = sat_down(lambda asked: (0.1, "s"), of_snap(), 1, bots={0: Eager(0), 2: Thinker(2)}, reaction=drawn)
    session.play()
    assert order == ["drawn", "thought"] * 3


def test_bots_that_decline_do_not_shorten_the_window() -> None:
    class Patient(Eager):
        def choose(self, view: State, seat: int) -> int:
            return view.question.default(view, seat)

    session = sat_down(lambda asked: (9.9, "s"), of_snap(), 1, bots={0: Eager(0), 2: Patient(2)})
    session.play()
    assert played(session) == ["A lay", "B let", "C let"] * 3
    assert isinstance(session.desk, Hand)
    assert session.desk.untils == [None] * 3
    assert session.desk.now == 3 * 6.0


# -- Spicy: SP-4.8 -----------------------------------------------------------------------------------------------------


def spicy(seed: int) -> Session:
    """A sits down on an own turn, over a card that bots may doubt."""
    table = Table.open("spicy", 3, seed=seed)
    while table.state.question.waits_for != (0,) or len(table.state.question.players) < 2:
        seat = table.state.question.waits_for[0]
        table.push(next(move for move in table.state.moves(seat) if texts_of(table)[move].startswith("play")), seat)
    return sat_down(lambda asked: (0.1, "1"), table, 0)


def texts_of(table: Table) -> tuple[str, ...]:
    return table.record.game.moves.texts


def first(session: Session, verb: str) -> str:
    state = session.table.state
    return next(text for text in session.screen.listed(state, 0) if text.startswith(verb))


@pytest.mark.parametrize("live", [True, False])
def test_a_card_that_a_person_covers_can_still_be_doubted_by_bots(live: bool) -> None:
    """SP-4.8: with and without a clock."""
    session = spicy(3)
    assert isinstance(session.desk, Hand)
    session.desk.live = live
    session.desk.answer = lambda asked: (0.1, first(session, "play"))
    before = len(session.table.record.moves)
    session._let_bots_decide()
    session._person(0)
    assert played(session)[before].split()[1] == "doubt"
    assert played(session)[before][0] != "A"


def test_a_person_who_doubts_first_is_the_doubter() -> None:
    session = spicy(3)
    assert isinstance(session.desk, Hand)
    session.desk.answer = lambda asked: (0.1, first(session, "doubt"))
    before = len(session.table.record.moves)
    session._let_bots_decide()
    session._person(0)
    assert played(session)[before].startswith("A doubt")


def test_a_person_who_thinks_for_long_is_overtaken_by_a_doubt() -> None:
    session = spicy(3)
    assert isinstance(session.desk, Hand)
    session.desk.answer = lambda asked: (5.0, first(session, "doubt"))
    before = len(session.table.record.moves)
    session._let_bots_decide()
    session._person(0)
    assert played(session)[before][0] != "A"
    assert session.desk.overtaken == 1


def test_an_illegal_card_is_refused_and_gives_nobody_an_opportunity() -> None:
    session = spicy(3)
    assert isinstance(session.desk, Hand)
    lines = iter(["play C10 as 1C", first(session, "doubt")])
    session.desk.answer = lambda asked: (0.1, next(lines))
    before = len(session.table.record.moves)
    session._let_bots_decide()
    session._person(0)
    assert played(session)[before].startswith("A doubt")


# -- Wazabi: WZ-5.5 ----------------------------------------------------------------------------------------------------


def wazabi(seconds: float, bots: float) -> Session:
    """A is asked to slap a roll with a single W, against bots that always slap after `bots` seconds."""
    for seed in range(200):
        table = Table.open("wazabi", 3, seed=seed, piment=True)
        while not table.over and table.question != "slap":
            table.play(table.moves()[0])
        session = sat_down(lambda asked: (seconds, "s"), table, 0, reaction=lambda seat: bots)
        session.bots = {seat: make_bot("wazabi", "normal", seed) for seat in (1, 2)}
        session._let_bots_decide()
        if session.contest.quickest() is not None:
            return session
    raise AssertionError("no race in 200 games")


@pytest.mark.parametrize(("person", "bots", "wins"), [(0.6, 0.7, True), (0.8, 0.7, False)])
def test_the_slap_is_a_race(person: float, bots: float, wins: bool) -> None:
    session = wazabi(person, bots)
    before = len(session.table.record.moves)
    session._person(0)
    seat, move = session.table.record.moves[before]
    assert session.game.moves.text(move) == "slap"
    assert (seat == 0) == wins


def test_every_level_has_its_own_speed() -> None:
    def middle(level: str) -> float:
        rng = seeded(7)
        return sorted([reaction_seconds(level, rng) for _ in range(2001)])[1000]

    for level, median in MEDIANS.items():
        assert middle(level) == pytest.approx(median, rel=0.05)
    assert middle("my_bots:Daring") == middle("normal")
    assert min(reaction_seconds("expert", seeded(seed)) for seed in range(500)) >= QUICKEST
