"""A real Ray cluster of two workers on this computer: the same results, also when its workers are killed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat.bots.arena import Match, play_match
from hotseat.core.errors import HotseatError
from hotseat.runs.cluster import RayExecutor
from hotseat.runs.crew import Crew
from hotseat.runs.jobs import Row, run
from tests.runs.deadly import Deadly

MATCH = Match("stick-em", 3, "easy", "random", deals=32, seed=3, options={"rounds": 1})


@pytest.fixture(scope="module")
def ray() -> Iterator[RayExecutor]:
    with RayExecutor("local", workers=2) as executor:
        yield executor


@pytest.fixture(scope="module")
def whole() -> list[Row]:
    with Crew(workers=1) as alone:
        return list(run(MATCH, alone))


@pytest.mark.parametrize("batches", [1, 2, 16])
def test_batches_on_a_cluster_do_not_change_the_result(ray: RayExecutor, batches: int, whole: list[Row]) -> None:
    result = play_match(MATCH, executor=ray, batch=MATCH.deals // batches)
    assert [[share, score] for share, score in zip(result.shares, result.scores, strict=True)] == whole


def test_killed_workers_of_a_cluster_change_nothing(ray: RayExecutor, tmp_path: Path, whole: list[Row]) -> None:
    deaths = frozenset(random.Random(1).sample(range(MATCH.deals), 3))
    with Crew(ray) as crew:
        assert list(run(Deadly(MATCH, tmp_path, deaths), crew, batch=2)) == whole
    assert {int(mark.name) for mark in tmp_path.iterdir()} == deaths


def test_an_error_in_a_worker_arrives_as_itself(ray: RayExecutor) -> None:
    broken = Match("stick-em", 3, "no.such.module:Bot", "random", deals=2)
    with pytest.raises(HotseatError, match="there is no module"):
        play_match(broken, executor=ray)


def test_the_cluster_listens_on_the_loopback_address_only(ray: RayExecutor) -> None:
    assert {node["NodeManagerAddress"] for node in ray._ray.nodes()} == {"127.0.0.1"}


def test_the_executor_knows_its_workers(ray: RayExecutor) -> None:
    assert Crew(ray).workers == 2


def test_a_second_cluster_in_one_process_is_refused(ray: RayExecutor) -> None:
    with pytest.raises(HotseatError, match="ray: this process is already connected"):
        RayExecutor("local")
