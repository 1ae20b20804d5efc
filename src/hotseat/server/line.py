"""A uvicorn WebSocket with a fast path: one call per incoming message, one write per outgoing frame.

Handshakes, general parsing, keepalive and the checks of RFC 6455 are left to uvicorn and websockets. Complete messages
bypass the queues and tasks of ASGI, and the most common input, one short text in a single frame, is parsed here.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from hotseat.server.guard import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled version
    from websockets.utils import apply_mask

MOST_UNSENT: Final = 16 * 1024
"""Bytes the transport may buffer; beyond that, the connection queues and counts frames."""
LINGER_SECONDS: Final = 3.0
"""How long the client may take to answer our close frame before the transport is aborted."""
NOT_UTF8: Final = 1007
POLICY: Final = 1008
MOST_FRAMES: Final = 200
"""Pings, pongs and fragments that a client may send at once; they are no messages, so nobody else counts them."""
FRAMES_A_SECOND: Final = 20.0
SLICE: Final = 4096
"""Bytes that are parsed at a time: less than a thousand of the smallest frames."""
MOST_AFTER_CLOSE: Final = 16 * 1024
"""Bytes that are read after our close frame; a flood that goes on is left to the kernel until the transport ends."""
_TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
_MASKED: Final = 0x80
_LONG: Final = 126
"""Sizes from this value on need an extended length field."""


class Line(WebSocketsSansIOProtocol):
    """A client's connection. The application finds it in the scope's state and calls `listen` after accepting."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.paused = False
        """Whether the write buffer is full because the client reads too slowly."""
        self._leaving: list[bytes] = []
        """Frames of this loop iteration; they are written together."""
        self._writing: list[Line] = self.app_state.setdefault("writing", [])
        """The lines of this server with such frames; one callback serves them all."""
        self._between_frames = True
        """Whether all data so far ended at a frame boundary; once it did not, the fast path is no longer used."""
        self._extra = Bucket(MOST_FRAMES, FRAMES_A_SECOND)
        """Frames that are no messages."""
        self._after_close = 0
        """Bytes that arrived after our close frame."""
        self._heard: Callable[[bytes], None] | None = None
        self._resumed: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def denied(self) -> None:
        """The handshake was answered with a response; uvicorn would report that it was not answered."""
        self.handshake_complete = True

    def listen(self, heard: Callable[[bytes], None], resumed: Callable[[], None]) -> None:
        """Pass every message to `heard`, early ones first; `resumed` is called when `paused` ends."""
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

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        free = self._between_frames and self._heard is not None and self.conn.current_size is None
        message = _short_text(data) if free and not self.close_sent else None
        if message is None:
            self._between_frames = self._between_frames and _are_frames(data)
            self._parse(data)
        else:
            self._read(message)

    def _parse(self, data: bytes) -> None:
        """Leave the data to websockets. After our close frame little is read: only the answer to it matters."""
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            if self.close_sent:
                self._after_close += len(piece)
                if self._after_close > MOST_AFTER_CLOSE:
                    self.transport.pause_reading()
                    return
            super().data_received(piece)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_frame()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_frame()

    def _count_frame(self) -> None:
        if not self._extra.take(self.loop.time()):
            self.hang_up(POLICY)

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._read(data)
        else:
            self._heard(data)

    def _read(self, text: bytes) -> None:
        if not _is_utf8(text):
            self.hang_up(NOT_UTF8)
        elif self._heard is not None:
            self._heard(text)

    def say(self, text: bytes) -> None:
        """Send one text message; the caller must check `paused` first."""
        if self.close_sent or self.disconnected:
            return
        if not self._leaving:
            if not self._writing:
                self.loop.call_soon(_write_all, self._writing)
            self._writing.append(self)
        self._leaving += (_head(len(text)), text)

    def _write_out(self) -> None:
        if self._leaving and not self.transport.is_closing():
            self.transport.write(b"".join(self._leaving))
        self._leaving.clear()

    def hang_up(self, code: int) -> None:
        """Close with this code. The transport is aborted soon after if the client does not respond."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if (
            self.conn.state is not State.OPEN
        ):  # the packet being read also holds the client's close frame, which ends it
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


def _write_all(writing: list[Line]) -> None:
    """Write the frames of all these lines."""
    lines = writing.copy()
    writing.clear()
    for line in lines:
        line._write_out()


@cache
def _head(size: int) -> bytes:
    """The frame header for a text of this size; cached because there are few sizes."""
    if size < _LONG:
        return bytes([_TEXT, size])
    if size < 1 << 16:
        return b"%c\x7e%b" % (_TEXT, size.to_bytes(2, "big"))
    return b"%c\x7f%b" % (_TEXT, size.to_bytes(8, "big"))


def _short_text(data: bytes) -> bytes | None:
    """The message, if `data` is exactly one valid client frame with a complete short text; otherwise None."""
    if len(data) < 6 or data[0] != _TEXT or len(data) != (data[1] ^ _MASKED) + 6 or len(data) >= _LONG + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def _are_frames(data: bytes) -> bool:
    """Whether `data` ends at a frame boundary."""
    at = 0
    while at + 1 < len(data):
        size, start = data[at + 1] & ~_MASKED, at + 2
        if size >= _LONG:
            start += 2 if size == _LONG else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        at = start + size + (4 if data[at + 1] & _MASKED else 0)
    return at == len(data)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
