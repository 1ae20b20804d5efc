"""Heists (CM-16)."""
