"""Live tables: acknowledged moves are durable, and each seat receives only what it may know. See docs/live.md."""
