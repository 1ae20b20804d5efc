"""The requests with which a browser asks to be called, or not to be called any more."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal
from hotseat.server.api import OPENING_COST, Api, body_of, json_response
from hotseat.server.guard import token_hash
from hotseat.server.push.calls import Calls
from hotseat.server.push.endpoint import read_endpoint
from hotseat.server.push.message import encrypted, unbase64
from hotseat.server.push.subscriptions import Subscription


class PushApi:
    """The handlers; without `calls` the server has no key and calls nobody."""

    def __init__(self, api: Api, calls: Calls | None) -> None:
        self._api = api
        self._calls = calls

    def routes(self) -> list[Route]:
        """All routes of this interface."""
        guarded = self._api.guarded
        return [
            Route("/api/push", guarded(self.key), methods=["GET"]),
            Route("/api/tables/{table}/calls", guarded(self.subscribe, OPENING_COST, 1.0), methods=["POST"]),
            Route("/api/tables/{table}/calls/end", guarded(self.unsubscribe, OPENING_COST), methods=["POST"]),
        ]

    async def key(self, request: Request) -> Response:
        return json_response(bodies.Push(None if self._calls is None else self._calls.key.public))

    async def subscribe(self, request: Request) -> Response:
        calls = self._need_calls()
        wish = await body_of(request, bodies.Subscribe)
        table = await self._api.lobby.find(request.path_params["table"])
        person = token_hash(wish.token)
        await table.ask(lambda: _need_seat(table.room.seat_of_token(person)))
        read_endpoint(wish.endpoint, calls.local)
        _need_keys(wish)
        new = Subscription(person, wish.endpoint, wish.key, wish.auth, self._api.lobby.shared.time.wall())
        await self._api.lobby.shared.aside.read(lambda: calls.subscriptions.keep(new))
        return json_response(bodies.Push(calls.key.public), 201)

    async def unsubscribe(self, request: Request) -> Response:
        calls = self._need_calls()
        wish = await body_of(request, bodies.Unsubscribe)
        person = token_hash(wish.token)
        await self._api.lobby.shared.aside.read(lambda: calls.subscriptions.end(person, wish.endpoint))
        return json_response(bodies.Push(calls.key.public))

    def _need_calls(self) -> Calls:
        if self._calls is None:
            raise Refusal("not-found", "This server sends no notifications: its host has not set push_contact.")
        return self._calls


def _need_seat(seat: int | None) -> None:
    if seat is None or seat < 0:
        raise Refusal("wrong-token", "This token is not that of a seat here.")


def _need_keys(wish: bodies.Subscribe) -> None:
    """Refuse keys with which nothing can be encrypted."""
    try:
        key, auth = unbase64(wish.key), unbase64(wish.auth)
        encrypted(b"", key, auth)
    except ValueError:
        auth = b""
    if len(auth) != 16:
        raise Refusal("malformed", "These are not the keys of a push subscription.", reason="keys")
