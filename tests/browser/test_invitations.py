"""Invitations that arrive: addresses that others can use, as links and as codes."""

import re

import pytest
from playwright.sync_api import expect

from banchisa.server.network import find_networks
from support.guests import LAPTOP, PHONE
from support.qr_codes import read_code
from support.server_process import running


@pytest.fixture
def closed_server(tmp_path):
    """A server of one's own that listens to its machine only, as everybody's does at first."""
    with running(tmp_path / "tables.sqlite") as (url, _):
        yield url


def open_waiting(guest, **more):
    return guest.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}], mode="intro", **more)


def test_a_click_lets_the_house_in_and_a_phone_comes_by_the_code(arrive, closed_server):
    assert find_networks(), "this test needs a machine with a network"
    ada = arrive(url=closed_server, size=LAPTOP)
    open_waiting(ada)
    page = ada.page
    page.get_by_text("Only this computer can reach the table.").wait_for()
    assert page.get_by_role("img", name="http").count() == 0  # no code that leads nowhere
    page.get_by_role("button", name="Open it to this Wi-Fi").focus()
    page.keyboard.press("Enter")
    code = page.locator("figure svg[role=img]")
    code.wait_for()
    link = page.get_by_label("Invite link").input_value()
    assert "127.0.0.1" not in link and link.startswith("http://")
    assert code.get_attribute("aria-label") == link == read_code(code)
    expect(page.get_by_text("You opened this page as 127.0.0.1")).to_be_visible()

    jonas = arrive(url=link.partition("join#")[0], size=PHONE)
    jonas.expects_trouble = True
    jonas.forgiven = re.compile("Cross-Origin-Opener-Policy")  # which plain http cannot have
    jonas.goto("join#" + link.partition("#")[2])
    jonas.page.get_by_label("Your name").fill("Jonas")
    jonas.page.get_by_role("button", name="Join").click()
    jonas.page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()  # the game has begun for both
    jonas.page.locator(".prompt").wait_for()


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("it-IT", ("Solo questo computer può raggiungere il tavolo.", "Aprilo a questo Wi-Fi")),
        ("nl-NL", ("Alleen deze computer kan de tafel bereiken.", "Openstellen voor deze wifi")),
    ],
)
def test_the_offer_is_made_in_the_language_of_the_reader(arrive, locale, words):
    guest = arrive(locale=locale, size=PHONE)
    open_waiting(guest)
    for word in words:
        expect(guest.page.get_by_text(word)).to_be_visible()


def offer_addresses(guest):
    """The server has two addresses: one in the house, one for everybody."""
    house = {"url": "http://192.168.0.12:8420/", "scope": "house", "network": "wlan0"}
    anywhere = {"url": "https://games.example/", "scope": "anywhere", "network": ""}
    reach = {"addresses": [house, anywhere], "can_open": False, "command": None}
    guest.page.route("**/api/reach", lambda route: route.fulfill(json=reach))


def test_the_link_is_copied_and_shared_as_it_is_shown(arrive):
    ada = arrive(size=PHONE)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.context.add_init_script("navigator.share = async (told) => { window.shared = told }")
    offer_addresses(ada)
    open_waiting(ada)
    link = ada.page.get_by_label("Invite link").input_value()
    assert link.startswith("http://192.168.0.12:8420/join#")
    ada.page.get_by_role("button", name="Copy link").click()
    ada.until(f"navigator.clipboard.readText().then((text) => text === {link!r})")
    ada.page.get_by_role("button", name="Share").click()
    ada.until(f"window.shared?.url === {link!r}")


def test_who_is_not_at_the_machine_is_offered_the_address_of_the_page(arrive, server):
    ada = arrive(url=server)
    offer_addresses(ada)
    open_waiting(ada)
    field = ada.page.get_by_label("Invite link")
    expect(ada.page.get_by_label("In this house")).to_be_checked()
    assert field.input_value().startswith("http://192.168.0.12:8420/join#")
    ada.page.get_by_label("In this house").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_label("From anywhere")).to_be_checked()
    expect(ada.page.get_by_text("Everybody with the link can open it.")).to_be_visible()
    assert field.input_value().startswith("https://games.example/join#")
    assert read_code(ada.page.locator("figure svg[role=img]")) == field.input_value()
