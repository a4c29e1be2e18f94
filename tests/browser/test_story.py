"""One knows what happened and why: warnings before steps, the way to the end for who is out, and the result."""

import pytest

import banchisa
from support.guests import PHONE, by_mouse
from support.prepared_tables import PlayedGame, cookie
from support.server_process import running

HIKE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
WARNING = "You've done nothing yet this turn: 2 energy would be lost."


JUDGED = {"notation": "crack D2-D3", "text": ["step-crack", {"edge": "D2-D3"}], "touch": [], "chance": 0.3}
REPORT = {
    "format": "banchisa-analysis/1", "game": "nanuuk", "version": "2", "iterations": 100, "seed": 1, "noise": 0.01,
    "actors": [0, 1, 0], "chances": [[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.0, 1.0]],
    "mistakes": [{"step": 2, "seat": 0, "played": JUDGED, "better": {**JUDGED, "chance": 0.6}, "error": 0.02}],
    "accounts": [{"start": 0.5, "luck": 0.0, "own": -0.3, "others": 0.0, "unforeseen": -0.2, "end": 0.0}] * 2,
}  # fmt: skip


def analyse(guest, **state):
    """Let the server tell this guest that an analysis stands so."""
    told = {"state": "done", "done": 1, "report": None, **state}
    guest.page.route("**/analysis", lambda route: route.fulfill(json=told))


@pytest.fixture
def hiker(arrive):
    """Somebody at a table of Ice Hike who has placed the tile of the first turn and done nothing else."""
    ada = arrive(asks_again=True)
    ada.open_table("icehike", seats=HIKE)
    ada.until("document.querySelector('.prompt.yours') !== null")
    while not ada.page.get_by_role("button", name="End turn").count():
        by_mouse(ada)
        ada.settled()
    return ada


def test_a_button_with_a_warning_asks_once_more_in_its_place(hiker):
    end = hiker.page.get_by_role("button", name="End turn")
    assert "warn" in end.get_attribute("class")
    end.click()
    asked = hiker.page.locator(".prompt.doubts")
    asked.get_by_text(WARNING).first.wait_for()
    assert end.count() == 0
    asked.get_by_role("button", name="No, go back").click()
    end.wait_for()
    end.click()
    asked.get_by_role("button", name="Yes, do it").click()
    hiker.until("[...document.querySelectorAll('.log .words')].some((line) => line.innerText === 'ends the turn')")


def test_the_question_can_be_answered_by_keyboard_and_is_read_out(hiker):
    end = hiker.page.get_by_role("button", name="End turn")
    assert WARNING in end.text_content()
    end.focus()
    hiker.page.keyboard.press("Enter")
    focused = "document.activeElement?.innerText"
    hiker.until(f"{focused} === 'No, go back'")
    described = "document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText.trim()"
    assert hiker.page.evaluate(described) == WARNING
    hiker.page.keyboard.press("Escape")
    end.wait_for()
    end.focus()
    hiker.page.keyboard.press("Enter")
    hiker.until(f"{focused} === 'No, go back'")
    hiker.page.keyboard.press("Tab")
    hiker.page.keyboard.press("Enter")
    hiker.until("[...document.querySelectorAll('.log .words')].some((line) => line.innerText === 'ends the turn')")


def test_who_does_not_want_to_be_asked_is_not(hiker):
    hiker.page.get_by_role("button", name="Menu").click()
    hiker.page.get_by_role("switch", name="Ask before moves you may regret").click()
    hiker.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    hiker.page.get_by_role("button", name="End turn").click()
    hiker.until("[...document.querySelectorAll('.log .words')].some((line) => line.innerText === 'ends the turn')")


def test_names_of_spaces_are_shown_where_the_rim_does_not_say_them_and_the_choice_is_remembered(arrive):
    ada = arrive()
    ada.open_table("nanuuk")
    name = ada.page.locator(".board svg text", has_text="D4")
    name.first.wait_for()
    ada.page.keyboard.press("n")
    name.first.wait_for(state="detached")
    ada.page.reload()
    ada.ready()
    assert name.count() == 0
    ada.page.keyboard.press("n")
    name.first.wait_for()
    jonas = arrive()
    jonas.open_table("iglu")
    jonas.ready()
    assert jonas.page.locator(".board svg text", has_text="d4").count() == 0


def test_the_result_begins_with_the_reason_and_tells_how_the_game_went(arrive):
    ada = arrive(seed=4, size=PHONE)
    analyse(ada, report=REPORT)
    ada.open_table(mode="intro")
    ada.play_to_the_end(by_mouse)
    result = ada.page.locator(".result")
    result.locator(".chart").wait_for()
    parts = [".reason", "h2", ".acts", ".course", ".choice", ".luck", ".verify"]
    tops = [result.locator(part).first.bounding_box()["y"] for part in parts]
    assert tops == sorted(tops)
    assert result.locator(".bars").count() == 0  # there are no points
    assert "number 3: 60% became 30%" in result.locator(".choice").inner_text()
    assert "own moves −30" in result.locator(".luck").inner_text()
    assert result.locator(".verify dl").first.is_hidden()  # how it was checked is told on request


def test_where_only_others_made_mistakes_the_result_says_so(arrive):
    ada = arrive(seed=4)
    mistakes = [{**mistake, "seat": 1} for mistake in REPORT["mistakes"]]
    analyse(ada, report={**REPORT, "mistakes": mistakes})
    ada.open_table(mode="intro")
    ada.play_to_the_end(by_mouse)
    ada.page.locator(".result .choice").get_by_text("None of your moves cost you anything").wait_for()


def test_an_analysis_that_failed_can_be_tried_again_on_the_result(arrive):
    ada = arrive(seed=4)
    analyse(ada, state="failed", done=0)
    ada.open_table(mode="intro")
    ada.play_to_the_end(by_mouse)
    again = ada.page.locator(".course").get_by_role("button", name="Try again")
    again.wait_for()
    ada.page.unroute("**/analysis")
    analyse(ada, report=REPORT)
    again.click()
    ada.page.locator(".course .chart").wait_for()


def test_who_is_out_may_skip_to_the_end(arrive, tmp_path):
    game = PlayedGame(banchisa.game("nanuuk"), seed=12, names=("Ada",), mode="intro")
    database = tmp_path / "tables.sqlite"
    table = game.keep(database, game.out)
    with running(database) as (url, _):
        ada = arrive(url=url, pace="calm")
        ada.context.add_cookies([cookie(url)])
        ada.goto(f"t/{table}")
        ada.page.get_by_role("button", name="Skip to the end").click()
        assert ada.page.get_by_role("button", name="Skip to the end").count() == 0
        ada.page.locator(".result h2").wait_for()
