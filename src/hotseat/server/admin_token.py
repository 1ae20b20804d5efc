"""The token that `hotseat admin` needs."""

import secrets
from pathlib import Path

from hotseat.server.files import kept_secret


def admin_token(path: Path, given: str) -> str:
    """The given admin token, or the one stored in this file (readable by its owner only)."""
    return given or kept_secret(path, lambda: secrets.token_hex(32))
