"""Being told that it is one's turn: the dialog behind the bell, what a tab shows of itself, and pushes."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.guests import LAPTOP, PHONE
from support.receivers import Postbox, Receiver, read_mail, wait_for
from support.server_process import running

TITLES = {
    "en-GB": "Tell me when it is my turn",
    "it-IT": "Avvisami quando tocca a me",
    "nl-NL": "Waarschuw me als ik aan de beurt ben",
}
# a page that is not looked at, and what it would have shown
HIDE = """Object.defineProperty(document, 'hidden', { get: () => window.looksAway === true })
window.notified = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, { body, tag }) { window.notified.push([title, body, tag]) }
}"""
# a browser without windows shows nothing: what it is asked to show is kept
CATCH = """() => {
  self.caught = []
  ServiceWorkerRegistration.prototype.showNotification = async (...asked) => void self.caught.push(asked)
}"""

# a browser whose maker has no service for pushes gets addresses from the test
SUBSCRIBE = """(() => {
  const kept = () => JSON.parse(localStorage.getItem('pushed') ?? 'null')
  const unsubscribe = async () => { localStorage.removeItem('pushed'); return true }
  const made = () => kept() && { toJSON: kept, unsubscribe }
  const subscribe = async ({ applicationServerKey: key }) => {
    if ((kept()?.key ?? key) !== key) throw new DOMException('another key', 'InvalidStateError')
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    localStorage.setItem('pushed', JSON.stringify({ endpoint: ENDPOINT, keys, key }))
    return made()
  }
  const pushManager = { getSubscription: async () => made(), subscribe }
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => pushManager })
  Notification.requestPermission = async () => 'granted'
})()"""


@pytest.fixture
def postbox():
    with Postbox() as taking:
        yield taking


@pytest.fixture
def receiver():
    with Receiver() as taking:
        yield taking


@pytest.fixture
def telling(tmp_path, postbox):
    """A server that sends at once, also to this machine."""
    mail = {"host": "127.0.0.1", "port": postbox.port, "sender": "play@games.example", "encryption": "none"}
    settings = {"mail": mail, "allows_private": True, "delay": 0.0, "poll": 0.05}
    with running(tmp_path / "tables.sqlite", notices=settings) as (url, _):
        yield url


def open_dialog(guest, title=TITLES["en-GB"]):
    guest.goto()
    guest.page.get_by_role("button", name=title).click()
    dialog = guest.page.get_by_role("dialog", name=title)
    dialog.wait_for()
    return dialog


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_webhook_is_added_tried_and_stopped(arrive, telling, receiver, size):
    dialog = open_dialog(arrive(url=telling, size=size))
    dialog.get_by_text("Webhook", exact=True).click()
    dialog.get_by_label("What takes it").select_option("ntfy")
    dialog.get_by_role("textbox", name="Address").fill(f"{receiver.url}/our-table")
    dialog.get_by_role("button", name="Add").last.click()
    way = dialog.get_by_role("listitem")
    expect(way).to_contain_text("127.0.0.1")
    way.get_by_role("button", name="Test").click()
    (delivery,) = receiver.wait()
    assert delivery.data["topic"] == "our-table"
    expect(way.get_by_role("status")).to_contain_text("Last sent")
    receiver.status = 500
    way.get_by_role("button", name="Test").click()
    expect(way.get_by_role("status")).to_contain_text("answered with an error (500)")
    way.get_by_role("button", name="Stop").click()
    expect(way).to_have_count(0)


@pytest.mark.parametrize("locale", TITLES)
def test_a_mail_address_is_confirmed_by_its_code(arrive, telling, postbox, locale):
    guest = arrive(url=telling, locale=locale)
    guest.expects_trouble, guest.forgiven = True, re.compile("status of 403")
    dialog = open_dialog(guest, TITLES[locale])
    dialog.get_by_label("E-mail", exact=True).fill("ada@players.example")
    dialog.get_by_label("E-mail", exact=True).press("Enter")
    code = re.search(r"\b\d{6}\b", read_mail(postbox.wait()[0]).get_content())[0]
    way = dialog.get_by_role("listitem")
    way.get_by_role("textbox").fill("none")
    way.get_by_role("textbox").press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("4")
    way.get_by_role("textbox").fill(code)
    way.get_by_role("textbox").press("Enter")
    expect(way.get_by_role("textbox")).to_have_count(0)
    way.get_by_role("button").first.click()
    assert "Banchisa" in read_mail(postbox.wait(2)[1])["Subject"]


def test_the_link_of_a_notice_ends_it(arrive, telling, receiver):
    guest = arrive(url=telling)
    dialog = open_dialog(guest)
    dialog.get_by_text("Webhook", exact=True).click()
    dialog.get_by_role("textbox", name="Address").fill(receiver.url)
    dialog.get_by_role("button", name="Add").last.click()
    dialog.get_by_role("listitem").get_by_role("button", name="Test").click()
    stranger = arrive(url=telling)  # whoever has the link, in whichever browser
    stranger.page.goto(receiver.wait()[0].data["stop"])
    stranger.page.get_by_role("button", name="Stop them").click()
    stranger.page.get_by_role("heading", name="You get no more of these notices.").wait_for()
    guest.page.reload()
    dialog = open_dialog(guest)
    dialog.get_by_text("Webhook", exact=True).wait_for()
    expect(dialog.get_by_role("listitem")).to_have_count(0)


def test_the_waiting_page_offers_to_tell_when_somebody_comes(arrive, telling):
    guest = arrive(url=telling)
    guest.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}], mode="intro")
    guest.page.get_by_role("button", name="Tell me when somebody comes").click()
    guest.page.get_by_role("dialog", name=TITLES["en-GB"]).wait_for()


def test_the_menu_of_a_table_leads_there(arrive, telling):
    guest = arrive(url=telling)
    guest.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "easy"}], mode="intro")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name=TITLES["en-GB"]).click()
    guest.page.get_by_role("dialog", name=TITLES["en-GB"]).wait_for()


def test_a_tab_that_is_not_looked_at_says_that_it_is_ones_turn(arrive, telling):
    ada, bo = arrive(url=telling), arrive(url=telling)
    ada.page.add_init_script(HIDE)
    ada.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}], mode="intro")
    ada.page.evaluate("localStorage.setItem('banchisa-tells', 'yes')")
    link = ada.page.locator("input[readonly]").input_value()
    ada.page.evaluate("window.looksAway = true")
    bo.page.goto(link)
    bo.page.get_by_role("textbox").first.fill("Bo")
    bo.page.get_by_role("textbox").first.press("Enter")
    for _ in range(200):
        if "Your turn" in ada.page.title():
            break
        if bo.page.locator("[data-place].can").count():
            bo.page.locator("[data-place].can").first.click()
        bo.page.wait_for_timeout(100)
    assert ada.page.title() == "(1) Your turn · Nanuuk!"
    assert ada.page.locator("link[rel=icon]").get_attribute("href") == "/icons/icon-turn.svg"
    table = ada.page.url.rpartition("/")[2]
    assert ada.page.evaluate("window.notified") == [["Nanuuk!", "It is your turn at Nanuuk!.", table]]


def arrive_with_pushes(arrive, url, name, size):
    """A browser that may be pushed to; an address of its own at a service that takes nothing."""
    guest = arrive(url=url, size=size, keeps_app=True)
    guest.context.grant_permissions(["notifications"], origin=url.rstrip("/"))
    guest.context.add_init_script(SUBSCRIBE.replace("ENDPOINT", json.dumps(f"https://{name}.example/push")))
    return guest


def test_pushes_are_stopped_in_one_browser_and_go_on_in_the_others(arrive, telling):
    laptop = arrive_with_pushes(arrive, telling, "laptop", LAPTOP)
    phone = arrive_with_pushes(arrive, telling, "phone", PHONE)
    laptop.open_table(mode="intro")
    code = laptop.post("devices/code", kind="link", name="Laptop")["code"]
    phone.post("devices/redeem", code=code, name="Phone")
    laptop.page.evaluate("localStorage.setItem('pushed', JSON.stringify({ key: 'of a server that was here before' }))")
    for guest in (laptop, phone):
        dialog = open_dialog(guest)
        dialog.get_by_role("button", name="Tell me here").click()
        expect(dialog.get_by_role("listitem").filter(has_text="In this browser")).to_have_count(1)
        expect(dialog.get_by_role("button", name="Tell me here")).to_have_count(0)
    dialog = open_dialog(laptop)
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_role("listitem").filter(has_text="In this browser").get_by_role("button", name="Stop").click()
    dialog.get_by_role("button", name="Tell me here").click()
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.locator("section").get_by_role("button", name="Stop").click()
    expect(dialog.get_by_role("listitem")).to_have_text([re.compile("Browser phone.example")])
    assert laptop.page.evaluate("localStorage.getItem('pushed')") is None
    expect(open_dialog(phone).get_by_role("listitem")).to_have_text([re.compile("In this browser phone.example")])


def test_what_is_pushed_is_shown_though_no_table_is_open(arrive, server):
    guest = arrive(keeps_app=True)
    guest.context.grant_permissions(["notifications"], origin=server.rstrip("/"))
    session = guest.context.new_cdp_session(guest.page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    guest.goto()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = guest.context.service_workers
    worker.evaluate(CATCH)
    news = {"title": "Nanuuk!", "text": "It is your turn.", "link": f"{server}t/abcdefghijkl", "tag": "abcdefghijkl"}
    delivery = {"origin": server.rstrip("/"), "registrationId": found[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**delivery, "data": json.dumps(news)})
    wait_for(lambda: guest.page.wait_for_timeout(50) or worker.evaluate("self.caught.length"))
    ((title, shape),) = worker.evaluate("self.caught")
    assert title == "Nanuuk!"
    assert (shape["body"], shape["tag"], shape["data"]) == (news["text"], news["tag"], {"link": news["link"]})
    assert shape["renotify"] is True  # one that was never put away may be days old
