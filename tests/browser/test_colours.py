"""Who is invited to a game whose rulebook lets players choose their colours does so when sitting down."""

import re

from support.guests import PHONE

THREE = [{"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}]


def come(guest, opened, name):
    guest.goto(f"join#{opened['table']}.{opened['invite']}")
    guest.page.get_by_role("textbox").first.fill(name)


def colour_of(guest, name):
    """The colour of the token beside a name at the table."""
    seat = guest.page.locator(".seats .seat", has_text=name).first
    return seat.locator("[data-seat]").first.get_attribute("data-seat")


def test_each_chooses_a_colour_that_is_free_and_hears_if_another_was_faster(arrive):
    ada, jonas, mia = arrive(), arrive(size=PHONE), arrive(locale="it-IT")
    mia.forgiven, mia.expects_trouble = re.compile("409"), True
    opened = ada.open_table("icehike", seats=THREE)
    come(jonas, opened, "Jonas")
    come(mia, opened, "Mia")
    colours = jonas.page.get_by_role("group", name="Your colour")
    colours.get_by_role("radio", name="brown").check()
    mia.page.get_by_role("group", name="Il tuo colore").get_by_role("radio").last.check()
    mia.page.route("**/api/tables/*", lambda route: route.abort())  # what is free now does not reach her in time
    jonas.page.get_by_role("button", name="Join", exact=True).click()
    jonas.page.wait_for_url("**/t/*")
    mia.forgiven = re.compile("409|Failed to load|ERR_FAILED")
    mia.page.locator("main form button.btn").click()
    mia.page.get_by_text("Quel colore è appena stato preso. Scegline un altro.").wait_for()
    mia.page.unroute("**/api/tables/*")
    mia.page.get_by_role("group", name="Il tuo colore").wait_for(state="detached")  # one is left
    mia.page.locator("main form button.btn").click()
    ada.ready()
    assert [colour_of(ada, name) for name in ("Ada", "Jonas", "Mia")] == ["orange", "brown", "white"]


def test_who_opens_a_table_sees_which_seat_has_which_colour(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.get_by_role("radio", name="Iglu Iglu").check(force=True)
    dialog.get_by_role("img", name="red").first.wait_for()
    dialog.get_by_role("img", name="blue").first.wait_for()
    dialog.get_by_role("radio", name="Arctic").check(force=True)
    dialog.get_by_role("img", name="red").first.wait_for(state="detached")
