"""The analysis of a finished game: reached from its table, drawn, looked at by mouse and by keyboard."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from support.guests import DESKTOP, PHONE, Guest, by_mouse
from support.server_process import running

TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]
LONG = 240_000  # milliseconds in which an analysis is made, also where others keep the machine busy
WHERE = "#analysis-position + .what b"
# where the pieces stand that are drawn now, and what is marked on the board
PIECES = """[...document.querySelectorAll('.boards use')].map((use) => {
  const { x, y } = use.getBoundingClientRect()
  return [use.getAttribute('href'), Math.round(x), Math.round(y)].join()
}).join()"""
MARKED = "[...document.querySelectorAll('.boards .pointed')].map((path) => path.getAttribute('d')).join()"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of its own: where others have finished games, an analysis waits until those of theirs are made."""
    with running(tmp_path_factory.mktemp("analysis") / "tables.sqlite") as (url, _):
        yield url


@pytest.fixture(scope="module")
def finished(chromium, server):
    """A finished introductory game whose analysis was asked for at its table; its id."""
    guest = Guest(chromium, server)
    table = guest.open_table(mode="intro", seats=TWO_HERE)["table"]
    guest.play_to_the_end(by_mouse)
    guest.page.get_by_role("link", name="Analyse the game").click()
    guest.page.wait_for_url(f"**/t/{table}/analysis")
    guest.page.get_by_role("progressbar").or_(guest.page.locator(".chart")).first.wait_for()
    guest.page.locator(".chart svg").wait_for(timeout=LONG)
    assert guest.complaints == []
    guest.leave()
    return table


def opened(guest, table):
    """The analysis with its first position; the number of its steps."""
    guest.goto(f"t/{table}/analysis")
    guest.page.locator(".chart svg").wait_for(timeout=LONG)
    guest.page.locator(".boards svg").first.wait_for()
    return int(guest.page.get_by_role("slider").get_attribute("aria-valuemax"))


def report_of(guest, table):
    return guest.page.request.get(f"{guest.url}api/tables/{table}/analysis").json()["report"]


def at(guest):
    return int(guest.page.get_by_role("slider").get_attribute("aria-valuenow"))


def changed(guest, what, before):
    """Wait until a JavaScript expression has another value."""
    guest.until(f"{what} !== {json.dumps(before)}")


def test_every_seat_has_its_line_through_all_positions_and_every_mistake_its_number(arrive, finished):
    guest = arrive()
    last = opened(guest, finished)
    report = report_of(guest, finished)
    assert last == len(report["chances"]) - 1
    lines = guest.page.locator("[data-line]")
    assert lines.count() == 2
    for number in range(2):
        assert len(re.findall("[ML]", lines.nth(number).get_attribute("d"))) == last + 1
    dashes = lines.evaluate_all("all => all.map((line) => line.parentElement.getAttribute('stroke-dasharray'))")
    assert dashes == ["", "9 5"]
    assert guest.page.locator("[data-mistake]").count() == len(report["mistakes"]) > 0
    assert guest.page.locator("[aria-labelledby=analysis-mistakes] li").count() == len(report["mistakes"])


def test_the_worst_mistake_is_shown_first_in_the_position_where_it_was_made(arrive, finished):
    guest = arrive()
    last = opened(guest, finished)
    worst = report_of(guest, finished)["mistakes"][0]
    assert guest.page.locator(WHERE).inner_text() == f"Before move {worst['step'] + 1} of {last}"
    assert at(guest) == worst["step"]
    guest.until(MARKED)
    better = guest.page.evaluate(MARKED)
    guest.page.get_by_role("radio", name="Played").check(force=True)
    guest.until(f"![{json.dumps(better)}, ''].includes({MARKED})")


def test_a_click_on_the_chart_shows_that_position(arrive, finished):
    guest = arrive()
    last = opened(guest, finished)
    guest.page.get_by_role("slider").press("Home")
    guest.page.get_by_text("Before the first move").first.wait_for()
    before = guest.page.evaluate(PIECES)
    box = guest.page.locator(".chart").bounding_box()
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 60)
    guest.until("document.querySelector('.segments') === null")
    assert abs(at(guest) - last / 2) <= last * 0.1
    assert guest.page.locator(WHERE).inner_text() == f"Move {at(guest)} of {last}"
    changed(guest, PIECES, before)
    guest.page.mouse.click(box["x"] + 46, box["y"] + box["height"] - 60)
    guest.page.get_by_text("Before the first move").first.wait_for()
    assert at(guest) == 0


def test_a_mistake_is_chosen_by_its_number_and_in_the_list(arrive, finished):
    guest = arrive()
    opened(guest, finished)
    mistakes = report_of(guest, finished)["mistakes"]
    guest.page.get_by_role("slider").press("Home")
    for number in (len(mistakes) - 1, 0):
        guest.page.locator("[aria-labelledby=analysis-mistakes] li button").nth(number).click()
        assert at(guest) == mistakes[number]["step"]
    guest.page.get_by_role("slider").press("Home")
    guest.page.locator("[data-mistake='0'] text").click()
    assert at(guest) == mistakes[0]["step"]


def test_the_keyboard_goes_through_the_game(arrive, finished):
    guest = arrive()
    last = opened(guest, finished)
    slider = guest.page.get_by_role("slider")
    for _ in range(20):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement?.getAttribute('role') === 'slider'"):
            break
    guest.page.keyboard.press("Home")
    assert slider.get_attribute("aria-valuetext").startswith("Before the first move. Ada ")
    guest.page.wait_for_timeout(300)
    start = guest.page.evaluate(PIECES)
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.locator(WHERE).inner_text() == f"Move 1 of {last}"
    assert slider.get_attribute("aria-valuetext").startswith(f"Move 1 of {last}, Ada: ")
    guest.page.keyboard.press("PageUp")
    assert at(guest) == 11
    guest.page.keyboard.press("End")
    assert at(guest) == last
    changed(guest, PIECES, start)
    assert "100%" in slider.get_attribute("aria-valuetext")


def test_all_figures_stand_in_a_table_too(arrive, finished):
    guest = arrive()
    last = opened(guest, finished)
    assert guest.page.locator("details table").count() == 0
    guest.page.get_by_text("Show as a table").click()
    guest.page.locator("details tbody tr").first.wait_for()
    assert guest.page.locator("details tbody tr").count() == last + 1
    chance = round(100 * report_of(guest, finished)["chances"][5][0])
    assert guest.page.locator("details tbody tr").nth(5).locator("td.num").first.inner_text() == f"{chance}%"


def test_the_parts_of_luck_and_skill_add_up_as_they_are_written(arrive, finished):
    guest = arrive()
    opened(guest, finished)
    for table in guest.page.locator("[aria-labelledby=analysis-accounts] table").all():
        start, end = map(int, re.findall(r"(\d+)%", table.locator("caption").inner_text()))
        parts = [int(cell.replace("−", "-")) for cell in table.locator("td.num").all_inner_texts()]
        assert len(parts) == 4
        assert start + sum(parts) == end


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_about(arrive, finished, theme):
    guest = arrive(theme=theme, bypass_csp=True)
    opened(guest, finished)
    guest.page.get_by_text("Show as a table").click()
    guest.page.wait_for_timeout(400)
    results = Axe().run(guest.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "nl-NL"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_is_not_wider_than_its_screen(arrive, finished, size, locale):
    guest = arrive(size=size, locale=locale)
    opened(guest, finished)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_game_under_way_has_no_analysis(arrive):
    guest = arrive()
    table = guest.open_table(mode="intro", seats=TWO_HERE)["table"]
    guest.goto(f"t/{table}/analysis")
    guest.page.get_by_text("You can analyse a game once it's over.").wait_for()
    guest.page.get_by_role("link", name="Back to the table").click()
    guest.page.wait_for_url(f"**/t/{table}")


def test_the_code_of_the_page_is_loaded_by_nobody_who_does_not_open_it(arrive, finished):
    guest = arrive()
    loaded = "performance.getEntriesByType('resource').some(({ name }) => /AnalysisPage.*\\.js/.test(name))"
    guest.goto(f"t/{finished}")
    guest.page.get_by_role("link", name="Analyse the game").wait_for()
    assert not guest.page.evaluate(loaded)
    guest.page.get_by_role("link", name="Analyse the game").click()
    guest.until(loaded)
