"""Prints what the project needs, tools included, from pyproject.toml: one requirement a word."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
print(" ".join(word.replace(" ", "") for word in project["dependencies"] + project["optional-dependencies"]["dev"]))
