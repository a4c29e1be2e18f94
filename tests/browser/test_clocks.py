"""Clocks in the browser: chosen for a new table, shown to all, said at thresholds, and what follows when time is up."""

import pytest
from playwright.sync_api import expect

from support.guests import PHONE
from support.server_process import running

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
SHORT = {"kind": "live", "bank": 0, "turn": 12}


def two_at_a_table(ada, jonas, clock):
    opened = ada.post("tables", game="nanuuk", options={"mode": "intro"}, seats=SEATS, clock=clock, stand_in="random")
    jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    for guest in (ada, jonas):
        guest.goto(f"t/{opened['table']}")
    for guest in (ada, jonas):
        guest.page.locator("[data-clock]").first.wait_for()


def test_a_clock_is_chosen_for_a_new_table_by_keyboard(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    none = dialog.get_by_role("radio", name="None")
    none.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Live")).to_be_checked()
    dialog.get_by_role("combobox", name="Time for each player").select_option("5")
    dialog.get_by_text("5 minutes each, and 20 seconds more with every turn.").wait_for()
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.ready()
    expect(ada.page.locator("header .chip", has_text="5 min + 20 s")).to_be_visible()
    expect(ada.page.locator(".prompt [data-clock='0']")).to_contain_text(":")
    expect(ada.page.locator("[data-seat-card='1'] [data-clock]")).to_have_count(0)  # bots have none
    ada.page.keyboard.press("o")
    ada.page.get_by_text("When time is up, a bot").wait_for()


def test_who_is_invited_reads_of_the_clock_before_sitting_down(arrive):
    ada, jonas = arrive(), arrive()
    clock = {"kind": "days", "days": 2, "loses": True}
    opened = ada.post("tables", game="nanuuk", options={"mode": "intro"}, seats=SEATS, clock=clock)
    jonas.goto(f"join#{opened['table']}.{opened['invite']}")
    jonas.page.get_by_text("2 days for every turn. Time loses.").wait_for()


@pytest.mark.parametrize(
    ("locale", "size", "left", "up"),
    [
        ("en-GB", (1280, 720), "Time left for Ada: 10 seconds", "Time's up: a bot plays this turn for Ada"),
        pytest.param(
            "it-IT",
            PHONE,
            "Tempo rimasto a Ada: 10 secondi",
            "Tempo scaduto: un bot gioca questo turno per Ada",
            marks=pytest.mark.long,
        ),
        pytest.param(
            "nl-NL",
            (1440, 900),
            "Tijd over voor Ada: 10 seconden",
            "De tijd is om: een bot speelt deze beurt voor Ada",
            marks=pytest.mark.long,
        ),
    ],
)
def test_time_is_said_to_all_and_when_it_is_up_a_bot_plays_the_turn(arrive, tmp_path, locale, size, left, up):
    with running(tmp_path / "tables.sqlite", pace=3.0) as (url, _):
        ada, jonas = arrive(url=url), arrive(url=url, locale=locale, size=size)
        two_at_a_table(ada, jonas, SHORT)
        ada.listen()
        jonas.listen()
        ada.hear("Time left: 10 seconds")
        jonas.hear(left)
        ada.page.locator(".prompt [data-clock].now").wait_for()
        ada.page.locator(".prompt .lasts", has_text="You keep your seat.").wait_for()
        jonas.page.locator(".prompt", has_text=up).wait_for()
        ada.page.locator("[data-seat-card='0']", has_text="bot plays").wait_for()
        assert ada.places().count() == 0  # the turn is the bot's
        jonas.until("document.querySelector('.prompt.yours') !== null")


def test_a_clock_stands_still_while_the_server_is_away(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite") as (url, process):
        ada, jonas = arrive(url=url), arrive(url=url)
        two_at_a_table(ada, jonas, {"kind": "days", "days": 3})
        expect(ada.page.locator("[data-seat-card='0'] [data-clock]")).to_contain_text("3 d")
        for guest in (ada, jonas):
            guest.expects_trouble = True
        process.kill()
        expect(ada.page.locator("[data-seat-card='0'] [data-clock]")).to_contain_text("paused")
