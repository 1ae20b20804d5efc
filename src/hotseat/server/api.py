"""The REST interface: lists, forms, opening, joining, records and replays."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hotseat import __version__
from hotseat.core.errors import HotseatError
from hotseat.core.schema import schema
from hotseat.core.seats import seat_of
from hotseat.games import game as game_of
from hotseat.locales import LANGUAGES, words_of
from hotseat.protocol import LARGEST_MESSAGE, bodies
from hotseat.protocol.refusals import Refusal
from hotseat.server import replay as replays
from hotseat.server.guard import Addresses
from hotseat.server.lobby import Lobby, game_info
from hotseat.server.table import Table

STATUS: Final = {
    "no-such-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "wrong-token": 403,
    "foreign-origin": 403,
    "malformed": 400,
    "too-large": 413,
    "too-often": 429,
    "quota": 429,
    "store": 503,
}
"""Status by refusal code; any other code is 409 (valid, but in conflict with the current state)."""
OPENING_COST: Final = 5.0
B = TypeVar("B")
Answer = Callable[[Request], Awaitable[Response]]


def json_response(value: Any, status: int = 200) -> Response:
    """Any of our types as JSON."""
    return Response(json.encode(value), status, media_type="application/json")


def problem_response(problem: HotseatError) -> Response:
    """The problem as JSON with the matching status."""
    status = STATUS.get(problem.code, 409)
    headers = {}
    if status == 429:
        headers["Retry-After"] = str(max(1, int(problem.facts.get("wait", "1000")) // 1000))
    body = json.encode(bodies.Problem(problem.code, problem.message, problem.facts))
    return Response(body, status, headers, media_type="application/json")


async def body_of(request: Request, sort: type[B]) -> B:
    """The request's body decoded as `sort`; refuses a body that is too large or invalid."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("malformed", "Send application/json.", reason="content-type")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_MESSAGE:
            raise Refusal("too-large", "The body is too large.")
    try:
        return json.decode(bytes(data), type=sort)
    except (ValidationError, DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("malformed", str(problem), reason=str(problem)[:200]) from problem


class Api:
    """The handlers, with the lobby they serve."""

    def __init__(self, lobby: Lobby, addresses: Addresses) -> None:
        self.lobby = lobby
        self.addresses = addresses

    def routes(self) -> list[Route]:
        """All routes of the interface."""
        return [
            Route("/healthz", self.guarded(self.health), methods=["GET"]),
            Route("/api/games", self.guarded(self.games), methods=["GET"]),
            Route("/api/games/{game}", self.guarded(self.form), methods=["GET"]),
            Route("/api/games/{game}/schema", self.guarded(self.schema), methods=["GET"]),
            Route("/api/games/{game}/words/{language}", self.guarded(self.words), methods=["GET"]),
            Route("/api/tables", self._by_method(self.tables, self.open), methods=["GET", "POST"]),
            Route("/api/first-games", self.guarded(self.first_game, OPENING_COST), methods=["POST"]),
            Route("/api/tables/{table}", self.guarded(self.table), methods=["GET"]),
            Route("/api/tables/{table}/seats", self.guarded(self.join, OPENING_COST), methods=["POST"]),
            Route("/api/tables/{table}/record", self.guarded(self.record), methods=["GET"]),
            Route("/api/tables/{table}/replay", self.guarded(self.replay), methods=["GET"]),
            Route("/api/tables/{table}/fair", self.guarded(self.fair), methods=["GET"]),
            Route("/api/finished", self.guarded(self.finished), methods=["GET"]),
        ]

    def _by_method(self, read: Answer, write: Answer) -> Answer:
        reading, writing = self.guarded(read), self.guarded(write, OPENING_COST)

        async def either(request: Request) -> Response:
            return await (writing if request.method == "POST" else reading)(request)

        return either

    def guarded(self, answer: Answer, cost: float = 1.0) -> Answer:
        """The handler with the rate limit per address applied and refusals turned into responses."""

        async def checked(request: Request) -> Response:
            address = request.client.host if request.client else ""
            wait = self.addresses.take(address, self.lobby.shared.time.now(), cost)
            if wait:
                return problem_response(Refusal("too-often", "Slower, please.", wait=str(int(wait * 1000) + 1000)))
            try:
                return await answer(request)
            except HotseatError as problem:
                return problem_response(problem)

        return checked

    async def health(self, request: Request) -> Response:
        return json_response(bodies.Health("ok", __version__, len(self.lobby.tables)))

    async def games(self, request: Request) -> Response:
        return json_response(self.lobby.games())

    async def form(self, request: Request) -> Response:
        game = game_of(request.path_params["game"])
        players = _whole(request, "players", game.fewest, 2, 8)
        game.setup(players)
        return json_response(bodies.GameForm(game_info(game.id), players, game.options.describe(players)))

    async def schema(self, request: Request) -> Response:
        response = json_response(schema(game_of(request.path_params["game"])))
        response.headers["Cache-Control"] = "max-age=3600"
        return response

    async def words(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("malformed", f"There is no language {language!r} here.", reason="language")
        return PlainTextResponse(words_of(game, language), headers={"Cache-Control": "max-age=3600"})

    async def tables(self, request: Request) -> Response:
        return json_response(self.lobby.listed())

    async def open(self, request: Request) -> Response:
        return json_response(await self.lobby.open(await body_of(request, bodies.NewTable)), 201)

    async def first_game(self, request: Request) -> Response:
        return json_response(await self.lobby.open_first_game(await body_of(request, bodies.FirstGame)), 201)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, bodies.Join)
        return json_response(await self.lobby.join(request.path_params["table"], wish), 201)

    async def finished(self, request: Request) -> Response:
        return json_response(self.lobby.finished())

    async def table(self, request: Request) -> Response:
        table = await self._found(request)
        return json_response(await table.ask(table.audience.info))

    async def record(self, request: Request) -> Response:
        table = await self._found(request)
        text = await table.ask(lambda: replays.record_text(table.room))
        name = f'attachment; filename="{table.room.opened.game}-{table.room.id}.txt"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def replay(self, request: Request) -> Response:
        table = await self._found(request)
        wish = request.query_params.get("seat")
        seat = None if wish is None else seat_of(wish, len(table.room.places))
        first = _whole(request, "first", 0, 0, 100_000)
        count = _whole(request, "count", 50, 1, 200)
        info = table.audience.info
        return json_response(await table.ask(lambda: replays.replay(table.room, info(), seat, first, count)))

    async def fair(self, request: Request) -> Response:
        table = await self._found(request)
        return json_response(await table.ask(lambda: replays.transcript(table.room)))

    async def _found(self, request: Request) -> Table:
        return await self.lobby.find(request.path_params["table"])


def _whole(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or not low <= int(text) <= high:
        raise Refusal("malformed", f"{name} is a whole number from {low} to {high}.", reason=name)
    return int(text)
