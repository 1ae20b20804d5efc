"""Long runs: the result depends on the seeds alone, whoever does the work and whatever happens meanwhile."""

import random
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest

from hotseat.bots.arena import Match, play_match
from hotseat.core.errors import HotseatError
from hotseat.runs import jobs
from hotseat.runs.crew import AHEAD, Crew
from hotseat.runs.fingerprint import key
from hotseat.runs.jobs import Row, play_batch, run
from hotseat.runs.store import Store
from hotseat.simulation import Simulation
from tests.runs.deadly import Deadly

MATCH = Match("stick-em", 3, "easy", "random", deals=40, seed=3, options={"rounds": 1})


@pytest.fixture(scope="module")
def whole() -> list[Row]:
    with Crew(workers=1) as alone:
        return list(run(MATCH, alone))


@pytest.mark.parametrize("batches", [1, 2, 16])
@pytest.mark.parametrize("workers", [1, 2])
def test_batches_and_workers_do_not_change_the_result(batches: int, workers: int, whole: list[Row]) -> None:
    with Crew(workers=workers) as crew:
        assert list(run(MATCH, crew, batch=-(-MATCH.deals // batches))) == whole


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_does_the_work_and_is_left_open(pool: type[Executor], whole: list[Row]) -> None:
    with pool(2) as executor:  # type: ignore[call-arg]
        assert play_match(MATCH, executor=executor).shares == [share for share, _ in whole]
        assert executor.submit(len, "open").result() == 4


def test_workers_killed_at_random_change_nothing(tmp_path: Path, whole: list[Row]) -> None:
    deaths = frozenset(random.Random(7).sample(range(MATCH.deals), 4))
    with Crew(workers=2) as crew:
        assert list(run(Deadly(MATCH, tmp_path, deaths), crew, batch=3)) == whole
    assert {int(mark.name) for mark in tmp_path.iterdir()} == deaths


def test_a_piece_that_kills_every_worker_ends_the_run() -> None:
    with Crew(workers=2) as crew, pytest.raises(HotseatError, match="A worker died"):
        list(run(Deadly(MATCH, None, frozenset([5])), crew, batch=4))


def test_the_executor_of_somebody_else_that_broke_is_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2) as executor, Crew(executor) as crew, pytest.raises(HotseatError, match="Start again"):
        list(run(Deadly(MATCH, tmp_path, frozenset([5])), crew, batch=2))


def test_a_stopped_run_continues_and_plays_nothing_twice(tmp_path: Path, whole: list[Row]) -> None:
    store = Store(tmp_path / "results.sqlite")
    with Crew(workers=1) as crew:
        begun = run(MATCH, crew, store, batch=7)
        assert [next(begun) for _ in range(9)] == whole[:9]
        del begun
        stored = store.rows(MATCH.spec())
        assert sorted(stored) == list(range(14))
        told: list[int] = []
        again = list(run(MATCH, crew, Store(tmp_path / "results.sqlite"), lambda done, _: told.append(done), batch=7))
    assert again == whole
    assert told == [21, 28, 35, 40]


def test_holes_in_the_store_are_filled(tmp_path: Path, whole: list[Row]) -> None:
    store = Store(tmp_path / "results.sqlite")
    store.add(MATCH.spec(), {number: whole[number] for number in (0, 3, 4, 39)})
    with Crew(workers=2) as crew:
        assert list(run(MATCH, crew, store)) == whole


def test_results_are_kept_apart_by_everything_but_their_length(tmp_path: Path) -> None:
    store = Store(tmp_path / "results.sqlite")
    store.add(MATCH.spec(), {0: [1.0, 2.0]})
    longer = Match("stick-em", 3, "easy", "random", deals=90, seed=3, options={"rounds": 1})
    other = Match("stick-em", 3, "easy", "easy", deals=40, seed=3, options={"rounds": 1})
    assert store.rows(longer.spec()) == {0: [1.0, 2.0]}
    assert store.rows(other.spec()) == {}


def test_a_store_from_another_engine_is_not_reused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "results.sqlite")
    store.add(MATCH.spec(), {0: [1.0, 2.0]})
    monkeypatch.setattr("hotseat.runs.fingerprint.fingerprint", lambda: "another")
    assert store.rows(MATCH.spec()) == {}


def test_a_worker_with_another_version_refuses_to_work() -> None:
    with pytest.raises(HotseatError, match="another version"):
        play_batch(MATCH, [0], "something else")


def test_batches_grow_until_they_last_as_long_as_they_should() -> None:
    pace = jobs._Pace(2, None)
    assert pace.size(1000) == jobs.FIRST
    pace.learn(4, 0.04)
    assert pace.size(1000) == int(jobs.SECONDS / 0.01)
    assert pace.size(10) == 5  # the last ones are shared
    pace.learn(1, 60.0)
    assert pace.size(1000) == 1


def test_the_number_of_calls_in_flight_is_bounded() -> None:
    taken = 0

    def calls() -> object:
        nonlocal taken
        for number in range(50):
            taken += 1
            yield abs, (number,)

    with ThreadPoolExecutor(2) as executor, Crew(executor) as crew:
        for done, result in enumerate(crew.ordered(calls())):  # type: ignore[arg-type,var-annotated]
            assert result == done
            assert taken <= done + 1 + AHEAD * 2


def test_a_file_that_holds_no_results_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is not a database at all, as you can see." * 50)
    with pytest.raises(HotseatError, match=r"store: .* is not a file of results"):
        Store(file)
    assert file.read_text().startswith("Dear Ada")


def test_a_computer_is_not_asked_for_a_million_processes() -> None:
    with pytest.raises(HotseatError, match="workers: at most 256 processes on one computer, not 1000000"):
        Crew(workers=10**6)


@pytest.mark.parametrize(("arguments", "named"), [({"workers": 0}, "workers"), ({"batch": 0}, "batch")])
def test_bad_numbers_are_refused_by_name(arguments: dict[str, int], named: str) -> None:
    with pytest.raises(HotseatError, match=f"{named}: at least one"):
        play_match(MATCH, **arguments)  # type: ignore[arg-type]


OWN = "def choose(view, seat):\n    return view.moves(seat)[{place}]\n"


def test_results_of_a_bot_that_was_changed_since_are_not_reused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bot_that_changes.py"
    file.write_text(OWN.format(place=0), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    by_name = Match("stick-em", 3, "bot_that_changes:choose", "random", deals=1)
    itself = Match("stick-em", 3, import_module("bot_that_changes").choose, "random", deals=1)
    games = Simulation("stick-em", 3, games=1, bots=("bot_that_changes:choose",))
    before = [key(job.spec()) for job in (by_name, itself, games)]
    assert before == [key(job.spec()) for job in (by_name, itself, games)]
    file.write_text(OWN.format(place=-1), encoding="utf-8")
    assert not set(before) & {key(job.spec()) for job in (by_name, itself, games)}
