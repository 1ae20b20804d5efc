"""A seat at a live table, played from the terminal."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.cli.live_seat import COMMANDS
from hotseat.client import BlockingClient
from hotseat.client.lobby import asked
from hotseat.games import GAMES, game
from tests.cli.screen import Screen
from tests.cli.shell import hotseat_process
from tests.server.served import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as server:
        yield server


def opened(served: Served, game: str, *seats: str, **wishes: Any) -> dict[str, Any]:
    """A table with these seats, `open` or a bot's level; the host is Ada."""
    plans = [{"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat} for seat in seats]
    ticket: dict[str, Any] = asked(
        f"{served.url}/api/tables", {"game": game, "seats": plans, "name": "Ada", "friendly": True, **wishes}
    )
    return ticket


def test_friends_meet_play_and_doubt_out_of_turn(tmp_path: Path, served: Served, screens: list[Screen]) -> None:
    """Ada and Cleo sit at terminals; Ben's turn comes first, but Cleo's key is quicker."""
    ticket = opened(served, "spicy", "open", "open", "open", options={"first": "A"}, friendly=False)
    ada = Screen(tmp_path, "join", ticket["link"], "--token", ticket["token"], "--words", "red hot pepper")
    screens.append(ada)
    ada.until("type start to begin the game")
    ben = asked(f"{served.url}/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    with BlockingClient(ticket["link"], ben["token"]) as friend:
        cleo = Screen(tmp_path, "join", ticket["link"], "--name", "Cleo")
        screens.append(cleo)
        cleo.until("You have seat C. To come back later: hotseat join")
        ada.until("C  Cleo · not ready yet")
        cleo.keys("ready\r")
        ada.until("C  Cleo · ready")
        friend.command(m.Say, emote="hurry")
        ada.until("Ben: Your turn!")
        ada.keys("start\r")
        ada.until("Play a card with a claim")
        ada.keys("1\r")
        cleo.until("A Ada lays a card and says")
        cleo.until("[n] doubt number   [s] doubt spice")
        cleo.press("n", "You doubt")
        ada.until("C Cleo doubts")
        cleo.keys("\x03")
        cleo.until("To come back: hotseat join")
        assert cleo.end() == 130


def test_a_table_among_bots_with_hints_refusals_and_rules(
    tmp_path: Path, served: Served, screens: list[Screen]
) -> None:
    ticket = opened(served, "stick-em", "open", "random", "random", options={"rounds": 2, "first": "A"})
    ada = Screen(tmp_path, "join", ticket["link"], "--token", ticket["token"])
    screens.append(ada)
    ada.until("B  bot, random")
    ada.keys("start\r")
    assert "Your hand" in ada.until("Pick your pain card")
    ada.keys("hint\r")
    ada.until("Suggestion:")
    ada.keys("pain R99\r")
    ada.until("is not a move of this game")
    ada.keys("? SE-4.2\r")
    ada.until("they are ignored")
    ada.keys("1\r")
    ada.until("The pain cards: you")
    ada.until("Play any card.")
    ada.keys("\x03")
    ada.until(f"To come back: hotseat join {ticket['link']} --token {ticket['token']}")
    assert ada.end() == 130


def test_who_left_comes_back_and_goes_on_after_the_round(tmp_path: Path, served: Served, screens: list[Screen]) -> None:
    """All cards but one are played by a pipe that ends; a terminal plays the last one and wants the next round."""
    ticket = opened(served, "stick-em", "open", "random", "random", options={"rounds": 2})
    seat = ("join", ticket["link"], "--token", ticket["token"])
    left = hotseat_process(tmp_path, *seat, typed="start\n" + "1\n" * 14)
    assert "To come back: hotseat join" in left.stdout
    ada = Screen(tmp_path, *seat)
    screens.append(ada)
    ada.until("Play any card.")
    ada.keys("\r")
    ada.until("The round is over. Enter: continue")
    ada.press("\r", "Pick your pain card")
    ada.keys("quit\r")
    assert ada.end() == 0


def test_the_clock_shows_in_its_last_third(tmp_path: Path, served: Served, screens: list[Screen]) -> None:
    """The three seconds of a slap that nobody answers: the last one is counted."""
    ticket = opened(served, "wazabi", "open", "open")
    ada = Screen(tmp_path, "join", ticket["link"], "--token", ticket["token"])
    screens.append(ada)
    ben = asked(f"{served.url}/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    with BlockingClient(ticket["link"], ben["token"]) as friend:
        ada.until("B  Ben")
        ada.keys("start\r\r")  # and Enter rolls, if Ada begins
        while not isinstance(news := friend.news.get(timeout=15), m.Update):
            pass
        if news.prompt is not None and news.prompt.name == "roll":
            friend.move("roll")
        ada.until("Slap! Otherwise hold.")
        assert "▮▮▮▮" not in ada.until("▯▯▯▯▯▯▯ ")


def test_a_pipe_plays_a_whole_game(tmp_path: Path, served: Served) -> None:
    """Lines wait for the questions they answer, and the rest after a round waits for nobody."""
    ticket = opened(served, "stick-em", "open", "random", "random", options={"rounds": 2})
    typed = "\n".join(["start", *["1"] * 30]) + "\n"
    done = hotseat_process(tmp_path, "join", ticket["link"], "--token", ticket["token"], typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Round 2: you " in done.stdout
    assert f"All cards are revealed now: {served.url}/r/{ticket['table']}" in done.stdout
    assert asked(f"{served.url}/api/tables/{ticket['table']}")["stage"] == "finished"


def test_a_fair_game_leaves_a_receipt_that_fits(tmp_path: Path, served: Served) -> None:
    ticket = opened(served, "stick-em", "open", "random", "random", options={"rounds": 1}, friendly=False)
    typed = "\n".join(["start", *["1"] * 16]) + "\n"
    done = hotseat_process(tmp_path, "join", ticket["link"], "--token", ticket["token"], typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    proof = tmp_path / "transcript.json"
    proof.write_text(json.dumps(asked(f"{served.url}/api/tables/{ticket['table']}/fair")))
    receipt = re.findall(r"Your receipt, for hotseat verify: (.*)", done.stdout)[0]
    verified = hotseat_process(tmp_path, "verify", str(proof), "--receipt", receipt, "--replay")
    assert verified.returncode == 0, verified.stdout
    code = re.findall(r"Code of this deal: (\S+)\.", done.stdout)
    assert code == re.findall(r"Code of this deal: (\S+)\.", verified.stdout)


def test_when_the_input_ends_the_seat_is_kept(tmp_path: Path, served: Served) -> None:
    ticket = opened(served, "stick-em", "open", "random", "random")
    done = hotseat_process(
        tmp_path, "--lang", "de", "join", ticket["link"], "--token", ticket["token"], typed="start\n"
    )
    assert done.returncode == 0, done.stderr
    assert f"So kommst du zurück: hotseat join {ticket['link']}" in done.stdout
    wrong = hotseat_process(tmp_path, "join", ticket["link"], "--token", "x" * 22)
    assert wrong.returncode == 1
    assert "This token is not valid for any seat here." in wrong.stdout


@pytest.mark.parametrize("id", GAMES)
def test_no_command_is_also_a_move(id: str) -> None:
    verbs = {text.split()[0] for text in game(id).moves.texts}
    assert not verbs & {*COMMANDS, "board", "moves", "?"}
