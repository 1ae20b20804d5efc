"""A separate server process for browser tests, so that it can be killed."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

CHROMIUM = os.environ.get("HOTSEAT_CHROMIUM", "/usr/bin/chromium")
ROOT = Path(__file__).parents[2]


class Served:
    """`hotseat serve` on a free port of this computer, its games in a folder that goes with it.

    `odd` names a change of the server, see `odd_server`.
    """

    def __init__(self, odd: str = "", **settings: str) -> None:
        self.program = "tests.browser.odd_server" if odd else "hotseat.cli"
        self.folder = tempfile.TemporaryDirectory(prefix="hotseat-")
        quick = {"HOTSEAT_PAUSES": "1", "HOTSEAT_BOT_DELAY_MS": "0"}
        # A bot that thinks too long loses its move; on a busy computer it may only have waited for its processor.
        quick["HOTSEAT_BOT_SECONDS"] = "60"
        self.settings = {"HOTSEAT_REQUESTS": "100000", "ODD_SERVER": odd, **quick, **settings}
        self.log = Path(self.folder.name) / "log"
        self.port = 0
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill(signal.SIGTERM)
        self.folder.cleanup()

    def start(self) -> None:
        """Start, on the old port if there was one, and wait until it answers."""
        database = str(Path(self.folder.name) / "games.sqlite")
        command = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", database, "--no-browser"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.program, *command],
                env={**os.environ, **self.settings, "LANG": "en"},
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.url, self.port = found.group(0), int(found.group(1))
                return
        raise AssertionError(f"the server did not start: {said}")

    def complaints(self) -> list[str]:
        """The errors the server logged."""
        return [line for line in self.log.read_text().splitlines() if '"level":"error"' in line or "Traceback" in line]

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process, by default without warning."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None
