"""The API reference: it can be built, its links work, and everything public in it is explained."""

import doctest
import inspect
from importlib import import_module
from pathlib import Path

import pytest

from tools.api_docs import MODULES, broken_links, build


def test_the_reference_has_no_broken_link(tmp_path: Path) -> None:
    assert build(tmp_path) == []
    assert all((tmp_path / f"{name.replace('.', '/')}.html").exists() for name in MODULES)


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html"></a><a href="#x"></a><a href="https://example.org"></a>')
    assert list(broken_links(tmp_path)) == ["a.html: b.html", "a.html: #x"]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_is_explained(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    own = [one for one in vars(module).values() if getattr(one, "__module__", "") == name]
    for one in own:
        if (inspect.isclass(one) or inspect.isroutine(one)) and not one.__name__.startswith("_"):
            assert inspect.getdoc(one), f"{name}.{one.__name__}"
