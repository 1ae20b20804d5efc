"""The page's types of the protocol are those of the server."""

from msgspec import convert, json

from hotseat.core.facts import public_facts
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.protocol.bodies import GameSchema
from hotseat.protocol.shapes import OptionForm, Position, Sort
from hotseat.server.game_schema import written_schema
from hotseat.server.views import with_facts
from tools import schemas
from tools.protocol_ts import FILE, written


def test_the_types_of_the_page_are_generated_from_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "stale: run `make protocol`"


def test_views_and_forms_have_the_shape_that_the_page_reads() -> None:
    for id in GAMES:
        setup = game(id).setup(game(id).fewest)
        state = setup.start(seeded(1))
        view = with_facts(position(state.view(0)), public_facts(state.view(None)), state.view(0))
        assert list(view) == list(Position.__struct_fields__)
        convert(json.decode(json.encode(view)), Position)
        for form in setup.game.options.describe(setup.players).values():
            assert set(form) <= set(OptionForm.__struct_fields__)
            convert(form, OptionForm)


def test_schemas_have_the_shape_that_the_page_reads() -> None:
    for id in GAMES:
        told = json.decode(written_schema(game(id))[0], type=GameSchema)
        for sorts in (told.zones, told.facts, *told.events.values()):
            for sort in sorts.values():
                convert(sort, Sort)


def test_the_page_is_tested_with_the_schemas_of_the_server() -> None:
    assert schemas.FILE.read_text(encoding="utf-8") == schemas.written(), "stale: run tools.schemas"
