"""Prints the requirements of pyproject.toml, one per line: those for playing, or with `dev` also the tools."""

import sys
import tomllib
from pathlib import Path

described = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = described["project"]["optional-dependencies"]
playing = described["project"]["dependencies"] + extras["server"] + described["build-system"]["requires"]
print("\n".join(playing + (extras["dev"] if sys.argv[1:] == ["dev"] else [])))
