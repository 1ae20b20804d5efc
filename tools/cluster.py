"""`make cluster`: PostgreSQL, three nodes and nginx on this computer, and the page. Ctrl-C stops everything.

Games are kept in the folder `cluster`. Nothing but loopback is listened on.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

from hotseat.server.cluster.nginx import Site, alone

FOLDER = Path("cluster").resolve()
NAMES = ("n1", "n2", "n3")
ATTEMPTS = 150


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL and nginx off the path."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")))]
    return shutil.which(name, path=os.pathsep.join(places))


def missing() -> list[str]:
    """The Debian packages that have to be installed first."""
    needed = {"initdb": "postgresql", "postgres": "postgresql", "nginx": "nginx"}
    return sorted({package for name, package in needed.items() if program(name) is None})


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """The processes of the cluster, in the order of their start."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        self.user = "postgres" if os.geteuid() == 0 else None
        """PostgreSQL refuses to run as root."""

    def start(self, *words: str, user: str | None = None, **environment: str) -> None:
        """Start a program that runs until the end."""
        with (self.folder / "log").open("ab") as log:
            # In a session of its own, so that Ctrl-C reaches this program only, which stops all in order.
            self.running.append(
                subprocess.Popen(
                    words,
                    stdout=log,
                    stderr=log,
                    env={**os.environ, **environment},
                    user=user,
                    start_new_session=True,
                )
            )

    def start_database(self) -> str:
        """Start PostgreSQL on the files of the last time; returns its address."""
        data, port = self.folder / "database", free_port()
        if not data.exists():
            data.mkdir()
            if self.user is not None:
                os.chown(data, pwd.getpwnam(self.user).pw_uid, pwd.getpwnam(self.user).pw_gid)
            words = [program("initdb") or "", "-D", str(data), "-U", "hotseat", "-A", "trust"]
            if subprocess.run(words, check=False, stdout=subprocess.DEVNULL, user=self.user, cwd="/").returncode:
                shutil.rmtree(data)  # otherwise it would look like a database next time
                sys.exit(f"PostgreSQL cannot create its files in {data}. {self._advice()}")
        listening = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        self.start(program("postgres") or "", "-D", str(data), "-p", str(port), *listening, user=self.user)
        _wait_for_port(port, self.folder)
        return f"postgresql+psycopg://hotseat@127.0.0.1:{port}/postgres"

    def _advice(self) -> str:
        if self.user is None:
            return "It says why above."
        return f"Started by root, it runs as {self.user}, who must be able to enter this folder: use one in /srv, say."

    def start_nginx(self, port: int, nodes: dict[str, str]) -> None:
        """Start nginx before these nodes."""
        folder = self.folder / "nginx"
        folder.mkdir(exist_ok=True)
        site = Site(nodes, f"127.0.0.1:{port}", "localhost")
        (folder / "nginx.conf").write_text(alone(site, folder), encoding="utf-8")
        self.start(program("nginx") or "", "-p", str(folder), "-c", str(folder / "nginx.conf"))

    def stop(self) -> None:
        """Stop everything, the database last."""
        for process in reversed(self.running):
            process.send_signal(signal.SIGINT if process is self.running[0] else signal.SIGTERM)
            process.wait()


def _wait_for_port(port: int, folder: Path) -> None:
    for _ in range(ATTEMPTS):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)
    sys.exit(f"It does not start; see {folder / 'log'}.")


def _wait_for_page(url: str) -> None:
    for _ in range(ATTEMPTS):
        with contextlib.suppress(urllib.error.URLError, ConnectionError), urllib.request.urlopen(f"{url}/readyz"):
            return
        time.sleep(0.2)
    sys.exit(f"It does not start; see {FOLDER / 'log'}.")


def main() -> None:
    if lacking := missing():
        sys.exit(f"Install first: apt-get install {' '.join(lacking)}")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    FOLDER.mkdir(exist_ok=True)
    FOLDER.chmod(0o755)  # PostgreSQL may run as another user
    cluster = Cluster()
    try:
        database, port = cluster.start_database(), free_port()
        url = f"http://localhost:{port}"
        nodes = {name: f"127.0.0.1:{free_port()}" for name in NAMES}
        for name, address in nodes.items():
            settings = {"NODE": name, "PORT": address.rpartition(":")[2], "DB": database, "PUBLIC_URL": url}
            settings |= {"KEYS": str(FOLDER / "keys"), "PROXIES": "127.0.0.1"}
            environment = {f"HOTSEAT_{setting}": value for setting, value in settings.items()}
            cluster.start(sys.executable, "-m", "hotseat.cli", "serve", "--no-browser", **environment)
        cluster.start_nginx(port, nodes)
        _wait_for_page(url)
        print(f"Three nodes behind {url}; their log is {FOLDER / 'log'}. Ctrl-C stops everything.", flush=True)
        for name, node in zip(NAMES, cluster.running[1:], strict=False):
            print(f"  {name}: process {node.pid}; try kill -9 {node.pid} while you play", flush=True)
        if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin":
            webbrowser.open(url)
        signal.pause()
    except KeyboardInterrupt:
        pass
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
