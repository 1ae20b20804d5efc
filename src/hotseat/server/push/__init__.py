"""Web Push: calls people to their turn at a table that is played over days, when its page is not open."""
