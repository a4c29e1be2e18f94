"""A reader: one browser page that is looked at in many sizes and languages, and what is wrong with it there."""

import re
from pathlib import Path

import banchisa
from banchisa.engine.lessons import find_lessons
from banchisa.table.lessons import folder_of, list_puzzles
from support.guests import LAPTOP, PATIENCE, kept
from support.prepared_tables import PlayedGame, cookie, keep_open_table

AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8").partition("*/")[2]
LANGUAGES = ("en", "it", "nl")
LYING = (844, 390)
SIZES = ((320, 640), (390, 844), (768, 1024), LAPTOP, (1440, 900), (1920, 1080), LYING)
LARGE = ((390, 844), (768, 1024), LAPTOP, (1920, 1080))  # sizes that are also looked at with letters twice as large
# other settings take hold at once, as if they had been changed in another tab
SETTLE = """(chosen) => {
  const kept = JSON.parse(localStorage.getItem('banchisa') ?? '{}')
  localStorage.setItem('banchisa', JSON.stringify({ ...kept, ...chosen }))
  dispatchEvent(new StorageEvent('storage', { key: 'banchisa' }))
}"""
# drawn anew after every change: by the page, and by those who measure parts of it
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 20))))"


class Reader:
    """A page of its own that holds the first seat of all tables that were played beforehand."""

    def __init__(self, browser, url, **wishes):
        self.url = url
        self.complaints = []
        self.context = browser.new_context(reduced_motion="reduce", service_workers="block", **wishes)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_cookies([cookie(url)])
        self.context.add_init_script(kept())
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._under_way = set()  # requests
        self.page.on("request", lambda request: self._under_way.add(request))
        self.page.on("requestfinished", lambda request: self._under_way.discard(request))
        self.page.on("requestfailed", lambda request: self._under_way.discard(request))
        self._browser = self.context.new_cdp_session(self.page)
        self._browser.send("Page.enable")
        self.page.goto(url)

    def goto(self, path=""):
        self.page.goto("about:blank")  # also where only what follows the # differs
        self._under_way.clear()
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")

    def rest(self):
        """Wait until everything that the page has asked for is there, and drawn."""
        self.page.evaluate(DRAWN)
        while self._under_way:
            self.page.wait_for_timeout(20)
            self.page.evaluate(DRAWN)

    def resize(self, size):
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    def speak(self, language):
        self.page.evaluate(SETTLE, {"language": language, "pace": "swift"})
        self.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        self.rest()

    def enlarge(self, factor):
        """What the text size in the settings of a browser does; the page notices when it gets another size."""
        self._set_letters(factor)
        self.resize((1000, 500))

    def _set_letters(self, factor):
        sizes = {"standard": round(16 * factor), "fixed": round(13 * factor)}
        self._browser.send("Page.setFontSizes", {"fontSizes": sizes})

    def faults(self):
        """What is wrong with the text as it stands."""
        return self.page.evaluate(AUDIT)

    def faults_everywhere(self, looks):
        """What is wrong at each of these sizes, languages and sizes of letters, with where it was seen."""
        found, letters = [], 1
        for language in LANGUAGES:
            wanted = [look for look in looks if look[1] == language]
            if wanted:
                self.speak(language)
            for size, _, factor in wanted:
                if factor != letters:
                    self._set_letters(factor)
                    letters = factor
                    if size == tuple(self.page.viewport_size.values()):
                        self.resize((1000, 500))  # else the page would not notice
                self.resize(size)
                where = f"{size[0]}x{size[1]} {language}{'' if factor == 1 else f' letters x{factor}'}"
                found += [f"{where}: {fault}" for fault in self.faults()]
        self.enlarge(1)
        return found

    def leave(self):
        self.context.close()


def all_looks():
    """Every size in every language, and the sizes for large letters with those."""
    usual = [(size, language, 1) for language in LANGUAGES for size in SIZES]
    return usual + [(size, language, 2) for language in LANGUAGES for size in LARGE]


def some_looks(turn):
    """Every size once, and two with large letters; the languages take turns, from page to page as well."""
    sizes = [*((size, 1) for size in SIZES), (LARGE[turn % 2], 2), (LARGE[2 + turn % 2], 2)]
    return [(size, LANGUAGES[(turn + k) % 3], factor) for k, (size, factor) in enumerate(sizes)]


# the pages: each brings a reader to one, whatever the language


def lobby(reader, tables):
    reader.goto()
    reader.page.locator("article.game").first.wait_for()
    reader.page.locator("main .two ul li, main .two ul a").first.wait_for()


def new_table(reader, tables):
    lobby(reader, tables)
    reader.page.locator(".hero .btn.primary").click()
    reader.page.locator("dialog[open] .segments").first.wait_for()
    reader.page.locator("dialog[open] label.one").nth(3).click()  # the game with the most to choose from
    reader.page.locator("dialog[open] section[aria-busy=false]").first.wait_for(state="attached")


def join_by_link(reader, tables):
    lobby(reader, tables)
    reader.page.locator(".hero button.btn:not(.primary)").click()
    reader.page.locator("dialog[open] input").wait_for()


def join(reader, tables):
    reader.goto(f"join#{tables['open']}.{tables['invite']}")
    reader.page.get_by_role("textbox").first.wait_for()


def settings(reader, tables):
    lobby(reader, tables)
    reader.page.locator("header.top .iconbtn").last.click()
    reader.page.locator("dialog[open] .segments, dialog[open] select").first.wait_for()


def rules(reader, tables):
    lobby(reader, tables)
    reader.page.locator("article.game button:not(h3 button)").first.click()
    reader.page.locator("[data-rule]").first.wait_for()


def waiting(reader, tables):
    reader.goto(f"t/{tables['open']}")
    reader.page.locator(".invite").wait_for()


def lost(reader, tables):
    reader.goto("nowhere/at/all")
    reader.page.locator("h1").wait_for()


def table_of(name):
    def table(reader, tables):
        reader.goto(f"t/{tables[name]}")
        reader.page.locator(".boards svg").first.wait_for()
        reader.page.locator(".prompt .title", has_text=re.compile(r"\w")).wait_for()

    table.__name__ = name
    return table


def menu(reader, tables):
    table_of("icehike-late")(reader, tables)
    reader.page.locator("header.top .iconbtn").last.click()
    reader.page.locator("dialog[open] .menu").wait_for()


def replay(reader, tables):
    reader.resize((1440, 900))
    table_of("iglu-late")(reader, tables)
    reader.page.locator(".log button").first.click()
    reader.page.locator(".replay").wait_for()


def result_of(name):
    def result(reader, tables):
        table_of(name)(reader, tables)
        reader.page.locator(".result .over").wait_for()

    result.__name__ = name
    return result


def analysis(reader, tables):
    reader.goto(f"t/{tables['short-over']}/analysis")
    reader.page.locator(".chart svg").wait_for(timeout=240_000)
    reader.page.locator(".boards svg").first.wait_for()


def overview_of(game):
    def overview(reader, tables):
        reader.goto(f"learn/{game}")
        reader.page.locator("main .howto").click()
        reader.page.locator("dialog[open] .overview").wait_for()

    overview.__name__ = f"{game}-overview"
    return overview


def lesson_of(game):
    """The lesson in the middle."""
    keys = list(find_lessons(folder_of(banchisa.game(game))))

    def lesson(reader, tables):
        reader.goto(f"learn/{game}/{keys[len(keys) // 2]}")
        reader.page.locator(".coach .bubble").wait_for()

    lesson.__name__ = f"{game}-lesson"
    return lesson


def puzzle(reader, tables):
    reader.goto(f"puzzle/nanuuk/{next(iter(list_puzzles(banchisa.game('nanuuk'))))}")
    reader.page.locator(".coach .bubble").wait_for()


GAMES = [game.key for game in banchisa.games()]
TABLES = [f"{game}-{moment}" for game in GAMES for moment in ("early", "late")]
PAGES = [
    lobby, new_table, join_by_link, join, settings, rules, waiting, lost, menu, replay, analysis, puzzle,
    *map(overview_of, GAMES),
    *map(lesson_of, GAMES),
    *map(table_of, TABLES),
    *(result_of(f"{game}-over") for game in GAMES),
]  # fmt: skip


def prepare(database):
    """Put every table that is looked at into the database of a server; their ids by name."""
    tables = {}
    for game in banchisa.games():
        played = PlayedGame(game, seed=4)
        for name, moment in {"early": played.asked(0), "late": played.asked(0.85), "over": played.end}.items():
            tables[f"{game.key}-{name}"] = played.keep(database, moment)
        for prompt in played.prompts:
            tables[f"{game.key}-{prompt}"] = played.keep(database, played.asked(0.3, prompt))
    short = PlayedGame(banchisa.game("nanuuk"), seed=4, mode="intro")
    tables["short-over"] = short.keep(database, short.end)
    tables["open"], tables["invite"] = keep_open_table(database, banchisa.game("icehike"))
    return tables
