"""A network cable to a local port that can swallow everything without closing a connection."""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

from tests.server.served import free_port


class Cable:
    """Forwards connections; while `cut`, bytes vanish in both directions, as with a firewall that drops packets."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.cut = False
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self._open: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def url(self, direct: str) -> str:
        """The same database through the cable."""
        return direct.replace(f":{self.target}/", f":{self.port}/")

    def _accept(self) -> None:
        while True:
            try:
                near = self._listening.accept()[0]
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            self._open += [near, far]
            for source, sink in ((near, far), (far, near)):
                thread = threading.Thread(target=self._forward, args=(source, sink), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        """Bytes that were swallowed are missing for good, so the connection is useless afterwards."""
        lost = False
        try:
            while data := source.recv(65536):
                lost = lost or self.cut
                if not lost:
                    sink.sendall(data)
        except OSError:
            pass
        if not lost and not self.cut:
            for one in (source, sink):
                _shut(one)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in (self._listening, *self._open):
            _shut(one)


def _shut(one: socket.socket) -> None:
    """Close a socket on which a thread may be waiting."""
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
