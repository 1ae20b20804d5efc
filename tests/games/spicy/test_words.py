"""Every text exists in every language; the board shows what a seat may know and nothing else."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import hotseat.games.spicy.refusals
from hotseat.cli.boards.spicy import board, gauge_bar, marked
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.spicy.state import Spicy
from hotseat.locales import LANGUAGES, phrases
from tests.games.spicy.tables import Case, case

GAMES = ("spicy", "sweet-spicy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_names_options_questions_and_seasonings_are_worded(id: str, language: str) -> None:
    words, described = phrases(language), game(id)
    needed = [f"{id}-name", f"{id}-line"] + [f"{id}-question-{name}" for name in described.questions]
    for option in described.options.describe(3):
        needed += [f"{id}-option-{option.replace('_', '-')}", f"{id}-option-{option.replace('_', '-')}-help"]
    for seasoning in IDS:
        name = f"{id}-seasoning-{seasoning.replace('_', '-')}"
        needed += [name, f"{name}-help"]
    assert [phrase for phrase in needed if not words.knows(phrase) or not words.say(phrase)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_event_is_told_with_its_facts(id: str, language: str) -> None:
    words, described = phrases(language), game(id)
    for kind in described.events:
        for number in (0, 1, 2, 5):
            facts: dict[str, str | int] = {name: number if sort.is_number else "X" for name, sort in kind.facts}
            forms = {f"{name}{form}": "other" for name, _ in kind.facts for form in ("Is", "Count")}
            assert words.say(f"{id}-event-{kind.name}", hidden="no", **forms, **facts)
    won = words.say(f"{id}-event-won", seat="Ada", seatIs="other", cards=3, jokers=0)
    assert won.endswith(("cards.", "Épice.", "Karten."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded(language: str) -> None:
    source = Path(str(hotseat.games.spicy.refusals.__file__))
    source = source if source.suffix == ".py" else source.parent / "refusals.py"
    codes = set(re.findall(r'return "(spicy-[a-z-]+)"', source.read_text(encoding="utf-8")))
    assert len(codes) == 15
    words = phrases(language)
    for code in codes:
        assert words.say(f"error-{code}", seat="A", move="play C7 as 3C", question="turn")
    for code in ("seasonings", "seasonings-random", "end-card-low", "end-card-high"):
        assert words.knows(f"error-{code}")


def test_all_languages_have_the_same_phrases() -> None:
    folder = Path(__file__).parents[3] / "src" / "hotseat" / "locales"
    for file in ("spicy.ftl", "sweet-spicy.ftl"):
        ids = [
            re.findall(r"^([a-z][\w-]*) =", (folder / one / file).read_text(encoding="utf-8"), re.M)
            for one in LANGUAGES
        ]
        assert ids[0] == ids[1] == ids[2]


def drawn(s: Spicy, seat: int | None, language: str = "en") -> str:
    paper = StringIO()
    console = Console(width=160, file=paper, color_system=None)
    console.print(board(s.view(seat), seat, ["Ada", "Ben", "[Cy]"][: s.players], phrases(language)))
    return paper.getvalue()


def on_the_table(**more: object) -> Case:
    asked: dict[str, object] = {
        "hands": {"A": "C7 XS", "B": "W1 W2", "C": "P1 P9"},
        "turn": "B",
        "stack": "C P2/2P, A W4/4P",
    }
    return case(3, **{**asked, **more})  # type: ignore[arg-type]


def test_the_board_shows_stack_claim_marks_gauge_and_the_own_hand() -> None:
    table = on_the_table(seasonings=["spice_raider", "copy_cat"], won={"A": 4}, trophies={"A": 1})
    text = drawn(table.s, 0)
    for part in (
        "2: ?? ❧W4",
        "4P∴ by you",
        "takes the stack with the next card",
        "may be copied",
        "★",
        "▲C7",
        "◇XS",
        "Spice Raider",
    ):
        assert part in text
    assert "[Cy]" in text
    for hidden in ("W1", "P9", "P2"):
        assert hidden not in text


def test_the_board_for_a_spectator_and_at_the_end() -> None:
    table = on_the_table(pile="W8|")
    assert "C7" not in drawn(table.s, None)
    table.play("B: doubt spice")
    text = drawn(table.s, None)
    assert "Shown: ❧W4 as 4P∴ by Ada; Ben doubted, Ben won." in text
    assert "▲C7" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_board_can_be_drawn_at_every_moment(id: str, language: str) -> None:
    for seed in range(6):
        s = game(id).setup(3, {"seasonings": f"random:{seed}", "manners": seed % 2 == 0}).start(seeded(seed))
        assert isinstance(s, Spicy)
        rng = seeded(seed)
        while not s.over:
            if rng.below(6, "draw") == 0:
                assert drawn(s, None if seed == 0 else s.seat(), language)
            s.push(s.question.pick(s, s.seat(), rng))
        assert drawn(s, 0, language)


def test_super_jokers_are_marked_on_the_board() -> None:
    table = on_the_table(game="sweet-spicy", stack="A SJ/4P", hands={"A": "C7 XS", "B": "L1 SJ", "C": "P1 P9"})
    text = drawn(table.s, 0)
    assert "cannot be doubted" in text
    assert "1 + ✪SJ" in text


def test_colours_always_come_with_a_symbol_and_a_letter() -> None:
    assert marked("C7") == "[red]▲C7[/]"
    assert marked("10L") == "[yellow]10L◐[/]"
    assert marked("pass") == "pass"
    assert marked("SJ") == "[bold magenta]✪SJ[/]"


def test_the_gauge_shows_certain_and_possible_draws() -> None:
    assert gauge_bar(1, 7) == "▕░░░░▏"
    assert gauge_bar(8, 14) == "▕████░░░▏"
    assert gauge_bar(60, 66).endswith("+")
