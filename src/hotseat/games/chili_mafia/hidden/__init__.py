"""Hidden information: what a view shows, who knows what, how unknown cards are dealt (chapter Hidden information)."""
