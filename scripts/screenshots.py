"""Take the pictures in docs/screenshots again: every page and game, phone to desktop, light and dark.

    python scripts/screenshots.py [FOLDER [NAME ...]]

Needs the installed package with its web client, Playwright and Chromium (what ./check installs).
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from guests import CHROMIUM, DESKTOP, FLAGS, PHONE, TABLET, Guest, by_mouse  # noqa: E402
from hosting import running  # noqa: E402

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("light", "dark")
HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ole"}]
FOUR = [*HERE, {"kind": "here", "name": "Ines"}, {"kind": "here", "name": "Jonas"}]


def lobby(guest):
    guest.open_table(seats=HERE)
    guest.goto()
    guest.page.get_by_role("button", name="New table").first.wait_for()


def new_table(guest):
    guest.goto()
    guest.page.get_by_role("button", name="New table").first.click()
    guest.page.get_by_role("dialog", name="New table").wait_for()


def rules(guest):
    guest.goto()
    guest.page.get_by_role("button", name="Rules").first.click()
    guest.page.locator("[data-rule]").first.wait_for()


def waiting(guest):
    guest.open_table(seats=[HERE[0], {"kind": "link"}, {"kind": "bot", "level": "greedy"}])
    guest.page.get_by_role("button", name="Copy").first.wait_for()


def crack(guest):
    """The middle of the full game, with a line to choose."""
    guest.open_table(seats=FOUR)
    steps = 0
    while steps < 90 or "Crack" not in guest.page.locator(".prompt h2").inner_text():
        by_mouse(guest)
        guest.settled() if steps > 85 else guest.page.wait_for_timeout(40)
        steps += 1


def move(guest):
    guest.open_table(seats=FOUR)
    steps = 0
    while steps < 40 or "Move" not in guest.page.locator(".prompt h2").inner_text():
        by_mouse(guest)
        guest.settled() if steps > 36 else guest.page.wait_for_timeout(40)
        steps += 1


def hint(guest):
    """What an expert would do, against two bots."""
    guest.open_table(seats=[HERE[0], *[{"kind": "bot", "level": "greedy"}] * 2])
    for _ in range(18):
        guest.ready()
        by_mouse(guest)
        guest.settled()
    guest.ready()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("h")
    guest.page.locator(".hint .step").first.wait_for()


def refusal(guest):
    guest.open_table(mode="intro", seats=HERE)
    for cell in ("D3", "A1", "G2", "E3"):
        guest.ready()
        guest.page.locator(f"[data-place=cell-{cell}].can").click()
        guest.page.wait_for_timeout(200)
    guest.page.locator("[data-place=cell-B4]").click()
    guest.page.locator(".bubble").wait_for()


def replay(guest):
    move(guest)
    guest.page.keyboard.press("Escape")
    if guest.page.locator(".log button").count() == 0:  # on small screens the log is a drawer
        guest.page.get_by_role("button", name="Log").first.click()
        guest.page.locator(".log button").first.wait_for()
    guest.page.locator(".log button").nth(20).click()
    guest.page.locator(".replay").wait_for()


def over(guest):
    guest.open_table(seats=HERE)
    guest.play_to_the_end(by_mouse)


def analysis(guest):
    """The course of a finished game, with its worst mistake."""
    over(guest)
    guest.page.get_by_role("link", name="Analyse the game").click()
    guest.page.locator(".chart svg").wait_for(timeout=300_000)
    guest.page.locator(".boards svg").first.wait_for()


def against_bots(game, least, seats=4, **options):
    """The middle of a game against bots, when one is asked something."""

    def scene(guest):
        guest.open_table(game, seats=[HERE[0], *[{"kind": "bot", "level": "greedy"}] * (seats - 1)], **options)
        while guest.page.locator(".log li").count() < least and guest.page.locator(".result").count() == 0:
            by_mouse(guest)
            guest.page.wait_for_timeout(60)
        guest.ready()

    return scene


SCENES = {
    "lobby": lobby,
    "new-table": new_table,
    "rules": rules,
    "waiting": waiting,
    "nanuuk-move": move,
    "nanuuk-crack": crack,
    "nanuuk-hint": hint,
    "nanuuk-refusal": refusal,
    "nanuuk-replay": replay,
    "nanuuk-over": over,
}
# played once by mouse on a desktop, then shown at every size and in both themes
MIDDLES = {
    "nanuuk-analysis": analysis,
    "iglu": against_bots("iglu", 200, seats=3),
    "arctic": against_bots("arctic", 70, seats=3),
    "icehike": against_bots("icehike", 110),
    "pinguinoe": against_bots("pinguinoe", 110, seats=3),
}


def looks():
    """Every size and theme that is shown."""
    return [(size, theme) for size in SIZES for theme in THEMES if (size, theme) != ("tablet", "dark")]


def taken(guest, path):
    guest.page.mouse.move(1, 1)
    guest.settled()
    guest.page.screenshot(path=path)
    print(path.name, *guest.complaints, flush=True)


def main():
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
    out.mkdir(parents=True, exist_ok=True)
    wanted = tuple(sys.argv[2:] or [""])
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "tables.sqlite") as (url, _),
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, scene in SCENES.items():
            for size, theme in looks() if name.startswith(wanted) else ():
                guest = Guest(browser, url, size=SIZES[size], theme=theme, seed=21)
                scene(guest)
                taken(guest, out / f"{name}-{size}-{theme}.png")
                guest.leave()
        for name, scene in MIDDLES.items():
            if name.startswith(wanted):
                guest = Guest(browser, url, seed=21)
                scene(guest)
                for size, theme in looks():
                    guest.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
                    guest.page.emulate_media(color_scheme=theme)
                    taken(guest, out / f"{name}{'' if '-' in name else '-middle'}-{size}-{theme}.png")
                guest.leave()
        browser.close()


if __name__ == "__main__":
    main()
