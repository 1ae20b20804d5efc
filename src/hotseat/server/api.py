"""The REST interface: lists, forms, opening, joining, records and replays."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hotseat import __version__
from hotseat.core.errors import HotseatError
from hotseat.core.seats import seat_of
from hotseat.games import game as game_of
from hotseat.locales import LANGUAGES, rules_of, words_of
from hotseat.protocol import LARGEST_MESSAGE, bodies
from hotseat.protocol.refusals import Refusal
from hotseat.server import replay as replays
from hotseat.server.game_schema import written_schema
from hotseat.server.guard import Addresses, Budget, client_of
from hotseat.server.lobby import Lobby, game_info
from hotseat.server.room import Room
from hotseat.server.table import Table

STATUS: Final = {
    "no-such-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "wrong-token": 403,
    "foreign-origin": 403,
    "unknown-host": 421,
    "malformed": 400,
    "too-large": 413,
    "too-often": 429,
    "too-many-connections": 429,
    "quota": 429,
    "store": 503,
    "moved": 421,
}
"""Status by refusal code; any other code is 409 (valid, but in conflict with the current state)."""
PROXY: Final = "X-Hotseat-Proxy"
"""A header from a proxy that follows `X-Accel-Redirect`; its value is `accel`."""
OPENING_COST: Final = 5.0
LOADING_COST: Final = 1.0
STEPS_PER_UNIT: Final = 100
"""Steps of a replay that cost one unit of the budget for expensive requests."""
MOST_WALKED: Final = 1000
"""More steps than a long game has; asking beyond the end costs no more."""
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


def refused(asked: HTTPConnection, problem: HotseatError) -> Response:
    """The response to a refused request; nginx is told which node owns the table and asks it instead."""
    if problem.code == "moved" and asked.headers.get(PROXY) == "accel":
        return Response(headers={"X-Accel-Redirect": f"@{problem.facts['node']}"})
    return problem_response(problem)


async def body_of(request: Request, sort: type[B]) -> B:
    """The request's body decoded as `sort`; refuses a body that is too large or invalid."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("malformed", "Send application/json.", reason="content-type")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_MESSAGE:
                raise Refusal("too-large", "The body is too large.")
    except ClientDisconnect as left:
        raise Refusal("malformed", "The request breaks off.", reason="incomplete") from left
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
            Route("/healthz", self.guarded(self.health, 0.0), methods=["GET"]),
            Route("/readyz", self.guarded(self.readiness, 0.0), methods=["GET"]),
            Route("/api/games", self.guarded(self.games), methods=["GET"]),
            Route("/api/games/{game}", self.guarded(self.form), methods=["GET"]),
            Route("/api/games/{game}/schema", self.guarded(self.schema), methods=["GET"]),
            Route("/api/games/{game}/words/{language}", self.guarded(self.words), methods=["GET"]),
            Route("/api/games/{game}/rules/{language}", self.guarded(self.rules), methods=["GET"]),
            Route("/api/tables", self._by_method(self.tables, self.open), methods=["GET", "POST"]),
            Route("/api/first-games", self.guarded(self.first_game, OPENING_COST, 1.0), methods=["POST"]),
            Route("/api/tables/{table}", self.guarded(self.table), methods=["GET"]),
            Route("/api/tables/{table}/seats", self.guarded(self.join, OPENING_COST, 1.0), methods=["POST"]),
            Route("/api/tables/{table}/record", self.guarded(self.record, expensive=2.0), methods=["GET"]),
            Route("/api/tables/{table}/moment", self.guarded(self.moment, expensive=2.0), methods=["GET"]),
            Route("/api/tables/{table}/replay", self.guarded(self.replay, expensive=1.0), methods=["GET"]),
            Route("/api/tables/{table}/fair", self.guarded(self.fair, expensive=2.0), methods=["GET"]),
            Route("/api/finished", self.guarded(self.finished, expensive=2.0), methods=["GET"]),
        ]

    def _by_method(self, read: Answer, write: Answer) -> Answer:
        reading, writing = self.guarded(read), self.guarded(write, OPENING_COST, 1.0)

        async def either(request: Request) -> Response:
            return await (writing if request.method == "POST" else reading)(request)

        return either

    def guarded(self, answer: Answer, cost: float = 1.0, expensive: float = 0.0) -> Answer:
        """The handler with the budgets per address applied and refusals turned into responses."""

        async def checked(request: Request) -> Response:
            try:
                self._take(self.addresses.requests, request, cost)
                self._charge(request, expensive)
                return await answer(request)
            except HotseatError as problem:
                return refused(request, problem)

        return checked

    def _charge(self, request: Request, cost: float) -> None:
        """Charge an expensive request to its address: work that others would have to wait for."""
        self._take(self.addresses.expensive, request, cost)

    def _take(self, budget: Budget, request: Request, cost: float) -> None:
        wait = budget.take(client_of(request), self.lobby.shared.time.now(), cost)
        if wait:
            raise Refusal("too-often", "Slower, please.", wait=str(int(wait * 1000) + 1000))

    async def health(self, request: Request) -> Response:
        """Liveness: the event loop runs. The database is not asked."""
        return json_response(bodies.Health("ok", __version__, len(self.lobby.tables)))

    async def readiness(self, request: Request) -> Response:
        """Readiness: a write reached the database just now."""
        await self.lobby.shared.probe.passed()
        return json_response(bodies.Health("ready", __version__, len(self.lobby.tables)))

    async def games(self, request: Request) -> Response:
        return json_response(self.lobby.games())

    async def form(self, request: Request) -> Response:
        game = game_of(request.path_params["game"])
        players = _whole(request, "players", game.fewest, 2, 8)
        game.setup(players)
        return json_response(bodies.GameForm(game_info(game.id), players, game.options.describe(players)))

    async def schema(self, request: Request) -> Response:
        text, tag = written_schema(game_of(request.path_params["game"]))
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("If-None-Match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(text, media_type="application/json", headers=headers)

    async def words(self, request: Request) -> Response:
        return _text(request, words_of)

    async def rules(self, request: Request) -> Response:
        return _text(request, rules_of)

    async def tables(self, request: Request) -> Response:
        return json_response(await self.lobby.listed_everywhere())

    async def open(self, request: Request) -> Response:
        return json_response(await self.lobby.open(await body_of(request, bodies.NewTable)), 201)

    async def first_game(self, request: Request) -> Response:
        return json_response(await self.lobby.open_first_game(await body_of(request, bodies.FirstGame)), 201)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, bodies.Join)
        return json_response(await self.lobby.join((await self._found(request)).room.id, wish), 201)

    async def finished(self, request: Request) -> Response:
        return json_response(await self.lobby.finished())

    async def table(self, request: Request) -> Response:
        table = await self._found(request)
        return json_response(await table.ask(table.audience.info))

    async def record(self, request: Request) -> Response:
        room = await self._ended(await self._found(request))
        text = await self.lobby.shared.aside.compute(lambda: replays.record_text(room))
        name = f'attachment; filename="{room.opened.game}-{room.id}.txt"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def moment(self, request: Request) -> Response:
        room = await self._ended(await self._found(request))
        return await self.lobby.shared.aside.compute(lambda: json_response(bodies.Moment(replays.moment(room))))

    async def replay(self, request: Request) -> Response:
        table = await self._found(request)
        wish = request.query_params.get("seat")
        seat = None if wish is None else seat_of(wish, len(table.room.places))
        first = _whole(request, "first", 0, 0, 100_000)
        count = _whole(request, "count", 50, 1, 200)
        self._charge(request, min(first + count, MOST_WALKED) / STEPS_PER_UNIT)
        room = await self._ended(table)
        info = table.audience.info()
        return await self.lobby.shared.aside.compute(
            lambda: json_response(replays.replay(room, info, seat, first, count))
        )

    async def fair(self, request: Request) -> Response:
        table = await self._found(request)
        await table.ask(lambda: replays.need_proof(table.room))
        room = table.room
        return await self.lobby.shared.aside.compute(lambda: json_response(replays.transcript(room)))

    async def _ended(self, table: Table) -> Room:
        """The room of a finished game, which no longer changes; refuses any other."""
        await table.ask(lambda: replays.need_end(table.room))
        return table.room

    async def _found(self, request: Request) -> Table:
        """The table; reading one that is not in memory, or does not exist, is expensive."""
        id = request.path_params["table"]
        if id not in self.lobby.tables:
            self._charge(request, LOADING_COST)
        return await self.lobby.find(id)


def _text(request: Request, text_of: Callable[[str, str], str]) -> Response:
    """A text of the game in the language that the path names."""
    game, language = request.path_params["game"], request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("malformed", f"There is no language {language!r} here.", reason="language")
    return PlainTextResponse(text_of(game, language), headers={"Cache-Control": "max-age=3600"})


def _whole(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or not low <= int(text) <= high:
        raise Refusal("malformed", f"{name} is a whole number from {low} to {high}.", reason=name)
    return int(text)
