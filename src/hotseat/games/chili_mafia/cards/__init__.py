"""The cards and the decks they come in (chapter Components)."""
