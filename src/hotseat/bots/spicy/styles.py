"""The characters of Spicy and Sweet & Spicy: what each adds to the weights of its level."""

from dataclasses import dataclass
from typing import Final

from hotseat.bots.spicy import choices
from hotseat.bots.styles import Style


@dataclass(frozen=True)
class SpicyStyle(Style):
    """Each knob is added to weights, that is to the log of how often something is done."""

    lies: float = 0.0
    """Cards that are wrong in both halves of their claim; true ones get less by as much."""
    half_truths: float = 0.0
    """Cards with the right spice and a wrong number, and the other way round."""
    number_doubts: float = 0.0
    spice_doubts: float = 0.0
    last_number_doubts: float = 0.0
    last_spice_doubts: float = 0.0
    """Doubts of either half of a last card, on top of the usual ones."""
    trophy_doubts: float = 0.0
    """Doubts of either half, for each trophy of the card's owner."""
    passes: float = 0.0
    jumps: float = 0.0
    """Claims far above the last one, per three numbers skipped."""
    wilds: float = 0.0
    """Laying wild cards."""


PLAIN: Final = SpicyStyle()
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        SpicyStyle("bluffer", tempo=0.9, lies=0.7),
        SpicyStyle("honest", tempo=1.1, lies=-0.5, half_truths=-0.3),
        SpicyStyle("doubter", tempo=0.85, number_doubts=0.6, spice_doubts=-0.2),
        SpicyStyle("taster", number_doubts=-0.2, spice_doubts=0.6),
        SpicyStyle("careful", tempo=1.2, passes=1.6, number_doubts=-0.2, spice_doubts=-0.2),
        SpicyStyle("climber", tempo=0.95, jumps=0.9),
        SpicyStyle("hunter", tempo=0.9, trophy_doubts=0.8, number_doubts=-0.15, spice_doubts=-0.15),
        SpicyStyle("saver", tempo=1.05, wilds=-1.5),
    )
}


def tilted(weights: list[float], style: SpicyStyle) -> list[float]:
    """The weights of a level, as this style follows them."""
    changed = weights[:]
    for at, doubts in ((choices.DOUBT_NUMBER_AT, style.number_doubts), (choices.DOUBT_SPICE_AT, style.spice_doubts)):
        changed[choices.doubt_part(at, "any")] += doubts
        changed[choices.doubt_part(at, "owner's trophies")] += style.trophy_doubts
    changed[choices.doubt_part(choices.DOUBT_NUMBER_AT, "last")] += style.last_number_doubts
    changed[choices.doubt_part(choices.DOUBT_SPICE_AT, "last")] += style.last_spice_doubts
    for right, more in (
        (choices.LIE, style.lies),
        (choices.RIGHT_SPICE, style.half_truths),
        (choices.RIGHT_NUMBER, style.half_truths),
        (choices.TRUE, -style.lies),
    ):
        changed[choices.class_part(right, "any")] += more
    changed[choices.pass_part("any")] += style.passes
    for part, more in (
        ("jump", style.jumps),
        ("true jump", style.jumps),
        ("spice wild", style.wilds),
        ("number wild", style.wilds),
    ):
        changed[choices.lay_part(part)] += more
    return changed
