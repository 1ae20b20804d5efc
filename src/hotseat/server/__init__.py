"""Live tables: acknowledged moves are durable, and each seat receives only what it may know. See docs/live.md."""

from hotseat.extras import missing_extra

try:
    import msgspec as _msgspec  # noqa: F401  # one for all that the extra brings
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "server") from missing
