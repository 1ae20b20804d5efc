"""The schema of a game as clients read it: cached until it changes, and complete."""

import re
from pathlib import Path

import httpx

from hotseat.server import play
from hotseat.server.game_schema import TABLE_EVENTS
from hotseat.server.people import WHO_SITS
from tests.server.house import live
from tests.server.online import online


@live
async def test_a_schema_is_sent_again_only_when_it_has_changed(tmp_path: Path) -> None:
    async with online(tmp_path) as server, httpx.AsyncClient(base_url=server.public_url) as http:
        first = await http.get("/api/games/spicy/schema")
        assert first.json()["events"].keys() > TABLE_EVENTS.keys()
        tag = first.headers["ETag"]
        again = await http.get("/api/games/spicy/schema", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
        other = await http.get("/api/games/wazabi/schema", headers={"If-None-Match": tag})
        assert (other.status_code, other.headers["ETag"] != tag) == (200, True)


def test_every_event_of_the_table_itself_is_declared() -> None:
    assert play.__file__ is not None
    source = Path(play.__file__).with_name("play.py").read_text(encoding="utf-8")
    told = re.findall(r'"event", \{"event": "([a-z-]+)"((?:, "\w+": [^,}]+)*)\}', source)
    declared = {name: set(facts) for name, facts in TABLE_EVENTS.items() if isinstance(facts, dict)}
    who_sits = {event: {"seat", "name"} for event, _ in WHO_SITS.values()}
    assert {name: set(re.findall(r'"(\w+)":', facts)) for name, facts in told} | who_sits == declared
