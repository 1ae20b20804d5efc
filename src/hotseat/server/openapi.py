"""The OpenAPI document, generated from the types of the bodies."""

from typing import Any, Final

from msgspec import json

from hotseat import __version__
from hotseat.games import game_ids
from hotseat.locales import LANGUAGES
from hotseat.protocol import TableInfo, bodies

_TYPES: Final = (
    bodies.NewTable,
    bodies.FirstGame,
    bodies.Ticket,
    bodies.Join,
    bodies.GameInfo,
    bodies.GameForm,
    bodies.GameSchema,
    bodies.Listed,
    bodies.Finished,
    bodies.Moment,
    bodies.Replay,
    bodies.Problem,
    bodies.Health,
    bodies.Push,
    bodies.Subscribe,
    bodies.Unsubscribe,
    TableInfo,
)


def openapi() -> dict[str, Any]:
    """The document served at `/openapi.json`."""
    _, components = json.schema_components(_TYPES, ref_template="#/components/schemas/{name}")
    table = _parameter("table", {"type": "string", "pattern": "^[a-z0-9]{16}$"})
    game = _parameter("game", {"type": "string", "enum": list(game_ids())})
    language = _parameter("language", {"type": "string", "enum": list(LANGUAGES)})
    paths = {
        "/healthz": {"get": _get("Whether the server responds", _ref("Health"))},
        "/readyz": {"get": _get("Whether the server can store moves", _ref("Health"))},
        "/api/games": {"get": _get("All games", _list("GameInfo"))},
        "/api/games/{game}": {
            "get": _get("What a form needs", _ref("GameForm"), [game, _query("players", 2, 8)], (400, 404, 409))
        },
        "/api/games/{game}/schema": {
            "get": _get("The sorts of everything that is sent of a game", _ref("GameSchema"), [game], (404,))
        },
        "/api/games/{game}/words/{language}": {
            "get": _text("The phrases that a game brings along", [game, language], (400, 404))
        },
        "/api/games/{game}/rules/{language}": {
            "get": _text("The rulebook that a game brings along", [game, language], (400, 404))
        },
        "/api/tables": {
            "get": _get("Public tables", _list("Listed")),
            "post": _post("Open a table", "NewTable", []),
        },
        "/api/first-games": {"post": _post("Open a guided first game", "FirstGame", [])},
        "/api/tables/{table}": {"get": _get("A table", _ref("TableInfo"), [table], (404,))},
        "/api/tables/{table}/seats": {"post": _post("Take a seat", "Join", [table])},
        "/api/tables/{table}/record": {"get": _text("The record of a finished game", [table])},
        "/api/tables/{table}/moment": {
            "get": _get("The moment of a finished game", _ref("Moment"), [table], (404, 409))
        },
        "/api/tables/{table}/replay": {
            "get": _get(
                "A finished game step by step",
                _ref("Replay"),
                [
                    table,
                    _query("first", 0, 100_000),
                    _query("count", 1, 200),
                    {**_query("seat", 0, 0), "schema": {"type": "string", "pattern": "^[A-H]$"}},
                ],
                (400, 404, 409),
            )
        },
        "/api/tables/{table}/fair": {
            "get": _get("The proof of a finished game", {"type": "object"}, [table], (404, 409))
        },
        "/api/push": {"get": _get("The key for notifications", _ref("Push"))},
        "/api/tables/{table}/calls": {"post": _post("Call a browser to its turns", "Subscribe", [table], "Push")},
        "/api/tables/{table}/calls/end": {
            "post": _post("Call a browser no more", "Unsubscribe", [table], "Push", "200")
        },
        "/api/finished": {"get": _get("Finished public games", _list("Finished"))},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hotseat", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _ref(name)}


def _parameter(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(name: str, low: int, high: int) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": low, "maximum": high}}


def _content(schema: dict[str, Any], kind: str = "application/json") -> dict[str, Any]:
    return {"content": {kind: {"schema": schema}}}


def _problems(statuses: tuple[int, ...]) -> dict[str, Any]:
    return {str(status): {"description": "Refused", **_content(_ref("Problem"))} for status in statuses}


def _get(
    summary: str, schema: dict[str, Any], parameters: list[dict[str, Any]] | None = None, refusals: Any = ()
) -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": parameters or [],
        "responses": {"200": {"description": summary, **_content(schema)}, **_problems((*refusals, 429, 503))},
    }


def _text(summary: str, parameters: list[dict[str, Any]], refusals: tuple[int, ...] = (404, 409)) -> dict[str, Any]:
    responses = {"200": {"description": summary, **_content({"type": "string"}, "text/plain")}}
    return {
        "summary": summary,
        "parameters": parameters,
        "responses": {**responses, **_problems((*refusals, 429, 503))},
    }


def _post(
    summary: str, body: str, parameters: list[dict[str, Any]], answer: str = "Ticket", status: str = "201"
) -> dict[str, Any]:
    return {
        "summary": summary,
        "parameters": parameters,
        "requestBody": {"required": True, **_content(_ref(body))},
        "responses": {
            status: {"description": summary, **_content(_ref(answer))},
            **_problems((400, 403, 404, 409, 413, 429, 503)),
        },
    }
