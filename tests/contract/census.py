"""For every game: all its cards, counted wherever they lie."""

from tests.contract.laws import Census
from tests.games.spicy.census import spicy_census
from tests.games.chili_mafia.census import chili_mafia_census
from tests.games.stick_em.census import stick_em_census
from tests.games.wazabi.census import wazabi_census

CENSUS: dict[str, Census] = {
    "spicy": spicy_census,
    "chili-mafia": chili_mafia_census,
    "stick-em": stick_em_census,
    "sweet-spicy": spicy_census,
    "wazabi": wazabi_census,
}
