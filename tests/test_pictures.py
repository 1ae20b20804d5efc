"""Pictures for notebooks: the art of the page, nothing that a view hides, no JavaScript."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import hotseat
from hotseat import UnknownSeat
from hotseat.bots.arena import Match, play_match
from hotseat.core.state import State
from hotseat.pictures import board, card, chart, hand, strip
from hotseat.pictures.cards import HIDDEN, svg

GAMES = sorted(hotseat.GAMES)


def middle(game: str, players: int = 4, moves: int = 25) -> State:
    """A game that is under way."""
    s = hotseat.start(game, players=players, seed=7)
    for number in range(moves):
        legal = s.moves()
        s.step(legal[number % len(legal)])
    return s


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_that_stands_alone(game: str) -> None:
    for code in [HIDDEN, *hotseat.game(game).printed]:
        drawn = card(game, code)._repr_svg_()
        ElementTree.fromstring(drawn)
        assert not re.search(r"var\(--|class=|<script|\bon\w+=|href", drawn), code


@pytest.mark.parametrize("game", GAMES)
def test_cards_have_the_art_of_the_page(game: str) -> None:
    printed = hotseat.game(game).printed
    drawn = {code: svg(game, code) for code in hotseat.game(game).words["card"] if code in printed}
    assert len(set(drawn.values())) == len(drawn)
    assert all("<path" in picture for picture in drawn.values()), "built without the page: run `make .venv/built`"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_picture_of_a_view_shows_the_cards_of_the_view_and_no_others(game: str, seat: int | None) -> None:
    s = middle(game)
    for other in range(s.players):
        held = [str(one) for one in hand(s, other).cards]
        seen = [str(one) for one in hand(s.view(seat), other).cards]
        if seat is None or other != seat:
            assert set(seen) - {HIDDEN} < set(held) or not held
    shown, all_cards = [Counter(re.findall('title="(.*?)"', board(one))) for one in (s.view(seat), s)]
    del shown[HIDDEN]
    assert shown < all_cards


@pytest.mark.parametrize("game", GAMES)
def test_a_table_names_game_question_and_who_is_asked(game: str) -> None:
    table = hotseat.open_table(game, players=4, seed=7, names=["Ada", "<b>Ben", "Cy", "Di"])
    drawn = table._repr_html_() or ""
    assert f"{game} for 4, {table.question}" in drawn
    assert "&lt;b&gt;Ben" in drawn
    assert drawn.count("· asked") == len(table.asked)
    assert "<script" not in drawn


def test_a_pain_card_is_cracked_where_it_hurts() -> None:
    assert svg("stick-em", "R7", "pain") != svg("stick-em", "R7") == svg("stick-em", "R7", "captured")


def test_a_record_is_a_strip_of_its_moves_and_a_slider_where_widgets_exist() -> None:
    table = hotseat.open_table("stick-em", players=3, seed=7, rounds=1)
    while not table.over:
        table.play(table.moves()[0])
    shown = table.record._repr_mimebundle_()
    assert shown["text/html"] == strip(table.record)
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert f"{len(table.record.moves)} moves" in shown["text/html"]
    assert f"result: {table.record.result}" in shown["text/html"]


def test_a_result_shows_its_share_and_interval() -> None:
    result = play_match(Match("stick-em", 3, "normal", "random", deals=4), workers=1)
    ElementTree.fromstring(chart(result))
    assert f"{result.share:.1%}" in chart(result)
    assert result._repr_svg_() == chart(result)


def test_a_card_or_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="spicy has no card 'C11'"):
        card("spicy", "C11")
    with pytest.raises(UnknownSeat):
        hand(hotseat.start("spicy", players=3, seed=7), 3)
    with pytest.raises(UnknownSeat):
        hand(hotseat.start("spicy", players=3, seed=7), "Z")
