"""The page on adding a game tells the truth: its files make a game that keeps the laws and is played everywhere."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hotseat import protocol as m
from hotseat.bots import RandomBot, make_bot
from hotseat.client import Client, Level, play
from hotseat.games import game
from hotseat.locales import phrases
from hotseat.records import parse
from hotseat.table import Table
from tests.added import added_game
from tests.cli.shell import hotseat_process
from tests.contract import laws
from tests.contract.two_worlds import strangers_learn_nothing
from tests.server.house import live
from tests.server.online import new_table, online, request
from tests.topper.play import Lay
from tests.topper.table import Topper

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"\*\*`topper/(\S+)`\*\*\n\n```\w+\n(.*?)```", PAGE, flags=re.DOTALL))
TYPED = "1\n\n" * 40
"""The first move of every turn, and no reaction."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where somebody has followed the page."""
    where = tmp_path_factory.mktemp("author")
    for name, text in FILES.items():
        file = where / "topper" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return where


@pytest.fixture
def topper() -> Iterator[None]:
    with added_game("tests.topper"):
        yield


def test_the_files_are_those_of_the_tests() -> None:
    pieces = {"options.py", "bots.py", "words/en/topper.ftl", "rules/en/topper.md"}
    assert {"__init__.py", "table.py", "play.py"} | pieces == set(FILES)
    for name, text in FILES.items():
        assert text == (ROOT / "tests" / "topper" / name).read_text(encoding="utf-8"), name


@pytest.mark.usefixtures("topper")
def test_the_laws_hold() -> None:
    (example,) = re.findall(r"```python\n(import random\n.*?)```", PAGE, flags=re.DOTALL)
    exec(example, {})
    for seed in range(20):
        setup = laws.random_setup(game("topper"), random.Random(seed))
        laws.views_are_lawful(setup, seed)
        laws.secrets_stay_in_the_view(setup, seed)
        strangers_learn_nothing(setup, seed, lambda s, observer, rng: None)
    assert laws.unseen_kinds(game("topper"), range(200)) == set()


def test_whoever_tops_a_card_takes_both() -> None:
    with added_game("tests.topper"):
        s = game("topper").setup(2).start(Table.open("topper", 2, 1).state.rng.clone())
        assert isinstance(s, Topper)
        s.hands = [(4, 9), (5, 19)]
        s.question = Lay(0)
        for seat, text in ((0, "lay 5"), (1, "top"), (1, "lay 20"), (0, "let"), (0, "lay 10")):
            s.apply(game("topper").moves.parse(text), seat)
        assert s.over
        assert s.outcome().scores == (10, 31)


def test_it_is_played_in_the_terminal_recorded_and_replayed(folder: Path) -> None:
    played = hotseat_process(
        folder, "play", "topper", "--players", "3", "--record", "r", typed=TYPED, HOTSEAT_GAMES="topper"
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "Lay: choose a move." in played.stdout
    assert "topper-" not in played.stdout, "a phrase id is shown"
    replayed = hotseat_process(folder, "replay", "r", "--view", "public", "--json", HOTSEAT_GAMES="topper")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    last = json.loads(replayed.stdout.splitlines()[-1])
    with added_game("tests.topper"):
        table = parse((folder / "r").read_text(encoding="utf-8")).replay()
    assert table.over
    assert last


@pytest.mark.parametrize(
    "argv", [("games",), ("games", "topper"), ("simulate", "topper", "--games", "20"), ("play", "topper")]
)
def test_every_command_knows_it(argv: tuple[str, ...], folder: Path) -> None:
    ran = hotseat_process(folder, *argv, typed="?\nquit\n", HOTSEAT_GAMES="topper")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Topper" in ran.stdout or "topper" in ran.stdout


def test_its_own_bots_and_words_are_used_once_the_entry_names_them(folder: Path) -> None:
    (line,) = re.findall(r"\*\*The last line of `topper/__init__.py`\*\*\n\n```python\n(.*?)```", PAGE, flags=re.DOTALL)
    file = folder / "topper" / "__init__.py"
    plain = file.read_text(encoding="utf-8")
    file.write_text(plain.replace("ENTRY: Final = Entry(GAME)\n", line), encoding="utf-8")
    try:
        played = hotseat_process(folder, "play", "topper", "--record", "worded", typed=TYPED, HOTSEAT_GAMES="topper")
        rules = hotseat_process(folder, "rules", "topper", "to-1.2", HOTSEAT_GAMES="topper")
    finally:
        file.write_text(plain, encoding="utf-8")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Lay a card." in played.stdout
    assert "In the middle" in played.stdout
    assert re.search(r"takes \d+\.", played.stdout)
    assert (rules.returncode, rules.stderr) == (0, "")
    assert "exactly one higher" in rules.stdout


@pytest.mark.usefixtures("topper")
def test_without_words_and_bots_it_gets_plain_ones() -> None:
    assert not phrases("fr").knows("topper-name")
    assert type(make_bot("topper", "normal", 1)) is RandomBot


@live
async def test_it_is_played_over_the_socket_with_a_bot_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSEAT_GAMES", "tests.topper")  # for the workers in which bots think
    with added_game("tests.topper"):
        async with online(tmp_path) as server:
            ticket = await new_table(server, "open", "open", "bot", game="topper", pace="none")
            ben = await asyncio.to_thread(Client.join, ticket["link"], "Ben")
            async with Client(ticket["link"], ticket["token"]) as ada, ben:
                playing = [asyncio.create_task(play(one, Level("random", 1))) for one in (ada, ben)]
                while ada.info is None or any(seat.kind == "open" for seat in ada.info.seats):
                    await asyncio.sleep(0.005)
                await ada.command(m.Start)
                results = await asyncio.gather(*playing)
            assert results[0] is not None
            assert results[0] == results[1]
            table = f"/api/tables/{ticket['table']}"
            async with httpx.AsyncClient() as web:
                record = parse((await web.get(f"{server.public_url}{table}/record")).text)
                words = f"{server.public_url}/api/games/{{}}/words/{{}}"
                assert (await web.get(words.format("topper", "fr"))).text == ""
                assert "stick-em-name" in (await web.get(words.format("stick-em", "fr"))).text
                assert (await web.get(words.format("stick-em", "xx"))).status_code == 400
            assert server.shared.counts.bot_failures == 0
            assert record.replay().outcome().scores == tuple(results[0].scores)
            steps = (await request(server, f"{table}/replay?first=0&count=200"))["steps"]
            assert len(steps) == len(record.moves) + 1
            assert "topper" in [one["id"] for one in await request(server, "/api/games")]
