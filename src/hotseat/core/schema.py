"""The schema of a game: the sorts of everything that is sent to clients, for those that know no rules."""

from typing import TYPE_CHECKING

from hotseat.core.sorts import Json

if TYPE_CHECKING:
    from hotseat.core.game import Game


def schema(game: "Game") -> dict[str, Json]:
    """Zones, facts and events with their sorts; questions, verbs, word lists, and what is printed on the cards."""
    return {
        "zones": {name: codec.sort.json() for name, codec in game.fields.items()},
        "facts": {name: fact.sort.json() for name, fact in game.facts.items()},
        "events": {kind.name: {name: sort.json() for name, sort in kind.facts} for kind in game.events},
        "questions": list(game.questions),
        "verbs": verbs(game),
        "words": {name: list(texts) for name, texts in game.words.items()},
        "printed": {card: dict(shown) for card, shown in game.printed.items()},
    }


def verbs(game: "Game") -> list[Json]:
    """The first words of all moves in the order of the move table; cards, seats and places are capitalised."""
    found: dict[str, None] = {}
    for text in game.moves.texts:
        if text[0].islower():
            found[text.partition(" ")[0]] = None
    return list(found)
