"""What a reader is told: "you" for themselves, names for cards, and none of the wordings that were once mended."""

import random
import re

import pytest

from hotseat.cli.telling import Teller
from hotseat.core.events import Event
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.games.stick_em.events import SCORED
from hotseat.locales import FOLDER, LANGUAGES, phrases
from tests.test_wording import DOCS, lines

OPTIONS: dict[str, dict[str, bool | str]] = {
    "chili-mafia": {"advanced": True, "bosses": True, "heists": True, "teams": "2"},
    "spicy": {"seasonings": "random:6", "manners": True},
}
CODES = {
    "chili-mafia": [*game("chili-mafia").words["card"], *game("chili-mafia").words["heist"]],
    "wazabi": [*game("wazabi").words["card"], *game("wazabi").words["piment"]],
}
"""By game: what the notation calls cards that have a name. Spicy and Stick 'Em write number and spice or colour."""
NAMES = [f"Guest{letter}" for letter in "ABCD"]


def happened(id: str) -> list[Event]:
    """The events of a random game of four."""
    rng = random.Random(3)
    s = game(id).setup(4, dict(OPTIONS.get(id, {}))).start(seeded(5))
    s.events = []
    while not s.over and len(s.events) < 400:
        seat = rng.choice(s.question.players)
        s.push(rng.choice(s.moves(seat)), seat)
    return s.events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_sentence_calls_the_reader_by_name(id: str, language: str) -> None:
    teller = Teller(game(id), NAMES, phrases(language))
    events = happened(id)
    told = [(seat, teller.told(event, seat, seat).plain) for event in events for seat in range(4)]
    assert not [line for seat, line in told if NAMES[seat] in line][:5]
    assert any(NAMES[1] in line for seat, line in told if seat == 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CODES)
def test_sentences_name_cards_without_their_codes(id: str, language: str) -> None:
    teller = Teller(game(id), NAMES, phrases(language))
    pattern = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, CODES[id])) + r")(?!\w)")
    told = [teller.told_in_full(event).plain for event in happened(id)]
    assert len(told) > 100
    names = sorted({teller.words.say(name) for name in named(id)}, key=len, reverse=True)
    bare = [re.sub("|".join(map(re.escape, names)), "", line) for line in told]
    assert not [line for line in bare if pattern.search(line) or "|" in line][:5]


def named(id: str) -> list[str]:
    """The phrases that name the cards of this game; a name may contain a code, such as a Glass of milk."""
    codes = [code.lower().replace("*", "-icon") for code in CODES[id]]
    ids = [f"{id}-{sort}-{code}" for code in codes for sort in ("card", "heist")]
    return [name for name in ids if phrases("en").knows(name)]


def test_scores_are_told_per_player() -> None:
    teller = Teller(game("stick-em"), ["A", "B", "C"], phrases("en"))
    scored = Event(SCORED, (1, (9, 0, -15), (9, 0, 15)))
    assert teller.told(scored, None).plain == "Round 1: A +9, B 0, C -15. Totals: A 9, B 0, C 15."
    assert teller.told(scored, 1, 1).plain == "Round 1: A +9, you 0, C -15. Totals: A 9, you 0, C 15."


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_show_no_numbers_of_clauses(language: str) -> None:
    """`hotseat rules` explains what a number looks like; everywhere else readers do without."""
    found = [
        line
        for file in (FOLDER / language).glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b(SP|SW|SE|CM|WZ)-\d", line) and not line.startswith("help-clause")
    ]
    assert found == []


LITERAL = "translated word for word, or not what anybody says"
CHEAP = "reads like losing a card, which would be good"
RID = "reads like getting rid of a die, which would be good"
FORBIDDEN: dict[str, dict[str, str]] = {
    "en": {
        "costs? (you )?a card": CHEAP,
        "costs? (you )?(a|one) die": RID,
        "set back to a backup": "say “restored from a backup”",
        "As many watch": LITERAL,
        "all the same": "say “anyway”",
        "can err": LITERAL,
        "shall hurt": LITERAL,
        "in truth": "say “really”",
        "A bot would": "say “Suggestion”",
        "Lay it like this": "say “Confirm”",
        "left out of account": "say “ignored”",
        "[Bb]y option": "say “as an option”",
        "before you(?! )[.;,]": "say “in front of you”",
        "drawn by lot": "say “random”",
        "the row ": "say “the sequence”",
        "Nobody stops it": "also shown after an added pepper: “Nobody reacts.”",
        "about turn": LITERAL,
        "says? (a|one) whole": LITERAL,
        "do as you are told": LITERAL,
    },
    "fr": {
        "coûte une carte": CHEAP,
        "coûte(rait)? un dé": RID,
        "après chaque passe": LITERAL,
        "Qui vous conteste": LITERAL,
        "sous l’annonce": LITERAL,
        "qui conteste perdra": LITERAL,
        "Encore, demi-tour": LITERAL,
        "Troc de": LITERAL,
        "course est ouverte": "say « lancée »",
        "Vous le savez": LITERAL,
        "Qui est sorti": LITERAL,
        "dernier tour(?! \\[)(?=,| ,|\\.)": "the book says « dernière manche »",
        "à qui qu’il": LITERAL,
        "Sans conseils": LITERAL,
        "a la main": LITERAL,
        "compléter des gangs": LITERAL,
    },
    "de": {
        "kostet eine Karte": CHEAP,
        "kostet (dich )?einen Würfel|einen Würfel kosten": RID,
        "spickt": LITERAL,
        "Trophäe gewinnt": "nobody wins but a person",
        "meisten Punkte gewinnen": "nobody wins but a person",
        "freie Super-Joker": "say „im Vorrat“",
        "als Erstes alle Würfel": LITERAL,
        "zweite Platz (spielt|gehört)": LITERAL,
        "Noch mal, kehrt": LITERAL,
        "soll mir wehtun": LITERAL,
        "Lotse": "say „Tutorial“",
        "lädt ein": "say „Gastgeber:in“",
        "ist gezählt": LITERAL,
        "Tu in deinem Zug": LITERAL,
        "Angegriffen ist": LITERAL,
        "Gefragt werden nur, die": LITERAL,
    },
}
"""By language: wordings that must not come back, each with the reason or the better wording."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_mended_wordings_do_not_come_back(language: str) -> None:
    assert DOCS.is_dir()
    found = [
        f"{place}: {reason}: {line.strip()}"
        for place, line in lines(language)
        for pattern, reason in FORBIDDEN[language].items()
        if re.search(pattern, line)
    ]
    assert not found, "\n".join(found)
