"""The engine: agenda, questions, views and the basis of records. Knows no game and does no I/O."""
