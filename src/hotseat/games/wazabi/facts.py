"""Facts derived from the zones of Wazabi: the dice, whether to slap, neighbours, teams, places and points."""

from typing import Final

from hotseat.core.facts import COUNT, Derived, Facts, line
from hotseat.core.seats import letter
from hotseat.core.sorts import FLAG, NUMBER, SEAT, Json, by_seat, listed, optional, record, word
from hotseat.games.wazabi.around import others
from hotseat.games.wazabi.cards import CARD_TEXTS, COSTS
from hotseat.games.wazabi.dice import BAR, BLACK_FACES, COLOUR_TEXTS, FIGURE_TEXTS, LINE_TEXTS, line_of
from hotseat.games.wazabi.piment import KEPT, PIMENT_TEXTS, RECONSTRUCTION_1
from hotseat.games.wazabi.slap import race_is_on
from hotseat.games.wazabi.state import Wazabi


def dice(view: Wazabi) -> Json:
    """The roller's dice, black ones first, with their figures once they are rolled (WZ-4.1)."""
    if not view.roll:
        black, red = view.black[view.roller], view.red[view.roller]
        return [_die(None, place >= black) for place in range(black + red)]
    codes = line_of(view.roll)
    reds = codes.index(BAR) if BAR in codes else len(codes)
    return [_die(LINE_TEXTS[code], place > reds) for place, code in enumerate(codes) if code != BAR]


def _die(figure: str | None, red: bool) -> Json:
    return {"figure": figure, "red": red}


def slap_is_right(view: Wazabi) -> Json:
    """Whether the roll shows exactly one W, so that a slap is no mistake (WZ-5.2)."""
    return race_is_on(view)


def first_hand_wins(view: Wazabi) -> Json:
    """Whether the first slap wins the race; otherwise the winner is drawn from all who slapped (WZ-5.5, WZ-5.7)."""
    return view.options.race == "reflex"


def left(view: Wazabi) -> Json:
    """By seat: the left neighbour among the active players; null for players who have finished (WZ-1.1)."""
    return [_left(view, seat) for seat in range(view.players)]


def _left(view: Wazabi, seat: int) -> Json:
    around = others(view, seat) if view.active >> seat & 1 else ()
    return letter(around[0]) if around else None


def teams(view: Wazabi) -> Json:
    """By seat: the number of its team; null without teams (WZ-1.3)."""
    return [seat % 2 + 1 for seat in range(view.players)] if view.options.teams else None


def places(view: Wazabi) -> Json:
    """By seat: the place in which it finished, or null (WZ-11.1, WZ-12.1)."""
    return [view.finished.index(seat) + 1 if seat in view.finished else None for seat in range(view.players)]


def points(view: Wazabi) -> Json:
    """By seat: the score, which is 0 until the game is over (WZ-13.4)."""
    return list(view.outcome().scores)


def count(view: Wazabi) -> Json:
    """At the end: the dice left, and the points for the place or for being first (WZ-13.4)."""
    if not view.over:
        return None
    scores = view.outcome().scores
    return [_lines(view, seat, scores[seat]) for seat in range(view.players)]


def _lines(view: Wazabi, seat: int, score: int) -> Json:
    lines = [line("dice", 0, view.dice_of(seat))]
    if score and view.options.play_on:
        lines.append(line("place", score, view.finished.index(seat) + 1))
    elif score:
        lines.append(line("first-out", score))
    return lines


FACTS: Final[Facts] = {
    "dice": Derived(listed(record({"figure": optional(word("figure")), "red": FLAG})), dice),
    "slap_is_right": Derived(FLAG, slap_is_right),
    "first_hand_wins": Derived(FLAG, first_hand_wins, fixed=True),
    "left": Derived(by_seat(SEAT), left),
    "teams": Derived(optional(by_seat(NUMBER)), teams, fixed=True),
    "places": Derived(by_seat(optional(NUMBER)), places),
    "points": Derived(by_seat(NUMBER), points),
    "count": Derived(COUNT, count),
}

PRINTED: Final[dict[str, dict[str, Json]]] = {
    **{text: {"cost": cost} for text, cost in zip(CARD_TEXTS, COSTS, strict=True)},
    **{text: {"kept": KEPT[kind]} for kind, text in enumerate(PIMENT_TEXTS)},
    **{
        text: {
            colour: list(faces).count(figure)
            for colour, faces in zip(COLOUR_TEXTS, (BLACK_FACES, RECONSTRUCTION_1.red_faces), strict=True)
        }
        for figure, text in enumerate(FIGURE_TEXTS)
    },
}
"""The number of W a card needs (WZ-9.2), whether a Piment card is kept (WZ-6.3), how many faces show a figure."""
