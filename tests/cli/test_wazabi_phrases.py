"""Everything a person reads of Wazabi exists in every language and has its facts."""

import pytest

from hotseat.core.errors import HotseatError
from hotseat.core.options import OptionValue
from hotseat.games import game
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.locales import FOLDER, LANGUAGES, phrases
from tests.games.wazabi.board import board

GAME = game("wazabi")
RECONSTRUCTION = {"en": "Reconstruction", "fr": "Reconstitution", "de": "Nachempfunden"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_options_and_questions_are_worded(language: str) -> None:
    words = phrases(language)
    ids = ["wazabi-name", "wazabi-line"]
    for option in GAME.options.describe(4):
        ids += [f"wazabi-option-{option.replace('_', '-')}", f"wazabi-option-{option.replace('_', '-')}-help"]
    ids += [f"wazabi-question-{name}" for name in GAME.questions]
    assert all(words.say(id) for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    words = phrases(language)
    for card in (*CARD_TEXTS, *PIMENT_TEXTS):
        assert words.say(f"wazabi-card-{card}")
        said = words.say(f"wazabi-card-{card}-help")
        assert (RECONSTRUCTION[language] in said) == (card in PIMENT_TEXTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_tells_its_facts(language: str) -> None:
    words = phrases(language)
    for kind in GAME.events:
        facts = {name: f"<{name}>" for name, _ in kind.facts}
        persons = {f"{name}Is": "other" for name in facts}
        said = words.say(f"wazabi-event-{kind.name}", hidden="no", **facts, **persons)
        chosen = {"colour", "direction"}
        assert all(f"<{name}>" in said for name in facts if name not in chosen), said


def errors() -> list[HotseatError]:
    """One of every refusal."""
    found = []
    refused: list[tuple[int, dict[str, OptionValue]]] = [
        (7, {"piment": False}),
        (4, {"piment": False, "race": "lots"}),
        (8, {"dice": 6}),
        (5, {"teams": True}),
        (4, {"teams": True, "play_on": True}),
    ]
    for players, options in refused:
        with pytest.raises(HotseatError) as problem:
            GAME.setup(players, options)
        found.append(problem.value)
    table = board("4b 2b", "W W G G", hands={"A": "remove1 give1 keep1 draw3 draw3 skip"}, lying={"A": "double"})
    table.play("A: roll").hold()
    for move in ("play steal", "play give1", "play remove1", "play keep1"):
        with pytest.raises(HotseatError) as problem:
            table.play(f"A: {move}")
        found.append(problem.value)
    table.play("A: play draw3")
    with pytest.raises(HotseatError) as problem:
        table.play("A: play skip")
    found.append(problem.value)
    table.play("A: use double")
    with pytest.raises(HotseatError) as problem:
        table.play("A: play draw3")
    return [*found, problem.value]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded(language: str) -> None:
    words = phrases(language)
    problems = errors()
    assert len({problem.code for problem in problems}) == 11
    for problem in problems:
        assert words.knows(f"error-{problem.code}")
        assert words.error(problem)


def ids_of(language: str) -> list[str]:
    lines = (FOLDER / language / "wazabi.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if " = " in line]


def test_all_languages_have_the_same_phrases() -> None:
    assert ids_of("en") == ids_of("fr") == ids_of("de")
