"""The protocol page: every message of the code has an example there, and every example is a message of the code."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.locales import LANGUAGES, phrases
from hotseat.protocol import bodies
from hotseat.protocol.refusals import Code
from hotseat.server.api import Api

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
}
OURS = [code for group in get_args(Code) for code in get_args(group)]


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
    for route in Api(None, None).routes():  # type: ignore[arg-type]
        assert route.path.replace("/api/tables/{table}/", "") in PAGE, route.path


@pytest.mark.parametrize("code", OURS)
def test_every_refusal_is_on_the_page_and_worded_in_every_language(code: str) -> None:
    assert f"`{code}`" in PAGE
    for language in LANGUAGES:
        words = phrases(language)
        assert words.knows(f"error-{code}"), f"{language}: error-{code}"
