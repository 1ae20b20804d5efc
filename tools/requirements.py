"""Prints what pyproject.toml asks for, one requirement a line: what playing needs, or with `dev` the tools as well."""

import sys
import tomllib
from pathlib import Path

described = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = described["project"]["optional-dependencies"]
playing = described["project"]["dependencies"] + extras["server"] + described["build-system"]["requires"]
print("\n".join(playing + (extras["dev"] if sys.argv[1:] == ["dev"] else [])))
