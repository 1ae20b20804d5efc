"""Hidden information: what a view shows, who knows what, and how the unknown is dealt (chapter Hidden information)."""
