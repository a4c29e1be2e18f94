"""Clocks of tables at a real server: turned without waiting, and untouched by a server that is killed or stopped."""

import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from support.clients import PATIENCE, Browser

LIVE = {"kind": "live", "bank": 300, "turn": 20}
DAY = 24 * 3600
ENDLESS = {"longest_pause": 1e12}  # time that a test adds counts as served


class TurnedClock:
    """What time it is for a server: a test may turn it on."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "time"
        self._turned = 0.0
        self.turn(0)

    def turn(self, seconds: float) -> None:
        self._turned += seconds
        written = self.file.with_suffix(".new")
        written.write_text(str(self._turned))
        os.replace(written, self.file)


@pytest.fixture
def time_of(tmp_path):
    return TurnedClock(tmp_path)


@pytest.fixture
def serve(own_server, time_of):
    return partial(own_server, time=str(time_of.file))


def two_people(server, clock, **more):
    """Two people at a table with a clock; they and the id of the table."""
    ada, jonas = Browser(server.url), Browser(server.url)
    opened = ada.open("Ada", "link", options={"mode": "intro"}, clock=clock, stand_in="random", **more)
    jonas.sit(opened, "Jonas")
    return ada, jonas, opened["table"]


def left(browser, table):
    """The seconds of each seat as a newcomer is told."""
    with browser.at(table) as chair:
        return [seat["left"] for seat in chair.welcome["time"]["seats"]]


def until(look, wanted):
    late = time.monotonic() + PATIENCE
    while (found := look()) != wanted:
        assert time.monotonic() < late, found
        time.sleep(0.02)


def test_a_server_that_is_killed_for_a_minute_changes_no_clock(serve, time_of):
    server = serve()
    ada, jonas, table = two_people(server, LIVE)
    with ada.at(table) as chair, jonas.at(table):
        chair.first()
        before = left(ada, table)
        begun = time.monotonic()
        time.sleep(1.5)  # time that counts, and in which the server leaves a sign of life
        lived = time.monotonic() - begun
        server.kill()
    time_of.turn(60)
    server.start()
    after = left(ada, table)
    assert after[0] == before[0]
    lost = before[1] - after[1]
    assert lived - 1.1 - 1 <= lost <= lived + 1


def test_a_server_that_is_stopped_for_a_minute_changes_no_clock(serve, time_of):
    server = serve()
    ada, jonas, table = two_people(server, LIVE)
    with ada.at(table) as chair, jonas.at(table) as other:
        chair.first()
        other.until("clock")
        before = left(ada, table)[1]
        os.kill(server.process, signal.SIGSTOP)
        time_of.turn(60)
        time.sleep(2.5)  # also as the machine's own clock has it
        os.kill(server.process, signal.SIGCONT)
        resumed = time.monotonic()
        assert before - left(jonas, table)[1] <= 1 + time.monotonic() - resumed


def test_a_page_that_gave_up_a_server_that_stood_still_costs_no_time_until_it_is_back(serve, time_of):
    server = serve()
    ada, jonas, table = two_people(server, LIVE)
    with ada.at(table) as chair:
        with jonas.at(table):
            chair.first()
            before = chair.until("clock")["time"]["seats"][1]["left"]
            os.kill(server.process, signal.SIGSTOP)
            time_of.turn(60)
        os.kill(server.process, signal.SIGCONT)
        time.sleep(4)  # until the page tries again
        assert before - left(jonas, table)[1] <= 2


def test_after_each_restart_time_stands_still_until_all_browsers_could_be_back(serve, time_of):
    server = serve(settings=ENDLESS)
    ada, jonas, table = two_people(server, {"kind": "live", "bank": 0, "turn": 20})
    with ada.at(table) as chair, jonas.at(table):
        chair.first()
        before = chair.until("clock")["time"]["seats"][1]["left"]
    for _ in range(3):
        server.kill()
        time_of.turn(60)
        server.start()
        with ada.at(table) as chair:  # the browser of Jonas has not tried again yet
            assert chair.welcome["time"]["free"] > 12  # all are told that no time runs
        time_of.turn(12)
        assert left(jonas, table)[1] == pytest.approx(before, abs=2.5)  # as at the last sign of life
    with ada.at(table) as chair:
        time_of.turn(30)
        while chair.until("clock")["time"].get("substitute") != 1:
            pass


def test_when_time_is_up_a_bot_plays_and_after_three_turns_it_stands_in(serve, time_of):
    server = serve(settings=ENDLESS)
    ada, jonas, table = two_people(server, {"kind": "live", "bank": 10, "turn": 20})
    with ada.at(table) as chair, jonas.at(table) as other:
        actor = chair.welcome["scene"]["prompt"]["actor"]
        assert actor == 0
        time_of.turn(31)
        told = other.until("clock")
        while "substitute" not in told["time"]:
            told = other.until("clock")
        assert (told["time"]["substitute"], told["time"]["seats"][0]["missed"]) == (0, 1)
        step = other.until("step")
        assert step["entry"]["actor"] == 0  # the bot's
        while not any(seat["stands_in"] for seat in other.table["seats"]):
            time_of.turn(31)
            other.until("clock")
        assert "Jonas" in {seat["name"] for seat in other.table["seats"]}


def test_at_a_table_of_days_time_runs_out_though_nobody_looks(serve, time_of):
    server = serve(settings=ENDLESS)
    ada, jonas, table = two_people(server, {"kind": "days", "days": 2})
    before = ada.get(f"/tables/{table}")["version"]
    time_of.turn(2 * DAY + 60)
    until(lambda: ada.get(f"/tables/{table}")["actor"], 1)
    assert ada.get(f"/tables/{table}")["version"] > before
    assert left(jonas, table)[1] == pytest.approx(2 * DAY, abs=60)


def test_a_list_of_tables_tells_how_much_time_is_left_and_when_something_happened(serve, time_of):
    server = serve(settings=ENDLESS)
    ada, jonas, table = two_people(server, {"kind": "days", "days": 2})

    def find_entry():
        return next(entry for entry in jonas.get("/tables")["yours"] if entry["table"] == table)

    first = find_entry()
    assert first["time"] == pytest.approx(2 * DAY, abs=60)
    assert first["moved"] == pytest.approx(time.time(), abs=PATIENCE)
    time_of.turn(DAY)
    until(lambda: find_entry()["time"] == pytest.approx(DAY, abs=60), True)
    server.kill()
    time_of.turn(DAY)
    server.start()  # the table is not in memory, and nobody is charged for the day without a server
    assert DAY - 120 <= find_entry()["time"] <= 2 * DAY  # as if killed when it last gave a sign of life
    until(lambda: round(time.time()) > first["moved"], True)
    with ada.at(table) as chair:
        while chair.choices:
            chair.first()
    assert find_entry()["moved"] > first["moved"]


def test_a_week_of_slow_play_between_two_people_and_a_bot_needs_nobody_to_wait(serve, time_of):
    server = serve(settings=ENDLESS)
    ada, jonas = Browser(server.url), Browser(server.url)
    clock = {"kind": "days", "days": 3}
    opened = ada.open("Ada", "bot:random", "link", options={"mode": "intro"}, clock=clock)
    jonas.sit(opened, "Jonas")
    table = opened["table"]
    for _ in range(7):
        time_of.turn(DAY)
        until(lambda: ada.get(f"/tables/{table}")["actor"] in (0, 2), True)  # the bot plays though nobody looks
        actor = ada.get(f"/tables/{table}")["actor"]
        with (ada if actor == 0 else jonas).at(table) as chair:
            assert chair.welcome["time"]["seats"][actor].get("missed", 0) == 0
            chair.first()


@pytest.mark.parametrize(
    "clock",
    [{"kind": "live", "bank": -1, "turn": 20}, {"kind": "live", "bank": 60, "turn": 1}, {"kind": "days", "days": 0},
     {"kind": "sand"}],
)  # fmt: skip
def test_a_clock_that_no_table_can_have_is_refused(serve, clock):
    ada = Browser(serve().url)
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    status, code, data = ada.refused("/tables", game="nanuuk", seats=seats, clock=clock)
    assert (status, code) == (400, "request/malformed")
    assert "clock" in data["what"]
