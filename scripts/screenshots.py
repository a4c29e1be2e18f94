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


def against_bots(game, least, seats=4):
    """The middle of a game against bots, when one is asked something."""

    def scene(guest):
        size = guest.page.viewport_size
        guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})  # there the log can be counted
        guest.open_table(game, seats=[HERE[0], *[{"kind": "bot", "level": "greedy"}] * (seats - 1)])
        while guest.page.locator(".log li").count() < least and not guest.is_over:
            by_mouse(guest)
            guest.page.wait_for_timeout(60)
        guest.ready()
        guest.page.set_viewport_size(size)

    return scene


def with_layers(scene, layer):
    """The same with a layer of marks switched on."""

    def layered(guest):
        scene(guest)
        if guest.page.get_by_role("button", name=layer).count() == 0:  # on small screens behind the eye
            guest.page.get_by_role("button", name="Show").first.click()
        guest.page.get_by_role("button", name=layer).first.click()

    return layered


SCENES = {
    "lobby": lobby,
    "new-table": new_table,
    "rules": rules,
    "waiting": waiting,
    "nanuuk-move": move,
    "nanuuk-crack": crack,
    "nanuuk-refusal": refusal,
    "nanuuk-replay": replay,
    "nanuuk-over": over,
    "iglu-middle": against_bots("iglu", 160),
    "iglu-islands": with_layers(against_bots("iglu", 200, seats=3), "Islands"),
}


def main():
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
    out.mkdir(parents=True, exist_ok=True)
    wanted = {name: scene for name, scene in SCENES.items() if name.startswith(tuple(sys.argv[2:] or [""]))}
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "tables.sqlite") as (url, _),
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, scene in wanted.items():
            for size, theme in [(size, theme) for size in SIZES for theme in THEMES]:
                if size == "tablet" and theme == "dark":
                    continue
                guest = Guest(browser, url, size=SIZES[size], theme=theme, seed=21)
                scene(guest)
                guest.page.mouse.move(1, 1)
                guest.settled()
                path = out / f"{name}-{size}-{theme}.png"
                guest.page.screenshot(path=path)
                print(path.name, *guest.complaints, flush=True)
                guest.leave()
        browser.close()


if __name__ == "__main__":
    main()
