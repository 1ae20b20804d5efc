"""Prints what the project needs, tools included, from pyproject.toml: one requirement a line."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
extras = project["optional-dependencies"]
print("\n".join(project["dependencies"] + extras["server"] + extras["dev"]))
