"""One WebSocket as uvicorn speaks it, with a short way in and out: a message is one call, a frame is one write.

The opening and the closing handshake, the parsing, the keepalive and all that RFC 6455 forbids stay with uvicorn and
websockets; only whole messages go past the queues and tasks of ASGI, which cost more than the rest of a move.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_UNSENT: Final = 16 * 1024
"""Bytes that the transport may keep; what comes after them is counted in frames by the connection."""
LINGER_SECONDS: Final = 3.0
"""How long the other side may take to answer our close before it is cut off."""
_TEXT: Final = 0x81


class Line(WebSocketsSansIOProtocol):
    """A client's line. The application finds it in the scope's state and calls `listen` once it has accepted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.paused = False
        """Whether the other side reads too slowly for more."""
        self._leaving: list[bytes] = []
        """Frames of this moment; they leave together."""
        self._heard: Callable[[bytes], None] | None = None
        self._resumed: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def listen(self, heard: Callable[[bytes], None], resumed: Callable[[], None]) -> None:
        """From now on `heard` gets every message, those that came early first; `resumed` is told when `paused` ends."""
        self._heard, self._resumed = heard, resumed
        self.transport.set_write_buffer_limits(MOST_UNSENT)
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                heard(event.get("bytes") or (event.get("text") or "").encode())
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._heard(data)

    def say(self, text: str) -> None:
        """Send one text message; whoever calls looks at `paused` first."""
        if self.close_sent or self.disconnected:
            return
        if not self._leaving:
            self.loop.call_soon(self._write_out)
        data = text.encode()
        size = len(data)
        if size < 126:
            head = bytes([_TEXT, size])
        elif size < 1 << 16:
            head = b"%c\x7e%b" % (_TEXT, size.to_bytes(2, "big"))
        else:
            head = b"%c\x7f%b" % (_TEXT, size.to_bytes(8, "big"))
        self._leaving.append(head)
        self._leaving.append(data)

    def _write_out(self) -> None:
        if self._leaving and not self.transport.is_closing():
            self.transport.write(b"".join(self._leaving))
        self._leaving.clear()

    def hang_up(self, code: int) -> None:
        """Close with this code. A reader that never comes to it is cut off soon."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self._write_out()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._linger()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def _linger(self) -> None:
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.paused = False
        if self._resumed is not None:
            self._resumed()
