"""Load: many tables of a real game over real sockets, with durable moves."""
