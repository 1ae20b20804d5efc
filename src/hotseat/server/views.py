"""The views of one state as JSON: the spectators' as a whole, and each seat's as its differences from it.

Everything is written from what the viewer may know (`State.view`), never by removing parts of the full state.
"""

from typing import Any, Final

from msgspec import json

from hotseat.core.facts import own_facts
from hotseat.core.position import WHOLE, Codec, Many, Zone, differences, pending, position, zone_values
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


def _member_of_items(name: str, items: list[bytes]) -> bytes:
    """A member that is a list of these items."""
    return b'"%b":[%b]' % (name.encode(), b",".join(items))


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
        """The JSON of the items of zones of which only some items have changed, or of which a seat sees only some
        differently."""
        self._private: dict[int, Seen] = {}
        """By seat: what it saw differently from a spectator in its last view."""
        self._values = zone_values(self.public)
        self._facts: list[tuple[Any, bytes]] = []
        """The public facts in order, each with its JSON member."""
        self._begins = self._ends = b""
        """The JSON before the zones, and after the facts."""
        self._pieces: list[bytes] = []
        """The JSON before, between and after the private zones, up to the end of the public facts."""
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
        self._write_facts([])
        self._write_ends()

    def _write_changes(self, before: "Views") -> None:
        self._begins, self._private, self._items = before._begins, before._private, before._items.copy()
        changed = self._changed_since(before)
        same_steps = self.public.question is before.public.question and self.public.upcoming == before.public.upcoming
        if not changed and same_steps:
            self._zones, self._facts, self._ends = before._zones, before._facts, before._ends
            return
        self._zones = {**before._zones, **changed}
        self._write_facts(before._facts)
        self._write_ends()

    def _changed_since(self, before: "Views") -> dict[str, bytes]:
        """The zones that have changed, as members; the items of the others are still known."""
        changed: dict[str, bytes] = {}
        rows: dict[str, list[bytes]] = {}
        for name, place, value, codec in differences(self.public, before._values):
            text = _ENCODER.encode(codec.write(value))
            if place == WHOLE:
                changed[name] = _member(name, text)
                self._items.pop(name, None)
            else:
                if name not in rows:
                    rows[name] = self._items_of(name).copy()
                rows[name][place] = text
        for name, row in rows.items():
            changed[name] = _member_of_items(name, row)
            self._items[name] = row
        return changed

    def _items_of(self, name: str) -> list[bytes]:
        """JSON of the items of a zone, as a spectator sees them."""
        items = self._items.get(name)
        if items is None:
            written = self.public.setup.game.fields[name].write(getattr(self.public, name))
            items = self._items[name] = [_ENCODER.encode(item) for item in written]
        return items

    def _write_facts(self, before: list[tuple[Any, bytes]]) -> None:
        for place, (name, fact) in enumerate(self.public.setup.game.public_facts):
            if before and fact.fixed:
                self._facts.append(before[place])
                continue
            value = fact.of(self.public)
            same = bool(before) and before[place][0] == value
            self._facts.append(before[place] if same else (value, _member(name, _ENCODER.encode(value))))

    def _write_ends(self) -> None:
        self._ends = b'},"agenda":%b,"rng":%b}' % (_ENCODER.encode(pending(self.public)), _ENCODER.encode(self._rng))

    # -- reading -------------------------------------------------------------------------------------------------------

    def of_spectator(self) -> bytes:
        """The spectators' view."""
        parts: list[bytes] = []
        pieces = self._cut_pieces()
        for number, zone in enumerate(self.public.setup.game.private):
            parts.append(pieces[number])
            parts.append(self._zones[zone.name])
        return b"".join([*parts, pieces[-1], self._ends])

    def of_seat(self, view: State, seat: int) -> bytes:
        """The view of this seat; what a spectator sees as well is not encoded again."""
        public, game = self.public, self.public.setup.game
        if view.question is not public.question or view.upcoming != public.upcoming or view.rng.data() != self._rng:
            facts = {name: known[0] for (name, _), known in zip(game.public_facts, self._facts, strict=True)}
            return _ENCODER.encode(with_facts(position(view), facts, view))
        before: Seen = self._private.get(seat, {})
        now: Seen = {}
        self._private[seat] = now
        parts: list[bytes] = []
        pieces = self._cut_pieces()
        for number, zone in enumerate(game.private):
            parts.append(pieces[number])
            parts.append(self._zone_of_seat(zone, view, before, now))
        parts.append(pieces[-1])
        comma = b"," if self._facts else b""
        for name, fact in game.own_facts:
            value = fact.of(view)
            known = before.get((name, _FACT))
            if known is None or known[0] != value:
                known = value, _member(name, _ENCODER.encode(value))
            now[name, _FACT] = known
            parts.append(comma)
            parts.append(known[1])
            comma = b","
        parts.append(self._ends)
        return b"".join(parts)

    def _zone_of_seat(self, zone: Zone, view: State, before: Seen, now: Seen) -> bytes:
        """A zone of a seat's view, as a member. What is in `before` is not encoded again; everything is noted in `now`.

        If a list differs in some items only, the others are taken from the spectator's.
        """
        name, codec = zone.name, zone.codec
        value, public = getattr(view, name), self._values[zone.place]
        if value is public or value == public:
            return self._zones[name]
        if not isinstance(codec, Many) or len(value) != len(public):
            return _member(name, _known(name, WHOLE, value, codec, before, now))
        row = self._items_of(name).copy()
        for place, own in enumerate(value):
            other = public[place]
            if own is not other and own != other:
                row[place] = _known(name, place, own, codec.item, before, now)
        return _member_of_items(name, row)

    def forget_texts(self) -> None:
        """Everybody has been told: what all texts of this moment share is not needed for the next one."""
        self._pieces = []

    def _cut_pieces(self) -> list[bytes]:
        """The spectators' view without its private zones and up to the end of its facts, cut where they belong."""
        if not self._pieces:
            private = {zone.name for zone in self.public.setup.game.private}
            texts, comma = [self._begins], b""
            for name, zone in self._zones.items():
                texts.append(comma)
                if name in private:
                    self._pieces.append(b"".join(texts))
                    texts = []
                else:
                    texts.append(zone)
                comma = b","
            texts += (b'},"facts":{', b",".join([text for _, text in self._facts]))
            self._pieces.append(b"".join(texts))
        return self._pieces


def _known(name: str, place: int, value: Any, codec: Codec, before: Seen, now: Seen) -> bytes:
    """The JSON of a value, from `before` if it is the same; it is noted in `now`."""
    known = before.get((name, place))
    if known is None or known[0] != value:
        known = value, _ENCODER.encode(codec.write(value))
    now[name, place] = known
    return known[1]
