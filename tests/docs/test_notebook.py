"""`examples/first_steps.ipynb` runs from top to bottom, and its cells show pictures."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


@pytest.fixture(scope="module")
def cells() -> list[Any]:
    """The cells of the notebook after running it in a kernel of its own."""
    book = nbformat.reads(NOTEBOOK.read_text(encoding="utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(book, timeout=120, kernel_name="python3").execute()
    return [cell for cell in book.cells if cell.cell_type == "code"]


def test_every_cell_shows_something_and_none_complains(cells: list[Any]) -> None:
    for cell in cells:
        assert cell.outputs, cell.source
        assert not [out for out in cell.outputs if out.get("name") == "stderr"], cell.source


def test_states_records_cards_and_results_are_pictures(cells: list[Any]) -> None:
    kinds = [set(out["data"]) for cell in cells for out in cell.outputs if "data" in out]
    assert sum(["image/svg+xml" in kind for kind in kinds]) >= 6
    assert sum(["text/html" in kind for kind in kinds]) >= 3
    assert sum(["application/vnd.jupyter.widget-view+json" in kind for kind in kinds]) == 1


def test_hidden_cards_of_a_view_show_their_backs(cells: list[Any]) -> None:
    pictures = {cell.source: str(cell.outputs) for cell in cells}
    assert pictures['hand(view, "B")'].count("<text") == 0
    assert pictures['hand(view.fill(hotseat.seeded(1)), "B")'].count("<text") >= 6
