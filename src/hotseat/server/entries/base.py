"""The base of all entries."""

from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """The base of all entries."""
