"""The documentation in a real browser, as the server gives it out: complete, searchable, and from nowhere else."""

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError

from support.guests import PATIENCE

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src/banchisa/site"
LEFT = "net::ERR_ABORTED"  # the reader went on to another page before all of this one was there
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))


@pytest.fixture
def reader(chromium, server):
    """A page that notes whatever it complains of, and whatever it asks for elsewhere."""
    context = chromium.new_context()
    page = context.new_page()
    page.complaints = []
    page.on("console", lambda said: page.complaints.append(said.text) if said.type == "error" else None)
    page.on("requestfailed", lambda request: None if request.failure == LEFT else page.complaints.append(request.url))
    page.on("request", lambda request: None if request.url.startswith(server) else page.complaints.append(request.url))
    yield page
    context.close()


def test_the_site_was_built_with_a_page_for_each_game_and_the_reference():
    games = {f"games/{key}.html" for key in ("nanuuk", "iglu", "arctic", "icehike", "pinguinoe")}
    assert games | {"index.html", "reference.html", "fairness.html", "operate.html"} <= set(PAGES)


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_every_page_opens_without_complaint_and_no_wider_than_the_screen(reader, server, width, scheme):
    reader.set_viewport_size({"width": width, "height": 800})
    reader.emulate_media(color_scheme=scheme)
    for name in PAGES:
        reader.goto(f"{server}docs/{name}")
        reader.locator("h1").first.wait_for(timeout=PATIENCE * 1000)
        assert reader.evaluate("document.documentElement.scrollWidth") <= width, name
    assert reader.complaints == []


def test_the_address_without_a_page_leads_to_the_first_one(reader, server):
    reader.goto(f"{server}docs")
    reader.get_by_role("heading", name="Banchisa", level=1).wait_for(timeout=PATIENCE * 1000)
    assert reader.url == f"{server}docs/index.html"


def test_the_search_finds_a_rule_by_its_words(reader, server):
    reader.goto(f"{server}docs/index.html")
    found = reader.locator(".md-search-result__item").first
    for _ in range(int(PATIENCE // 3)):  # what was typed before the search was awake is typed again
        reader.get_by_role("textbox", name="Search").fill("")
        reader.get_by_role("textbox", name="Search").fill("kayak husky sled")
        with contextlib.suppress(TimeoutError):
            found.wait_for(timeout=3000)
            break
    assert "Nanuuk!" in reader.locator(".md-search-result__item").first.inner_text()
    assert reader.complaints == []


def test_methods_of_a_state_can_be_looked_up(reader, server):
    reader.goto(f"{server}docs/reference.html#banchisa.engine.state.State.legal_actions")
    reader.locator("[id='banchisa.engine.state.State.legal_actions']").wait_for(timeout=PATIENCE * 1000)


def test_a_page_that_is_not_there_is_said_not_to_be(reader, server):
    answer = reader.request.get(f"{server}docs/nonsense.html")
    assert answer.status == 404
    assert answer.json()["code"] == "request/unknown"


def test_the_settings_lead_to_it(arrive):
    guest = arrive()
    guest.goto()
    guest.page.get_by_role("button", name="Settings").click()
    link = guest.page.get_by_role("link", name="Documentation")
    link.wait_for(timeout=PATIENCE * 1000)
    assert link.get_attribute("href") == "/docs/index.html"
