"""The turn: its choices, Action cards, drawing and the hand limit (CM-4, CM-6, CM-7)."""
