"""The views of one state as JSON: the spectators' as a whole, and each seat's as its differences from it.

Everything is written from what the viewer may know (`State.view`), never by removing parts of the full state.
"""

from typing import Any, Final

from msgspec import json

from hotseat.core.facts import own_facts
from hotseat.core.position import WHOLE, differences, pending, position, zone_values
from hotseat.core.state import State

_ENCODER = json.Encoder()
_FACT: Final = -2
"""In place of an index: not a zone but a fact."""
_ORDER: Final = ("game", "rules", "players", "options", "zones", "facts", "agenda", "rng")
"""The members of a view, in order."""
Seen = dict[tuple[str, int], tuple[Any, bytes]]
"""Parts of a view, by zone and index in it or WHOLE, or by fact and _FACT: each value with its JSON."""


def _member(name: str, value: bytes) -> bytes:
    """`"name":value`, a member of a JSON object."""
    return b'"%b":%b' % (name.encode(), value)


def with_facts(seen: dict[str, Any], public: dict[str, Any], view: State | None) -> dict[str, Any]:
    """A position with its facts added: the public ones, and the private ones of the seat's view, if any."""
    own = {} if view is None else own_facts(view)
    told = {**seen, "facts": {**public, **own}}
    return {name: told[name] for name in _ORDER}


class Views:
    """All views of a state. Given the previous instance of the same table, only changed parts are encoded again."""

    def __init__(self, state: State, before: "Views | None" = None) -> None:
        self.public = state.view(None)
        """The state as a spectator sees it."""
        self._rng = self.public.rng.data()
        self._zones: dict[str, bytes] = {}
        """The members of the spectators' zones, in order."""
        self._items: dict[str, list[bytes]] = {}
        """The items of zones of which some seat sees one differently."""
        self._private: dict[int, Seen] = {}
        """By seat: what it saw differently from a spectator in its last view."""
        self._values = zone_values(self.public)
        self._facts: dict[str, tuple[Any, bytes]] = {}
        """The public facts, each with its JSON member."""
        self._begins = self._facts_text = self._ends = b""
        """The JSON before the zones, of the public facts, and after the facts."""
        self._around: dict[tuple[str, ...], list[bytes]] = {}
        """By the zones that a seat sees differently: the JSON before, between and after them."""
        if before is None:
            self._write()
        else:
            self._write_changes(before)

    def _write(self) -> None:
        told = position(self.public)
        for name, value in told.pop("zones").items():
            self._zones[name] = _member(name, _ENCODER.encode(value))
        del told["agenda"], told["rng"]
        self._begins = _ENCODER.encode(told)[:-1] + b',"zones":{'
        self._write_facts({})
        self._write_ends()

    def _write_changes(self, before: "Views") -> None:
        self._begins, self._private, self._items = before._begins, before._private, before._items
        texts, rows = self._differing(self.public, before._values, {}, {})
        same_steps = self.public.question is before.public.question and self.public.upcoming == before.public.upcoming
        if not texts and same_steps:
            self._zones, self._around = before._zones, before._around
            self._facts, self._facts_text, self._ends = before._facts, before._facts_text, before._ends
            return
        self._zones = {**before._zones, **texts}
        self._items = {name: row for name, row in before._items.items() if name not in texts} | rows
        self._write_facts(before._facts)
        self._write_ends()

    def _write_facts(self, before: dict[str, tuple[Any, bytes]]) -> None:
        for name, fact in self.public.setup.game.facts.items():
            if fact.own:
                continue
            known = before.get(name)
            if known is None or not fact.fixed:
                value = fact.of(self.public)
                if known is None or known[0] != value:
                    known = value, _member(name, _ENCODER.encode(value))
            self._facts[name] = known
        self._facts_text = b",".join([text for _, text in self._facts.values()])

    def _write_ends(self) -> None:
        self._ends = b'},"agenda":%b,"rng":%b}' % (_ENCODER.encode(pending(self.public)), _ENCODER.encode(self._rng))

    def _differing(
        self, view: State, like: list[Any], before: Seen, now: Seen
    ) -> tuple[dict[str, bytes], dict[str, list[bytes]]]:
        """The zones of `view` that differ from those in `like`, as members; for lists also the JSON of their items.

        What is in `before` is not encoded again; everything is noted in `now`.
        """
        texts: dict[str, bytes] = {}
        rows: dict[str, list[bytes]] = {}
        for name, place, value, codec in differences(view, like):
            known = before.get((name, place))
            if known is None or known[0] != value:
                known = value, _ENCODER.encode(codec.write(value))
            now[name, place] = known
            if place == WHOLE:
                texts[name] = _member(name, known[1])
                continue
            if name not in rows:
                rows[name] = self._items_of(name).copy()
                texts[name] = b""  # keeps the order of the zones
            rows[name][place] = known[1]
        for name, row in rows.items():
            texts[name] = _member(name, b"[%b]" % b",".join(row))
        return texts, rows

    def _items_of(self, name: str) -> list[bytes]:
        """JSON of the items of a zone, as a spectator sees them."""
        items = self._items.get(name)
        if items is None:
            written = self.public.setup.game.fields[name].write(getattr(self.public, name))
            items = self._items[name] = [_ENCODER.encode(item) for item in written]
        return items

    # -- reading -------------------------------------------------------------------------------------------------------

    def of_spectator(self) -> bytes:
        """The spectators' view."""
        return self._text_around(())[0] + self._ends

    def of_seat(self, view: State, seat: int) -> bytes:
        """The view of this seat; what a spectator sees as well is not encoded again."""
        public = self.public
        if view.question is not public.question or view.upcoming != public.upcoming or view.rng.data() != self._rng:
            facts = {name: value for name, (value, _) in self._facts.items()}
            return _ENCODER.encode(with_facts(position(view), facts, view))
        before: Seen = self._private.get(seat, {})
        now: Seen = {}
        self._private[seat] = now
        texts = self._differing(view, self._values, before, now)[0]
        around = self._text_around(tuple(texts))
        parts = [around[0]]
        for place, text in enumerate(texts.values(), 1):
            parts += [text, around[place]]
        comma = b"," if self._facts_text else b""
        for name, value in own_facts(view).items():
            known = before.get((name, _FACT))
            if known is None or known[0] != value:
                known = value, _member(name, _ENCODER.encode(value))
            now[name, _FACT] = known
            parts += [comma, known[1]]
            comma = b","
        parts.append(self._ends)
        return b"".join(parts)

    def forget_texts(self) -> None:
        """Everybody has been told: what all texts of this moment share is not needed for the next one."""
        self._around.clear()

    def _text_around(self, names: tuple[str, ...]) -> list[bytes]:
        """The spectators' view without these zones and up to the end of its facts, cut where they belong."""
        cut = self._around.get(names)
        if cut is None:
            cut = self._around[names] = self._cut_at(names)
        return cut

    def _cut_at(self, names: tuple[str, ...]) -> list[bytes]:
        pieces: list[bytes] = []
        texts, comma = [self._begins], b""
        for name, zone in self._zones.items():
            if name in names:
                texts.append(comma)
                pieces.append(b"".join(texts))
                texts = []
            else:
                texts += (comma, zone)
            comma = b","
        texts += (b'},"facts":{', self._facts_text)
        pieces.append(b"".join(texts))
        return pieces
