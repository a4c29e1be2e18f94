"""Screens hold what they must: text is whole, the board is large, one's own things are in sight, states can be seen."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import banchisa
from support.clients import patiently
from support.guests import LAPTOP
from support.page_audit import (
    DRAWN,
    GAMES,
    LANGUAGES,
    LYING,
    PAGES,
    TABLES,
    Reader,
    lobby,
    overview_of,
    prepare,
    result_of,
    some_looks,
    table_of,
)
from support.prepared_tables import NAMES
from support.server_process import running

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
# the part of the page that the spaces take, with the cards that lie open for all
SHARE = """() => {
  const parts = [...document.querySelectorAll('.boards [data-place], .shared')]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
  const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  return (wide * high) / (innerWidth * innerHeight)
}"""
INTO_VIEW = "(card) => card.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' })"
HIGHLIGHT = """() => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'Highlight'
  const colour = getComputedStyle(probe).color
  probe.remove()
  return colour
}"""
OUTLINES = """(things) => things.map((thing) => {
  const { outlineStyle, outlineColor } = getComputedStyle(thing)
  return outlineStyle === 'none' ? null : outlineColor
})"""

# the words of cards over which the token of their owner lies
HIDDEN_WORDS = """(cards) => cards.flatMap((card) => {
  const over = card.querySelector('.tok').getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(card.querySelector('.line'))
  const hides = ({ left, right, top, bottom, height }) =>
    Math.min(right, over.right) - Math.max(left, over.left) > 1 &&
    Math.min(bottom - height * 0.2, over.bottom) - Math.max(top + height * 0.2, over.top) > 1
  return [...words.getClientRects()].some(hides) ? [card.textContent] : []
})"""


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server of its own with tables of every game, early, late and over; its address and their ids."""
    database = tmp_path_factory.mktemp("layout") / "tables.sqlite"
    with running(database) as (url, _):
        tables = prepare(database)
        # before the results of longer games ask for theirs, which are made one after the other
        patiently.post(f"{url}api/tables/{tables['short-over']}/analysis", json={}, headers={"Origin": url.rstrip("/")})
        yield url, tables


@pytest.fixture(scope="module")
def page_of_all(chromium, place):
    reader = Reader(chromium, place[0])
    yield reader
    reader.leave()
    assert reader.complaints == []


@pytest.fixture
def reader(page_of_all):
    """One page for all tests, in English again whatever the last one has read."""
    if page_of_all.page.evaluate("document.documentElement.lang") != "en":
        page_of_all.speak("en")
    return page_of_all


@pytest.fixture(scope="module")
def tables(place):
    return place[1]


@pytest.mark.parametrize(("turn", "page"), list(enumerate(PAGES)), ids=[page.__name__ for page in PAGES])
def test_text_is_neither_cut_nor_broken_nor_over_other_text(reader, tables, turn, page):
    reader.resize(LAPTOP)
    page(reader, tables)
    assert reader.faults_everywhere(some_looks(turn)) == []


@pytest.mark.parametrize("game", GAMES)
def test_board_prompt_and_what_is_ones_own_are_in_sight_whatever_is_asked(reader, tables, game):
    asked = [name for name in tables if name.startswith(f"{game}-") and not name.endswith("-over")]
    assert len(asked) >= 4
    for name in asked:
        table_of(name)(reader, tables)
        for size in DESKS if name.endswith("-late") else (LAPTOP,):
            reader.resize(size)
            for part in (".prompt", ".boards", ".tray .zone", ".tray .zone .items > *"):
                assert reader.page.locator(part).evaluate_all(IS_WHOLE), (name, size, part)
            assert reader.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_lying_phone_prompt_and_board_are_in_sight_and_the_first_of_ones_own(reader, tables, game):
    table_of(f"{game}-late")(reader, tables)
    reader.resize(LYING)
    assert reader.page.locator(".prompt").evaluate_all(IS_WHOLE)
    assert reader.page.locator(".boards").evaluate_all(IS_WHOLE)
    assert reader.page.locator(".tray .zone").first.locator(".items > *").evaluate_all(IS_WHOLE)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_laptop_the_board_takes_a_third_of_the_page_and_more(reader, tables, game):
    table_of(f"{game}-late")(reader, tables)
    for language in LANGUAGES:
        reader.speak(language)
        reader.resize(LAPTOP)
        assert reader.page.evaluate(SHARE) >= (0.35 if language == "en" else 1 / 3)


@pytest.mark.parametrize("game", GAMES)
def test_opening_a_hint_neither_moves_the_board_nor_hides_ones_own_things(reader, tables, game):
    table_of(f"{game}-early")(reader, tables)
    for size in (LAPTOP, (1440, 900)):
        reader.resize(size)
        before = reader.page.locator(".boards").bounding_box()
        reader.page.keyboard.press("h")
        reader.page.locator(".hint").wait_for()
        reader.resize(size)
        assert reader.page.locator(".boards").bounding_box() == before
        assert reader.page.locator(".prompt, .tray .zone, .right > *").evaluate_all(IS_WHOLE)
        reader.page.keyboard.press("Escape")
        reader.page.locator(".hint").wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_says_who_i_am_and_who_is_a_bot_however_long_the_names_are(reader, tables, game):
    """24 letters and the longest unit; names give way with an ellipsis, nothing else does."""
    table_of(f"{game}-late")(reader, tables)
    assert reader.page.locator(".seat .name").all_inner_texts()[:2] == list(NAMES)
    for language in LANGUAGES:
        reader.speak(language)
        for size in (LAPTOP, (1440, 900), (768, 1024), (320, 640)):
            reader.resize(size)
            cards = reader.page.locator(".seat")
            mine, others = cards.nth(0), [cards.nth(k) for k in range(1, cards.count())]
            mine.evaluate(INTO_VIEW)
            assert mine.locator(".you").evaluate_all(IS_WHOLE), (language, size)
            assert all(other.locator(".you").count() == 0 for other in others)
            parts = ".score:visible, .unit:visible, .first > svg:visible"
            for card in (mine, *others):
                card.evaluate(INTO_VIEW)
                assert card.locator(parts).evaluate_all(IS_WHOLE), (language, size)
            if size[0] > 1000:
                assert sum(other.locator(".first > svg:visible").count() for other in others) == cards.count() - len(
                    NAMES
                )
                dots = mine.locator(".name").evaluate("(name) => getComputedStyle(name).textOverflow")
                assert dots == "ellipsis"


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_the_result_has_the_numbers_of_all_seats_in_sight_however_long_the_names_are(reader, tables, game, size):
    result_of(f"{game}-over")(reader, tables)
    reader.resize(size)
    sheet = reader.page.locator(".sheet .scroll")
    assert sheet.locator("thead th").count() == len(banchisa.game(game).seats) + 1  # as many as can play, from two on
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")


def test_on_a_phone_no_name_of_a_space_lies_over_a_hiker(reader, tables):
    table_of("icehike-late")(reader, tables)
    names = reader.page.locator(".board svg text.name")
    spaces = reader.page.locator("[data-place]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    taken = {space.split(",")[0] for space in spaces if "hiker" in space}
    reader.resize(LAPTOP)
    assert taken < set(names.all_text_contents())
    reader.resize((390, 844))
    assert taken.isdisjoint(names.all_text_contents())
    assert names.count() > len(taken)


def test_five_pieces_on_one_space_can_be_told_apart_on_a_laptop(reader, tables):
    table_of("icehike-early")(reader, tables)
    reader.resize(LAPTOP)
    places = reader.page.locator(".figure:has([data-seat])").evaluate_all(
        "(all) => all.map((one) => { const box = one.querySelector('use').getBoundingClientRect();"
        " return [box.x + box.width / 2, box.y + box.height / 2, box.height] })"
    )
    assert len(places) == 5
    for k, (x, y, height) in enumerate(places):
        assert height >= 24
        for u, v, _ in places[:k]:
            assert max(abs(x - u), abs(y - v)) >= 16


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_has_a_line_where_colours_are_forced(reader, tables, scheme):
    table_of("arctic-late")(reader, tables)
    reader.resize((1440, 900))
    reader.page.emulate_media(forced_colors="active", color_scheme=scheme)
    try:
        highlight = reader.page.evaluate(HIGHLIGHT)
        for lit, plain in (
            (".face.can", ".face:not(.can, .on)"),
            (".seat.on", ".seat:not(.on)"),
            ("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"),
            (".log [aria-current]", ".log button:not([aria-current])"),
        ):
            assert set(reader.page.locator(lit).evaluate_all(OUTLINES)) == {highlight}, lit
            assert set(reader.page.locator(plain).evaluate_all(OUTLINES)) == {None}, plain
        assert reader.page.locator(".prompt.yours").evaluate_all(OUTLINES) == [highlight]
    finally:
        reader.page.emulate_media(forced_colors="none", color_scheme="light")


COVERED = """letters => letters.map(letter => {
    const text = document.createRange()
    text.selectNodeContents(letter)
    const next = letter.closest('.item').nextElementSibling.getBoundingClientRect()
    return [letter.textContent, text.getBoundingClientRect().right - next.left]
})"""


@pytest.mark.parametrize("size", [(390, 844), LAPTOP, (1440, 900)])
def test_the_letters_of_a_card_are_seen_whole_where_another_lies_on_it(reader, tables, size):
    """In Italian two animals need a second letter: orca and orso."""
    table_of("arctic-late")(reader, tables)
    reader.resize(size)
    reader.speak("it")
    covered = reader.page.locator(".cards.fan .item:not(:last-child) .letter").evaluate_all(COVERED)
    reader.speak("en")
    assert {"Or", "Os"} & {letters for letters, _ in covered}
    assert [(letters, over) for letters, over in covered if over > 1] == []


# what of the cards in small pictures is outside its picture, and the buttons there; what can be scrolled
CUT = """diagrams => diagrams.flatMap(diagram => {
    const { left, right, top, bottom } = diagram.getBoundingClientRect()
    const cut = [...diagram.querySelectorAll('.tile')].filter(card => {
        const box = card.getBoundingClientRect()
        const across = box.width >= 20 && box.left >= left - 2 && box.right <= right + 2
        return !across || box.top < top - 2 || box.bottom > bottom + 2
    })
    return [...cut, ...diagram.querySelectorAll('button')].map(part => part.textContent)
})"""
SCROLLS = "body => body.scrollHeight - body.clientHeight"


@pytest.mark.parametrize("game", GAMES)
def test_the_overview_of_a_game_has_whole_pictures_and_fits_on_a_laptop(reader, tables, game):
    reader.resize(LAPTOP)
    overview_of(game)(reader, tables)
    for language in LANGUAGES:
        reader.speak(language)
        for size in ((320, 640), (390, 844), LAPTOP):
            reader.resize(size)
            assert reader.page.locator("dialog .diagram").evaluate_all(CUT) == [], (language, size)
        assert reader.page.locator("dialog[open] .box > .body").evaluate(SCROLLS) == 0, language


@pytest.mark.parametrize("name", TABLES)
def test_axe_finds_nothing_to_complain_about_at_a_table_on_a_laptop(chromium, place, tables, name):
    """Early, igloos that wait for their time bear a number, ×2."""
    reader = Reader(chromium, place[0], bypass_csp=True)
    table_of(name)(reader, tables)
    reader.resize(LAPTOP)
    results = Axe().run(reader.page)
    reader.leave()
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900), (390, 844)])
def test_whose_card_it_is_does_not_hide_what_is_written_on_it(reader, tables, size):
    table_of("arctic-late")(reader, tables)
    for language in LANGUAGES:
        reader.speak(language)
        reader.resize(size)
        assert reader.page.locator(".wide:has(.tok)").evaluate_all(HIDDEN_WORDS) == []


def test_a_price_of_one_has_its_number_beside_the_drawing(reader, tables):
    table_of("icehike-prompt-act-open")(reader, tables)
    reader.speak("en")
    reader.resize(LAPTOP)
    reader.page.locator("[data-place^=cell].can").first.click()
    reader.page.locator("svg .cost").first.wait_for()
    assert "1" in reader.page.locator("svg .cost:has(use) text").all_text_contents()


def test_a_table_is_shown_before_its_words_have_come(chromium, place, tables):
    """Then the marks in the key have no words yet, and two of them look alike; the lines of the log grow later."""
    reader = Reader(chromium, place[0])
    reader.resize(LAPTOP)
    held = []
    reader.page.route("**/games/icehike/words/*", lambda request: held.append(request))
    reader.page.goto(f"{reader.url}t/{tables['icehike-prompt-act-open']}")
    reader.page.locator(".boards svg").first.wait_for()
    while not held:
        reader.page.wait_for_timeout(30)
    for request in held:
        request.continue_()
    reader.page.get_by_text("Move the bear here").first.wait_for()
    reader.page.evaluate(DRAWN)
    assert reader.page.locator(".log [aria-current]").evaluate_all(IS_WHOLE)
    reader.leave()
    assert reader.complaints == []


def test_letters_twice_as_large_in_the_browser_are_twice_as_large_on_the_page(reader, tables):
    size = "getComputedStyle(document.querySelector('.prompt h2')).fontSize"
    table_of("nanuuk-late")(reader, tables)
    reader.resize((390, 844))
    usual = float(reader.page.evaluate(size).removesuffix("px"))
    reader.enlarge(2)
    reader.resize((390, 844))
    large = float(reader.page.evaluate(size).removesuffix("px"))
    reader.enlarge(1)
    assert large == 2 * usual


@pytest.mark.parametrize(("size", "factor"), [((640, 360), 1), (LAPTOP, 2), ((320, 640), 1), ((390, 844), 2)])
def test_the_title_of_the_game_is_whole(reader, tables, size, factor):
    """At 200 % zoom a laptop's page is 640 pixels wide."""
    table_of("pinguinoe-late")(reader, tables)
    reader.enlarge(factor)
    reader.resize(size)
    title = reader.page.locator("header.top h1")
    whole = title.evaluate("(title) => title.scrollWidth <= title.clientWidth") and title.evaluate_all(IS_WHOLE)
    reader.enlarge(1)
    assert whole


def test_going_back_closes_a_drawer_and_a_dialog_and_stays_on_the_page(reader, tables):
    reader.resize((390, 844))
    lobby(reader, tables)
    reader.page.locator("main .two a").first.click()
    reader.page.locator(".boards svg").first.wait_for()
    address = reader.page.url
    reader.page.locator("header.top .iconbtn").last.click()
    reader.page.locator("dialog[open] .menu").wait_for()
    reader.page.go_back()
    reader.page.locator("dialog[open]").wait_for(state="detached")
    assert reader.page.url == address
    reader.page.locator("header.top .iconbtn").last.click()
    reader.page.locator("dialog[open] .menu").wait_for()
    reader.page.keyboard.press("Escape")
    reader.page.locator("dialog[open]").wait_for(state="detached")
    reader.page.wait_for_function("history.state === null")
    reader.page.go_back()  # what was closed by hand left nothing behind
    reader.page.locator("article.game").first.wait_for()


def test_who_goes_back_from_a_table_that_a_dialog_opened_comes_to_the_lobby(reader, tables):
    reader.resize((1440, 900))
    lobby(reader, tables)
    reader.page.locator(".hero .btn.primary").click()
    reader.page.locator("dialog[open] footer .btn.primary").click()
    reader.page.wait_for_url("**/t/*")
    reader.page.go_back()
    reader.page.locator("article.game").first.wait_for()
    assert reader.page.locator("dialog[open]").count() == 0


def test_a_link_to_a_rule_jumps_there_and_the_rule_lights_up(chromium, place, tables):
    reader = Reader(chromium, place[0])
    reader.page.emulate_media(reduced_motion="no-preference")
    reader.resize((1440, 900))
    table_of("icehike-late")(reader, tables)
    reader.page.keyboard.press("r")
    reader.page.locator("[data-rule]").first.wait_for()
    places, flashes = reader.page.evaluate(
        """() => new Promise((seen) => {
          const list = document.querySelector('.rules')
          const places = []
          let flashes = 0
          let since = 0
          const watch = () => {
            places.push(list.scrollTop)
            const lit = list.getAnimations({ subtree: true }).filter(({ effect }) => effect.target.matches('.rule'))
            flashes = Math.max(flashes, lit.length)
            since += flashes > 0 ? 1 : 0  // what the rules need for it may still be on its way
            since < 40 ? requestAnimationFrame(watch) : seen([places, flashes])
          }
          document.querySelector('.prompt .linkbtn.rule').click()
          requestAnimationFrame(watch)
        })"""
    )
    shown = reader.page.locator(".rule.shown")
    assert len(set(places)) <= 2  # before and after, nothing between
    assert places[-1] > 0
    assert flashes == 1
    assert shown.evaluate_all(IS_WHOLE)
    reader.leave()
