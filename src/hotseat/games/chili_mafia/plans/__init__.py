"""Choices of several words: the words, how a line of them is parsed, and the questions they answer (CM-3)."""
