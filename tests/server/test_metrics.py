"""Prometheus metrics, the Grafana dashboard and the alerting rules: every figure that they name exists."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from hotseat import protocol as m
from hotseat.core.rng import seeded
from hotseat.server.bots import BotQueue, Workers
from hotseat.server.cluster.fencings import Fencings
from hotseat.server.durations import BOUNDS, Durations
from hotseat.server.metrics import registry_of
from tests.server.house import live
from tests.server.online import line, new_table, online
from tests.server.served import Served, free_port

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "docs" / "monitoring" / "grafana.json"
ALERTS = ROOT / "docs" / "monitoring" / "alerts.yml"
NAMED = re.compile(r"\b(?:hotseat|process)_[a-z_]+\b")


def figures_of(text: str) -> dict[str, float]:
    """By sample and labels, without the label of the node: its value."""
    return {
        " ".join([one.name, *[value for name, value in one.labels.items() if name != "node"]]): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    return found


def expressions() -> list[str]:
    """All queries of the dashboard and the alerts."""
    targets = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    variables = [one["query"]["query"] for one in dashboard()["templating"]["list"] if one["type"] == "query"]
    alerts = re.findall(r"expr: (.+)", ALERTS.read_text(encoding="utf-8"))
    return [*targets, *variables, *alerts]


@live
async def test_every_figure_of_dashboard_and_alerts_is_on_the_metrics_page(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        text = generate_latest(registry_of(server.lobby)).decode()
        known = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
    named = {name for expression in expressions() for name in NAMED.findall(expression)}
    assert len(named) > 20
    assert named - known == set()


@live
async def test_figures_tell_tables_sockets_moves_commits_and_lag(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "bot", "bot")
        async with line(server, ticket["table"], m.Hello(ticket["token"])):
            while sum(server.shared.counts.loop_lag.counts) == 0:
                await asyncio.sleep(0.01)
            figures = figures_of(generate_latest(registry_of(server.lobby)).decode())
    assert figures["hotseat_tables waiting"] == 1
    assert figures["hotseat_connections"] == 1
    assert figures["hotseat_moves_total"] == 0
    assert figures["hotseat_commit_seconds_count"] == figures["hotseat_commits_total"] > 0
    assert figures["hotseat_commit_seconds_bucket +Inf"] == figures["hotseat_commit_seconds_count"]
    assert figures["hotseat_loop_lag_seconds_count"] > 0
    assert figures["hotseat_takeovers_total"] == figures["hotseat_fenced_total"] == 0


def test_the_dashboard_is_complete_enough_to_import() -> None:
    board = dashboard()
    assert board["uid"]
    assert board["title"]
    assert board["id"] is None  # Grafana chooses it
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids))
    for panel in board["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        assert panel["datasource"]["uid"] == "${source}"
        assert [target["refId"] for target in panel["targets"]] == sorted({one["refId"] for one in panel["targets"]})
    squares = [
        (x, y)
        for panel in board["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(squares) == len(set(squares)), "panels overlap"


def test_every_alert_is_explained_to_hosts() -> None:
    names = re.findall(r"- alert: (\w+)", ALERTS.read_text(encoding="utf-8"))
    explained = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in names if f"`{name}`" not in explained] == []


def test_durations_are_counted_up_to_their_bounds() -> None:
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], 0.03, 60.0):
        durations.add(seconds)
    counted = dict(durations.up_to())
    assert (counted["0.001"], counted["0.025"], counted["0.05"], counted["5.0"], counted["+Inf"]) == (2, 2, 3, 3, 4)
    assert durations.seconds == pytest.approx(60.031)


@live
async def test_bots_that_find_no_free_worker_are_counted(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        queue = BotQueue()
        workers = Workers(1, 30.0, ["sleep", "60"], queue)
        ticket = await new_table(server, "open", "bot", "bot")
        table = await server.lobby.find(ticket["table"])
        setup = table.room.planned_setup()
        jobs = [asyncio.create_task(workers.answer(setup.start(seeded(1)), 0, "easy", 1)) for _ in range(3)]
        while queue.thinking + queue.waiting < 3:
            await asyncio.sleep(0.005)
        assert (queue.thinking, queue.waiting) == (1, 2)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert (queue.thinking, queue.waiting) == (0, 0)
        await workers.close()


def test_fencings_survive_the_process(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.n1.fenced"
    assert Fencings(file).count() == 0
    Fencings(file).note()
    Fencings(file).note()
    assert Fencings(file).count() == 2
    assert file.stat().st_mode & 0o077 == 0
    Fencings(tmp_path / "no such folder" / "file").note()  # the node stops anyway


def test_the_port_for_metrics_serves_nothing_else(tmp_path: Path) -> None:
    port = free_port()
    served = Served(tmp_path, METRICS_PORT=str(port))
    served.start()
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
            assert "hotseat_moves_total" in http.get("/metrics").text
            assert http.get("/admin/tables").status_code == 404
            assert http.get("/metrics", headers={"Host": "evil.example"}).status_code == 421
    finally:
        served.stop()
