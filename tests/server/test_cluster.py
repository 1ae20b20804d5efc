"""D16: several nodes on PostgreSQL behind nginx lose, double and reorder nothing, whatever happens to one of them."""

from pathlib import Path

import pytest

from tests.server.cable import Cable
from tests.server.crashing import EVERY_KIND, Verdict
from tests.server.faults import (
    Fault,
    Outcome,
    cut,
    frozen,
    killed,
    promoted,
    restarted,
    rolled,
    run_faults,
    stopped,
    verdict_of,
)
from tests.server.loop import run
from tests.server.postgres import Postgres, postgres_folder, synchronous_standby
from tests.server.town import Town, town
from tests.volume import SOAK, seed, tally, volume

TABLES = 20 if SOAK else 6
MOVES = 40
FAULTS = volume(2, 200)
LONG = 2.0
"""Seconds; after the kill of a node hardly any pause at a table should be longer."""


def note(name: str, faults: int, verdict: Verdict, built: Town, outcome: Outcome) -> None:
    """Note for the ledger what was done, how many tables paused for long, and for how many no CPU was free."""
    pauses, own = sorted(outcome.waits), sorted(outcome.own)
    counts = {
        name: faults,
        f"{name}: pauses": len(pauses),
        f"{name}: long pauses": sum(one > LONG for one in pauses),
        f"{name}: long pauses of the server": sum(one > LONG for one in own),
        f"{name}: nodes without a CPU": len(built.starved),
    }
    tally("D16", **counts, acknowledged=verdict.acknowledged)
    late = len(pauses) * 99 // 100
    print(f"{faults} {name}, {verdict.acknowledged} acknowledged, 0 lost; pause at a table {pauses[late]:.2f} s at p99")
    print(f"{own[late]:.2f} s without waiting for a CPU; {len(built.starved)} nodes got none for their lease")
    assert not SOAK or not name.startswith("killed") or own[late] < LONG
    print(f"longest pause {pauses[-1]:.2f} s, longest time without an acknowledgement {max(outcome.gaps):.2f} s")


@pytest.mark.parametrize("fault", [killed, stopped, frozen])
def test_d16_a_fault_of_a_node_loses_no_acknowledged_move(tmp_path: Path, database: str, fault: Fault) -> None:
    with town(tmp_path, database) as built:
        outcome = run(run_faults(built, fault, FAULTS, TABLES, MOVES, seed(16)))
    verdict = verdict_of(built, outcome, FAULTS)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    assert verdict.acknowledged > 10 * FAULTS
    note(fault.__name__, FAULTS, verdict, built, outcome)


@pytest.mark.parametrize("fault", [killed, rolled])
def test_d16_a_fault_leaves_every_game_with_its_windows_shuffles_presets_and_chat(
    tmp_path: Path, database: str, fault: Fault
) -> None:
    """The clocks of the nodes are some seconds apart, as far as they may be."""
    faults = volume(1, 200 if fault is killed else 70)
    built = town(tmp_path, database, function="tests.server.skewed:serve")
    for number, node in enumerate(built.nodes.values()):
        node.environment["SKEW"] = str(4 * (number - 1))
    with built:
        outcome = run(run_faults(built, fault, faults, len(EVERY_KIND), MOVES, seed(20), kinds=EVERY_KIND))
    verdict = verdict_of(built, outcome, faults)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    note(f"{fault.__name__} with all games", faults, verdict, built, outcome)
    print(f"{len(verdict.unchanged)} acknowledged without an entry: {verdict.unchanged}")


def test_d16_a_crash_of_the_database_loses_no_acknowledged_move_and_no_node(
    tmp_path: Path, server_of_postgres: Postgres
) -> None:
    faults = volume(1, 200)
    with town(tmp_path, server_of_postgres.url) as built:
        outcome = run(run_faults(built, restarted(server_of_postgres), faults, TABLES, MOVES, seed(17)))
    verdict = verdict_of(built, outcome, faults)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    note("restarts", faults, verdict, built, outcome)


def test_d16_a_fail_over_to_a_synchronous_standby_loses_no_acknowledged_move(tmp_path: Path) -> None:
    with postgres_folder() as folder:
        primary = Postgres.created(folder)
        with synchronous_standby(primary) as standby:
            hosts = "&".join([f"host=127.0.0.1:{server.port}" for server in (primary, standby)])
            url = f"postgresql+psycopg://hotseat@/postgres?{hosts}&target_session_attrs=read-write"
            with town(tmp_path, url) as built:
                outcome = run(run_faults(built, promoted(primary, standby), 1, TABLES, MOVES, seed(19)))
            verdict = verdict_of(built, outcome, 1)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    note("promotions", 1, verdict, built, outcome)


def test_d16_a_node_cut_off_from_the_database_hands_over_its_players_and_stops(
    tmp_path: Path, server_of_postgres: Postgres
) -> None:
    faults = volume(1, 200)
    with Cable(server_of_postgres.port) as cable:
        built = Town(tmp_path, server_of_postgres.url, ("n1", "n2"))
        built.nodes["n1"].environment["HOTSEAT_DB"] = cable.url(server_of_postgres.url)
        with built:
            outcome = run(run_faults(built, cut(cable), faults, TABLES, MOVES, seed(18)))
    verdict = verdict_of(built, outcome, faults)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    note("splits", faults, verdict, built, outcome)


def test_d16_the_harness_catches_nodes_that_acknowledge_too_early(tmp_path: Path, database: str) -> None:
    with town(tmp_path, database, function="tests.server.mutant_early:serve_node") as built:
        outcome = run(run_faults(built, killed, 3, 6, 40, seed=2, patience=4.0))
    assert verdict_of(built, outcome, 3).lost
