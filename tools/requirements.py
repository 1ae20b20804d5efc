"""Prints the requirements of pyproject.toml, one per line: those for playing, or with `dev` also the tools."""

import sys
import tomllib
from pathlib import Path

DESCRIBED = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = DESCRIBED["project"]["optional-dependencies"]


def extra(name: str) -> list[str]:
    """The requirements of an extra, with those of the extras that it names."""
    found: list[str] = []
    for one in EXTRAS[name]:
        if one.startswith("hotseat["):
            for other in one.removeprefix("hotseat[").removesuffix("]").split(","):
                found += extra(other)
        else:
            found.append(one)
    return found


playing = DESCRIBED["project"]["dependencies"] + extra("server") + DESCRIBED["build-system"]["requires"]
print("\n".join(playing + (extra("dev") if sys.argv[1:] == ["dev"] else [])))
