"""Take the pictures in docs/first_minute again: what a newcomer sees of each game in the first minute.

    python scripts/first_minute.py [FOLDER [NAME ...]]

Needs the installed package with its web client, Playwright and Chromium (what ./check installs). For each game, size
and language a browser that has seen no game opens a table against a bot. The overview opens by itself: that is the
first picture, the whole of it where it scrolls. Then come the table at the first decision, and the card that explains
one thing there. docs/first_minute.md shows them.
"""

from itertools import product

from pictures import open_studio, save_picture  # finds the tests' support

import banchisa
from support.guests import LAPTOP, Guest
from support.information import hold, point
from support.page_audit import DRAWN

PHONE = (390, 844)
SIZES = {"laptop": LAPTOP, "phone": PHONE}
LOCALES = {"en": "en-GB", "it": "it-IT", "nl": "nl-NL"}
SEED, ENTROPY = bytes(32), "00" * 16  # of every table, so that the pictures stay the same
# what is explained
THINGS = {
    "nanuuk": "[data-place=cell-C6]",
    "iglu": "[data-place=cell-d4]",
    "arctic": "[data-piece=power-moose]",
    "icehike": "[data-place=cell-L1]",
    "pinguinoe": "[data-place='cell-7.14']",
}
# how much of the overview is below the screen
HIDDEN = """() => {
  const body = document.querySelector('dialog[open] .box > .body')
  return body.scrollHeight - body.clientHeight
}"""


def resize(guest, size):
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(DRAWN)


def show_all(guest, size):
    """Make the page as high as its overview; how much of it a scroll away is otherwise."""
    width, height = size
    while hidden := guest.page.evaluate(HIDDEN):
        height += hidden
        resize(guest, (width, height))
    return height - size[1]


def save(guest, path):
    guest.settled()
    save_picture(guest.page, path, 50)


def take(guest, game, size, name, out):
    """The three pictures of one newcomer."""
    guest.open_table(game, entropy=ENTROPY)
    guest.page.locator("dialog[open] .overview").wait_for()
    hidden = show_all(guest, size)
    save(guest, out / f"{name}-overview.webp")
    resize(guest, size)
    guest.page.locator("dialog[open] .btn.primary").click()
    guest.ready()
    save(guest, out / f"{name}-table.webp")
    (hold if size == PHONE else point)(guest, THINGS[game])
    save(guest, out / f"{name}-card.webp")
    print(name, f"{hidden} pixels of the overview are below the screen", *guest.complaints, flush=True)


def main():
    with open_studio("first_minute", seed=SEED) as (browser, url, _, out, wanted):
        for game, size, language in product(banchisa.games(), SIZES, LOCALES):
            name = f"{game.key}-{size}-{language}"
            if name.startswith(wanted):
                guest = Guest(browser, url, size=SIZES[size], locale=LOCALES[language], newcomer=True)
                take(guest, game.key, SIZES[size], name, out)
                guest.leave()


if __name__ == "__main__":
    main()
