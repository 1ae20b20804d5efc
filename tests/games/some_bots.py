"""Bots of a game that has only easy ones."""

from hotseat.bots import RandomBot

LEVELS = {"easy": RandomBot}
