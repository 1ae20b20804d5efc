"""The picture that a chat shows with the link of a table: its game, and who sits there.

The page's build draws the pictures of the games and a sheet of faces and letters (`web/png.mjs`), all on the same plain
ground and without PNG filters. A table's picture is put together from rows of bytes, which needs no drawing library and
takes about 15 ms. It shows names, faces and places, which everybody with the link may know, and nothing of the cards.
"""

import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct, json

WIDE: Final = 1200
BYTES: Final = 3
"""Of a pixel: red, green, blue."""
LEVEL: Final = 6
MARGIN: Final = 14
MOST_WIDE: Final = 260
"""Pixels for one player where there are few."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class Guest(NamedTuple):
    """Who sits at a table, as its picture shows them; a free seat has no face."""

    name: str
    face: str
    place: int = 0
    """In the result; 0 while the game is not over."""


class Tile(Struct, frozen=True):
    """Where a face or a letter is on the sheet."""

    x: int
    y: int
    wide: int
    high: int


class Sheet(Struct, frozen=True):
    """`link-sheet.json`: faces (`<face> <mood>` and `free`) and letters, all on the ground of the pictures."""

    ground: tuple[int, int, int]
    faces: dict[str, Tile]
    letters: dict[str, Tile]


class Picture(NamedTuple):
    """Pixels, row after row."""

    wide: int
    high: int
    pixels: bytes

    def row(self, tile: Tile, y: int) -> bytes:
        """One row of a tile."""
        start = ((tile.y + y) * self.wide + tile.x) * BYTES
        return self.pixels[start : start + tile.wide * BYTES]


class Parts:
    """The pictures of the games and the sheet, as the page's build left them in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sheet = json.decode((folder / "link-sheet.json").read_bytes(), type=Sheet)
        self._drawn = unpacked((folder / "link-sheet.png").read_bytes())

    def picture(self, game: str, guests: tuple[Guest, ...]) -> bytes:
        """The picture of a table as PNG: its players in a band above the picture of the game."""
        base = unpacked((self._folder / f"{game}.png").read_bytes())
        band = self._band(guests)
        shown = band + base.pixels[len(band) :]
        return packed(Picture(base.wide, base.high, shown))

    def _band(self, guests: tuple[Guest, ...]) -> bytes:
        face = next(iter(self._sheet.faces.values()))
        letter = next(iter(self._sheet.letters.values()))
        ground = bytes(self._sheet.ground)
        rows = [bytearray(ground * WIDE) for _ in range(MARGIN + face.high + letter.high + MARGIN)]
        slot = min(MOST_WIDE, (WIDE - 2 * MARGIN) // max(1, len(guests)))
        left = (WIDE - slot * len(guests)) // 2
        for i, guest in enumerate(guests):
            middle = left + slot * i + slot // 2
            self._lay(rows, self._face_of(guest), middle - face.wide // 2, MARGIN)
            words = self._fitting(named(guest), slot - 8)
            x = middle - sum([tile.wide for tile in words]) // 2
            for tile in words:
                self._lay(rows, tile, x, MARGIN + face.high)
                x += tile.wide
        return b"".join(rows)

    def _face_of(self, guest: Guest) -> Tile:
        faces = self._sheet.faces
        return faces.get(f"{guest.face} {'glad' if guest.place == 1 else 'calm'}", faces["free"])

    def _fitting(self, text: str, wide: int) -> list[Tile]:
        """The letters of a name that fit; none if it is written in letters that the sheet lacks."""
        letters = self._sheet.letters
        if any(one not in letters for one in text):
            return []
        tiles = [letters[one] for one in text]
        if sum([tile.wide for tile in tiles]) <= wide:
            return tiles
        dots = letters["…"]
        while tiles and sum([tile.wide for tile in tiles]) + dots.wide > wide:
            tiles.pop()
        return [*tiles, dots]

    def _lay(self, rows: list[bytearray], tile: Tile, x: int, y: int) -> None:
        for i in range(tile.high):
            rows[y + i][x * BYTES : (x + tile.wide) * BYTES] = self._drawn.row(tile, i)


@lru_cache(maxsize=2)
def parts_in(folder: Path, built: int) -> Parts | None:
    """What the build left there; None without a complete build. `built` is the time of the build."""
    complete = all((folder / name).exists() for name in ("link-sheet.json", "link-sheet.png"))
    return Parts(folder) if built and complete else None


def named(guest: Guest) -> str:
    """A player's name, with the place if the game is over."""
    return f"{guest.place}. {guest.name}" if guest.place and guest.name else guest.name


# -- PNG ---------------------------------------------------------------------------------------------------------------


def unpacked(png: bytes) -> Picture:
    """The pixels of a PNG of the build: eight bits of red, green and blue, and no row filtered."""
    header, data = b"", b""
    for kind, contents in _chunks(png):
        header = contents if kind == b"IHDR" else header
        data += contents if kind == b"IDAT" else b""
    wide, high, depth, colours = struct.unpack(">IIBB", header[:10])
    rows, step = zlib.decompress(data), wide * BYTES + 1
    assert (depth, colours, len(rows)) == (8, 2, step * high), "not a picture of the build"
    assert not any(rows[::step]), "filtered rows"
    return Picture(wide, high, b"".join([rows[start + 1 : start + step] for start in range(0, len(rows), step)]))


def packed(picture: Picture) -> bytes:
    """A PNG of these pixels."""
    step = picture.wide * BYTES
    rows = b"".join([b"\0" + picture.pixels[start : start + step] for start in range(0, len(picture.pixels), step)])
    header = struct.pack(">IIBBBBB", picture.wide, picture.high, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join([_chunk(kind, contents) for kind, contents in parts])


def _chunk(kind: bytes, contents: bytes) -> bytes:
    return struct.pack(">I", len(contents)) + kind + contents + struct.pack(">I", zlib.crc32(kind + contents))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length
