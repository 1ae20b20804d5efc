"""`hotseat serve`: a server for live tables."""

import os
import sys
import webbrowser
from argparse import Namespace

from hotseat.cli.parser import Parser, UsageError
from hotseat.locales import Phrases

GIVEN = ("host", "port", "db", "public_url", "allowed_hosts", "node", "ops_port", "push_contact")
"""The settings that have an option here."""


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.option("--host", "HOST", "help-host")
    parser.option("--port", "PORT", "help-port", parser.whole)
    parser.option("--db", "FILE", "help-db")
    parser.option("--public-url", "URL", "help-public-url")
    parser.option("--allowed-hosts", "NAMES", "help-allowed-hosts")
    parser.option("--node", "NAME", "help-node")
    parser.option("--ops-port", "PORT", "help-ops-port", parser.whole)
    parser.option("--push-contact", "ADDRESS", "help-push-contact")
    parser.option("--config", "FILE", "help-config")
    parser.switch("--no-browser", "help-no-browser")
    parser.examples(
        "hotseat serve",
        "hotseat serve --host 0.0.0.0 --port 80 --public-url https://games.example",
        "hotseat serve --config hotseat.toml",
        "hotseat serve --node n1 --db postgresql+psycopg://hotseat@db/hotseat --public-url https://games.example",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Serve until interrupted."""
    if sys.platform == "win32":
        raise UsageError(words.say("serve-windows"))
    try:
        from hotseat.server.config import load_config
        from hotseat.server.running import run as serve
    except ImportError as missing:
        raise UsageError(words.say("serve-needs", package=str(missing.name))) from missing
    given = {name: getattr(args, name) for name in GIVEN}
    config = load_config(args.config, given)

    def ready(url: str) -> None:
        print(words.say("serve-ready", url=url), flush=True)
        if not args.no_browser and sys.stdout.isatty() and _has_browser():
            webbrowser.open(url)

    serve(config, ready)
    print(words.say("serve-stopped"), flush=True)
    return 0


def _has_browser() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
