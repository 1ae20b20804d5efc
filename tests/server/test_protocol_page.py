"""The protocol page: every message of the code has an example there, and every example is a message of the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.locales import LANGUAGES, phrases
from hotseat.protocol import bodies
from hotseat.protocol.refusals import ALL, BY_SERVER, OfEngine, OfOptions
from hotseat.server.api import Api
from hotseat.server.push.routes import PushApi

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
FROM_CLIENT, FROM_SERVER = PAGE.split("### From the server")


def _examples(part: str) -> list[tuple[str, str]]:
    return re.findall(r"```json ([\w-]+)\n(.*?)```", part, re.S)


EXAMPLES = [("client", *one) for one in _examples(FROM_CLIENT)] + [("server", *one) for one in _examples(FROM_SERVER)]
OF_CLIENT = {one.__struct_config__.tag for one in get_args(m.ClientMessage)}
OF_SERVER = {one.__struct_config__.tag for one in get_args(m.ServerMessage)}
BODIES = {
    "NewTable": bodies.NewTable,
    "FirstGame": bodies.FirstGame,
    "Ticket": bodies.Ticket,
    "Join": bodies.Join,
    "GameSchema": bodies.GameSchema,
    "Subscribe": bodies.Subscribe,
    "Unsubscribe": bodies.Unsubscribe,
}
SOURCE = Path(__file__).parents[2] / "src" / "hotseat"
PLACES = {
    "Refusal": 0,
    "_end": 1,
    "_refused": 0,
    "Refused": 1,
    "HotseatError": 1,
    "IllegalMove": 1,
    "FairnessError": 1,
    "OptionError": 2,
    "__init__": 1,
}
"""Which argument of these calls is the code of a refusal."""
OF_THE_HOST = {"config", "backup"}
"""Codes of errors that only the host's terminal shows."""
IMPOSSIBLE = {"fair-seal-size", "fair-no-seal", "fair-not-dealt", "fair-not-ended"}
"""Codes of the shuffle that no client can cause: the types of the messages and the server's own order exclude them."""


@pytest.mark.parametrize(("side", "name", "text"), EXAMPLES, ids=[f"{side}-{name}" for side, name, _ in EXAMPLES])
def test_every_example_is_a_message(side: str, name: str, text: str) -> None:
    if name in BODIES:
        json.decode(text, type=BODIES[name])
        return
    sort = m.ClientMessage if side == "client" else m.ServerMessage
    message = json.decode(text, type=sort, strict=True)
    assert message.__struct_config__.tag == name
    again = json.decode(json.encode(message))
    assert {key: value for key, value in json.decode(text).items() if key in again} == {
        key: again[key] for key in json.decode(text)
    }


def test_every_message_has_an_example() -> None:
    assert {name for side, name, _ in EXAMPLES if side == "client"} == OF_CLIENT | set(BODIES)
    assert {name for side, name, _ in EXAMPLES if side == "server"} == OF_SERVER


def test_every_address_is_on_the_page() -> None:
    api = Api(None, None)  # type: ignore[arg-type]
    for route in [*api.routes(), *PushApi(api, None).routes()]:
        assert route.path.replace("/api/tables/{table}/", "") in PAGE, route.path


def _literals(node: ast.expr) -> Iterator[str]:
    """The strings that this expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))
    elif isinstance(node, ast.Call | ast.Tuple | ast.Dict):
        for inner in ast.iter_child_nodes(node):
            yield from _literals(inner) if isinstance(inner, ast.expr) else ()


def _raised(*names: str) -> set[str]:
    """The codes of all refusals that are created in these files and folders."""
    files = [
        file for name in names for file in ([SOURCE / name] if name.endswith(".py") else (SOURCE / name).rglob("*.py"))
    ]
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                place = PLACES.get(called)
                if place is not None and len(node.args) > place:
                    found |= set(_literals(node.args[place]))
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).endswith("Code]") and node.value:
                found |= set(_literals(node.value))
    return found


def test_every_code_that_the_server_declares_is_raised_and_every_raised_one_is_declared() -> None:
    raised = _raised("server") | _raised("fairness/pf2/shuffle.py")
    assert raised - OF_THE_HOST - IMPOSSIBLE == set(BY_SERVER)


def test_every_code_of_the_engine_is_declared() -> None:
    assert '("not-now", ' in (SOURCE / "core" / "state.py").read_text(encoding="utf-8")
    unsent = {"record", "position", "missing-piece", "no-such-move", "argument"}  # of files, and of calls from Python
    assert (_raised("core") | {"not-now"}) - unsent == {*get_args(OfEngine), *get_args(OfOptions), "not-asked"}


def test_the_page_lists_exactly_the_declared_codes() -> None:
    tables = PAGE.partition("## Refusal codes")[2]
    rows = re.findall(r"^\| (`[^|]*`) \|", tables, re.M)
    listed = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    assert sorted(listed) == sorted(ALL)


@pytest.mark.parametrize("code", ALL)
def test_every_refusal_is_worded_in_every_language(code: str) -> None:
    for language in LANGUAGES:
        assert phrases(language).knows(f"error-{code}"), f"{language}: error-{code}"
