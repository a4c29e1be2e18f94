"""Screens hold what they must: text is whole, the board is large, one's own things are in sight, states can be seen."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from hosting import running
from looking import GAMES, LANGUAGES, LAPTOP, LYING, PAGES, Reader, lobby, prepare, rules, some_looks, table_of
from played import NAMES

LOW = (1366, 650)  # what is left of a small laptop's screen
DESKS = (LAPTOP, (1280, 800), LOW, (1440, 900), (1920, 1080))
# whether a thing is whole in the window: nothing that scrolls or cuts hides a part of it
IS_WHOLE = """(things) => things.length > 0 && things.every((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  let frames = [{ left: 0, right: innerWidth, top: 0, bottom: innerHeight }]
  for (let at = thing.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'visible') frames.push(at.getBoundingClientRect())
  }
  return frames.every((frame) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1)
})"""
SHARE = """(selector) => [...document.querySelectorAll(selector)].reduce((sum, part) => {
  const { width, height } = part.getBoundingClientRect()
  return sum + width * height
}, 0) / (innerWidth * innerHeight)"""


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server of its own with tables of every game, early, late and over; its address and their ids."""
    database = tmp_path_factory.mktemp("layout") / "tables.sqlite"
    with running(database) as (url, _):
        yield url, prepare(database)


@pytest.fixture(scope="module")
def reader(chromium, place):
    reader = Reader(chromium, place[0])
    yield reader
    reader.leave()
    assert reader.complaints == []


@pytest.fixture(scope="module")
def tables(place):
    return place[1]


@pytest.mark.parametrize(("turn", "page"), list(enumerate(PAGES)), ids=[page.__name__ for page in PAGES])
def test_text_is_neither_cut_nor_broken_nor_over_other_text(reader, tables, turn, page):
    reader.resize(LAPTOP)
    page(reader, tables)
    assert reader.faults_everywhere(some_looks(turn)) == []
