"""The live table: it keeps what it acknowledged, and tells each seat only what it may know. See docs/live.md."""
