"""Every page, light and dark, passes axe, fits its screen, and is guarded by its headers."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from support.guests import DESKTOP, PHONE, TABLET, by_mouse

TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]


def lobby(guest):
    guest.goto()
    guest.page.get_by_role("button", name="New table").first.wait_for()


def new_table(guest):
    lobby(guest)
    guest.page.get_by_role("button", name="New table").first.click()
    guest.page.get_by_role("dialog", name="New table").wait_for()


def rules(guest):
    lobby(guest)
    guest.page.get_by_role("button", name="Rules").first.click()
    guest.page.locator("[data-rule='NAN-3.1']").wait_for()


def join(guest):
    host = guest.context.request.post(
        f"{guest.url}api/tables",
        data={
            "game": "nanuuk", "options": {}, "public": False,
            "seats": [{"kind": "link"}, {"kind": "link"}],
        },
        headers={"Origin": guest.url.rstrip("/")},
    ).json()  # fmt: skip
    guest.goto(f"join#{host['table']}.{host['invite']}")
    guest.page.get_by_role("textbox").first.wait_for()


def lost(guest):
    guest.goto("nowhere/at/all")
    guest.page.get_by_text("drifted away").wait_for()


def waiting(guest):
    guest.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}])
    guest.page.get_by_text("Only this computer can reach the table.").wait_for()


def middle(guest):
    guest.open_table(seats=TWO_HERE)
    for _ in range(40):
        by_mouse(guest)
        guest.page.wait_for_timeout(60)
    guest.ready()


def hint(guest):
    guest.open_table(mode="intro", seats=TWO_HERE)
    guest.ready()
    guest.page.keyboard.press("h")
    guest.page.locator(".hint .step").first.wait_for()


def left(guest):
    """A bot plays on one's seat."""
    guest.open_table(mode="intro", seats=TWO_HERE)
    guest.ready()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Hand over to a bot").click()
    guest.page.get_by_role("button", name="Hand over", exact=True).click()
    guest.page.get_by_role("button", name="Take my seat back").wait_for()


def over(guest):
    guest.open_table(mode="intro", seats=TWO_HERE)
    guest.play_to_the_end(by_mouse)


PAGES = [lobby, new_table, rules, join, lost, waiting, middle, hint, left, over]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_axe_finds_nothing_to_complain_about(arrive, page):
    guest = arrive(bypass_csp=True)
    if page is lost:
        guest.expects_trouble = True
    page(guest)
    for theme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        guest.page.wait_for_timeout(400)
        results = Axe().run(guest.page)
        assert results.violations_count == 0, f"{theme}: {results.generate_report()}"


@pytest.mark.parametrize("size", [PHONE, *(pytest.param(size, marks=pytest.mark.long) for size in (TABLET, DESKTOP))])
@pytest.mark.parametrize(
    "page", [lobby, new_table, rules, join, waiting, middle, hint, left], ids=lambda page: page.__name__
)
def test_no_page_is_wider_than_its_screen(arrive, page, size):
    guest = arrive(size=size, locale="en-GB")
    page(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_pages_come_with_a_strict_policy_and_the_key_is_out_of_reach_of_scripts(arrive):
    guest = arrive()
    guest.open_table()
    headers = guest.page.request.get(guest.url).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert guest.page.evaluate("document.cookie") == ""
    (cookie,) = [cookie for cookie in guest.context.cookies() if cookie["name"] == "banchisa_key"]
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Strict"


def test_the_theme_can_be_switched_and_is_remembered(arrive):
    guest = arrive(theme="light")
    lobby(guest)
    ground = "getComputedStyle(document.body).backgroundColor"
    light = guest.page.evaluate(ground)
    guest.page.get_by_role("button", name="Switch to dark theme").first.click()
    guest.until(f"{ground} !== {light!r}")
    guest.page.reload()
    guest.until(f"{ground} !== {light!r}")
