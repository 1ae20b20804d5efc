"""`hotseat.start`: a dealt game in one call, with the state's own class known to type checkers."""

import secrets
from typing import TYPE_CHECKING, Literal, SupportsIndex, overload

from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import game as game_of

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.state import ChiliMafia
    from hotseat.games.spicy.state import Spicy
    from hotseat.games.stick_em.state import StickEm
    from hotseat.games.wazabi.state import Wazabi


@overload
def start(
    game: Literal["spicy", "sweet-spicy"],
    players: SupportsIndex = 4,
    seed: SupportsIndex | None = None,
    **options: OptionValue,
) -> "Spicy": ...
@overload
def start(
    game: Literal["stick-em"], players: SupportsIndex = 4, seed: SupportsIndex | None = None, **options: OptionValue
) -> "StickEm": ...
@overload
def start(
    game: Literal["chili-mafia"], players: SupportsIndex = 4, seed: SupportsIndex | None = None, **options: OptionValue
) -> "ChiliMafia": ...
@overload
def start(
    game: Literal["wazabi"], players: SupportsIndex = 4, seed: SupportsIndex | None = None, **options: OptionValue
) -> "Wazabi": ...
@overload
def start(
    game: str, players: SupportsIndex = 4, seed: SupportsIndex | None = None, **options: OptionValue
) -> State: ...
def start(game: str, players: SupportsIndex = 4, seed: SupportsIndex | None = None, **options: OptionValue) -> State:
    """A dealt game at its first question; without a seed the deal is random.

    >>> start("stick-em", players=3, seed=1)
    <stick-em for 3, pain: B, C, A>
    """
    return game_of(game).setup(players, options).start(seeded(secrets.randbelow(1 << 60) if seed is None else seed))
