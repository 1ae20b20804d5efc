"""The page, with a description of what its address leads to: chats and networks show it beside a link.

A description says what everybody with the link may know (`GET /api/tables/{table}` says more) and nothing of the cards.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from importlib import resources
from itertools import compress
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from msgspec import json
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.games import game_ids
from hotseat.locales import LANGUAGES, Phrases, phrases
from hotseat.server import projection
from hotseat.server.characters import BY_NAME, FACES_BY_SEAT
from hotseat.server.database import TABLES
from hotseat.server.guard import Addresses, client_of
from hotseat.server.link_pictures import Guest, Parts, parts_in
from hotseat.server.lobby import Lobby
from hotseat.server.places import face_of, name_of
from hotseat.server.room import Room
from hotseat.server.store import Contents, Store

PAGE: Final = Path(str(resources.files("hotseat"))) / "web" / "index.html"
BEGIN: Final = "<!-- about -->"
END: Final = "<!-- /about -->"
MOST_KEPT: Final = 1000
MOST_DRAWN: Final = 64
"""Pictures of tables that are kept, each about 100 kB."""
SECONDS: Final = 30.0
"""How long the summary of a table that is not in memory is reused."""
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}


class Summary(NamedTuple):
    """What everybody with the link of a table may know of it."""

    game: str
    stage: str
    title: str = ""
    host: str = ""
    """The name of the person who opened it, if they sit there."""
    names: tuple[str, ...] = ()
    """Who plays there, people and bots."""
    winner: str = ""
    guests: tuple[Guest, ...] = ()
    """Who sits there, with faces; by place when the game is over."""


class About(NamedTuple):
    """The description of a page."""

    title: str
    text: str
    picture: str
    listed: bool = True
    """Whether search engines may list the page; the link of a table is its key."""


class Links:
    """Serves the page under every address."""

    def __init__(self, page: Path, lobby: Lobby, addresses: Addresses, public_url: str) -> None:
        self._page = page
        self._lobby = lobby
        self._addresses = addresses
        self._url = public_url
        self._kept: OrderedDict[str, tuple[float, Summary | None]] = OrderedDict()
        """By table: until when its summary is reused."""
        self._drawn: OrderedDict[tuple[str, tuple[Guest, ...]], bytes] = OrderedDict()
        """By what they show: the pictures of tables drawn last."""

    async def show(self, request: Request) -> Response:
        """The page that describes itself; a browser that has it already is told so."""
        language = language_of(request)
        about = await self._about(request, phrases(language))
        text = self._described(about, language, request.url.path)
        tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, headers=headers)

    async def _about(self, request: Request, words: Phrases) -> About:
        kind, _, id = request.url.path.strip("/").partition("/")
        if kind in ("t", "r") and id and "/" not in id:
            summary = await self._summary(request, id)
            return _of_house(words, listed=False) if summary is None else self._of_table(id, summary, words)
        kind, _, game = kind.partition("-")
        return of_game(kind, game, words) if game in game_ids() else _of_house(words)

    def _of_table(self, id: str, summary: Summary, words: Phrases) -> About:
        """A table's description, with a picture of its own where the page's build has what it is made of."""
        about = of_table(summary, words)
        if not summary.guests or about.picture == "link" or self._parts() is None:
            return about
        return about._replace(picture=f"link/{id}-{_tag(summary)}")

    def _parts(self) -> Parts | None:
        built = self._page.stat().st_mtime_ns if self._page.exists() else 0
        return parts_in(self._page.parent, built)

    async def picture(self, request: Request) -> Response:
        """The picture of a table, for whoever shows its link; the address changes with what it shows."""
        id = request.path_params["name"].partition("-")[0]
        summary, parts = await self._summary(request, id), self._parts()
        if summary is None or parts is None or not summary.guests:
            return RedirectResponse(f"/{_picture(summary.game if summary else '')}.png", status_code=307)
        key = (_picture(summary.game), summary.guests)
        drawn = self._drawn.get(key) or await self._draw(request, parts, key)
        if drawn is None:
            return RedirectResponse(f"/{key[0]}.png", status_code=307)
        return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})

    async def _draw(self, request: Request, parts: Parts, key: tuple[str, tuple[Guest, ...]]) -> bytes | None:
        """A picture drawn now; None if its address has used up its budget or the server is busy."""
        if self._addresses.expensive.take(client_of(request), self._lobby.shared.time.now()):
            return None
        try:
            drawn = await self._lobby.shared.aside.compute(lambda: parts.picture(*key))
        except HotseatError:
            return None
        self._drawn[key] = drawn
        while len(self._drawn) > MOST_DRAWN:
            self._drawn.popitem(last=False)
        return drawn

    async def _summary(self, request: Request, id: str) -> Summary | None:
        """A table's summary from memory or the index of the store; None if it is unknown or the server is busy."""
        now = self._lobby.shared.time.now()
        if len(id) != 16 or not id.isalnum() or self._addresses.requests.take(client_of(request), now):
            return None
        table = self._lobby.tables.get(id)
        if table is not None:
            return of_room(table.room) if table.certain and table.room.seq else None
        until, known = self._kept.get(id, (0.0, None))
        if now < until:
            return known
        try:
            found = await self._lobby.shared.aside.read(lambda: of_store(self._lobby.shared.store, id))
        except HotseatError:
            return None
        self._keep(id, now + SECONDS, found)
        return found

    def _keep(self, id: str, until: float, summary: Summary | None) -> None:
        self._kept[id] = until, summary
        self._kept.move_to_end(id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _described(self, about: About, language: str, path: str) -> str:
        before, after = _halves(self._page, self._page.stat().st_mtime_ns)
        before = before.replace('<html lang="en"', f'<html lang="{language}"', 1)
        return before + head(about, language, self._url, path) + after


@lru_cache(maxsize=2)
def _halves(page: Path, changed: int) -> tuple[str, str]:
    """The page before and after its description; read again when the file has changed."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    return before, rest.partition(END)[2]


def head(about: About, language: str, url: str, path: str) -> str:
    """The description as elements of the head. Names come from strangers, so everything is escaped."""
    picture = f"{url}/{about.picture}.png"
    named = {
        "description": about.text,
        "robots": "" if about.listed else "noindex",
        "twitter:card": "summary_large_image",
        "twitter:title": about.title,
        "twitter:description": about.text,
        "twitter:image": picture,
    }
    properties = {
        "og:site_name": "Hotseat",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": about.title,
        "og:description": about.text,
        "og:url": f"{url}{path}",
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": about.title,
    }
    lines = [f"<title>{escape(about.title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items() if text]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    return "\n    ".join(lines)


def language_of(request: Request) -> str:
    """The language of the link (`?lang=fr`), or else the one that the reader prefers."""
    wish = request.query_params.get("lang", "")
    return wish if wish in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best of our languages for an `Accept-Language` header."""
    wishes: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        language = name[:2].lower()
        if language in LANGUAGES:
            wishes.append((_weight(weight), language))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def _weight(text: str) -> float:
    if not text:
        return 1.0
    return float(text) if text.replace(".", "", 1).isdigit() and text.isascii() else 0.0


# -- summaries ---------------------------------------------------------------------------------------------------------


def of_room(room: Room) -> Summary:
    """The summary of a table in memory."""
    plans = [place.plan for place in room.places]
    host = next((plan.name for plan in plans if plan.hash and plan.hash == room.people.host), "")
    names = [name_of(room.places, place) for place in room.places]
    result = projection.result(room)
    open_to = [place.plan.kind != "closed" for place in room.places]
    faces = [face_of(room.places, place) for place in room.places]
    guests = _seated(list(compress(names, open_to)), list(compress(faces, open_to)), result)
    winner = _winner(names, result)
    return Summary(room.opened.game, room.stage, room.opened.title, host, tuple(filter(None, names)), winner, guests)


def of_store(store: Store, id: str) -> Summary | None:
    """The summary of a table that is not in memory, from the index of all tables."""
    with store.engine.connect() as connection:
        row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        return None
    line = Contents(**row._mapping)
    names: list[str] = json.decode(line.names)
    result = json.decode(line.result, type=m.Result) if line.result else None
    # The index has no faces: bots have those of their names, people those of their seats.
    faces = [BY_NAME[name].face if name in BY_NAME else FACES_BY_SEAT[seat] for seat, name in enumerate(names)]
    guests = _seated(names, [face if name else None for face, name in zip(faces, names, strict=True)], result)
    winner = _winner(names, result)
    return Summary(line.game, line.stage, names=tuple(filter(None, names)), winner=winner, guests=guests)


def _seated(names: list[str], faces: Sequence[m.Face | None], result: m.Result | None) -> tuple[Guest, ...]:
    """Everybody at the table, by place once the game is over."""
    places = [0] * len(names) if result is None else result.places
    guests = [Guest(name, face or "", place) for name, face, place in zip(names, faces, places, strict=True)]
    return tuple(sorted(guests, key=lambda guest: guest.place))


def _tag(summary: Summary) -> str:
    """Changes with what the picture shows, so that a new one is fetched."""
    return hashlib.sha256(repr((summary.game, summary.guests)).encode()).hexdigest()[:10]


def _winner(names: list[str], result: m.Result | None) -> str:
    """The name of the only winner, if it has one."""
    first = [] if result is None else [name for name, place in zip(names, result.places, strict=True) if place == 1]
    return first[0] if len(first) == 1 else ""


# -- descriptions ------------------------------------------------------------------------------------------------------


def of_table(summary: Summary, words: Phrases) -> About:
    """A table or a replay."""
    game = _name(summary.game, words)
    names = ", ".join(summary.names)
    match summary.stage:
        case "waiting" | "sealing":
            title = words.say("link-invites", name=summary.host, game=game) if summary.host else ""
            title, text = title or words.say("link-waits", game=game), _line(summary.game, words)
        case "playing" | "paused":
            title = words.say("link-plays", game=game)
            text = words.say("link-plays-text", names=names) if names else _line(summary.game, words)
        case "finished":
            won = words.say("link-won", name=summary.winner, game=game) if summary.winner else ""
            title = won or words.say("link-over", game=game)
            text = words.say("link-over-text", names=names) if names else _line(summary.game, words)
        case _:
            return _of_house(words, listed=False)
    return About(title, f"{summary.title} · {text}" if summary.title else text, _picture(summary.game), False)


def of_game(kind: str, game: str, words: Phrases) -> About:
    """A screen about one game: its rules, its guided first game, or a new table."""
    name = _name(game, words)
    title = words.say(f"link-{kind}", game=name) if kind in ("rules", "learn") else f"{name} · Hotseat"
    return About(title, _line(game, words), _picture(game))


def _of_house(words: Phrases, listed: bool = True) -> About:
    return About(f"Hotseat · {words.say('page-tagline')}", words.say("page-intro"), "link", listed)


def _name(game: str, words: Phrases) -> str:
    return words.say_or(f"page-game-{game}", words.say_or(f"{game}-name", game))


def _line(game: str, words: Phrases) -> str:
    """One sentence about the game."""
    intro = words.say("page-intro")
    return words.say_or(f"page-line-of-{game}", words.say_or(f"{game}-line", intro))


@cache
def _pictures() -> frozenset[str]:
    return frozenset(path.stem for path in PAGE.parent.glob("link-*.png") if path.stem != "link-sheet")


def _picture(game: str) -> str:
    """The picture of a game; one that the page does not know has that of the house."""
    return f"link-{game}" if f"link-{game}" in _pictures() else "link"
