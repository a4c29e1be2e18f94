"""Standing orders in the browser: offered where a question is asked, answered, listed at one's seat, and revoked."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support.guests import PHONE
from support.reactions import find_question, keep_table
from support.server_process import running
from support.shared_device import EVERYTHING, REMEMBER, left_in_memory

KEYS = [letter * 43 for letter in "abcd"]
LATER = 1e6  # seconds before an order answers
SOON = 0.5
# what does not fit into its place
WIDER = """box => [...box.querySelectorAll('*')]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 80))"""


@pytest.fixture
def serve(tmp_path):
    """A server at which a table begins with a position."""
    running_now = []

    def serve(state, keys=KEYS, order_pace=LATER):
        table = keep_table(tmp_path / "tables.sqlite", state, keys)
        process = running(tmp_path / "tables.sqlite", order_pace=order_pace)
        running_now.append(process)
        return process.__enter__()[0], f"t/{table}"

    yield serve
    for process in running_now:
        process.__exit__(None, None, None)


def sit(arrive, url, page, key, **wishes):
    guest = arrive(url=url, **wishes)
    guest.context.add_cookies([{"name": "banchisa_key", "value": key, "url": url}])
    guest.goto(page)
    guest.page.locator(".prompt").wait_for()
    return guest


def give_order(guest, answer, until="until the end of the game"):
    guest.page.get_by_role("button", name="Always answer like this…").click()
    dialog = guest.page.get_by_role("dialog", name="Standing orders")
    dialog.get_by_role("radio", name=answer, exact=True).check()
    dialog.get_by_role("radio", name=until).check()
    dialog.get_by_role("button", name="Always answer like this").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_an_order_is_given_where_it_is_asked_and_answers_for_its_person(arrive, serve, size):
    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    url, page = serve(state, order_pace=SOON)
    ada, jonas = (sit(arrive, url, page, KEYS[seat], size=size) for seat in (asked, (asked + 1) % 4))
    jonas.page.locator(f"[data-seat-card='{asked}'][aria-current]").wait_for()
    expect(jonas.page.locator("[data-orders]")).to_have_count(0)  # nothing is asked of them
    give_order(ada, "Decline")
    for guest in (ada, jonas):
        guest.page.get_by_text("plays no Harpoon").first.wait_for(state="attached")
    ada.page.locator(f"[data-seat-card='{asked}'] .orders").wait_for()
    expect(jonas.page.locator(".orders")).to_have_count(0)
    assert "order" not in jonas.page.locator("body").inner_text().lower()


def test_orders_are_listed_at_ones_own_seat_and_revoked_there(arrive, serve):
    state = find_question("iglu", "answer", 2, seats=4)
    asked = int(state.actor)
    url, page = serve(state)
    ada, jonas = (sit(arrive, url, page, KEYS[seat]) for seat in (asked, (asked + 1) % 4))
    give_order(ada, "Play a Harpoon if I hold one, otherwise decline", "until my next turn")
    ada.page.get_by_role("button", name="Your standing order will answer…").wait_for()
    jonas.page.locator(f"[data-seat-card='{asked}']").click()
    jonas.page.get_by_role("dialog", name=f"Person {asked}").wait_for()
    expect(jonas.page.get_by_text("Your orders")).to_have_count(0)
    ada.page.reload()
    card = ada.page.locator(f"[data-seat-card='{asked}']")
    expect(card).to_contain_text("You have standing orders")
    card.click()
    drawer = ada.page.get_by_role("dialog", name=f"Person {asked}")
    row = drawer.get_by_role("listitem").filter(has_text="Play a Harpoon if I hold one, otherwise decline")
    expect(row).to_contain_text("until my next turn")
    row.get_by_role("button", name="Revoke: When a bear attacks my Inuit").click()
    expect(ada.page.locator(f"[data-seat-card='{asked}'] .orders")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    ada.page.get_by_role("button", name="Play a Harpoon").click()  # now by hand
    jonas.page.get_by_text("kills the bear with a Harpoon").first.wait_for(state="attached")


def test_an_order_is_given_by_keyboard_alone(arrive, serve):
    state = find_question("iglu", "flee", seats=4)
    asked = int(state.actor)
    url, page = serve(state)
    ada = sit(arrive, url, page, KEYS[asked], locale="nl-NL")
    keyboard = ada.page.keyboard
    offer = ada.page.get_by_role("button", name="Altijd zo antwoorden…")
    offer.focus()
    keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog", name="Vaste opdrachten")
    first = dialog.get_by_role("radio", name="Vlucht naar a1")
    first.wait_for()
    first.focus()
    keyboard.press("Space")
    keyboard.press("ArrowDown")
    expect(dialog.get_by_role("radio", name="Vlucht naar h1")).to_be_checked()
    keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Je vaste opdracht antwoordt…")).to_be_focused()


@pytest.mark.parametrize(
    ("locale", "theme", "size"),
    [("en-GB", "light", (320, 640)), ("it-IT", "dark", (1280, 720)), ("nl-NL", "dark", (320, 640))],
)
def test_the_orders_can_be_read_on_any_page(arrive, serve, locale, theme, size):
    state = find_question("pinguinoe", "fish", 2, seats=4)
    url, page = serve(state)
    ada = sit(arrive, url, page, KEYS[int(state.actor)], locale=locale, theme=theme, size=size, bypass_csp=True)
    ada.page.locator("[data-orders]").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.get_by_role("radio").first.check()
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    ada.page.locator("[data-orders]").click()
    dialog.get_by_role("listitem").wait_for()
    assert dialog.evaluate(WIDER) == []
    results = Axe().run(ada.page)
    assert results.violations_count == 0, results.generate_report()


def test_the_only_choice_is_taken_by_the_table_for_who_wants_it(arrive, serve):
    state = find_question("icehike", "retreat", 1, seats=4)
    assert len(state.legal_actions()) == 1
    asked = int(state.actor)
    url, page = serve(state)
    ada, jonas = (sit(arrive, url, page, KEYS[seat]) for seat in (asked, (asked + 1) % 4))
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Standing orders").click()
    dialog = ada.page.get_by_role("dialog", name="Standing orders")
    dialog.get_by_role("switch", name=re.compile("Make my move if there is only one")).check()
    for guest in (ada, jonas):
        guest.page.get_by_text(re.compile("to the start tile")).first.wait_for(state="attached")


def test_on_a_shared_device_nobody_finds_the_orders_of_another(arrive, serve):
    state = find_question("iglu", "flee", seats=2)
    asked = int(state.actor)
    url, page = serve(state, keys=KEYS[:1])
    both = arrive(url=url)
    both.context.add_init_script(REMEMBER)
    both.context.add_cookies([{"name": "banchisa_key", "value": KEYS[0], "url": url}])
    both.goto(page)
    both.page.get_by_role("button", name=f"I'm Person {asked}").click()
    give_order(both, "Flee to a8")
    both.page.locator(f"[data-seat-card='{asked}'] .orders").wait_for()
    both.page.get_by_role("button", name="Your standing order will answer…").wait_for()
    for _ in range(60):  # by hand, until the other one is to act
        if both.page.get_by_role("heading", name=f"Pass the device to Person {1 - asked}").count():
            break
        both.ready()
        both.page.locator(".choices > .iconbtn").click()
        both.page.locator(".choices .list li button").last.click()
        both.settled()
    both.page.get_by_role("button", name=f"I'm Person {1 - asked}").click()
    both.ready()
    assert "standing order" not in both.page.evaluate(EVERYTHING).lower()
    assert left_in_memory(both, 1 - asked) == []
    both.page.get_by_role("button", name="Menu").click()
    both.page.get_by_role("button", name="Standing orders").click()
    dialog = both.page.get_by_role("dialog", name="Standing orders")
    dialog.get_by_text("None. You can give one").wait_for()
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
