"""Rulebooks that teach: the way to the overview, worked examples that can be tried, and an aid that can be printed."""

import re

import pytest
from playwright.sync_api import expect

import banchisa
from banchisa.engine.lessons import read_examples
from banchisa.table import lessons
from support.guests import LAPTOP, PHONE

GAMES = [game.key for game in banchisa.games()]
ENOUGH = 8  # examples


def open_rules(guest, game):
    guest.goto()
    guest.page.get_by_role("button", name=f"Rules: {banchisa.game(game).title}").click()
    drawer = guest.page.get_by_role("dialog")
    drawer.locator("[data-rule]").first.wait_for()
    return drawer


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_rules_lead_to_the_overview(arrive, size):
    guest = arrive(size=size)
    open_rules(guest, "iglu").get_by_role("button", name="How to play").click()
    guest.page.get_by_role("dialog", name="How to play Iglu Iglu").get_by_text("The aim").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_worked_examples_are_drawn_and_tried_at_a_table_of_ones_own(arrive, game):
    guest = arrive()
    drawer = open_rules(guest, game)
    examples = drawer.locator("figure")
    examples.first.wait_for()
    assert examples.count() == len(read_examples(lessons.folder_of(banchisa.game(game)))) >= ENOUGH
    for example in (examples.first, examples.last):
        assert example.locator(".diagram").locator("svg, .tile").count() > 0
        assert len(example.locator("figcaption p").inner_text().split()) > 5
    examples.last.get_by_role("button", name="Try it").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".prompt .title").wait_for()
    table = guest.page.url.rsplit("/", 1)[1]
    record = guest.context.request.get(f"{guest.url}api/tables/{table}/record").json()
    assert record["position"] is not None


# scrolls the drawing of an example behind the title of its chapter; whether the title is seen there
HAS_ITS_TITLE_ABOVE = """() => {
  const drawing = document.querySelector('dialog[open] figure .board')
  drawing.closest('[inert]').inert = false  // else nobody touches it
  drawing.scrollIntoView({ block: 'start', behavior: 'instant' })
  const titles = [...document.querySelectorAll('dialog[open] h3')]
  const isAbove = (title) => title.getBoundingClientRect().top <= drawing.getBoundingClientRect().top
  const title = titles.findLast(isAbove).getBoundingClientRect()
  let scrolled = drawing
  while (scrolled.scrollHeight <= scrolled.clientHeight || getComputedStyle(scrolled).overflowY === 'visible') {
    scrolled = scrolled.parentElement
  }
  scrolled.scrollTop += drawing.getBoundingClientRect().top - title.top
  return document.elementFromPoint(title.left + title.width / 2, title.top + title.height / 2).tagName
}"""


def test_no_drawing_lies_over_the_title_of_its_chapter(arrive):
    guest = arrive(size=PHONE)
    open_rules(guest, "nanuuk").locator("figure .board svg").first.wait_for()
    assert guest.page.evaluate(HAS_ITS_TITLE_ABOVE) == "H3"


@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_printed_alone_and_on_one_sheet(arrive, game):
    guest = arrive()
    guest.page.add_init_script("window.print = () => {}")
    guest.open_table(game)
    guest.ready()
    guest.page.get_by_role("tab", name="Aid").click()
    guest.page.get_by_role("button", name="Print").click()
    guest.page.locator("body > .printed").wait_for(state="attached")
    guest.page.emulate_media(media="print")
    expect(guest.page.locator("body > .printed .aid")).to_contain_text("Your turn")
    assert guest.page.evaluate("getComputedStyle(document.querySelector('#app')).display") == "none"
    printed = guest.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
