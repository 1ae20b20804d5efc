"""Attacks with Hot cards, and the abilities that go with them (CM-8, CM-14, CM-15)."""
