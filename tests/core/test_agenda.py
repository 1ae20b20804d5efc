"""The agenda: order of steps, unwinding, finishing."""

from hotseat.core.agenda import Step
from hotseat.core.rng import seeded
from hotseat.core.state import SETTLING
from tests.contract.toys import Lantern, Lay, lantern, start


class Note(Step[Lantern]):
    """Records a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Lantern) -> None:
        s.order.append(self.number)


class Three(Step[Lantern]):
    """Schedules three notes ahead of everything pending."""

    def run(self, s: Lantern) -> None:
        s.then(Note(1), Note(2), Note(3))


class Cancel(Step[Lantern]):
    """Unwinds down to the topmost Three, which is dropped too."""

    def run(self, s: Lantern) -> None:
        s.unwind(Three)


class Stop(Step[Lantern]):
    """Ends the game."""

    def run(self, s: Lantern) -> None:
        s.finish()


def run(*steps: Step[Lantern]) -> Lantern:
    s = start(lantern("none"), seeded(1))
    s.question = SETTLING
    s.then(*steps)
    s.settle()
    return s


def test_steps_run_in_reading_order_before_what_is_pending() -> None:
    assert run(Three(), Note(4), Lay(0)).order == [1, 2, 3, 4]


def test_a_question_stops_the_agenda() -> None:
    s = run(Note(1), Lay(0), Note(2))
    assert s.order == [1]
    assert s.question.name == "lay"
    assert len(s.agenda) == 1


def test_unwind_drops_the_step_and_everything_above_it() -> None:
    assert run(Cancel(), Note(1), Three(), Note(9), Lay(0)).order == [9]


def test_finish_drops_everything() -> None:
    s = run(Stop(), Note(1), Lay(0))
    assert s.over
    assert s.order == []
    assert s.question.name == "over"
