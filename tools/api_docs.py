"""`make docs`: the API reference, built from docstrings with pdoc into `build/docs`.

Every link inside it is checked; a broken one is an error.
"""

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

import pdoc
import pdoc.render

FOLDER: Final = Path(__file__).parents[1] / "build" / "docs"
MODULES: Final = (
    "hotseat",
    "hotseat.core.agenda",
    "hotseat.core.errors",
    "hotseat.core.events",
    "hotseat.core.facts",
    "hotseat.core.game",
    "hotseat.core.moves",
    "hotseat.core.options",
    "hotseat.core.outcome",
    "hotseat.core.position",
    "hotseat.core.rng",
    "hotseat.core.state",
    "hotseat.bots",
    "hotseat.bots.arena",
    "hotseat.bots.base",
    "hotseat.bots.players",
    "hotseat.client",
    "hotseat.datasets",
    "hotseat.pictures",
    "hotseat.records",
    "hotseat.rl",
    "hotseat.rl.agents",
    "hotseat.rl.card",
    "hotseat.rl.gym",
    "hotseat.rl.memory",
    "hotseat.rl.openspiel",
    "hotseat.rl.replay",
    "hotseat.rl.train",
    "hotseat.rl.zoo",
    "hotseat.runs.cluster",
    "hotseat.runs.crew",
    "hotseat.runs.jobs",
    "hotseat.runs.store",
    "hotseat.simulation",
    "hotseat.table",
)
"""What programs import; everything else is internal."""


def build(folder: Path = FOLDER) -> list[str]:
    """Write the reference; returns its broken links."""
    pdoc.render.configure(
        docformat="google", footer_text="Unofficial. The names of the games belong to their publishers."
    )
    pdoc.pdoc(*MODULES, output_directory=folder)
    return list(broken_links(folder))


class _Page(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name == "href" and value and tag == "a":
                self.links.append(value)


def broken_links(folder: Path) -> Iterator[str]:
    """Links to pages or anchors that do not exist, as `page: link`."""
    pages = {path.resolve(): _Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            target, anchor = urldefrag(link)
            if urlsplit(link).scheme:
                continue
            found = pages.get((path.parent / unquote(target)).resolve() if target else path)
            if found is None or (anchor and anchor not in found.anchors):
                yield f"{path.relative_to(folder.resolve())}: {link}"


if __name__ == "__main__":
    broken = build()
    print("\n".join([f"broken link in {link}" for link in broken]) or f"The reference is in {FOLDER}/index.html")
    sys.exit(1 if broken else 0)
