"""What somebody takes back is told to the others; what they may not simply undo, they ask the others for."""

import re

import pytest
from playwright.sync_api import TimeoutError, expect

from support.guests import LAPTOP, PHONE, VERIFIED, by_mouse
from support.shared_device import REMEMBER, left_in_memory

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
NOTES = "document.querySelectorAll('.log .note').length"


def two_at_a_table(arrive, **wishes):
    """Ada and Jonas at a game in which Ada has taken the first step; Jonas listens."""
    ada, jonas = arrive(), arrive(**wishes)
    opened = ada.open_table(mode="intro", seats=SEATS)
    seated = jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    jonas.goto(f"t/{seated['table']}")
    ada.ready()
    jonas.listen()
    ada.places().first.click()
    jonas.ready()
    return ada, jonas


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "Ada took back: "),
        ("it-IT", "Ada ha annullato: "),
        ("nl-NL", "Ada nam terug: "),
    ],
)
def test_the_others_see_and_hear_what_was_taken_back(arrive, locale, words):
    ada, jonas = two_at_a_table(arrive, locale=locale)
    words += jonas.page.locator(".log .words").last.inner_text()
    ada.page.keyboard.press("u")
    jonas.hear(words)
    jonas.page.locator(".log .note", has_text=words).wait_for()
    jonas.page.locator(".toast", has_text=words).first.wait_for()
    jonas.until("document.querySelector('.prompt.yours') === null")
    ada.until(f"{NOTES} === 1")
    assert ada.page.locator(".toast", has_text="took back").count() == 0  # who did it knows


def test_on_a_phone_it_is_told_at_the_edge_of_the_page(arrive):
    ada, jonas = two_at_a_table(arrive, size=PHONE)
    ada.page.keyboard.press("u")
    jonas.page.locator(".toast", has_text="Ada took back").first.wait_for()


# more than one may undo: the others are asked

RESIGN = """([table, seat]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  socket.onmessage = () => {
    socket.onmessage = null
    socket.send(JSON.stringify({ do: 'resign', seat, level: 'random' }))
    done()
  }
})"""
STEPS = "document.querySelectorAll('.log button').length"


def meet(arrive, game="arctic", **wishes):
    """Ada and Jonas at a game in which Ada's step can no longer simply be undone, because Jonas has answered it."""
    ada, jonas = arrive(seed=3, size=wishes.get("size", LAPTOP)), arrive(seed=4, **wishes)
    opened = ada.open_table(game, seats=SEATS)
    seated = jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    jonas.goto(f"t/{seated['table']}")
    can_ask, turn = "document.querySelector('.ask-back') !== null", "document.querySelector('.prompt.yours') !== null"
    is_there = False
    while not is_there:
        while not (ada.page.evaluate(can_ask) and jonas.page.evaluate(turn)):
            by_mouse(ada)
            by_mouse(jonas)
            ada.page.wait_for_timeout(20)
        jonas.settled()  # a step of his that is still under way would be an answer
        ada.settled()
        is_there = ada.page.evaluate(can_ask) and jonas.page.evaluate(turn)
    return ada, jonas, opened["table"]


def ask(ada, jonas):
    """Ada asks with the keyboard; both see it."""
    ada.page.keyboard.press("u")
    ada.page.locator(".take-back", has_text="You ask to take back.").wait_for()
    jonas.page.locator(".take-back", has_text="Ada asks to take back.").wait_for()


def test_a_step_is_taken_back_when_the_other_allows_it_and_every_draw_is_verified_at_the_end(arrive):
    ada, jonas, table = meet(arrive)
    steps = ada.page.evaluate(STEPS)
    own = ada.page.locator(".log li:has(.sr:text-is('Ada: ')) .words").last.inner_text()
    jonas.listen()
    ask(ada, jonas)
    jonas.hear("Ada asks to take back. Allow or refuse it beside the prompt.")
    card = jonas.page.locator(".take-back")
    assert own in card.inner_text()
    assert boxes_apart(jonas, ".take-back", ".prompt")
    card.get_by_role("button", name="Allow").focus()
    jonas.page.keyboard.press("Enter")
    for guest in (ada, jonas):
        guest.until(f"{STEPS} < {steps}")
        guest.page.locator(".log .note", has_text="All agreed: Ada took back: ").wait_for()
        guest.page.locator(".take-back").wait_for(state="detached")
    jonas.page.locator(".toast", has_text="All agreed: Ada took back").first.wait_for()
    ada.ready()
    by_mouse(ada)
    ada.page.evaluate(RESIGN, [table, 0])
    jonas.page.evaluate(RESIGN, [table, 1])
    for guest in (ada, jonas):
        guest.play_to_the_end(lambda guest: None)
        guest.page.locator(".verify .verdict", has_text=VERIFIED).wait_for()
        guest.page.locator(".verify summary").click()
        guest.page.get_by_text("1 time all agreed to take back").wait_for()
        assert guest.page.locator(".verify", has_text="agreed to only").count() == 0
    told = ada.context.request.get(f"{ada.url}api/tables/{table}/draws").json()
    assert len(told["taken_back"]) == 1


def test_a_server_that_invents_take_backs_is_told_on(arrive):
    ada, jonas, table = meet(arrive)

    def forge(route):
        told = route.fetch().json()
        after = max(draw["step"] for draw in told["draws"]) + 1
        route.fulfill(json={**told, "taken_back": [{"seat": 1, "at": after, "draws": []}]})

    ada.page.route("**/draws", forge)
    ada.page.evaluate(RESIGN, [table, 0])
    jonas.page.evaluate(RESIGN, [table, 1])
    ada.play_to_the_end(lambda guest: None)
    ada.page.locator(".verify summary").click()
    ada.page.get_by_text("Your browser agreed to only 0 of 1 take-backs.").wait_for()


def test_a_refusal_is_told_and_one_does_not_ask_again_at_once(arrive):
    ada, jonas, _ = meet(arrive)
    steps = ada.page.evaluate(STEPS)
    ask(ada, jonas)
    ada.listen()
    jonas.page.locator(".take-back").get_by_role("button", name="No", exact=True).click()
    ada.hear("Jonas says no. Nothing is undone.")
    ada.page.locator(".toast", has_text="Jonas says no.").first.wait_for()
    for guest in (ada, jonas):
        guest.page.locator(".take-back").wait_for(state="detached")
        assert guest.page.evaluate(STEPS) == steps
    assert ada.page.locator(".ask-back").count() == 0


def test_who_asks_may_withdraw_it_and_a_step_of_the_other_is_an_answer_too(arrive):
    ada, jonas, _ = meet(arrive)
    ask(ada, jonas)
    jonas.until("document.querySelector('.take-back') !== null && document.querySelector('.prompt.yours') !== null")
    while jonas.page.locator(".take-back").count():
        by_mouse(jonas)
        jonas.page.wait_for_timeout(20)
    ada.page.locator(".take-back").wait_for(state="detached")


@pytest.mark.parametrize(
    ("locale", "asked", "allow"),
    [
        ("it-IT", "Ada chiede di annullare.", "Permetti"),
        ("nl-NL", "Ada vraagt om terug te nemen.", "Toestaan"),
    ],
)
def test_it_is_asked_and_answered_on_a_phone_in_other_languages(arrive, locale, asked, allow):
    ada, jonas, _ = meet(arrive, size=PHONE, locale=locale)
    assert jonas.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    steps = ada.page.evaluate("document.querySelector('.lastline')?.innerText")
    ada.page.get_by_role("button", name="Ask to take back").click()
    card = jonas.page.locator(".take-back", has_text=asked)
    card.wait_for()
    assert boxes_apart(jonas, ".take-back", ".prompt")
    assert jonas.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.get_by_role("button", name=allow).click()
    ada.until(f"document.querySelector('.lastline')?.innerText !== {steps!r}")
    ada.ready()
    jonas.page.locator(".take-back").wait_for(state="detached")


def test_without_a_connection_nobody_is_offered_to_answer(arrive):
    ada, jonas, _ = meet(arrive)
    ask(ada, jonas)
    jonas.expects_trouble = True
    jonas.context.set_offline(True)
    jonas.page.get_by_text("No connection.").wait_for()
    card = jonas.page.locator(".take-back")
    for words in ("Allow", "No"):
        expect(card.get_by_role("button", name=words, exact=True)).to_be_disabled()
    jonas.context.set_offline(False)
    card.get_by_role("button", name="Allow").click()  # once that is possible again
    card.wait_for(state="detached")


def boxes_apart(guest, one, other):
    """Whether one thing does not lie over another."""
    return guest.page.evaluate(
        """([one, other]) => {
          const [a, b] = [one, other].map((what) => document.querySelector(what).getBoundingClientRect())
          return a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        }""",
        [one, other],
    )


def test_alone_with_bots_one_is_asked_once_more_because_chance_draws_anew(arrive):
    ada = arrive(seed=3)
    ada.open_table("arctic", seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    while not (ada.page.locator(".ask-back").count() and ada.page.locator(".prompt.yours").count()):
        by_mouse(ada)
        ada.page.wait_for_timeout(20)
    ada.settled()
    steps = ada.page.evaluate(STEPS)
    ada.page.keyboard.press("u")
    card = ada.page.locator(".take-back", has_text="Take this back?")
    card.get_by_text("chance then draws anew").wait_for()
    card.get_by_role("button", name="No", exact=True).click()
    card.wait_for(state="detached")
    assert ada.page.evaluate(STEPS) == steps
    ada.page.locator(".ask-back").click()
    card.get_by_role("button", name="Take back").click()
    ada.until(f"{STEPS} < {steps}")
    ada.page.locator(".log .note", has_text="Ada took back: ").wait_for()


def is_there(part):
    """Whether something comes within some seconds."""
    try:
        part.wait_for(timeout=3000)
    except TimeoutError:
        return False
    return True


def test_at_a_shared_device_the_one_whose_step_it_is_gets_the_device_and_nothing_of_the_other_is_left(arrive):
    both = arrive(seed=3)
    both.context.add_init_script(REMEMBER)
    both.open_table("arctic", seats=[{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}])

    def take_device():
        taker = both.page.get_by_role("button", name=re.compile("^I'm "))
        if taker.count():
            taker.click()

    def viewer():
        heading = both.page.get_by_role("heading", name=re.compile("Pass the device to"))
        heading.wait_for()
        return ("Ada", "Bea").index(heading.inner_text().rsplit(" ", 1)[1])

    passes, asks = 0, both.page.locator(".ask-back")
    while passes < 3 or not is_there(asks):  # both have acted, and the last step is more than one may simply undo
        while not both.page.get_by_role("button", name=re.compile("^I'm ")).count():
            by_mouse(both)
            both.page.wait_for_timeout(20)
        passes, now = passes + 1, viewer()
        take_device()
        both.ready()
    both.page.keyboard.press("u")
    both.page.locator(".take-back").wait_for()
    both.page.locator(".take-back").get_by_role("button", name="Take back").click()
    before = viewer()
    assert before != now
    assert both.page.locator(".log, .board, .zone, .prompt, .take-back").count() == 0
    take_device()
    both.ready()
    assert left_in_memory(both, before) == []
    assert both.page.locator(".log .note").count() == 0  # it was read with other eyes
