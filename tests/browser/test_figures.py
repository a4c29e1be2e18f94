"""The new-table dialog shows what bots have found out about the variant that is being chosen."""

import re

import pytest

from support.guests import DESKTOP, PHONE

SMALL = (320, 640)


def new_table(guest):
    guest.goto()
    guest.page.get_by_role("button", name="New table").first.click()
    guest.page.get_by_role("dialog", name="New table").wait_for()


def figures(guest):
    return guest.page.get_by_role("region", name="Wins by turn order")


def wins(guest):
    """What is said of each who plays, once it is known."""
    guest.page.locator("section[aria-busy=false] li .sr").first.wait_for(state="attached")
    return figures(guest).locator("li .sr").all_inner_texts()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL])
def test_the_dialog_shows_the_figures_of_what_is_chosen(arrive, size):
    ada = arrive(size=size)
    new_table(ada)
    two = wins(ada)
    assert all(re.fullmatch(rf"Seat {n}: \d+%, probably between \d+% and \d+%", text) for n, text in enumerate(two, 1))
    told = figures(ada).inner_text()
    played = r"Based on \d+ games between simple bots, played (just now|earlier)\."
    assert re.search(played + r" Each player makes about \d+ decisions\.", told)
    said = figures(ada).locator("[aria-live=polite]").inner_text()
    assert re.search(r"no seat had a clear advantage|than their fair share", said)
    with ada.page.expect_response(re.compile(r"figures\?seats=3")):
        ada.page.get_by_label("3", exact=True).check()
    assert len(two) == 2
    assert len(wins(ada)) == 3
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert figures(ada).evaluate("(box) => box.scrollWidth <= box.clientWidth")


def test_another_option_has_other_figures(arrive):
    ada = arrive()
    new_table(ada)
    assert wins(ada)
    one = figures(ada).inner_text()
    ada.page.get_by_role("button", name="Options").click()
    with ada.page.expect_response(re.compile(r"figures\?.*pawns%22%3A2")):
        ada.page.get_by_label("Two", exact=True).check()  # hunters for each, which makes for a longer game
    assert wins(ada)
    assert figures(ada).inner_text() != one


def test_the_dialog_does_not_jump_when_figures_come(arrive):
    ada = arrive()
    held = []
    ada.page.route("**/figures?*", lambda route: held.append(route))
    new_table(ada)
    while not held:
        ada.page.wait_for_timeout(30)
    box = ada.page.locator("section[aria-busy]")
    before = box.bounding_box()
    held[0].continue_()
    wins(ada)
    assert box.bounding_box() == before


@pytest.mark.parametrize("trouble", ["abort", "status"])
def test_without_an_answer_there_is_nothing_to_see(arrive, trouble):
    ada = arrive()
    ada.expects_trouble = True
    ada.forgiven = re.compile("Failed to load resource")
    answers = {"abort": lambda route: route.abort(), "status": lambda route: route.fulfill(status=500)}
    ada.page.route("**/figures?*", answers[trouble])
    with ada.page.expect_request("**/figures?*"):
        new_table(ada)
    ada.page.locator("section[aria-busy]").wait_for(state="hidden")
    ada.page.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
