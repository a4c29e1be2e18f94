"""Tables that cannot be continued: everybody sees why, may look at what there is, and can save the record."""

import contextlib
import json
import re
import sqlite3
import subprocess
import sys

from support.guests import PHONE, by_mouse
from support.processes import PATIENCE
from support.server_process import running

TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]


def play_some(guest, steps=4):
    for _ in range(steps):
        guest.ready()
        by_mouse(guest)
        guest.page.wait_for_timeout(100)
    guest.settled()


def has_no_choices(guest):
    return guest.page.locator(".can, button.choice").count() == 0


def saved_record(guest, name):
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=name).click()
    return json.loads(download.value.path().read_text())


def test_who_plays_where_the_operator_ends_the_game_reads_why_and_can_save_it(arrive, tmp_path):
    database = tmp_path / "tables.sqlite"
    with running(database) as (url, _):
        ada = arrive(url=url, size=PHONE)
        table = ada.open_table(mode="intro", seats=TWO_HERE)["table"]
        play_some(ada)
        log = ada.page.locator(".log button").count()
        command = [sys.executable, "-m", "banchisa", "tables", "close", table, "--reason", "The club closes at ten."]
        subprocess.run([*command, "--database", str(database)], check=True, timeout=PATIENCE)
        ada.page.get_by_text("The club closes at ten.").wait_for()
        ada.page.get_by_role("heading", name="The game has been ended").wait_for()
        assert has_no_choices(ada)
        assert ada.page.locator(".log button").count() == log
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert saved_record(ada, re.compile("record", re.IGNORECASE))["format"] == "banchisa-record/1"
        ada.goto()
        ada.page.get_by_role("listitem").filter(has_text="Closed").wait_for()


def test_a_game_of_older_rules_is_shown_with_the_reason_or_leaves_its_record(arrive, tmp_path):
    database = tmp_path / "tables.sqlite"
    with running(database) as (url, _):
        port = int(url.rstrip("/").rsplit(":", 1)[1])
        ada = arrive(url=url)
        shown = ada.open_table(mode="intro", seats=TWO_HERE)["table"]
        play_some(ada)
        unreadable = ada.open_table(mode="intro", seats=TWO_HERE)["table"]
        play_some(ada)
        ada.goto()
        ada.expects_trouble = True  # nobody answers the lobby for a while, and a socket will be refused
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET rules = '0'")
        query = "UPDATE events SET data = replace(data, 'place', 'plaice') WHERE table_id = ?"
        assert connection.execute(query, (unreadable,)).rowcount > 1
    with running(database, port):
        ada.goto(f"t/{shown}")
        ada.page.get_by_text("its rules have changed since then (version 0").wait_for()
        assert has_no_choices(ada)
        assert ada.page.locator(".log button").count() > 0
        ada.goto(f"t/{unreadable}")
        ada.page.get_by_role("heading", name="This table is closed").wait_for()
        ada.page.get_by_text("its rules have changed since then (version 0").wait_for()
        assert len(saved_record(ada, re.compile("record", re.IGNORECASE))["steps"]) > 1
