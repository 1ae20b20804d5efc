"""The compiled build explains itself: its docstrings are those of the source."""

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hotseat
from hotseat.core import state
from hotseat.core.state import State
from tools.docstrings import docs_of, documented, escaped

GENERATED = """static PyGetSetDef m___Card_getseters[] = {
    {"code",
     (getter)m___Card_get_code, (setter)m___Card_set_code,
     NULL, NULL},
    {"name",
     (getter)m___Card_get_name,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef m___Card_methods[] = {
    {"turn",
     (PyCFunction)CPyPy_m___Card___turn,
     METH_FASTCALL, PyDoc_STR("turn($self)\\n--\\n\\n")},
static PyTypeObject CPyType_m___Card_template_ = {
    .tp_name = "Card",
    .tp_doc = PyDoc_STR(NULL),
static PyMethodDef mmodule_methods[] = {
    {"deal", (PyCFunction)CPyPy_m___deal, METH_FASTCALL, PyDoc_STR("deal(n)\\n--\\n\\n") /* docstring */},
    NULL, /* docstring */
    CPy_TypeError("int", obj_n); goto fail;
"""
SOURCE = '''"""A "module"."""
class Card:
    """A card."""
    code: str
    """Its code."""
    @property
    def name(self) -> str:
        """Its name: Padr\u00f3n."""
    def turn(self) -> None:
        """Turn it.

        Twice is nothing.
        """
def deal(n: int) -> None:
    """Deal."""
'''


def test_docstrings_are_added_to_generated_code(tmp_path: Path) -> None:
    source, generated = tmp_path / "m.py", tmp_path / "__native_m.c"
    source.write_text(SOURCE, encoding="utf-8")
    generated.write_text(GENERATED, encoding="utf-8")
    documented(tmp_path, [source], tmp_path)
    code = generated.read_text(encoding="utf-8")
    for line in (
        '     PyDoc_STR("Its code."), NULL},',
        '    NULL, PyDoc_STR("Its name: Padr\\303\\263n."), NULL},',
        'PyDoc_STR("turn($self)\\n--\\n\\nTurn it.\\n\\nTwice is nothing.")}',
        '    .tp_doc = PyDoc_STR("A card."),',
        'PyDoc_STR("deal(n)\\n--\\n\\nDeal.") /* docstring */}',
        '    PyDoc_STR("A \\"module\\"."),',
        '    CPy_TypeError("n: int", obj_n); goto fail;',
    ):
        assert line in code


def test_a_docstring_is_a_valid_c_string() -> None:
    assert escaped('a "b" \\ \n é') == 'a \\"b\\" \\\\ \\n \\303\\251'


@pytest.mark.skipif(not hotseat.compiled(), reason="interpreted code has its docstrings anyway")
def test_the_compiled_engine_has_its_docstrings() -> None:
    file = Path(__file__).parents[1] / "src/hotseat/core/state.py"
    source = docs_of(ast.parse(file.read_text(encoding="utf-8")))
    assert inspect.getdoc(state) == source[""]
    assert inspect.getdoc(State) == source["State"]
    for name in ("clone", "moves", "apply", "step", "question", "agenda"):
        assert inspect.getdoc(getattr(State, name)) == source[f"State.{name}"], name


@pytest.mark.skipif(not hotseat.compiled(), reason="interpreted code checks no types")
def test_the_compiled_engine_names_an_argument_of_the_wrong_type() -> None:
    s: Any = hotseat.start("stick-em", players=3, seed=1)
    calls: dict[str, Callable[[], Any]] = {
        "text": lambda: s.parse(5),
        "seat": lambda: s.moves("A"),
        "rng": lambda: s.setup.start(7),
    }
    for parameter, call in calls.items():
        with pytest.raises(TypeError, match=f"^{parameter}: "):
            call()
