"""Lessons and overviews in a real browser: every lesson is taken by mouse and by keyboard."""

import json
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

import banchisa
from banchisa.engine.lessons import find_lessons
from banchisa.table import lessons
from support.guests import IS_ASKED, LAPTOP, MIDDLE, PHONE, VERIFIED, by_keyboard, by_mouse
from support.information import CARD, point
from support.page_audit import DRAWN

GAMES = [game.key for game in banchisa.games()]
NEXT = ".buttons .btn:last-child"
# notices that the button that shows the solution cannot be pressed for as long as it does so
SEE_IT_SHOWN = """() => {
  const button = document.querySelector('.buttons .btn:nth-child(2)')
  window.isShown = false
  new MutationObserver(() => (window.isShown ||= button.disabled)).observe(button, { attributes: true })
}"""

# whether the focus lies on the board, or on something beside it that can be chosen
IS_ON_WHAT_IS_ASKED = """document.activeElement.matches(
  '[role=listbox], button.choice, button.tile:has(.face.can), .zone.can > button.whole, button.seat.can',
)"""

LOWEST = "(things) => Math.max(...things.map((thing) => thing.getBoundingClientRect().bottom))"


def list_lessons(game):
    """The lessons of a game that are taken step by step, in order, and its first whole game."""
    keys = list(find_lessons(lessons.folder_of(banchisa.game(game))))
    return keys[:-1], keys[-1]


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
    """Take a lesson from its first task to its last, and go on to the next one."""
    described = lessons.describe_lesson(banchisa.game(game), key)
    page = guest.page
    page.wait_for_url(f"**/learn/{game}/{key}")
    for number, task in enumerate(described.tasks, 1):
        page.get_by_role("img", name=f"Task {number} of {len(described.tasks)}").wait_for()
        if task.step:
            page.locator(".prompt.yours").wait_for()
            if number > 1 and act is take_by_keyboard:
                guest.until(IS_ON_WHAT_IS_ASKED)
            act(guest, task)
        page.locator(f"{NEXT}:not([disabled])").wait_for()
        if act is take_by_keyboard:
            press_tab_until(page, NEXT)
            page.keyboard.press("Enter")
        else:
            page.locator(NEXT).click()


@pytest.mark.parametrize(
    ("game", "act"),
    [
        ("nanuuk", take_by_mouse),
        ("arctic", take_by_keyboard),
        ("icehike", take_by_keyboard),
        *(pytest.param(game, take_by_mouse, marks=pytest.mark.long) for game in GAMES if game != "nanuuk"),
        *(pytest.param(game, take_by_keyboard, marks=pytest.mark.long) for game in ("nanuuk", "iglu", "pinguinoe")),
    ],
)
def test_every_lesson_is_taken(arrive, game, act):
    guest = arrive()
    taken, last = list_lessons(game)
    guest.goto(f"learn/{game}/{taken[0]}")
    for key in taken:
        take(guest, game, key, act)
    guest.page.wait_for_url(f"**/learn/{game}/{last}")
    kept = guest.page.evaluate("() => JSON.parse(localStorage.getItem('banchisa-learning'))")
    assert kept["lessons"] == {f"{game}/{key}": {"at": 0, "done": True} for key in taken}


def test_a_wrong_try_is_answered_twice_and_the_solution_is_shown(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/hunt-and-crack")
    page = guest.page
    page.locator("[data-place='cell-D2']").click()
    page.get_by_text("A fish is worth 1 point.").wait_for()
    assert page.locator(".prompt button.choice").count() == 0  # nothing of the wrong try stays chosen
    page.locator("[data-place='cell-C6']").click()
    page.locator(".bubble a, .bubble button, [role=alertdialog]").first.wait_for()
    expect(page.locator(".buttons .btn.primary")).to_have_text("Show me")
    page.evaluate(SEE_IT_SHOWN)
    page.locator(".buttons .btn.primary").click()
    page.wait_for_function("() => window.isShown")
    page.wait_for_function("() => !document.querySelector('.buttons .btn:nth-child(2)').disabled")
    assert page.locator(f"{NEXT}[disabled]").count() == 1


def test_in_a_lesson_too_digits_press_buttons_and_a_key_explains_the_game(arrive):
    guest = arrive()
    left = {"seen": [], "lessons": {"nanuuk/hunt-and-crack": {"at": 2, "done": False}}}
    guest.page.add_init_script(f"localStorage.setItem('banchisa-learning', JSON.stringify({json.dumps(left)}))")
    guest.goto("learn/nanuuk/hunt-and-crack")
    button = guest.page.locator("button.choice").first
    expect(button).to_contain_text("Take it")
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").get_by_text("The aim").wait_for()
    guest.page.keyboard.press("1")  # what lies below the dialog is not pressed
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="hidden")
    expect(button).to_be_visible()
    guest.page.keyboard.press("1")
    guest.page.locator(f"{NEXT}:not([disabled])").wait_for()


def test_a_lesson_is_resumed_where_it_was_left(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/hunt-and-crack")
    described = lessons.describe_lesson(banchisa.game("nanuuk"), "hunt-and-crack")
    take_by_mouse(guest, described.tasks[0])
    guest.page.locator(f"{NEXT}:not([disabled])").click()
    guest.page.get_by_text("Task 2 of").first.wait_for()
    guest.goto("learn/nanuuk/hunt-and-crack")
    guest.page.get_by_text("You left off here.").wait_for()
    guest.page.get_by_text("Task 2 of").first.wait_for()


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
    guest.page.wait_for_url("**/learn/nanuuk/hunt-and-crack")
    guest.page.get_by_role("img", name="Task 1 of").wait_for()


def test_learning_goes_on_with_the_first_lesson_that_is_not_done(arrive):
    guest = arrive()
    first, second, *_ = list_lessons("nanuuk")[0]
    done = {"seen": ["nanuuk"], "lessons": {f"nanuuk/{first}": {"at": 0, "done": True}}}
    guest.page.add_init_script(f"localStorage.setItem('banchisa-learning', JSON.stringify({json.dumps(done)}))")
    guest.goto()
    guest.page.get_by_role("button", name="How to play Nanuuk!").click()
    guest.page.get_by_role("button", name="Learn by doing").click()
    guest.page.wait_for_url(f"**/learn/nanuuk/{second}")


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
    guest.page.get_by_text("That was the best move").wait_for()
    reasons = guest.page.locator(".told .reason > span")
    expect(reasons).to_have_count(len(puzzle.reasons))
    said = reasons.all_inner_texts()
    assert all(" " in reason for reason in said)  # words, not the name of a message
    guest.page.locator(NEXT).click()
    guest.page.wait_for_url(lambda url: f"puzzle/{game}/" in url and key not in url)


def test_on_a_phone_the_coach_asks_what_a_puzzle_asks(arrive):
    key = next(iter(lessons.list_puzzles(banchisa.game("arctic"))))
    guest = arrive(size=PHONE)
    guest.goto(f"puzzle/arctic/{key}")
    asked = guest.page.locator(".prompt .title")
    asked.wait_for()
    expect(guest.page.locator(".coach h2")).to_have_text(asked.inner_text())


def test_what_is_solved_is_kept_at_once_and_the_lessons_lead_to_the_next_puzzle(arrive):
    played = banchisa.game("nanuuk")
    first, second, *_ = puzzles = list(lessons.list_puzzles(played))
    guest = arrive()
    daily = {"game": "nanuuk", "key": first, "grade": 1}
    guest.page.route("**/api/puzzles/today", lambda route: route.fulfill(json=daily))
    guest.goto(f"puzzle/nanuuk/{first}")
    guest.page.get_by_text(f"Puzzle 1 of {len(puzzles)}").wait_for()
    take_by_mouse(guest, lessons.describe_puzzle(played, first).task)
    guest.page.get_by_text("That was the best move").wait_for()
    guest.page.get_by_role("link", name="Leave").click()
    expect(guest.page.get_by_role("link", name="Puzzle of the day")).to_contain_text("Solved")
    guest.goto("learn/nanuuk")
    link = guest.page.get_by_role("link", name="Puzzles")
    expect(link).to_contain_text(f"1 of {len(puzzles)} solved")
    link.click()
    guest.page.wait_for_url(f"**/puzzle/nanuuk/{second}")


@pytest.mark.parametrize("game", ["nanuuk", "arctic"])
def test_a_solved_puzzle_is_played_on_at_a_table_of_ones_own(arrive, game):
    played = banchisa.game(game)
    key = next(iter(lessons.list_puzzles(played)))
    puzzle = lessons.describe_puzzle(played, key)
    guest = arrive()
    guest.goto(f"puzzle/{game}/{key}")
    guest.page.locator(".prompt").wait_for()
    take_by_mouse(guest, puzzle.task)
    guest.page.get_by_role("button", name="Play on from here").click()
    dialog = guest.page.get_by_role("dialog", name="Play on from here")
    expect(dialog.locator("select")).to_have_count(len(puzzle.task.scene.players))
    expect(dialog.get_by_text("is dealt anew")).to_have_count(int(played.secrets))
    expect(dialog.locator("select").nth(puzzle.seat)).to_have_value("here")
    dialog.get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_url("**/t/*")
    guest.ready()
    assert guest.page.locator(".log button").count() == 0
    names = {choice.name for choice in puzzle.task.scene.choices}
    assert names  # the seat that is asked is the one of the puzzle
    expect(guest.page.locator(f".seat[data-seat-card='{puzzle.seat}']").first).to_contain_text("you")


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_the_last_lesson_is_a_whole_game_with_the_coach_beside_it(arrive, game):
    guest = arrive(seed=7)
    page, coach = guest.page, guest.page.get_by_label("Coach")
    guest.goto(f"learn/{game}/{list_lessons(game)[1]}")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    guest.ready()
    assert page.get_by_role("dialog").count() == 0
    play = by_keyboard if game == "iglu" else by_mouse
    while guest.count_touchables() == 1:  # where there is no choice she has no advice
        play(guest)
        guest.ready()
    coach.get_by_text("A good move:").wait_for()
    alone = []

    def act(guest):
        alone.extend(page.evaluate(f"{IS_ASKED} && !document.querySelector('[aria-label=Coach]') ? ['here'] : []"))
        play(guest)

    guest.play_to_the_end(act)
    assert alone == []
    expect(coach).to_have_count(0)
    page.locator(".verify .verdict", has_text=VERIFIED).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_laptop_the_coach_of_a_first_game_repeats_nothing_and_leaves_room_for_what_is_ones_own(arrive, game):
    guest = arrive(size=LAPTOP)
    page, coach = guest.page, guest.page.get_by_label("Coach")
    guest.goto(f"learn/{game}/{list_lessons(game)[1]}")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    guest.ready()
    coach.get_by_text(re.compile("A good move:|There is only one move")).wait_for()
    assert page.locator(".prompt .title").inner_text().strip() not in coach.inner_text()
    lowest = page.locator(".tray .zone, .right > *").evaluate_all(LOWEST)
    assert lowest <= LAPTOP[1]
    coach.get_by_role("button", name="Show me").click()
    page.locator(".hint").wait_for()
    expect(coach).to_have_count(0)  # what she would say stands there now
    assert page.locator(".tray .zone, .right > *").evaluate_all(LOWEST) <= LAPTOP[1]


def test_the_coach_goes_when_she_is_thanked(arrive):
    guest = arrive()
    guest.goto("learn/nanuuk/first-game")
    guest.page.get_by_role("button", name="Play your first game").click()
    guest.ready()
    guest.page.get_by_role("button", name="Thanks, I go on alone").click()
    expect(guest.page.get_by_label("Coach")).to_have_count(0)


def test_a_lesson_whose_file_is_refused_says_so_and_offers_the_next(arrive):
    guest = arrive()
    said = "2-home-to-the-igloo.json: task 1: seat: there is no 7; allowed: 0 to 1"
    problem = {"code": "lesson/refused", "data": {"what": said}}
    guest.page.route("**/lessons/home-to-the-igloo", lambda route: route.fulfill(status=500, json=problem))
    guest.expects_trouble, guest.forgiven = True, re.compile("500")
    guest.goto("learn/nanuuk/home-to-the-igloo")
    expect(guest.page.get_by_role("alert")).to_contain_text(said)
    guest.page.get_by_role("link", name="Next lesson").click()
    guest.page.wait_for_url("**/learn/nanuuk/husky-and-sled")
    guest.page.get_by_role("img", name="Task 1 of").wait_for()


def test_where_the_overview_is_refused_the_rulebook_begins_instead(arrive):
    guest = arrive()
    said = "overview.json: end: there is no drawing 'igloos'"
    material = {"overview": None, "lessons": [], "puzzles": [], "problems": [said]}
    guest.page.route("**/api/games/nanuuk/learning", lambda route: route.fulfill(json=material))
    guest.goto()
    guest.page.get_by_role("button", name="How to play Nanuuk!").click()
    guest.page.get_by_role("dialog").get_by_text(said).wait_for()
    introduction = banchisa.game("nanuuk").rulebook("en").introduction
    guest.page.get_by_role("dialog").get_by_text(introduction[:40]).wait_for()


# whether something lies wholly within what scrolls round it
IS_IN_SIGHT = """([inner, outer]) => {
  const [small, large] = [inner, outer].map((wanted) => document.querySelector(wanted)?.getBoundingClientRect())
  return !!small && !!large && small.left >= large.left - 1 && small.right <= large.right + 1
    && small.top >= large.top - 1 && small.bottom <= large.bottom + 1
}"""


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_on_a_phone_the_space_that_the_coach_points_at_is_in_sight_and_large_enough_for_its_name(arrive, size):
    guest = arrive(size=size)
    guest.goto(f"learn/icehike/{list_lessons('icehike')[0][0]}")
    guest.page.wait_for_function(IS_IN_SIGHT, arg=[".pointed", ".sheet.enlarged"])
    assert guest.page.locator("path.pointed").bounding_box()["width"] >= 40


# whether something stands whole between the upper edge of the window and the coach
IS_ABOVE_THE_COACH = """(wanted) => {
  const thing = document.querySelector(wanted)?.getBoundingClientRect()
  return !!thing && thing.top >= 0 && thing.bottom <= document.querySelector('.side').getBoundingClientRect().top
}"""


def test_on_a_phone_the_cards_that_the_coach_speaks_of_are_ringed_and_in_sight(arrive):
    guest = arrive(size=PHONE)
    first = list_lessons("arctic")[0][0]
    described = lessons.describe_lesson(banchisa.game("arctic"), first)
    assert described.tasks[0].point[0] == "hand-0"
    guest.goto(f"learn/arctic/{first}")
    guest.page.wait_for_function(IS_ABOVE_THE_COACH, arg="[data-zone=hand-0].pointed")
    take_by_mouse(guest, described.tasks[0])
    guest.page.locator(f"{NEXT}:not([disabled])").click()
    guest.page.get_by_role("img", name="Task 2 of").wait_for()
    guest.page.wait_for_function(IS_ABOVE_THE_COACH, arg=".boards")  # now she speaks of tokens


@pytest.mark.parametrize(
    ("game", "key", "at"),
    [("nanuuk", "husky-and-sled", 0), ("iglu", "kept-tiles", 0), ("arctic", "powers", 1), ("pinguinoe", "ark", 6)],
)
def test_on_a_phone_what_solves_a_task_is_not_under_the_coach(arrive, game, key, at):
    guest = arrive(size=(390, 844))
    left = {"seen": [], "lessons": {f"{game}/{key}": {"at": at, "done": False}}}
    guest.page.add_init_script(f"localStorage.setItem('banchisa-learning', JSON.stringify({json.dumps(left)}))")
    guest.goto(f"learn/{game}/{key}")
    task = lessons.describe_lesson(banchisa.game(game), key).tasks[at]
    first = next(choice for choice in task.scene.choices if choice.name == task.step).touch[0]
    guest.page.wait_for_function(IS_ABOVE_THE_COACH, arg=f"[data-piece='{first}'], [data-button='{first}']")


def test_on_a_phone_the_answer_to_a_wrong_try_is_seen_whole(arrive):
    guest = arrive(size=(390, 844), locale="it-IT")
    key = list_lessons("arctic")[0][2]
    task = lessons.describe_lesson(banchisa.game("arctic"), key).tasks[0]
    allowed = {choice.name for choice in task.scene.choices}
    wrong = next(wrong.step for wrong in task.wrong if wrong.step in allowed)
    guest.goto(f"learn/arctic/{key}")
    guest.page.locator(".prompt.yours").wait_for()
    take_by_mouse(guest, replace(task, step=wrong))
    guest.page.wait_for_function(IS_IN_SIGHT, arg=[".answer", ".told"])


@pytest.mark.parametrize("game", ["nanuuk", "iglu", "icehike"])
def test_on_a_laptop_the_board_of_a_lesson_takes_a_third_of_the_page(arrive, game):
    guest = arrive(size=LAPTOP)
    guest.goto(f"learn/{game}/{list_lessons(game)[0][0]}")
    guest.page.locator(".boards svg").first.wait_for()
    guest.settled()
    box = guest.page.locator(".boards").bounding_box()
    assert box["width"] * box["height"] >= LAPTOP[0] * LAPTOP[1] / 3


def test_an_explanation_does_not_lie_over_what_the_coach_says(arrive):
    guest = arrive(size=LAPTOP)
    guest.goto(f"learn/icehike/{list_lessons('icehike')[0][0]}")
    point(guest, "[data-place=cell-J2]")
    card, said = (guest.page.locator(wanted).bounding_box() for wanted in (CARD, ".coach .bubble"))
    assert card["x"] + card["width"] <= said["x"] or card["y"] >= said["y"] + said["height"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_laptop_the_aid_beside_the_table_shows_most_of_a_turn(arrive, game):
    guest = arrive(size=LAPTOP)
    guest.open_table(game)
    guest.ready()
    guest.page.get_by_role("tab", name="Aid").click()
    guest.page.wait_for_function(IS_IN_SIGHT, arg=[".aid li:nth-child(3)", ".panel .scroll"])
