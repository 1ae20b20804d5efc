"""Browser tests run where there is a browser, a server and a built page; elsewhere the header says what is missing."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.browser.serving import CHROMIUM, ROOT


def missing() -> str:
    """What keeps the browser tests from running here; empty if nothing does."""
    for package in ("playwright", "starlette", "uvicorn"):
        if find_spec(package) is None:
            return f"the package {package}"
    if not Path(CHROMIUM).exists():
        return f"a browser at {CHROMIUM} (HOTSEAT_CHROMIUM names another)"
    if not (ROOT / "src/hotseat/web/index.html").exists():
        return "the built page (npm install && npm run build in web/)"
    return ""


MISSING = missing()
if MISSING and os.environ.get("HOTSEAT_NO_SKIP"):
    raise pytest.UsageError(f"the browser tests may not be left out here, but there is no {MISSING}")
collect_ignore_glob = ["test_*.py"] if MISSING else []

if not MISSING:
    from tests.browser.people import browser, opened, resting, served, unhurried

    __all__ = ["browser", "opened", "resting", "served", "unhurried"]


def pytest_report_header() -> str:
    """One line at the top of the report."""
    return f"browser tests: left out, there is no {MISSING}" if MISSING else "browser tests: real browser, real server"
