"""F1: whatever a server sends, a client shows at most one part per table. What a server gains by losing tables."""

from fractions import Fraction

import pytest

from hotseat.fairness.pf2 import Participant
from tests.fairness import model
from tests.fairness.hostile_clients import CLIENTS, ShowsEveryPromise

HONEST = ["Seal", "Show", "NoneType", "promise", "list", "shown", "ready"]


def test_no_server_gets_a_second_part_out_of_a_client() -> None:
    assert model.broken(Participant) == ""


def test_an_honest_server_gets_the_part_even_if_the_client_is_reloaded_all_the_time() -> None:
    assert model.honest(Participant) == HONEST


@pytest.mark.parametrize("kind", CLIENTS)
def test_the_model_finds_every_mistake(kind: type[Participant]) -> None:
    assert model.honest(kind) != HONEST or model.broken(kind)


def test_the_model_finds_a_journal_that_a_reload_loses() -> None:
    assert model.broken(Participant, forgets=True) == "one_part"


def test_two_windows_of_one_browser_show_one_part_between_them() -> None:
    shown = list(model.two_windows(Participant))
    assert all(len(parts) <= 1 for parts in shown)
    assert sum(len(parts) for parts in shown) > 100


@pytest.mark.parametrize("tables", [0, 1, 2])
def test_a_server_gains_only_by_losing_tables_and_they_are_counted(tables: int) -> None:
    """A deal wanted with p = 1/8: 1 - (1 - p)^(m + 1) after m lost tables, and the receipt of the last one says m."""
    assert model.best(Participant, tables, redraws=2) == (1 - Fraction(7, 8) ** (tables + 1), tables)


@pytest.mark.parametrize(("redraws", "chance"), [(1, Fraction(15, 64)), (2, Fraction(169, 512))])
def test_redraws_at_one_table_would_be_worth_as_much_and_nobody_would_know(redraws: int, chance: Fraction) -> None:
    """What pf1 allowed, shown with a client that forgets: the model would notice."""
    assert model.best(ShowsEveryPromise, 0, redraws) == (chance, 0)
