"""Gangs: what they are, how they are formed and how they grow (CM-5)."""
