"""Why a bot answers as it does: a true sentence in every language, from what the seat may know."""

from collections import Counter
from collections.abc import Iterator

import pytest

import hotseat
from hotseat.bots import ADVISER, make_bot
from hotseat.bots.chili_mafia import why as why_in_mafia
from hotseat.bots.reasons import reason_of
from hotseat.core.options import OptionValue
from hotseat.core.position import position
from hotseat.core.reason import Reason
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES, game
from hotseat.games.spicy.cards import CLAIMS, number_of, spice_of
from hotseat.games.spicy.state import Spicy
from hotseat.games.stick_em.cards import SUITS, VALUES, WORTHS
from hotseat.games.stick_em.state import StickEm
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.state import Wazabi
from hotseat.locales import LANGUAGES, phrases
from hotseat.locales.reasons import because
from tests.added import added_game
from tests.games.chili_mafia.builder import given
from tests.games.spicy.tables import case

Hint = tuple[State, int, list[int], Reason]

FULL: dict[str, dict[str, OptionValue]] = {
    "chili-mafia": {"heists": True, "bosses": True},
    "spicy": {"seasonings": "random:3"},
    "sweet-spicy": {"seasonings": "random:3"},
}


def hints(id: str, seed: int, **options: OptionValue) -> Iterator[Hint]:
    """The hints of a whole game that is played by them: view, seat, answer and reason."""
    s = game(id).setup(min(4, game(id).most), options).start(seeded(seed))
    for number in range(600):
        if s.over:
            return
        seat = s.seat()
        view = s.view(seat)
        moves = make_bot(id, "normal", number, ADVISER).answer(view, seat)
        reason = reason_of(view, seat, moves)
        assert reason is not None
        yield view, seat, moves, reason
        for move in moves:
            s.push(move, seat)


@pytest.mark.parametrize("id", GAMES)
def test_every_answer_has_a_reason_in_every_language(id: str) -> None:
    names = list("ABCDEFGH")
    seen: Counter[str] = Counter()
    for options in ({}, FULL.get(id, {})):
        for _, seat, _, reason in hints(id, 11, **options):
            for language in LANGUAGES:
                assert because(phrases(language), reason, names)
            assert seat not in reason.seats.values()
            seen[reason.phrase] += 1
    assert len(seen) > 5
    assert not [phrase for phrase in seen if phrase != "only" and not phrase.startswith(id.replace("sweet-", ""))]


@pytest.mark.parametrize("id", GAMES)
def test_equal_views_give_equal_hints_and_reasons(id: str) -> None:
    """What a seat may not know changes neither the advice nor the sentence."""
    differed = 0
    for number, (view, seat, moves, reason) in enumerate(hints(id, 12)):
        if number % 9:
            continue
        worlds = [view.fill(seeded(1000 * number + one)) for one in range(2)]
        differed += position(worlds[0]) != position(worlds[1])
        for world in worlds:
            seen = world.view(seat)
            assert make_bot(id, "normal", number, ADVISER).answer(seen, seat) == moves
            assert reason_of(seen, seat, moves) == reason
    assert differed > 2


def test_the_figures_of_spicy_are_true() -> None:
    doubts = 0
    for view, seat, _, reason in hints("spicy", 13):
        assert isinstance(view, Spicy)
        if "left" not in reason.numbers or "lay" in reason.phrase:
            continue
        known = [card for card in view.hands[seat] if card >= 0]
        known += [card & 63 for zone in (view.stack, *view.won) for card in zone if card & 63 < 32]
        by_spice = reason.phrase.startswith("spicy-doubt-spice")
        trait = spice_of if by_spice else number_of
        right = [kind for kind in range(CLAIMS) for _ in range(3) if trait(kind) == trait(view.claim)]
        seen = [kind for kind in known if kind < CLAIMS and trait(kind) == trait(view.claim)]
        assert (reason.numbers["left"], reason.numbers["all"]) == (len(right) - len(seen), len(right))
        # A doubt wins the stack or costs two cards: it breaks even at 2 / (stack + 2).
        assert reason.numbers["wins"] == len(view.stack)
        assert reason.numbers["times"] / reason.numbers["of"] == pytest.approx(2 / (len(view.stack) + 2))
        doubts += reason.phrase.startswith("spicy-doubt")
    assert doubts > 5


def told(view: State, seat: int, line: str) -> str:
    """Why the seat should answer with this line, in English."""
    moves = view.setup.game.read(view, seat, line)
    reason = reason_of(view, seat, moves)
    assert reason is not None
    return because(phrases("en"), reason, list("ABCDEFGH"))


def test_whoever_would_lose_is_told_that_a_doubt_costs_nothing() -> None:
    """B's second trophy would end the game."""
    fatal = case(2, stack="A P2/2P", turn="B", hands={"B": "P5"}, trophies={"B": 1}).play("B: play P5 as 5P")
    harmless = case(2, stack="A P2/2P", turn="B", hands={"B": "P5"}).play("B: play P5 as 5P")
    assert "a doubt cannot cost you anything" in told(fatal.seen("A"), 0, "doubt number")
    assert "this last card brings a trophy" in told(harmless.seen("A"), 0, "doubt number")


def test_a_pass_says_where_its_card_comes_from() -> None:
    """In Chili Mafia: from the hand, with an empty hand from one's own gangs, and without any card it is free."""

    def passed(line: str, hands: str = "", gangs: str = "") -> str:
        view = given(hands=hands, gangs=gangs, pile="JN PO HU HU").s.view(0)
        return because(phrases("en"), why_in_mafia(view, 0, view.setup.game.read(view, 0, line)), [])

    assert "of your 2, this is the one you will miss least" in passed("pass hand JN", hands="A: JN PO")
    assert "the one on your table that you will miss least" in passed("pass A1 GH", gangs="A1: GH GH GH")
    assert "passing costs you nothing" in passed("pass")


def test_the_figures_of_stick_em_are_true() -> None:
    tricks = 0
    for view, seat, moves, reason in hints("stick-em", 14, rounds=1):
        assert isinstance(view, StickEm)
        card = int(moves[0]) % 90
        if view.question.name == "pain":
            outside = [one for one in view.deck() if SUITS[one] == SUITS[card] and one not in view.hands[seat]]
            assert reason.numbers["points"] == sum(VALUES[one] for one in outside)
        elif reason.phrase in ("stick-em-take", "stick-em-take-for-sure"):
            worths = WORTHS[SUITS[view.pains[seat]]]
            assert reason.numbers["points"] == sum(worths[one] for one in [*view.trick, card])
            tricks += 1
        elif reason.phrase == "stick-em-hurt":
            assert SUITS[view.pains[reason.seats["winner"]]] == SUITS[card]
            assert reason.seats["winner"] == view.winning_seat()
    assert tricks > 3


def test_the_figures_of_chili_mafia_are_true() -> None:
    """A gang has the promised points once it lies on the table."""
    laid = 0
    for view, seat, moves, reason in hints("chili-mafia", 15):
        if reason.phrase != "chili-mafia-gang" or len(view.moves(seat)) < 2 or view.question.name != "turn":
            continue
        world = view.fill(seeded(1))
        before = Counter(gang.points for gang in world.gangs[seat] if gang.size)  # type: ignore[attr-defined]
        for move in moves:
            world.push(move, seat)
        after = Counter(gang.points for gang in world.gangs[seat] if gang.size)  # type: ignore[attr-defined]
        assert after - before == Counter([reason.numbers["points"]])
        laid += 1
    assert laid > 3


def test_a_hint_in_wazabi_never_slaps_wrongly() -> None:
    slaps = 0
    for view, _, _, reason in hints("wazabi", 16):
        assert isinstance(view, Wazabi)
        if view.question.name == "slap":
            assert (wazabis(view.roll) == 1) == (reason.phrase in ("wazabi-slap", "wazabi-hold-afraid", "only"))
            assert reason.numbers.get("w", 1) == wazabis(view.roll)
            slaps += 1
    assert slaps > 5


def test_a_table_gives_a_hint_with_its_reason() -> None:
    table = hotseat.open_table("stick-em", players=3, seed=1, rounds=1)
    advice = table.hint("B")
    assert advice.moves[0] in table.moves("B")
    assert "points of this colour to throw at you" in advice.why()
    assert "dieser Farbe" in advice.why("de")
    assert "cette couleur" in advice.why("fr")


def test_a_game_without_reasons_gives_hints_all_the_same() -> None:
    with added_game("tests.cli.snap"):
        table = hotseat.open_table("snap", players=3, seed=1)
        assert table.hint().moves
        assert table.hint().why() == ""
