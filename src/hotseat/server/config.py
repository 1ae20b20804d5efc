"""Server configuration: defaults, then a TOML file, then the environment, then the command line."""

import difflib
import ipaddress
import os
import re
import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from hotseat.core.errors import HotseatError
from hotseat.server.guard import host_name, origin_of

PREFIX: Final = "HOTSEAT_"
POSTGRESQL: Final = "postgresql+psycopg://"


class ConfigError(HotseatError):
    """The configuration is invalid."""

    def __init__(self, setting: str, reason: str) -> None:
        super().__init__(f"{setting}: {reason}", "config", {"setting": setting, "reason": reason})


@dataclass(frozen=True)
class Config:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "hotseat.sqlite"
    """A file, or a URL such as postgresql+psycopg://user@host/name."""
    public_url: str = ""
    """Public URL of the server if it differs from host and port, e.g. https://games.example."""
    origins: str = ""
    """Additional origins whose pages may use this server, separated by spaces."""
    allowed_hosts: str = ""
    """Additional names under which this server may be reached, separated by spaces; `*` allows every name."""
    ops_port: int = 0
    """Port for metrics and administration, on loopback only; 0 disables it."""
    metrics_port: int = 0
    """Port for the metrics alone, on `host`, so that another computer can read them; 0 disables it."""
    admin_token: str = ""
    """If empty, a token is generated and stored next to the database."""
    most_tables: int = 1000
    """In memory."""
    unload_minutes: int = 10
    """Minutes after which a table that everybody has left is unloaded from memory."""
    archive_days: int = 365
    """Days after which an unfinished table that everybody has left is closed for good; 0 means never."""
    finished_days: int = 30
    """Days after which the log of a finished table is moved to the archive; 0 means never."""
    most_connections: int = 200
    """Per address."""
    requests: int = 120
    """Burst of requests per address; the sustained rate is half as many per second."""
    bots: int = 1
    """Worker processes."""
    bot_seconds: int = 5
    bot_delay_ms: int = 900
    pauses: int = 100
    """Length of a table's own pauses in percent: reveals, rests, the grace period after a card, bots."""
    spectator_delay: int = 60
    push_contact: str = ""
    """Where push services reach the host, as mailto:name@host or https://host; enables notifications of turns."""
    push_local: int = 0
    """1 allows push services in private networks and without TLS; for tests only."""
    log: str = "info"
    node: str = ""
    """Name of this server among several on one PostgreSQL database; empty if it is alone."""
    keys: str = ""
    """Folder of hotseat.key, hotseat.admin and hotseat.push; if empty, that of the database file or the current one."""
    proxies: str = ""
    """Addresses or networks of proxies whose X-Forwarded-For is believed, separated by spaces."""

    def checked(self) -> "Config":
        """Return self if valid; raises ConfigError."""
        _within("port", self.port, 0, 65535)
        _within("ops_port", self.ops_port, 0, 65535)
        _within("metrics_port", self.metrics_port, 0, 65535)
        _within("most_tables", self.most_tables, 1, 100_000)
        _within("unload_minutes", self.unload_minutes, 1, 1440)
        _within("archive_days", self.archive_days, 0, 36_500)
        _within("finished_days", self.finished_days, 0, 36_500)
        _within("most_connections", self.most_connections, 1, 100_000)
        _within("requests", self.requests, 10, 1_000_000)
        _within("bots", self.bots, 1, 64)
        _within("bot_seconds", self.bot_seconds, 1, 600)
        _within("bot_delay_ms", self.bot_delay_ms, 0, 60_000)
        _within("pauses", self.pauses, 0, 1000)
        _within("spectator_delay", self.spectator_delay, 0, 3600)
        _within("push_local", self.push_local, 0, 1)
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise ConfigError("push_contact", "enter mailto:you@games.example or https://games.example.")
        for setting, urls in (("public_url", [self.public_url]), ("origins", self.origins.split())):
            for url in urls:
                if url and origin_of(url.rstrip("/")) is None:
                    raise ConfigError(setting, f"{url!r} is not of the form https://name or http://name:port.")
        for name in self.allowed_hosts.split():
            if name != "*" and host_name(name) != name.lower():
                raise ConfigError("allowed_hosts", f"{name!r} is not a name such as games.example.")
        if "://" in self.db and not self.db.startswith(POSTGRESQL):
            raise ConfigError("db", f"enter a file, or an address that begins with {POSTGRESQL}, not {self.db!r}.")
        if "://" in self.db:
            _check_address(self.db)
        for proxy in self.proxies.split():
            _check_network(proxy)
        if self.node:
            self._check_node()
        if self.log not in ("debug", "info", "warning", "error"):
            raise ConfigError("log", "choose debug, info, warning or error.")
        if self.admin_token and len(self.admin_token) < 22:
            raise ConfigError("admin_token", "use at least 22 characters, or leave it out and one is made.")
        return self

    def _check_node(self) -> None:
        if re.fullmatch(r"[a-z][a-z0-9-]{0,19}", self.node) is None:
            raise ConfigError("node", f"enter a short name such as n1 (a-z, 0-9, -), not {self.node!r}.")
        if not self.db.startswith(POSTGRESQL):
            raise ConfigError(
                "node",
                "several servers share a PostgreSQL database; SQLite serves one server only. "
                f"Set db to {POSTGRESQL}user@host/name, or leave out node.",
            )
        if not self.public_url:
            raise ConfigError("public_url", "enter the address under which players reach the proxy before all nodes.")

    @property
    def db_url(self) -> str:
        """The database as a URL."""
        return self.db if "://" in self.db else f"sqlite:///{self.db}"

    @property
    def folder(self) -> Path:
        """The folder for keys."""
        if self.keys:
            return Path(self.keys).resolve()
        return Path.cwd() if "://" in self.db else Path(self.db).resolve().parent


def _within(setting: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ConfigError(setting, f"enter a whole number from {low} to {high}, not {value}.")


def _check_address(db: str) -> None:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        make_url(db)
    except (ValueError, ArgumentError):
        raise ConfigError("db", f"the address is not of the form {POSTGRESQL}user@host:port/name.") from None


def _check_network(text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise ConfigError(
            "proxies", f"{text!r} is not an address such as 10.0.0.5 or a network such as 10.0.0.0/8."
        ) from None


def load_config(file: str | None, given: dict[str, Any], environment: dict[str, str] | None = None) -> Config:
    """The validated configuration from all sources; later ones take precedence."""
    config = Config()
    if file is not None:
        config = _with(config, _from_file(file), f"in {file}")
    environ = dict(os.environ) if environment is None else environment
    known = {field.name for field in fields(Config)}
    from_environment = {
        name: environ[f"{PREFIX}{name.upper()}"] for name in known if f"{PREFIX}{name.upper()}" in environ
    }
    _refuse_slips(environ, [f"{PREFIX}{name.upper()}" for name in known])
    config = _with(config, from_environment, "in the environment")
    return _with(config, {name: value for name, value in given.items() if value is not None}, "given").checked()


def _refuse_slips(environ: dict[str, str], known: list[str]) -> None:
    """Refuse environment variables that look like misspelt settings; ignore all others."""
    for name in environ:
        if name.startswith(PREFIX) and name not in known:
            meant = difflib.get_close_matches(name, known, 1, 0.85)
            if meant:
                raise ConfigError(name, f"there is no such setting. Do you mean {meant[0]}?")


def _from_file(file: str) -> dict[str, Any]:
    try:
        with Path(file).open("rb") as source:
            return tomllib.load(source)
    except OSError as problem:
        raise ConfigError("config", f"cannot read {file}: {problem.strerror}.") from problem
    except tomllib.TOMLDecodeError as problem:
        raise ConfigError("config", f"{file} is not TOML: {problem}.") from problem


def _with(config: Config, values: dict[str, Any], where: str) -> Config:
    sorts = {field.name: type(getattr(config, field.name)) for field in fields(Config)}
    checked: dict[str, Any] = {}
    for name, value in values.items():
        if name not in sorts:
            raise ConfigError(name, f"there is no such setting ({where}). Settings: {', '.join(sorts)}.")
        checked[name] = _read(name, value, sorts[name], where)
    return replace(config, **checked)


def _read(name: str, value: Any, sort: type, where: str) -> Any:
    if sort is int:
        text = str(value)
        if isinstance(value, bool) or not (text.isascii() and text.lstrip("-").isdigit()):
            raise ConfigError(name, f"enter a whole number, not {value!r} ({where}).")
        return int(text)
    if not isinstance(value, str):
        raise ConfigError(name, f"enter a text, not {value!r} ({where}).")
    return value
