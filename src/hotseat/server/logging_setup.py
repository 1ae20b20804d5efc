"""Structured logs: one JSON object per line, without secrets."""

import logging
import re
from typing import Final

from msgspec import json

FIELDS: Final = ("table", "reason", "address", "port")
_OF_STRANGERS: Final = (
    "Invalid HTTP request received.",
    "ASGI callable returned without completing handshake.",
)
"""What uvicorn reports about every malformed request and refused WebSocket; anybody could fill the log with it."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,}")


def redacted(text: str) -> str:
    """The text without anything that could be a token, a seed or a hash."""
    return _TOKEN.sub("***", text)


class JsonLines(logging.Formatter):
    """Formats the time, level, message and extra fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        for name in FIELDS:
            if hasattr(record, name):
                line[name] = redacted(str(getattr(record, name)))
        if record.exc_info:
            line["exception"] = redacted(self.formatException(record.exc_info))
        return json.encode(line).decode()


def _of_ours(record: logging.LogRecord) -> bool:
    return record.msg not in _OF_STRANGERS


def set_up_logging(level: str) -> None:
    """Send all logs of the server to standard error as JSON lines."""
    output = logging.StreamHandler()
    output.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [output]
    root.setLevel(level.upper())
    if level != "debug":
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
        logging.getLogger("uvicorn.error").addFilter(_of_ours)
