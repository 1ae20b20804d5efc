"""What the terminal says about a shuffle."""

from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.cli import main
from hotseat.cli.shuffle_lines import names_of, shuffle_lines
from hotseat.client import Client
from hotseat.client.shuffle import Part
from hotseat.fairness.pf2 import MemoryJournal, Seal, Shuffle
from hotseat.fairness.pf2 import values as v
from hotseat.locales import phrases
from hotseat.server.store import Store
from tests.cli.shell import hotseat_process
from tests.fairness import pf2_games as games
from tests.server.house import House, live
from tests.server.served import Served
from tests.server.test_giving_up import stuck
from tests.server.test_shuffling import sealing

WORDS = phrases("en")


def info(setup: Shuffle) -> m.ShuffleInfo:
    """What the server says about this shuffle."""
    gone = setup.given_up
    told = None if gone is None else m.GivenUp(list(gone.missing), gone.by, gone.why)
    listed = None if setup.sealed is None else setup.sealed.json()
    parts = None if setup.stage in ("seal", "show") else list(setup.shown())
    return m.ShuffleInfo(setup.stage, setup.promise.json(), listed, parts, setup.missing, None, None, told)


def said(part: Part, told: m.ShuffleInfo) -> list[str]:
    part.answer(told)
    return shuffle_lines(part, WORDS)


def test_the_code_of_the_deal_is_told_when_the_cards_are_dealt() -> None:
    setup = games.shuffle()
    people = {name: games.participant(name) for name in ("Ada", "Ben", "Cleo")}
    part = Part(people["Ada"])
    assert said(part, info(setup)) == []
    assert names_of(info(setup), setup.missing) == "Ada, Ben, Cleo"
    games.seal_all(setup, people)
    games.close_list(setup)
    assert said(part, info(setup)) == []
    games.show_all(setup, people)
    assert said(part, info(setup)) == ["Code of this deal: E548-CPFN. Everybody at the table must have the same."]


def test_words_of_the_player_go_into_the_seal() -> None:
    table = "g0043"  # what stands in a link has letters and digits only
    setup, ada = games.shuffle(game=table), games.player("Ada", table)
    client = Client(f"http://127.0.0.1:8000/t/{table}", games.token("Ada"), MemoryJournal(), typed="pepper")
    assert client.part is not None
    client.part.participant.draw = lambda: bytes(32)
    mixed = v.typed_part(bytes(32), "pepper").hex()
    assert client.part.answer(info(setup)) == Seal(setup.promise.hash.hex(), v.seal_of(setup.promise, ada, mixed))


def dealt_for(name: str, *sealed: str, journal: MemoryJournal | None = None) -> list[str]:
    """What this person reads when the cards are dealt, if only these people sealed in time."""
    setup = games.shuffle()
    people = {one: games.participant(one, journal if one == name else None) for one in ("Ada", "Ben", "Cleo")}
    part = Part(people[name])
    games.seal_all(setup, {one: people[one] for one in sealed})
    if sealed:
        games.close_list(setup)
    else:
        setup.sealed = games.signed_list(setup.promise, ("",) * 4, ("late", "late", "late", "bot"))
    games.show_all(setup, people)
    return said(part, info(setup))


def test_who_was_left_out_reads_it_when_the_cards_are_dealt() -> None:
    _, line = dealt_for("Cleo", "Ada", "Ben")
    assert line == "You were late: your part is not in this shuffle. It rests on the parts of Ada, Ben."


def test_a_server_that_deals_alone_is_called_so() -> None:
    assert dealt_for("Ada")[1] == "Nobody’s part is in this shuffle: the server dealt alone."


def test_shuffles_and_games_that_came_to_nothing_are_told() -> None:
    journal = MemoryJournal()
    games.given_up_game("Ben", {"Ada": journal}, "G-1001")
    _, line = dealt_for("Ada", "Ada", "Ben", "Cleo", journal=journal)
    assert "one shuffle in the last 24 hours was never dealt (missing: Ben)" in line
    assert dealt_for("Ben", "Ada", "Ben", "Cleo", journal=MemoryJournal())[1:] == []


def test_a_second_list_is_an_alarm() -> None:
    setup, other = games.shuffle(), games.shuffle(secret=bytes(range(1, 33)))
    people = {name: games.participant(name) for name in ("Ada", "Ben", "Cleo")}
    for shuffle in (setup, other):
        games.seal_all(shuffle, people)
    games.close_list(setup)
    games.close_list(other)
    part = Part(people["Ada"])
    assert said(part, info(setup)) == []
    assert "a second time" in said(part, info(other))[0]


def test_after_two_lost_shuffles_the_person_is_asked() -> None:
    journal = MemoryJournal()
    for number in (1, 2):
        games.given_up_game("Ben", {"Ada": journal}, f"G-100{number}")
    setup = games.shuffle()
    people = {name: games.participant(name, journal if name == "Ada" else None) for name in ("Ada", "Ben", "Cleo")}
    games.seal_all(setup, people)
    games.close_list(setup)
    part = Part(people["Ada"])
    [line] = said(part, info(setup))
    assert "In the last 24 hours 2 shuffles that included your part were never dealt (missing: Ben)" in line
    part.participant.agreed = True
    assert said(part, info(setup)) == []


def test_a_journal_that_cannot_be_written_is_named() -> None:
    class Full(MemoryJournal):
        def append(self, game: str, note: Any) -> None:
            raise OSError(28, "No space left on device")

    part = Part(games.participant("Ada", Full()))
    assert "No space left on device" in said(part, info(games.shuffle()))[0]


def test_who_comes_to_a_table_that_was_given_up_is_told_where_the_others_are(tmp_path: Path) -> None:
    @live
    async def give_up() -> None:
        house = House(tmp_path)
        guests = await stuck(house)
        await house.pass_time(61)
        tables.append(str((await guests[0].give_up()).table))
        links.append((guests[2].table_id, str(guests[2].token)))
        await house.close()

    tables: list[str] = []
    links: list[tuple[str, str]] = []
    give_up()
    with Served(tmp_path) as served:
        [(table, token)] = links
        done = hotseat_process(tmp_path, "join", f"{served.url}/t/{table}", "--token", token, typed="")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Missing: Cleo. These cards were never dealt." in done.stdout
    assert f"hotseat join {served.url}/t/{tables[0]} --token {token}" in done.stdout


def test_restore_replaces_tables_that_were_not_dealt_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @live
    async def begin() -> None:
        house = House(tmp_path)
        await sealing(house, "Ada", "Ben", "Cleo")
        await house.close()

    begin()
    monkeypatch.chdir(tmp_path)
    assert main(["restore", "--db", "hotseat.sqlite"]) == 0
    assert "The one table that was not dealt yet was replaced by a new one." in capsys.readouterr().out
    store = Store(f"sqlite:///{tmp_path / 'hotseat.sqlite'}")
    assert sorted([line.stage for line in store.contents(("waiting", "sealing", "closed"), 9, public=False)]) == [
        "closed",
        "waiting",
    ]
    store.close()
