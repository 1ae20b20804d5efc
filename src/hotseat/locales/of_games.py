"""The names of a game's things; if there is no phrase for one, its code made readable."""

from hotseat.locales import Phrases


def readable(code: str) -> str:
    """A code made readable: `pain-cards` and `pain_cards` become Pain cards."""
    text = code.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


def name_of(words: Phrases, game: str) -> str:
    """The name of the game."""
    return words.say_or(f"{game}-name", readable(game))


def line_of(words: Phrases, game: str) -> str:
    """The game in one line; empty if it has no such phrase."""
    return words.say_or(f"{game}-line", "")


def option_of(words: Phrases, game: str, option: str) -> str:
    """The name of an option."""
    return words.say_or(_option(game, option), readable(option))


def option_help_of(words: Phrases, game: str, option: str) -> str:
    """What an option does; empty if there is no such phrase."""
    return words.say_or(f"{_option(game, option)}-help", "")


def zone_of(words: Phrases, game: str, zone: str) -> str:
    """The name of a zone."""
    return words.say_or(f"{game}-zone-{zone.replace('_', '-')}", readable(zone))


def question_of(words: Phrases, game: str, question: str) -> str:
    """A question as a player reads it."""
    return words.say_or(f"{game}-question-{question}", words.say("page-plain-question", question=readable(question)))


def event_of(words: Phrases, game: str, event: str, facts: dict[str, str | int], forms: dict[str, str | int]) -> str:
    """What happened, with its facts filled in; `forms` only help a phrase to choose its wording."""
    told = ", ".join([f"{name.replace('_', ' ')} {fact}" for name, fact in facts.items()])
    plain = f"{readable(event)}: {told}" if told else readable(event)
    return words.say_or(f"{game}-event-{event}", plain, **facts, **forms)


def _option(game: str, option: str) -> str:
    return f"{game}-option-{option.replace('_', '-')}"
