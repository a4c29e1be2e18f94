"""Take the pictures in docs/screenshots again: every page and game, phone to desktop, light and dark.

    python scripts/screenshots.py [FOLDER [NAME ...]]

Needs the installed package with its web client, Playwright and Chromium (what ./check installs). The games shown
here are played by bots beforehand, always the same ones.
"""

from pictures import open_studio, save_picture  # finds the tests' support

import banchisa
from banchisa.table.lessons import list_puzzles
from support.guests import DESKTOP, LAPTOP, PHONE, TABLET
from support.page_audit import Reader
from support.prepared_tables import PlayedGame, keep_open_table

SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}
LOOKS = [(size, "light") for size in SIZES] + [(size, "dark") for size in ("desktop", "phone")]
PEOPLE = ("Ada",)  # the others are bots
LONG = 300_000  # milliseconds in which an expert thinks, or a game is analysed
OPEN_WITH_CLOCK = """async () => {
  const seats = [{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Jonas' }]
  const clock = { kind: 'live', bank: 300, turn: 30 }
  const body = JSON.stringify({ game: 'nanuuk', options: {}, seats, clock })
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch('/api/tables', { method: 'POST', headers, body })).json()
}"""
REACH = {
    "addresses": [
        {"url": "http://192.168.0.12:8420/", "scope": "house", "network": "wlan0"},
        {"url": "https://games.example/", "scope": "anywhere", "network": ""},
    ],
    "can_open": False,
    "command": None,
}  # where this server would be reached in somebody's house
PLAYED = {
    # name of the table: game, seed, options, share of the game that is over, what is asked then
    "nanuuk-move": ("nanuuk", 21, {}, 0.3, "prompt-move"),
    "nanuuk-crack": ("nanuuk", 21, {}, 0.5, "prompt-crack"),
    "nanuuk-intro": ("nanuuk", 3, {"mode": "intro"}, 0.4, "prompt-move"),
    "nanuuk-over": ("nanuuk", 21, {}, 1.0, ""),
    "iglu": ("iglu", 21, {}, 0.5, "prompt-act"),
    "arctic": ("arctic", 21, {}, 0.5, "prompt-place"),
    "icehike": ("icehike", 21, {}, 0.5, "prompt-act"),
    "pinguinoe": ("pinguinoe", 21, {}, 0.5, "prompt-move"),
}


def prepare(database):
    """Put all tables that are shown into the database of a server; their ids by name."""
    games, tables = {}, {}
    for name, (key, seed, options, share, prompt) in PLAYED.items():
        line = (key, *options.items())
        if line not in games:
            games[line] = PlayedGame(banchisa.game(key), seed, PEOPLE, **options)
        played = games[line]
        tables[name] = played.keep(database, played.end if share == 1 else played.asked(share, prompt))
    tables["open"], _ = keep_open_table(database, banchisa.game("nanuuk"), PEOPLE)
    return tables


# what is shown: each brings a reader there, on a desktop


def lobby(reader, tables):
    reader.goto()
    reader.page.locator("main .two li a").first.wait_for()


def new_table(reader, tables):
    lobby(reader, tables)
    reader.page.locator(".hero .btn.primary").click()
    reader.page.locator("dialog[open] section[aria-busy=false]").first.wait_for(timeout=LONG)


def rules(reader, tables):
    lobby(reader, tables)
    reader.page.locator("article.game button.rules").first.click()
    reader.page.locator("[data-rule]").first.wait_for()


def waiting(reader, tables):
    reader.page.route("**/api/reach", lambda route: route.fulfill(json=REACH))
    reader.goto(f"t/{tables['open']}")
    reader.page.locator(".invite figure svg").wait_for()


def table(name):
    def scene(reader, tables):
        reader.goto(f"t/{tables[name]}")
        reader.page.locator(".boards svg").first.wait_for()

    return scene


def hint(reader, tables):
    """What an expert would do."""
    table("nanuuk-move")(reader, tables)
    reader.page.keyboard.press("h")
    reader.page.locator(".hint .step").first.wait_for(timeout=LONG)


def refusal(reader, tables):
    """A space that one's hunter cannot reach."""
    table("nanuuk-intro")(reader, tables)
    reader.page.locator("[data-place^=cell]:not(.can)").last.click()
    reader.page.locator(".bubble").wait_for()


def talk(reader, tables):
    """A phrase that everybody reads in their own language, and words of one's own."""
    table("nanuuk-move")(reader, tables)
    reader.page.keyboard.press("c")
    field = reader.page.get_by_role("textbox", name="Write to the table")
    field.wait_for()
    if not reader.page.get_by_text("The whale is mine!").count():
        reader.page.locator(".phrases button").first.click()
        field.fill("The whale is mine!")
        field.press("Enter")
    reader.page.get_by_text("The whale is mine!").first.wait_for()


def clock(reader, tables):
    """Five minutes, and half a minute for each turn."""
    reader.goto()
    opened = reader.page.evaluate(OPEN_WITH_CLOCK)
    reader.goto(f"t/{opened['table']}")
    reader.page.locator(".prompt [data-clock]").wait_for()


def replay(reader, tables):
    """A finished game where it swings, with its chances and the way on from there."""
    reader.goto(f"t/{tables['nanuuk-over']}#step-60")
    reader.page.locator(".replay .chart").wait_for(timeout=LONG)
    reader.page.get_by_role("button", name="Next swing").click()
    reader.page.get_by_text("One of the largest swings").wait_for()


def play_on(reader, tables):
    """Who sits where, when one goes on from there."""
    replay(reader, tables)
    reader.page.get_by_role("button", name="Play on from here").click()
    reader.page.locator("dialog[open] select").first.wait_for()


def over(reader, tables):
    table("nanuuk-over")(reader, tables)
    reader.page.locator(".result .over").wait_for()


def analysis(reader, tables):
    """The course of a finished game, with its worst mistake."""
    reader.goto(f"t/{tables['nanuuk-over']}/analysis")
    reader.page.locator(".chart svg").wait_for(timeout=LONG)
    reader.page.locator(".boards svg").first.wait_for()


def overview(game):
    def scene(reader, tables):
        reader.goto(f"learn/{game}")
        reader.page.locator("main .howto").click()
        reader.page.locator("dialog[open] .overview").wait_for()

    return scene


def lesson(reader, tables):
    reader.goto("learn/nanuuk/hunt-and-crack")
    reader.page.locator(".coach .bubble").wait_for()


def puzzle(reader, tables):
    reader.goto(f"puzzle/nanuuk/{next(iter(list_puzzles(banchisa.game('nanuuk'))))}")
    reader.page.locator(".coach .bubble").wait_for()


SCENES = {
    **{f"{game.key}-overview": overview(game.key) for game in banchisa.games()},
    "lesson": lesson,
    "puzzle": puzzle,
    "lobby": lobby,
    "new-table": new_table,
    "rules": rules,
    "waiting": waiting,
    "nanuuk-move": table("nanuuk-move"),
    "nanuuk-crack": table("nanuuk-crack"),
    "nanuuk-hint": hint,
    "nanuuk-refusal": refusal,
    "nanuuk-replay": replay,
    "nanuuk-play-on": play_on,
    "nanuuk-talk": talk,
    "nanuuk-clock": clock,
    "nanuuk-over": over,
    "nanuuk-analysis": analysis,
    "iglu-middle": table("iglu"),
    "arctic-middle": table("arctic"),
    "icehike-middle": table("icehike"),
    "pinguinoe-middle": table("pinguinoe"),
}
AGAIN = {"nanuuk-refusal", "nanuuk-talk", "nanuuk-play-on"}  # what does not outlast another size of the page


def take(reader, name, scene, tables, out):
    """The pictures of one scene."""
    for number, (size, theme) in enumerate(LOOKS):
        if number == 0 or name in AGAIN:
            reader.resize(SIZES[size])
            scene(reader, tables)
        reader.page.emulate_media(color_scheme=theme)
        reader.resize(SIZES[size])
        reader.page.mouse.move(1, 1)
        reader.page.wait_for_timeout(300)
        path = out / f"{name}-{size}-{theme}.webp"
        save_picture(reader.page, path, 70)
        print(path.name, *reader.complaints, flush=True)


def main():
    with open_studio("screenshots") as (browser, url, database, out, wanted):
        tables = prepare(database)
        reader = Reader(browser, url, locale="en-GB")
        for name, scene in SCENES.items():
            if name.startswith(wanted):
                take(reader, name, scene, tables, out)


if __name__ == "__main__":
    main()
