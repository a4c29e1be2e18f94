"""Everything on the table explains itself: by the mouse, the key I and a long press, and to those who listen."""

import json
import re

import pytest

import banchisa
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from support.guests import DESKTOP, LAPTOP, PHONE, by_mouse
from support.information import CARD, SHEET, hold, point

GAMES = [game.key for game in banchisa.games()]
# the area that the card shares with what it must not cover
COVERED = """(avoided) => {
  const card = document.querySelector('.info').getBoundingClientRect()
  const shared = (box) => Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left))
    * Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top))
  return avoided.flatMap((wanted) => [...document.querySelectorAll(wanted)])
    .reduce((sum, part) => sum + shared(part.getBoundingClientRect()), 0)
}"""
# a thing of each game that is on the table when the first question is asked, and the key of its words
THINGS = {
    "nanuuk": ("[data-place=cell-C6]", "whale"),
    "iglu": ("[data-place=cell-d4]", "fish"),
    "arctic": ("[data-piece=power-moose]", "power-moose_place"),
    "icehike": ("[data-place=cell-L1]", "puppet"),
    "pinguinoe": ("[data-seat-card='0']", "unit-to-ark"),
}
# what can be chosen by touching it, and what those who listen are told of it besides its name
UNDESCRIBED = """() => [...document.querySelectorAll(
  '[data-place].can, button.tile:has(.face.can), .zone.can > button.whole, button.seat.can'
)].filter((thing) => !thing.getAttribute('aria-description')).map((thing) => thing.outerHTML.slice(0, 160))"""

# what stands beside the board and neither is a stop of the Tab key nor has one; in a fan the zone speaks for its cards
UNREACHED = """() => {
  const things = '[data-piece], [data-zone], [data-counter], [data-seat-card], [data-legend]'
  const isReached = (thing) => [thing, ...thing.querySelectorAll('button, [tabindex]')]
    .some((part) => part.tabIndex >= 0 && part.closest(things) === thing)
  return [...document.querySelectorAll(things)]
    .filter((thing) => thing.checkVisibility() && !thing.closest('svg, .fan .item') && !isReached(thing))
    .map((thing) => thing.outerHTML.slice(0, 160))
}"""
# of each kind of thing beside the board the first that is seen
KINDS = (".zone [data-piece]", "[data-zone]", "[data-counter]", "[data-seat-card]", "[data-legend]")


def about(game, key):
    found = Words("en", banchisa.game(game)).about([key])
    assert found is not None
    return found


def sit_down(arrive, game, size=DESKTOP, **wishes):
    guest = arrive(size=size, **wishes)
    options = {"moose_side": "B"} if game == "arctic" else {}
    guest.open_table(game, **options)
    guest.ready()
    return guest


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_thing_says_what_it_is_and_does_and_covers_neither_it_nor_prompt_nor_hand(arrive, game):
    wanted, key = THINGS[game]
    guest = sit_down(arrive, game, LAPTOP)
    point(guest, wanted)
    said = guest.page.locator(CARD).inner_text()
    found = about(game, key)
    assert found.text in said
    assert found.rule in said
    assert guest.page.evaluate(COVERED, [wanted, ".prompt", ".tray"]) == 0
    guest.page.mouse.move(2, 2)
    guest.page.locator(CARD).wait_for(state="detached")


def test_what_holds_now_is_said_with_it(arrive):
    guest = sit_down(arrive, "nanuuk")
    guest.page.locator("[data-place=cell-C6]").hover()
    guest.page.locator(CARD).wait_for()
    words = Words("en", banchisa.game("nanuuk"))
    worth = Text("now-and", {"first": Text("now-worth", {"points": 4}), "second": Text("now-no-inuk")})
    assert words.say(worth) in guest.page.locator(CARD).inner_text()


def test_a_card_that_only_follows_the_mouse_is_not_in_the_way_of_a_click(arrive):
    guest = sit_down(arrive, "nanuuk")
    guest.page.locator("[data-place=cell-D4]").hover()
    guest.page.locator(CARD).wait_for()
    assert guest.page.locator(CARD).evaluate("(card) => getComputedStyle(card).pointerEvents") == "none"
    guest.page.locator("[data-place=cell-D4]").click()
    guest.until("document.querySelector('.log')?.textContent.includes('D4')")


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_click_that_plays_a_step_leaves_no_card_open(arrive, clicks):
    guest = sit_down(arrive, "nanuuk")
    guest.page.locator("[data-place=cell-D4]").click(click_count=clicks)
    guest.until("document.querySelector('.log')?.textContent.includes('D4')")
    guest.settled()
    assert guest.page.locator(f"{CARD}.pinned").count() == 0


@pytest.mark.parametrize("game", ["nanuuk", "iglu", "arctic"])
def test_the_key_i_explains_what_has_the_focus_and_escape_gives_it_back(arrive, game):
    guest = sit_down(arrive, game)
    thing = "[role=listbox]" if game != "arctic" else ".tray button.tile"
    guest.page.locator(thing).first.focus()
    if game != "arctic":
        guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("i")
    guest.page.locator(".info.pinned.ready").wait_for()
    guest.until("document.activeElement.classList.contains('info')")
    assert guest.page.get_by_role("dialog").locator("h2").inner_text()
    guest.page.keyboard.press("Escape")
    guest.page.locator(".info").wait_for(state="detached")
    guest.until(f"document.activeElement.matches({json.dumps(thing)})")


@pytest.mark.parametrize("watches", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_everything_beside_the_board_is_reached_by_the_tab_key_and_explained_by_the_key_i(arrive, game, watches):
    """Also for who can choose nothing now."""
    guest = sit_down(arrive, game)
    if watches:
        address = guest.page.url
        guest = arrive()
        guest.page.goto(address)
        guest.page.locator(".zone, .board").first.wait_for()
        guest.settled()
    assert guest.page.evaluate(UNREACHED) == []
    for kind in KINDS:
        if not guest.page.locator(f"{kind}:visible").count():
            continue
        thing = guest.page.locator(f"{kind}:visible").first
        thing.evaluate("(thing) => (thing.tabIndex < 0 ? thing.querySelector('button, [tabindex]') : thing).focus()")
        guest.page.keyboard.press("i")
        card = guest.page.locator(".info.pinned.ready")
        card.wait_for()
        assert card.locator("h2").inner_text()
        assert card.locator(".foot").get_by_role("button").count() == 1  # the rule
        guest.page.keyboard.press("Escape")
        card.wait_for(state="detached")


def test_on_a_phone_the_numbers_of_the_bar_are_beside_the_log_and_explained(arrive):
    guest = sit_down(arrive, "pinguinoe", PHONE)
    guest.page.get_by_role("button", name="Log").click()
    number = guest.page.get_by_role("dialog").locator("[data-counter]", has_text="Round")
    number.wait_for()
    hold(guest, "dialog[open] [data-counter]:has-text('Round')")
    assert about("pinguinoe", "count-round").text in guest.page.locator(SHEET).inner_text()


def test_the_rule_of_a_card_that_stays_open_is_a_link(arrive):
    guest = sit_down(arrive, "arctic")
    guest.page.locator("[data-piece=power-moose]").click(button="right")
    guest.page.locator(".info.pinned.ready .foot").get_by_role("button", name="ARC-4.24").click()
    guest.page.locator("[data-rule='ARC-4.24']").first.wait_for()
    guest.page.locator(".info").wait_for(state="detached")


@pytest.mark.parametrize("game", ["nanuuk", "iglu", "arctic"])
def test_a_long_press_opens_a_sheet_at_the_other_edge_and_plays_no_step(arrive, game):
    guest = sit_down(arrive, game, PHONE)
    wanted = {"nanuuk": "[data-place].can", "iglu": "[data-place].can", "arctic": ".tray button.tile:has(.can)"}[game]
    before = guest.page.locator(".prompt").inner_text()
    finger = hold(guest, wanted)
    box = guest.page.locator(SHEET).bounding_box()
    assert (box["y"] == 0) == (finger["y"] > PHONE[1] / 2)
    assert not box["y"] <= finger["y"] <= box["y"] + box["height"]
    assert box["width"] == PHONE[0]
    assert guest.page.locator(f"{SHEET} > p").first.bounding_box()["x"] < 20  # below the name, not beside it
    assert guest.page.locator(".prompt").inner_text() == before
    outside = (10, PHONE[1] - 10) if box["y"] == 0 else (10, 60)
    guest.page.touchscreen.tap(*outside)
    guest.page.locator(".info").wait_for(state="detached")
    assert guest.page.locator(".prompt").inner_text() == before


def test_on_a_phone_a_power_says_what_it_does_and_going_back_closes_it(arrive):
    guest = sit_down(arrive, "arctic", PHONE)
    hold(guest, "[data-piece=power-moose]")
    assert about("arctic", "power-moose_place").text in guest.page.locator(SHEET).inner_text()
    guest.page.go_back()
    guest.page.locator(".info").wait_for(state="detached")
    assert guest.page.locator(".prompt").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_has_a_description_for_those_who_listen(arrive, game):
    guest = sit_down(arrive, game)
    for _ in range(4):
        guest.ready()
        assert guest.page.evaluate(UNDESCRIBED) == []
        by_mouse(guest)
        guest.settled()


def test_a_card_that_nobody_may_see_says_only_that(arrive):
    guest = sit_down(arrive, "arctic")
    guest.page.locator("[data-zone=pile] [data-piece]").hover()
    guest.page.locator(CARD).wait_for()
    said = guest.page.locator(CARD).inner_text()
    assert about("arctic", "thing-card").text in said
    assert Words("en", banchisa.game("arctic")).count(Text("thing-card"), 2) in said.lower()


def test_what_costs_one_says_so_with_its_number(arrive):
    """A price of one has its number on the board and in the name that is read out (ICE-4.41)."""
    guest = sit_down(arrive, "icehike")
    while not guest.page.locator("[data-place].can[aria-label*=costs]").count():
        by_mouse(guest)
        guest.settled()
    names = guest.page.locator("[data-place].can").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    priced = [name for name in names if "costs" in name]
    assert priced
    assert [name for name in priced if not re.search(r"costs \d+ ", name)] == []
    chips = guest.page.locator(".boards .cost text").all_text_contents()
    assert chips
    assert all(chip.isdecimal() for chip in chips)
