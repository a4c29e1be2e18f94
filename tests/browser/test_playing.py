"""Whole games in a real browser: by mouse, by keyboard alone, with friends, on a phone."""

import signal

import pytest
from playwright.sync_api import expect

from support.guests import PHONE, VERIFIED, by_keyboard, by_mouse
from support.server_process import running

TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]


def test_a_table_against_a_bot_is_opened_in_the_lobby_and_played_to_the_end_by_mouse(arrive):
    ada = arrive()
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.get_by_placeholder("Your name").fill("Ada")
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.play_to_the_end(by_mouse)
    result = ada.page.locator(".result")
    expect(result).to_contain_text("points")
    result.get_by_role("button", name="Rematch").wait_for()
    ada.page.locator(".verify .verdict", has_text=VERIFIED).wait_for()


def test_a_seed_that_does_not_fit_the_seal_is_said_before_the_points(arrive):
    ada = arrive(seed=2)

    def forge(route):
        told = route.fetch().json()
        route.fulfill(json={**told, "seed": told["seed"][::-1]})

    ada.page.route("**/draws", forge)
    ada.open_table(seats=TWO_HERE)
    ada.play_to_the_end(by_mouse)
    failed = ada.page.locator(".verify.failed")
    failed.get_by_text("The check failed").wait_for()
    failed.get_by_text("The seed doesn't match the seal shown before the game.").first.wait_for()
    assert failed.bounding_box()["y"] < ada.page.locator(".result .sheet").bounding_box()["y"]


def test_a_whole_game_is_played_by_keyboard_alone(arrive):
    ada = arrive(seed=3)
    ada.open_table()
    ada.page.mouse.move = ada.page.mouse.click = None  # no mouse here
    ada.play_to_the_end(by_keyboard)
    ada.page.locator(".result").wait_for()
    ada.until("[...document.querySelectorAll('[aria-live=polite]')].some((each) => each.innerText.trim() !== '')")


def test_two_browsers_meet_by_the_invite_link_and_play_to_the_end(arrive):
    ada, jonas = arrive(seed=5), arrive(seed=6)
    opened = ada.open_table(mode="intro", seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}])
    assert opened["invite"]
    link = f"join#{opened['table']}.{opened['invite']}"
    jonas.goto(link)
    jonas.page.get_by_role("textbox").first.fill("Jonas")
    jonas.page.get_by_role("button", name="Join", exact=True).click()
    jonas.page.wait_for_url("**/t/*")
    ada.play_to_the_end(by_mouse, others=[(jonas, by_mouse)])
    jonas.page.locator(".result").wait_for()
    expect(ada.page.locator(".seats")).to_contain_text("Jonas")
    log = "[...document.querySelectorAll('.log button')].map((line) => line.textContent).join('|')"
    first, second = ada.page.evaluate(log), jonas.page.evaluate(log)
    assert first.replace("(you)", "(Ada)") == second.replace("(you)", "(Jonas)") != ""
    assert ada.page.locator(".log [title]").count() == 0  # notation is for programs


def test_the_rematch_brings_both_to_a_new_table(arrive):
    ada = arrive(seed=8)
    ada.open_table(mode="intro", seats=TWO_HERE)
    ada.play_to_the_end(by_mouse)
    before = ada.page.url
    ada.page.get_by_role("button", name="Rematch").click()
    ada.until(f"location.href !== {before!r}")
    ada.ready()


def test_hot_seat_two_people_share_one_browser(arrive):
    ada = arrive(seed=7)
    ada.open_table(mode="rescuer", seats=TWO_HERE)
    prompt = ada.page.locator(".prompt")
    prompt.get_by_text("Ada:").wait_for()
    you = ada.page.locator(".seat", has_text="you")
    assert [text.split("·")[0].strip().split("\n")[-1] for text in you.all_inner_texts()] == ["Ada"]
    ada.page.locator("[data-place=cell-D3]").click()
    prompt.get_by_text("Ole:").wait_for()
    assert [text.split("·")[0].strip().split("\n")[-1] for text in you.all_inner_texts()] == ["Ole"]
    ada.play_to_the_end(by_mouse)
    ada.page.locator(".result").wait_for()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(arrive):
    ada = arrive(seed=9)
    ada.open_table(mode="intro", seats=TWO_HERE)
    for _ in range(12):
        ada.ready()
        before = ada.page.locator(".log button").count()
        by_mouse(ada)
        ada.until(
            f"document.querySelectorAll('.log button').length !== {before}"
            " || document.querySelector('[aria-selected=true]') !== null"
        )
    ada.settled()
    log = ada.page.locator(".log button").count()
    prompt = ada.page.locator(".prompt h2").inner_text()
    ada.page.reload()
    expect(ada.page.locator(".prompt h2")).to_have_text(prompt, use_inner_text=True)
    ada.settled()
    assert ada.page.locator(".prompt h2").inner_text() == prompt
    assert ada.page.locator(".log button").count() == log
    ada.play_to_the_end(by_mouse)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_server_has_ended_the_open_page_carries_on_by_itself_after_the_restart(arrive, tmp_path, how):
    database = tmp_path / "tables.sqlite"
    with running(database) as (url, process):
        port = int(url.rstrip("/").rsplit(":", 1)[1])
        ada = arrive(url=url, seed=4)
        ada.open_table(mode="intro", seats=TWO_HERE)
        for _ in range(6):
            ada.ready()
            by_mouse(ada)
            ada.page.wait_for_timeout(150)
        ada.settled()
        log = ada.page.locator(".log button").count()
        assert log > 0
        ada.expects_trouble = True
        process.send_signal(how)
        assert process.wait() == (0 if how == signal.SIGTERM else -how)
        ada.page.get_by_text("No connection").wait_for()
    with running(database, port) as (again, _):
        assert again == url
        ada.ready()
        ada.settled()
        assert ada.page.locator(".log button").count() == log
        ada.play_to_the_end(by_mouse)


def test_a_game_is_played_on_a_phone_by_touch(arrive):
    ada = arrive(size=PHONE, seed=11)
    ada.open_table(mode="intro")
    ada.ready()
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    ada.play_to_the_end(by_mouse)
    ada.page.locator(".result").wait_for()


def test_a_step_can_be_taken_back_and_what_is_not_allowed_is_explained_by_its_rule(arrive):
    ada = arrive()
    ada.open_table(mode="intro", seats=TWO_HERE)
    for cell in ("D3", "A1", "G2", "E3"):
        ada.page.locator(f"[data-place=cell-{cell}].can").click()
        ada.page.wait_for_timeout(150)
    ada.page.locator("[data-place=cell-B5]").click()
    bubble = ada.page.locator(".bubble")
    bubble.wait_for()
    expect(bubble).to_contain_text("NAN-4.1")
    expect(bubble).to_contain_text("isn't next to")
    bubble.get_by_text("NAN-4.1").click()
    ada.page.get_by_text("shares a line with the space it stands on").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-place=cell-D2].can, [data-place=cell-D3].can").first.click()
    ada.page.locator("[data-place=cell-D2].can").first.click()
    ada.page.get_by_role("button", name="Undo").click()
    ada.page.locator("[data-place=cell-D3].can").first.wait_for()


def test_the_log_and_the_slider_show_earlier_positions_from_ones_own_chair(arrive):
    ada = arrive(seed=2)
    ada.open_table(mode="intro", seats=TWO_HERE)
    for cell in ("D3", "A1", "G2", "E3"):
        ada.page.locator(f"[data-place=cell-{cell}].can").click()
        ada.page.wait_for_timeout(150)
    ada.until("document.querySelectorAll('.figure').length === 4")
    ada.page.locator(".log button").nth(1).click()
    ada.page.locator(".replay").wait_for()
    ada.until("document.querySelectorAll('.figure').length === 2")
    ada.page.get_by_role("button", name="Next").first.click()
    ada.until("document.querySelectorAll('.figure').length === 3")
    ada.page.get_by_role("button", name="Back to the table").click()
    ada.until("document.querySelectorAll('.figure').length === 4")


def test_who_gives_no_name_is_called_by_a_number_in_the_language_of_the_reader(arrive):
    ada, gianni = arrive(), arrive(locale="it-IT")
    ada.goto()
    ada.page.get_by_role("button", name="New table").first.click()
    ada.page.get_by_role("dialog", name="New table").get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.locator(".seats", has_text="Player 1").wait_for()
    gianni.goto(ada.page.url.removeprefix(ada.url))
    gianni.page.locator(".seats", has_text="Giocatore 1").wait_for()
    ada.goto()
    ada.page.get_by_role("img", name="Player 1").first.wait_for()


@pytest.mark.parametrize(
    ("locale", "lobby", "place", "crack"),
    [
        ("en-GB", "Choose a game", "Place your hunter", "Move one space"),
        ("it-IT", "Scegli un gioco", "Metti il tuo cacciatore", "Muovi di uno spazio"),
        ("nl-NL", "Kies een spel", "Zet je jager neer", "Ga één veld verder"),
    ],
)
def test_the_pages_speak_the_language_of_the_browser(arrive, locale, lobby, place, crack):
    guest = arrive(locale=locale)
    guest.goto()
    guest.page.get_by_text(lobby).wait_for()
    assert guest.page.evaluate("document.documentElement.lang") == locale[:2]
    guest.open_table(mode="intro", seats=TWO_HERE)
    guest.page.get_by_text(place).first.wait_for()
    for cell in ("D3", "A1", "G2", "E3"):
        guest.page.locator(f"[data-place=cell-{cell}].can").click()
        guest.page.wait_for_timeout(150)
    guest.page.get_by_text(crack).first.wait_for()


def test_a_digit_presses_the_button_of_the_prompt_with_that_number(arrive):
    ada = arrive()
    ada.open_table("pinguinoe")
    ada.ready()
    question = ada.page.locator(".prompt .title").inner_text()
    expect(ada.page.locator("button.choice")).to_have_count(1)
    ada.page.keyboard.press("2")
    assert ada.page.locator(".prompt .title").inner_text() == question
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".prompt .title")).not_to_have_text(question)
