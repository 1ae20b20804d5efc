"""The engine: agenda, questions, views and records' ground. Knows no game and does no I/O."""
