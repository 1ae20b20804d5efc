"""What the laws need to know about each game."""

from tests.contract.laws import Census, Swap
from tests.games.chili_mafia.contract import chili_mafia_census, chili_mafia_swap
from tests.games.spicy.contract import spicy_census, spicy_swap
from tests.games.stick_em.contract import stick_em_census, stick_em_swap
from tests.games.wazabi.contract import wazabi_census, wazabi_swap

CENSUS: dict[str, Census] = {
    "chili-mafia": chili_mafia_census,
    "spicy": spicy_census,
    "stick-em": stick_em_census,
    "sweet-spicy": spicy_census,
    "wazabi": wazabi_census,
}
SWAPS: dict[str, Swap] = {
    "chili-mafia": chili_mafia_swap,
    "spicy": spicy_swap,
    "stick-em": stick_em_swap,
    "sweet-spicy": spicy_swap,
    "wazabi": wazabi_swap,
}
