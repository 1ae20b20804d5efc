"""What a server is started with: defaults, then a TOML file, then the environment, then the command line."""

import os
import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from hotseat.core.errors import HotseatError
from hotseat.server.guard import origin_of

PREFIX: Final = "HOTSEAT_"


class ConfigError(HotseatError):
    """The server cannot be started like this."""

    def __init__(self, setting: str, reason: str) -> None:
        super().__init__(f"{setting}: {reason}", "config", {"setting": setting, "reason": reason})


@dataclass(frozen=True)
class Config:
    """Everything a host may set."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "hotseat.sqlite"
    """A file, or an address such as postgresql+psycopg://user@host/name."""
    public_url: str = ""
    """How friends reach the server, if not by host and port: https://games.example."""
    origins: str = ""
    """More origins whose pages may talk to this server, separated by blanks."""
    ops_port: int = 0
    """Metrics and administration, on loopback only; 0 is off."""
    admin_token: str = ""
    """Empty: a new one is made and kept beside the database."""
    most_tables: int = 1000
    most_connections: int = 200
    """Per address."""
    requests: int = 120
    """At once, per address; half as many a second after that."""
    bots: int = 1
    """Worker processes."""
    bot_seconds: int = 5
    bot_delay_ms: int = 900
    pauses: int = 100
    """Percent of the usual time for which a table waits by itself: reveals, rests, the grace after a card, bots."""
    spectator_delay: int = 60
    log: str = "info"

    def checked(self) -> "Config":
        """The same, or ConfigError."""
        _within("port", self.port, 0, 65535)
        _within("ops_port", self.ops_port, 0, 65535)
        _within("most_tables", self.most_tables, 1, 100_000)
        _within("most_connections", self.most_connections, 1, 100_000)
        _within("requests", self.requests, 10, 1_000_000)
        _within("bots", self.bots, 1, 64)
        _within("bot_seconds", self.bot_seconds, 1, 600)
        _within("bot_delay_ms", self.bot_delay_ms, 0, 60_000)
        _within("pauses", self.pauses, 0, 1000)
        _within("spectator_delay", self.spectator_delay, 0, 3600)
        for url in [self.public_url, *self.origins.split()]:
            if url and origin_of(url.rstrip("/")) is None:
                raise ConfigError("public_url", f"{url!r} is not of the form https://name or http://name:port.")
        if self.log not in ("debug", "info", "warning", "error"):
            raise ConfigError("log", "say debug, info, warning or error.")
        if self.admin_token and len(self.admin_token) < 22:
            raise ConfigError("admin_token", "use at least 22 characters, or leave it out and one is made.")
        return self

    @property
    def db_url(self) -> str:
        """The database's address."""
        return self.db if "://" in self.db else f"sqlite:///{self.db}"

    @property
    def folder(self) -> Path:
        """Where keys are kept: beside the database file."""
        return Path.cwd() if "://" in self.db else Path(self.db).resolve().parent


def _within(setting: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ConfigError(setting, f"say a whole number from {low} to {high}, not {value}.")


def load_config(file: str | None, given: dict[str, Any], environment: dict[str, str] | None = None) -> Config:
    """The configuration from all places, the later one winning, checked."""
    config = Config()
    if file is not None:
        config = _with(config, _from_file(file), f"in {file}")
    environ = dict(os.environ) if environment is None else environment
    known = {field.name for field in fields(Config)}
    from_environment = {
        name: environ[f"{PREFIX}{name.upper()}"] for name in known if f"{PREFIX}{name.upper()}" in environ
    }
    config = _with(config, from_environment, "in the environment")
    return _with(config, {name: value for name, value in given.items() if value is not None}, "given").checked()


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
        checked[name] = _read(name, value, sorts[name])
    return replace(config, **checked)


def _read(name: str, value: Any, sort: type) -> Any:
    if sort is int:
        text = str(value)
        if isinstance(value, bool) or not (text.isascii() and text.lstrip("-").isdigit()):
            raise ConfigError(name, f"say a whole number, not {value!r}.")
        return int(text)
    if not isinstance(value, str):
        raise ConfigError(name, f"say a text, not {value!r}.")
    return value
