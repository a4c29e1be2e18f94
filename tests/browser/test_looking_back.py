"""Looking back at a game and going on from it: chairs, links, swings, tables of one's own, and records from files."""

import json
import re

import httpx
import pytest
from playwright.sync_api import expect

import banchisa
from support.guests import LAPTOP, PHONE, by_mouse
from support.prepared_tables import PlayedGame, cookie
from support.server_process import running

SWINGS = (30, 60, 90)  # steps after which the chances are others
SLIDER = ".replay input[type=range]"
WORDS = {
    "en-GB": ("Play on from here", "Seen by", "Open a saved game"),
    "it-IT": ("Continua da qui", "Vista da", "Apri una partita salvata"),
    "nl-NL": ("Vanaf hier verder spelen", "Gezien door", "Bewaarde partij openen"),
}
DROP = """(text) => {
  const carried = new DataTransfer()
  carried.items.add(new File([text], 'game.json', { type: 'application/json' }))
  for (const type of ['dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }))
  }
}"""


class House:
    """A server with finished games, in which the guest that holds the cookie had the first seat."""

    def __init__(self, url, database):
        self.url = url
        self._database = database
        self._games = {}

    def keep(self, game, share=1.0):
        """The id of a table of this game, played to its end or to a part of it."""
        if game not in self._games:
            self._games[game] = PlayedGame(banchisa.game(game), 21, ("Ada",))
        played = self._games[game]
        return played.keep(self._database, played.end if share == 1 else played.asked(share))


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    database = tmp_path_factory.mktemp("played") / "tables.sqlite"
    with running(database) as (url, _):
        yield House(url, database)


@pytest.fixture
def visit(arrive, house):
    """A function that brings somebody to a table whose first seat is theirs, or to one they only look at."""

    def visit(path="", owner=True, **wishes):
        guest = arrive(url=house.url, **wishes)
        if owner:
            guest.context.add_cookies([cookie(house.url)])
        guest.page.route("**/analysis", lambda route: route.fulfill(json=judge(route.request.url)))
        guest.goto(path)
        return guest

    return visit


def judge(url):
    """An analysis in which the chances of the first seat change after three steps and nowhere else."""
    steps = len(httpx.get(url.replace("/analysis", "/record")).json()["steps"])
    chances = [[0.2 + 0.2 * sum(at > swing for swing in SWINGS), 0.2, 0.2, 0.2] for at in range(steps + 1)]
    account = {"start": 0.5, "luck": 0.0, "own": 0.0, "others": 0.0, "unforeseen": 0.0, "end": 0.5}
    report = {
        "format": "banchisa-analysis/1", "game": "nanuuk", "version": "2", "iterations": 1, "seed": 1, "noise": 0.01,
        "actors": [0] * steps, "chances": chances, "mistakes": [], "accounts": [account] * 4,
    }  # fmt: skip
    return {"state": "done", "done": 1, "report": report}


def position(guest):
    return int(guest.page.locator(SLIDER).input_value())


def wait_for_position(guest, at):
    guest.until(f"document.querySelector('{SLIDER}')?.value === '{at}'")


def current_line(guest):
    """The number of the line in the log that is current, from 1."""
    return guest.page.evaluate(
        "[...document.querySelectorAll('.log button')].findIndex((line) => line.ariaCurrent === 'step') + 1"
    )


def test_a_replay_begins_with_the_last_turn_and_the_log_follows(visit, house):
    ada = visit(f"t/{house.keep('nanuuk')}")
    ada.page.get_by_role("button", name="View the table").click()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.locator(SLIDER).wait_for()
    last = int(ada.page.locator(SLIDER).get_attribute("max"))
    assert position(ada) > last / 2
    wait_for_position(ada, last)
    assert current_line(ada) == last
    ada.page.keyboard.press("Escape")  # out of the replay
    ada.page.locator(".log button").nth(4).click()
    wait_for_position(ada, 5)
    ada.page.locator(".log button").nth(4).blur()
    ada.page.keyboard.press("Home")
    wait_for_position(ada, 0)
    assert current_line(ada) == 0
    ada.until("document.querySelector('.log').scrollTop === 0")
    assert ada.page.locator(".log button[tabindex='0']").count() == 1


def test_a_long_setup_is_one_line_of_the_log_until_one_wants_to_see_it(visit, house):
    ada = visit(f"t/{house.keep('arctic', 0.5)}")
    setup, first = ada.page.locator(".log summary"), ada.page.locator(".log button").first
    expect(setup).to_have_text("Setup: 30 random draws")
    expect(first).to_be_hidden()
    ada.page.locator(".log [aria-current]").focus()
    for _ in range(ada.page.locator(".log ol:not(details ol) button").count()):
        ada.page.keyboard.press("ArrowUp")
    expect(setup).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    setup.click()
    expect(first).to_be_hidden()
    ada.page.locator(".log ol:not(details ol) button").first.click()
    wait_for_position(ada, 31)
    expect(first).to_be_hidden()
    ada.page.keyboard.press("ArrowLeft")  # into the setup
    expect(first).to_be_visible()


def test_a_touch_on_a_line_of_the_log_shows_the_table_then_with_what_was_touched_ringed(visit, house):
    ada = visit(f"t/{house.keep('nanuuk', 0.5)}", size=PHONE)
    ada.page.get_by_role("button", name="Log").click()
    ada.page.locator("dialog[open] .log button").first.tap()
    wait_for_position(ada, 1)
    ada.page.locator(".boards path.pointed").first.wait_for(state="attached")
    ada.page.get_by_role("button", name="Back to the table").click()
    ada.page.locator(".boards path.pointed").first.wait_for(state="detached")


def test_a_link_leads_to_a_step_and_a_chair(visit, house):
    ada = visit(f"t/{house.keep('nanuuk')}#step-12-seat-2")
    wait_for_position(ada, 12)
    expect(ada.page.get_by_role("radio", name="Bot 2")).to_be_checked()
    assert current_line(ada) == 12
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.keyboard.press("ArrowRight")
    wait_for_position(ada, 13)
    ada.page.get_by_role("radio", name="a spectator").check()
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_text("Link copied.").first.wait_for()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#step-13-watching")
    eve = visit(link.removeprefix(house.url), owner=False, size=PHONE)
    wait_for_position(eve, 13)
    expect(eve.page.get_by_role("radio", name="a spectator")).to_be_checked()


def own_cards(guest):
    """How many cards with a face lie before who looks."""
    return guest.page.locator(".tray button.tile:not(:has(.back))").count()


def test_after_the_end_hands_are_seen_from_every_chair_by_keyboard_too(visit, house):
    ada = visit(f"t/{house.keep('arctic')}#step-120")
    wait_for_position(ada, 120)
    ada.settled()
    seen = set()
    ada.page.get_by_role("radio", name="a spectator").focus()
    for name in ("Ada", "Bot 2", "Bot 3", "Bot 4"):
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.get_by_role("radio", name=name)).to_be_checked()
        ada.settled()
        seen.add(ada.page.locator(".tray").inner_text())
    assert len(seen) > 1
    wait_for_position(ada, 120)  # the arrows chose chairs, not steps


def test_before_the_end_there_are_two_chairs_ones_own_and_that_of_who_watches(visit, house):
    table = house.keep("arctic", 0.5)
    ada = visit(f"t/{table}#step-60")
    wait_for_position(ada, 60)
    expect(ada.page.get_by_role("radio")).to_have_count(2)
    expect(ada.page.get_by_role("radio", name="Ada")).to_be_checked()
    assert ada.page.get_by_role("button", name="Play on from here").count() == 0
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_text("Link copied.").first.wait_for()
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{house.url}t/{table}#step-60"
    eve = visit(f"t/{table}#step-60-seat-1", owner=False)
    wait_for_position(eve, 60)
    assert eve.page.get_by_role("radio").count() == 0


def test_swings_are_marked_told_and_reached_by_key(visit, house):
    ada = visit(f"t/{house.keep('nanuuk')}#step-0", size=LAPTOP)
    ada.page.locator(".replay .swing").nth(2).wait_for(state="attached")
    assert ada.page.locator(".replay .swing").count() == len(SWINGS)
    for swing in (*SWINGS, SWINGS[0]):
        ada.page.keyboard.press("s")
        wait_for_position(ada, swing + 1)
    ada.page.get_by_text("One of the largest swings").wait_for()
    card = ada.page.get_by_role("region", name="This move")
    expect(card).to_contain_text("20%")
    expect(card).to_contain_text("40%")
    told = ada.page.locator(SLIDER).get_attribute("aria-valuetext")
    assert re.match(r"Move 31 of \d+, Round \d+, .+: .+", told)
    card.get_by_role("button", name="Next swing").click()
    wait_for_position(ada, SWINGS[1] + 1)
    ada.page.locator("body").click(position={"x": 5, "y": 5})
    ada.page.keyboard.press(" ")
    ada.page.get_by_role("button", name="Pause").wait_for()


@pytest.mark.parametrize(
    ("locale", "game", "size"), [("en-GB", "arctic", LAPTOP), ("it-IT", "iglu", PHONE), ("nl-NL", "nanuuk", LAPTOP)]
)
def test_a_finished_game_is_played_on_by_keyboard_at_a_table_of_ones_own(visit, house, locale, game, size):
    on, seen_by, _ = WORDS[locale]
    table = house.keep(game)
    ada = visit(f"t/{table}#step-100", locale=locale, size=size)
    wait_for_position(ada, 100)
    ada.page.get_by_role("radiogroup", name=seen_by).wait_for()
    ada.page.get_by_role("button", name=on).focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog", name=on)
    expect(dialog.locator("select").first).to_have_value("here")
    for seat in range(1, dialog.locator("select").count()):
        dialog.locator("select").nth(seat).select_option("here" if game == "nanuuk" else "easy")
    dialog.get_by_role("button", name=on).press("Enter")
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ada.ready()
    by_mouse(ada)
    ada.settled()
    steps = ada.context.request.get(f"{house.url}api/tables/{ada.page.url.rsplit('/', 1)[1]}/record").json()
    assert steps["position"] is not None


def test_the_last_position_cannot_be_played_on(visit, house):
    ada = visit(f"t/{house.keep('nanuuk')}#step-9999")
    ada.page.get_by_text("The game ended here").wait_for()
    assert ada.page.get_by_role("button", name="Play on from here").count() == 0


def record_of(house, visit, game):
    """The text of a record, as it is saved at a table."""
    ada = visit()
    return ada.context.request.get(f"{house.url}api/tables/{house.keep(game)}/record").text()


@pytest.mark.parametrize("locale", WORDS)
def test_a_record_is_chosen_as_a_file_and_replayed_from_any_chair(visit, house, locale):
    _, seen_by, choose = WORDS[locale]
    text = record_of(house, visit, "arctic")
    eve = visit(owner=False, locale=locale, size=PHONE if locale == "it-IT" else LAPTOP)
    choosers = []
    eve.page.on("filechooser", lambda chooser: choosers.append(chooser))
    eve.page.get_by_label(choose).focus()
    while not choosers:  # the driver may begin to listen after the first press
        eve.page.keyboard.press("Enter")
        eve.page.wait_for_timeout(500)
    choosers[0].set_files([{"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}])
    eve.page.wait_for_url("**/t/*#step-0")
    wait_for_position(eve, 0)
    chairs = eve.page.get_by_role("radiogroup", name=seen_by).get_by_role("radio")
    expect(chairs).to_have_count(5)
    chairs.nth(2).check()
    eve.page.keyboard.press("End")
    assert eve.page.locator(".log button").count() in (0, len(json.loads(text)["steps"]))


def test_a_record_is_dropped_on_the_lobby_and_one_that_is_wrong_is_refused_with_the_reason(visit, house):
    text = record_of(house, visit, "nanuuk")
    record = json.loads(text)
    broken = {**record, "steps": ["place Z9", *record["steps"][1:]]}
    eve = visit(owner=False)
    eve.expects_trouble = True
    eve.forgiven = re.compile("422")
    eve.page.evaluate(DROP, json.dumps(broken))
    eve.page.get_by_role("alert").filter(has_text="This record is not valid: step 1: ").wait_for()
    eve.page.evaluate(DROP, "no record at all")
    eve.page.get_by_role("alert").filter(has_text="not a saved game").wait_for()
    eve.page.evaluate(DROP, " " * 70_000)
    eve.page.get_by_role("alert").filter(has_text="too large").wait_for()
    eve.page.evaluate(DROP, text)
    eve.page.wait_for_url("**/t/*#step-0")
    wait_for_position(eve, 0)
