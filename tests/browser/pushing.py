"""A push service on this computer for browser tests, and a browser that is subscribed there.

Chromium cannot reach a push service here, so its `PushManager` hands out a subscription of the test; everything else is
real: the page, the server, the encryption, and the service worker, to which the message is delivered by the browser's
own debugging interface.
"""

import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import CDPSession, Page

from tests.server.push.service import Browser, b64

SUBSCRIBED = """([endpoint, p256dh, auth]) => {
    const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => (localStorage.unsubscribed = 'yes', true),
    };
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (wish) => {
        if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error('a strange wish');
        return subscription;
    };
}"""


class Service:
    """Takes messages for one browser."""

    def __init__(self, port: int, taken: "queue.Queue[bytes]") -> None:
        self.endpoint = f"http://127.0.0.1:{port}/send/one"
        self.browser = Browser()
        self._taken = taken

    def subscribe(self, page: Page) -> None:
        """From now on this page can subscribe to me."""
        given = [self.endpoint, b64(self.browser.public), b64(self.browser.auth)]
        page.add_init_script(f"({SUBSCRIBED})({given})")

    def next(self, seconds: float) -> str:
        """The next message, decrypted."""
        return self.browser.read(self._taken.get(timeout=seconds)).decode()


@contextmanager
def push_service() -> Iterator[Service]:
    """A running push service."""
    taken: queue.Queue[bytes] = queue.Queue()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Service(server.server_address[1], taken)
    finally:
        server.shutdown()
        server.server_close()


def delivered(page: Page, text: str) -> None:
    """Hand a push message to the page's service worker."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(1000):
        if found:
            break
        page.wait_for_timeout(20)  # lets the browser's event arrive
    assert found, "the browser names no service worker"
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": text})
    session.detach()
