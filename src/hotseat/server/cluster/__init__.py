"""Several servers on one PostgreSQL database: who owns which table, and how that changes (docs/scale.md)."""
