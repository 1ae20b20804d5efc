"""The reason of a bot's answer as a sentence."""

from hotseat.core.reason import Reason
from hotseat.locales import Phrases


def because(words: Phrases, reason: Reason, names: list[str]) -> str:
    """The sentence, with everybody called by these names."""
    seats = {fact: names[seat] for fact, seat in reason.seats.items()}
    return words.say(f"why-{reason.phrase}", **reason.numbers, **seats, **reason.forms)
