"""A person at a real (pseudo-)terminal: plays, asks, errs, leaves with Ctrl-C, and comes back."""

import signal
from pathlib import Path

from hotseat.table import Table
from tests.cli.screen import Screen


def test_a_person_plays_asks_errs_leaves_and_comes_back(tmp_path: Path, screens: list[Screen]) -> None:
    options = ("--option", "rounds=1", "--option", "first=A", "--pace", "brisk", "--record", "g")
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--seed", "1", *options)
    screens.append(screen)
    assert "Your hand" in screen.until("Pick your pain card")
    screen.keys("? SE-4.2\r")
    screen.until("they are ignored")
    screen.keys("pain V8\r")
    screen.until("pain V8: that card is not in your hand.")
    screen.keys("R4\r")
    screen.until("The pain cards: you ◆R4")
    screen.until("Play any card.")
    screen.keys("V0\r")
    screen.until("You play ★V0.")
    screen.until("Play any card.")
    screen.keys("\x03")
    screen.until("Continue with: hotseat play --resume g")
    assert screen.end() == 130

    left = Table.load(tmp_path / "g")
    again = Screen(tmp_path, "play", "--resume", "g", "--pace", "brisk")
    screens.append(again)
    for _ in range(len(left.moves("A"))):
        again.until("Play any card.")
        again.keys("1\r")
    again.until("Saved: g")
    assert again.end() == 0
    assert Table.load(tmp_path / "g").over


def test_a_closed_window_keeps_the_game(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--record", "g")
    screens.append(screen)
    screen.until("Pick your pain card")
    screen.keys("1\r")
    screen.until("The pain cards")
    screen.process.send_signal(signal.SIGHUP)
    assert screen.end() == 130
    assert len(Table.load(tmp_path / "g").record.moves) >= 3


def test_another_window_size_draws_the_table_again(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "play", "stick-em", "--bot", "random", "--record", "g")
    screens.append(screen)
    screen.until("you>")
    screen.keys("pai")
    screen.until("pai")
    screen.resize(30, 50)
    screen.until("Your hand")
    screen.until("you> pai")  # what was typed is still there
    screen.keys("\x15quit\r")
    assert screen.end() == 0


def test_a_replay_goes_forward_back_and_anywhere(tmp_path: Path, screens: list[Screen]) -> None:
    table = Table.open("stick-em", 3, seed=1, rounds=1)
    while not table.over:
        table.play(table.moves()[0])
    table.save(tmp_path / "g")
    screen = Screen(tmp_path, "replay", "g", "--view", "A", NO_COLOR="1")
    screens.append(screen)
    screen.until("Move 0 of 45")
    for keys, at in (("n", 1), (" ", 2), ("p", 1), ("l", 45), ("f", 0), ("j12\r", 12)):
        screen.keys(keys)
        screen.until(f"Move {at} of 45")
    screen.keys("q")
    assert screen.end() == 0
    assert "\x1b[31m" not in screen.raw


def test_a_long_simulation_shows_its_progress_and_a_short_one_does_not(tmp_path: Path, screens: list[Screen]) -> None:
    long, short = (
        Screen(tmp_path, "simulate", "stick-em", "--games", "1000000"),
        Screen(tmp_path, "simulate", "stick-em", "--games", "9"),
    )
    screens += [long, short]
    long.until("/1000000")
    long.keys("\x03")
    assert long.end() == 130
    assert short.end() == 0
    assert "9/9" not in short.raw


def slapping(folder: Path, screens: list[Screen], *pace: str) -> Screen:
    """Wazabi with the race: the first roll, by a bot, shows a single W, and both bots want to slap."""
    words = ("play", "wazabi", "--players", "3", "--seed", "3", "--option", "piment=true", "--record", "g")
    screen = Screen(folder, *words, *pace)
    screens.append(screen)
    screen.until("Slap! Otherwise hold.")
    return screen


def test_who_does_not_press_loses_the_slap_to_a_bot(tmp_path: Path, screens: list[Screen]) -> None:
    """WZ-5.5: the window lasts six seconds, but a bot does not wait for its end."""
    screen = slapping(tmp_path, screens)
    assert screen.until(" wins the race.").endswith(("B Basil wins the race.", "C Clove wins the race."))
    screen.keys("\x03")
    assert screen.end() == 130
    record = Table.load(tmp_path / "g").record
    seat, move = record.moves[1]  # after the roll, and before the person's time was up
    assert (seat != 0, record.game.moves.text(move)) == (True, "slap")


def test_without_a_clock_bots_wait_for_the_person_who_slaps(tmp_path: Path, screens: list[Screen]) -> None:
    screen = slapping(tmp_path, screens, "--pace", "calm")
    screen.press("s", "You win the race.")
    screen.keys("\x03")
    assert screen.end() == 130
