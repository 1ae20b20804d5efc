"""For every game: all its cards, counted wherever they lie."""

from tests.contract.laws import Census
from tests.games.chili_mafia.census import chili_mafia_census
from tests.games.stick_em.census import stick_em_census

CENSUS: dict[str, Census] = {
    "chili-mafia": chili_mafia_census,
    "stick-em": stick_em_census,
}
