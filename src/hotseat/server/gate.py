"""What every request passes first: the checks of host and origin, and the security headers of the response."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hotseat.protocol.refusals import Refusal
from hotseat.server.api import problem_response
from hotseat.server.guard import Hosts, origin_allowed, same_origin
from hotseat.server.shared import LOG

MOST_REPORTED: Final = 20
"""Unknown hosts that are logged, each once."""
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guarded:
    """Middleware that adds the security headers to every response and rejects foreign origins and unknown hosts."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str], hosts: Hosts) -> None:
        self.app = app
        self.allowed = allowed
        self.hosts = hosts
        self._reported: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await _turn_away(refusal, scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        """Why this request is refused, if it is."""
        headers = Headers(scope=scope)
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        host = hosts[0] if hosts else None
        if len(hosts) > 1 or not self.hosts.allow(host):
            return self._unknown_host(", ".join(hosts)[:200])
        if len(origins) > 1 or not self._of_ours(origins[0] if origins else None, host):
            return Refusal("foreign-origin", "Pages of other sites may not talk to this server.")
        return None

    def _of_ours(self, origin: str | None, host: str | None) -> bool:
        return origin_allowed(origin, self.allowed) or (origin is not None and same_origin(origin, host))

    def _unknown_host(self, host: str) -> Refusal:
        advice = "If this is a name of your server, start it with this public_url or add the name to allowed_hosts."
        if host not in self._reported and len(self._reported) < MOST_REPORTED:
            self._reported.add(host)
            LOG.warning("unknown host refused", extra={"reason": f"{host}: {advice}"})
        return Refusal("unknown-host", f"This server is not known as {host!r}. {advice}", host=host)


async def _turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    response = problem_response(refusal)
    if scope["type"] == "http":
        await response(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(response)
