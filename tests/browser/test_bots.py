"""Bots at the table: hints, bots that think, and bots that keep the seat of who left."""

import re

import pytest
from playwright.sync_api import expect

from support.guests import DESKTOP, PHONE, VERIFIED, by_mouse, script_weight
from support.server_process import running

ADA, LINK = {"kind": "here", "name": "Ada"}, {"kind": "link"}
TWO_HERE = [ADA, {"kind": "here", "name": "Ole"}]
AGAINST_A_BOT = [ADA, {"kind": "bot", "level": "random"}]
STEPS = "document.querySelectorAll('.log button').length"
POINTED = "document.querySelectorAll('path.pointed').length"
FOCUS = "document.activeElement?.className ?? ''"


def ask_for_a_hint(guest):
    guest.ready()
    guest.page.get_by_role("button", name="Hint", exact=True).click()
    guest.page.locator(".hint .step").first.wait_for()


def hand_over(guest):
    """Let a bot play on one's seat."""
    guest.ready()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Hand over to a bot").click()
    guest.page.get_by_role("button", name="Hand over", exact=True).click()


def joined(host, guest, opened, name):
    guest.goto(f"join#{opened['table']}.{opened['invite']}")
    guest.page.get_by_role("textbox").first.fill(name)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_asked_for_pointed_at_and_taken_by_mouse(arrive, size):
    ada = arrive(size=size, seed=3)
    ada.open_table(mode="intro", seats=TWO_HERE)
    ask_for_a_hint(ada)
    steps = ada.page.locator(".hint .step")
    assert 1 <= steps.count() <= 3
    expect(steps.first).to_contain_text("%")
    assert steps.locator("xpath=self::*[contains(@class, 'best')]").count() == 1  # and it is the first
    assert "best" in steps.first.get_attribute("class")
    ada.until("document.querySelector('.sign text') !== null")
    signs = ada.page.locator(".sign text").all_text_contents()
    assert sorted(signs) == [str(number + 1) for number in range(steps.count())]
    assert "From what you can see" in ada.page.locator(".hint .foot").inner_text()
    steps.nth(steps.count() - 1).hover()
    ada.until(f"{POINTED} > 0")
    words = steps.first.locator(".what").inner_text().removeprefix("Best:").strip()
    steps.first.click()
    ada.page.locator(".hint").wait_for(state="detached")
    ada.until(f"{POINTED} === 0")
    ada.page.get_by_text(f"Ada: {words}").first.wait_for(state="attached")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_hint_is_asked_for_and_taken_by_keyboard_alone(arrive):
    ada = arrive(seed=3)
    ada.open_table(mode="intro", seats=TWO_HERE)
    ada.page.mouse.click = ada.page.mouse.move = None
    ada.ready()
    before = ada.page.evaluate(STEPS)
    ada.page.keyboard.press("h")
    ada.until(f"({FOCUS}).includes('step')")  # the first step can be taken at once
    expect(ada.page.locator(".hint .step").first).to_contain_text("Your chance of winning")
    ada.page.keyboard.press("ArrowDown")
    ada.until(f"({FOCUS}).includes('step') && {POINTED} > 0")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".hint").wait_for(state="detached")
    ada.until(f"({FOCUS}).includes('hintbtn')")
    ada.page.keyboard.press("Enter")
    ada.until(f"({FOCUS}).includes('step')")
    ada.page.keyboard.press("Enter")
    ada.until(f"{STEPS} === {before + 1}")
    ada.ready()
    ada.page.keyboard.press("h")
    ada.until(f"({FOCUS}).includes('step')")
    ada.page.keyboard.press("1")
    ada.until(f"{STEPS} === {before + 2}")


def test_a_hint_says_what_speaks_for_its_steps(arrive):
    ada = arrive(seed=3)
    ada.open_table(seats=TWO_HERE)
    for _ in range(8):
        ask_for_a_hint(ada)
        found = ada.page.locator(".hint .reason").all_inner_texts()
        if found:
            break
        ada.page.locator(".hint .step").first.click()
        ada.page.locator(".hint").wait_for(state="detached")
    assert found
    assert all(text.strip() and "reason-" not in text for text in found)


def test_a_hint_rings_the_cards_that_it_speaks_of(arrive):
    """Also those beside the board."""
    ada = arrive(seed=3)
    ada.open_table("arctic", seats=TWO_HERE)
    while ada.page.get_by_role("button", name="I'm ").count():
        ada.page.get_by_role("button", name="I'm ").click()
    ask_for_a_hint(ada)
    ada.page.locator(".hint .step").first.hover()
    ada.page.locator(".tray .face.pointed").first.wait_for()
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator(".face.pointed")).to_have_count(0)


def test_hint_after_hint_is_taken_whatever_is_asked(arrive):
    ada = arrive(seed=3)
    ada.open_table(mode="intro", seats=AGAINST_A_BOT)
    asked = set()
    for _ in range(9):
        ada.until("document.querySelector('.hintbtn, .result') !== null")
        if ada.page.locator(".result").count():
            break  # a game may be over after five, when each kind of step has been asked for
        ask_for_a_hint(ada)
        asked.add(ada.page.locator(".prompt h2").inner_text().split()[0])
        own = ada.page.locator(".log button:has-text('Ada: ')").count()
        ada.page.locator(".hint .step").first.click()
        ada.page.locator(".log button:has-text('Ada: ')").nth(own).wait_for(state="attached")
    assert asked == {"Place", "Move", "Crack"}


def test_others_see_that_a_hint_was_taken_and_nothing_of_it(arrive):
    ada, jonas = arrive(), arrive()
    opened = ada.open_table(mode="intro", seats=[ADA, LINK])
    joined(ada, jonas, opened, "Jonas")
    jonas.page.locator(".prompt").wait_for()
    jonas.listen()
    ask_for_a_hint(ada)
    expect(ada.page.locator(".hint")).to_contain_text("The others can see that you asked.")
    jonas.hear("Ada took a hint.")
    assert jonas.page.locator(".hint, .hintbtn").count() == 0
    jonas.page.keyboard.press("h")
    jonas.settled()
    assert jonas.page.locator(".hint").count() == 0


def test_where_hints_are_not_allowed_there_are_none_and_everybody_is_told(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.get_by_role("switch", name="Allow hints").click()
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.ready()
    assert ada.page.locator(".hintbtn").count() == 0
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Hints are off at this table.").wait_for()


def test_who_invites_others_agrees_on_a_bot_that_stands_in(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    stand_in = dialog.get_by_label("Stand-in for absent players")
    assert stand_in.count() == 0  # bots are never absent
    dialog.get_by_role("combobox").nth(1).select_option("link")
    assert stand_in.input_value() == "hard"
    stand_in.select_option("expert")
    with ada.page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Open table").click()
    assert asked.value.post_data_json["stand_in"] == "expert"


def test_where_hints_are_off_the_dialog_says_that_handing_over_is_for_good(arrive):
    ada = arrive()
    ada.open_table(mode="intro", seats=TWO_HERE, hints=False)
    ada.ready()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Hand over to a bot").click()
    ada.page.get_by_text("so you can't take your seat back").wait_for()


def test_the_dialog_offers_bots_of_four_levels_and_says_what_they_are_like(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    who = dialog.get_by_role("combobox").nth(1)
    assert who.input_value() == "bot:normal"
    offered = who.locator("option").all_inner_texts()
    assert [text for text in offered if text.startswith("Bot")] == [
        "Bot, easy",
        "Bot, normal",
        "Bot, hard",
        "Bot, expert",
    ]
    assert "Plays well, with the odd mistake." in dialog.inner_text()
    who.select_option("bot:easy")
    assert "A beginner. Makes plenty of mistakes." in dialog.inner_text()


def test_a_bot_that_thinks_is_seen_and_said_once(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite", pace=3600) as (url, _):
        ada = arrive(url=url)
        ada.open_table(mode="intro", seats=AGAINST_A_BOT)
        ada.places().first.click()
        seat = ada.page.locator("[data-seat-card='1']")
        seat.locator(".dots").first.wait_for(state="attached")
        expect(seat).to_contain_text("is thinking")
        expect(ada.page.locator(".prompt h2")).to_contain_text("is thinking")
        said = "[...document.querySelectorAll('[aria-live=polite]')].map((each) => each.innerText).join('|')"
        ada.until(f"({said}).includes('Bot 2 is thinking')")
        style = "getComputedStyle(document.querySelector('.dots i')).animationName"
        assert ada.page.evaluate(style) == "none"  # this guest wants no motion
        moving = arrive(url=url, still=False)
        moving.goto(ada.page.url.removeprefix(url))
        moving.page.locator(".dots").first.wait_for(state="attached")
        assert moving.page.evaluate(style) != "none"
        ada.expects_trouble = moving.expects_trouble = True


def test_who_left_is_replaced_by_a_bot_and_takes_the_seat_back(arrive, tmp_path):
    with running(tmp_path / "tables.sqlite", grace=0.2) as (url, _):
        ada, jonas = arrive(url=url, seed=5), arrive(url=url, seed=6)
        opened = ada.open_table(mode="intro", seats=[LINK, ADA])
        joined(ada, jonas, opened, "Jonas")
        jonas.ready()
        table = jonas.page.url.removeprefix(url)
        jonas.page.goto("about:blank")  # he is to act, and gone
        ada.page.get_by_text("Jonas has been away for a while.").wait_for()
        ada.page.get_by_text("bot, hard").wait_for()  # the level that was agreed on
        ada.page.get_by_role("button", name="Let a bot take over").click()
        ada.ready()  # the bot has stepped, now it is her turn
        expect(ada.page.get_by_text("Jonas has been away")).to_have_count(0)
        expect(ada.page.locator("[data-seat-card='0'] .sr").first).to_contain_text("Jonas, bot, hard")
        jonas.goto(table)
        jonas.page.get_by_text("A bot is playing for Jonas.").wait_for()
        jonas.page.get_by_role("button", name="Take my seat back").click()
        jonas.until("(document.querySelector(\"[data-seat-card='0'] .sr\")?.textContent ?? '').includes('Jonas, you')")
        expect(jonas.page.get_by_text("A bot is playing for Jonas")).to_have_count(0)
        ada.until("!(document.querySelector(\"[data-seat-card='0'] .sr\")?.textContent ?? '').includes('bot')")
        ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
        ada.page.locator(".verify .verdict", has_text=VERIFIED).wait_for()
        ada.expects_trouble = jonas.expects_trouble = True


def test_who_hands_over_to_a_bot_may_come_back(arrive):
    ada = arrive(seed=5)
    ada.open_table(mode="intro", seats=TWO_HERE)
    hand_over(ada)
    seat = ada.page.locator("[data-seat-card='0'] > .sr")
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.get_by_role("button", name="Take my seat back").wait_for(state="hidden")
    expect(seat).to_have_text(re.compile("^Ada, (?!.*bot)"))


def test_a_seat_that_was_handed_over_says_at_the_end_how_it_did(arrive):
    ada = arrive(seed=5)
    ada.open_table(mode="intro", seats=TWO_HERE)
    hand_over(ada)
    seat = ada.page.locator("[data-seat-card='0'] .sr").first
    ada.until("document.querySelector(\"[data-seat-card='0'] .sr\").textContent.includes('played by a bot')")
    ada.play_to_the_end(by_mouse)
    expect(seat).not_to_contain_text("played by a bot")


def test_the_lobby_and_a_table_need_less_than_118_kilobytes_of_script(arrive):
    ada = arrive()
    ada.goto()
    lobby = script_weight(ada)
    assert lobby > 10_000
    ada.open_table(mode="intro", seats=TWO_HERE)
    ada.ready()
    assert lobby < script_weight(ada) < 118_000
