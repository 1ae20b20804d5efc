"""The REST interface keeps its own description, whatever is sent to it (schemathesis over the OpenAPI document)."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from hotseat.server.app import Server
from hotseat.server.config import Config
from hotseat.server.openapi import openapi
from tests.server.loop import run
from tests.volume import volume

SCHEMA = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from tests.server.served import Served

    folder: Path = tmp_path_factory.mktemp("rest")
    with Served(folder, MOST_TABLES="100000", REQUESTS="1000000") as server:
        yield server


@SCHEMA.parametrize()
@settings(
    max_examples=volume(25, 1_000),
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_fits_the_description(case: Any, served: Any) -> None:
    case.call_and_validate(
        base_url=served.url, excluded_checks=[schemathesis.checks.CHECKS.get_one("unsupported_method")]
    )


def test_the_description_names_every_address(tmp_path: Path) -> None:
    async def routes() -> set[str]:
        server = Server(Config(db=str(tmp_path / "db.sqlite")))
        from hotseat.server.api import Api
        from hotseat.server.push.routes import PushApi

        api = Api(server.lobby, server.addresses)
        found = {route.path for route in [*api.routes(), *PushApi(api, None).routes()]}
        server.shared.store.close()
        return found

    assert run(routes()) == set(openapi()["paths"])
