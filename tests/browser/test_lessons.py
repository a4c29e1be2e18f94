"""Lessons and overviews in a real browser: every lesson is taken by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

import banchisa
from banchisa.engine.lessons import find_lessons, read_lesson
from banchisa.table import lessons
from support.guests import LAPTOP, MIDDLE, PHONE
from support.page_audit import DRAWN

GAMES = [game.key for game in banchisa.games()]
TAUGHT = [
    (game.key, key)
    for game in banchisa.games()
    for key, path in find_lessons(lessons.folder_of(game)).items()
    if read_lesson(path).tasks
]
NEXT = ".buttons .btn:last-child"
# notices that the button that shows the solution cannot be pressed for as long as it does so
SEE_IT_SHOWN = """() => {
  const button = document.querySelector('.buttons .btn:nth-child(2)')
  window.isShown = false
  new MutationObserver(() => (window.isShown ||= button.disabled)).observe(button, { attributes: true })
}"""


def every_second(first):
    """All lessons; every second one is taken this way every day, the others only in the long check."""
    return [
        pytest.param(*one, id="-".join(one), marks=[] if number % 2 == first else pytest.mark.long)
        for number, one in enumerate(TAUGHT)
    ]


def find_touch(element, scene):
    """Where something can be touched now: a button, a player, a thing or a pile beside the board, a space or a line."""
    places = {piece.id: piece.at for piece in scene.pieces}
    zones = {zone.id for zone in scene.zones}
    seat = re.fullmatch(r"seat-(\d+)", element)
    place = places.get(element, element)
    if element.startswith("button-"):
        return f"button.choice[data-button='{element}']"
    if seat:
        return f".seat.can[data-seat-card='{seat[1]}']"
    if element in zones:
        return f".zone.can[data-zone='{element}'] > button.whole"
    if place in zones:
        return f"button.tile[data-piece='{element}']:has(.face.can)"
    return f"[data-place='{place}'].can"


def take_by_mouse(guest, task):
    """Touch what the solution asks for, where it is; what can only be one thing is chosen by itself."""
    choice = next(choice for choice in task.scene.choices if choice.name == task.step)
    for element in [*choice.touch, f"same-{choice.action}"]:
        where = find_touch(element, task.scene)
        middle = guest.page.evaluate(MIDDLE, [f"button.choice[data-button='{element}'], {where}", 0])
        if middle:
            guest.page.mouse.click(*middle)
            guest.page.evaluate(DRAWN)


def press_tab_until(page, wanted):
    """Go to something with the Tab key."""
    for _ in range(120):
        if page.evaluate("(wanted) => !!document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {wanted}")


def take_by_keyboard(guest, task):
    """Press the button of the solution, or choose it in the list of all choices, which leaves out the buttons."""
    page, choices = guest.page, task.scene.choices
    choice = next(choice for choice in choices if choice.name == task.step)
    if choice.touch[0].startswith("button-"):
        press_tab_until(page, f"[data-button='{choice.touch[0]}']")
        page.keyboard.press("Enter")
        return
    press_tab_until(page, ".choices > button")
    page.keyboard.press("Enter")
    listed = page.locator(".choices .list button").count()
    if listed < len(choices):
        choices = [one for one in choices if not one.touch[0].startswith("button-")]
    assert listed == len(choices)
    for _ in range(choices.index(choice) + 1):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def take(guest, game, key, act):
    """Take a lesson from its first task to its last."""
    described = lessons.describe_lesson(banchisa.game(game), key)
    guest.goto(f"learn/{game}/{key}")
    page = guest.page
    for number, task in enumerate(described.tasks, 1):
        page.get_by_role("img", name=f"Step {number} of {len(described.tasks)}").wait_for()
        if task.step:
            page.locator(".prompt").wait_for()
            act(guest, task)
        page.locator(f"{NEXT}:not([disabled])").wait_for()
        if act is take_by_keyboard and task.step:
            page.wait_for_function(f"() => document.activeElement === document.querySelector('{NEXT}')")
            page.keyboard.press("Enter")
        else:
            page.locator(NEXT).click()
    page.wait_for_function("(key) => !location.pathname.endsWith('/' + key)", arg=key)


@pytest.mark.parametrize(("game", "key"), every_second(0))
def test_a_lesson_is_taken_by_mouse(arrive, game, key):
    guest = arrive()
    take(guest, game, key, take_by_mouse)
    kept = guest.page.evaluate("() => JSON.parse(localStorage.getItem('banchisa-learning'))")
    assert kept["lessons"][f"{game}/{key}"] == {"at": 0, "done": True}


@pytest.mark.parametrize(("game", "key"), every_second(1))
def test_a_lesson_is_taken_by_keyboard(arrive, game, key):
    take(arrive(), game, key, take_by_keyboard)


def test_a_wrong_try_is_answered_twice_and_the_solution_is_shown(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/hunt-and-crack")
    page = guest.page
    page.locator("[data-place='cell-D2']").click()
    page.get_by_text("A fish is worth 1 point.").wait_for()
    page.locator("[data-place='cell-C6']").click()
    page.locator(".bubble a, .bubble button, [role=alertdialog]").first.wait_for()
    expect(page.locator(".buttons .btn.primary")).to_have_text("Show me")
    page.evaluate(SEE_IT_SHOWN)
    page.locator(".buttons .btn.primary").click()
    page.wait_for_function("() => window.isShown")
    page.wait_for_function("() => !document.querySelector('.buttons .btn:nth-child(2)').disabled")
    assert page.locator(f"{NEXT}[disabled]").count() == 1


def test_a_lesson_is_resumed_where_it_was_left(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/hunt-and-crack")
    described = lessons.describe_lesson(banchisa.game("nanuuk"), "hunt-and-crack")
    take_by_mouse(guest, described.tasks[0])
    guest.page.locator(f"{NEXT}:not([disabled])").click()
    guest.page.get_by_text("Step 2 of").first.wait_for()
    guest.goto("learn/nanuuk/hunt-and-crack")
    guest.page.get_by_text("You left off here.").wait_for()
    guest.page.get_by_text("Step 2 of").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_overview_is_shown_once_to_who_sits_down_for_the_first_time(arrive, game):
    guest = arrive(newcomer=True)
    guest.open_table(game)
    page = guest.page
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("The aim").wait_for()
    guest.until("document.activeElement.innerText.trim() === 'Start playing'")
    page.keyboard.press("Enter")
    dialog.wait_for(state="hidden")
    page.reload()
    guest.ready()
    assert dialog.count() == 0
    page.keyboard.press("?")
    dialog.get_by_text("The aim").wait_for()


def test_who_watches_is_not_bothered(arrive):
    guest, other = arrive(), arrive(newcomer=True)
    opened = guest.open_table("nanuuk")
    guest.ready()
    other.goto(f"t/{opened['table']}")
    other.page.locator(".prompt").wait_for()
    other.settled()
    assert other.page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_overview_is_opened_from_the_lobby_and_leads_to_the_first_lesson(arrive, size):
    guest = arrive(size=size)
    guest.goto()
    guest.page.get_by_role("button", name="How to play Nanuuk!").click()
    guest.page.get_by_text("The aim").wait_for()
    guest.page.get_by_role("button", name="Learn by doing").click()
    guest.page.get_by_role("img", name="Step 1 of").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_an_overview_is_printed_alone_and_on_one_sheet(arrive, game):
    guest = arrive()
    guest.page.add_init_script("window.print = () => {}")
    guest.goto()
    guest.page.get_by_role("button", name=f"How to play {banchisa.game(game).title}").click()
    guest.page.get_by_role("button", name="Print").click()
    guest.page.locator("body > .printed").wait_for(state="attached")
    guest.page.emulate_media(media="print")
    assert guest.page.evaluate("getComputedStyle(document.querySelector('#app')).display") == "none"
    printed = guest.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_at_the_table_and_its_answer_has_reasons(arrive, game):
    played = banchisa.game(game)
    key = next(key for key, puzzle in lessons.list_puzzles(played).items() if puzzle.reasons)
    puzzle = lessons.describe_puzzle(played, key)
    guest = arrive()
    guest.goto(f"puzzle/{game}/{key}")
    guest.page.locator(".prompt").wait_for()
    take_by_mouse(guest, puzzle.task)
    guest.page.get_by_text("That was the best step").wait_for()
    reasons = guest.page.locator(".told .reason > span")
    expect(reasons).to_have_count(len(puzzle.reasons))
    said = reasons.all_inner_texts()
    assert all(" " in reason for reason in said)  # words, not the name of a message
    guest.page.locator(NEXT).click()
    guest.page.wait_for_url(lambda url: f"puzzle/{game}/" in url and key not in url)


def test_the_last_lesson_opens_a_table_against_a_bot(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/first-game")
    guest.page.get_by_role("button", name="Play your first game").click()
    guest.page.wait_for_url("**/t/*")
    guest.ready()
    assert guest.page.get_by_role("dialog").count() == 0
    guest.page.get_by_text("A good step:").wait_for()
    guest.page.get_by_role("button", name="Thanks, I go on alone").click()
    expect(guest.page.get_by_label("Coach")).to_have_count(0)
