"""What the laws need to be told about each game."""

from tests.contract.laws import Census, Swap
from tests.games.stick_em.contract import stick_em_census, stick_em_swap

CENSUS: dict[str, Census] = {
    "stick-em": stick_em_census,
}
SWAPS: dict[str, Swap] = {
    "stick-em": stick_em_swap,
}
