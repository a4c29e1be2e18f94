"""People in front of a browser: what they can do at a table, by mouse, by keyboard, on a phone."""

import gzip
import json
import os
import random
import re
import time
from contextlib import contextmanager
from urllib.parse import urljoin

from playwright.sync_api import expect, sync_playwright

CHROMIUM = os.environ.get("BANCHISA_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP, LAPTOP, TABLET, PHONE = (1440, 900), (1280, 720), (820, 1180), (360, 740)
BUTTON, PLACE, BOARD, SEAT = "button.choice", "[data-place].can", "[role=listbox]", "button.seat.can"
TILE = "button.tile:has(.face.can), .zone.can > button.whole"  # a thing beside the board, or a whole pile
# the middle of one of the things that fit, by lot, once it is in view
MIDDLE = """([wanted, lot]) => {
  const all = [...document.querySelectorAll(wanted)]
  const one = all[Math.floor(lot * all.length)]
  one?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = one?.getBoundingClientRect()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
}"""
# what was chosen in the settings before and which games are known, unless something is kept already
KEEP = """if (location.protocol.startsWith('http')) {
  localStorage.getItem('banchisa') ?? localStorage.setItem('banchisa', JSON.stringify(SETTINGS))
  localStorage.getItem('banchisa-learning') ?? localStorage.setItem('banchisa-learning', JSON.stringify({ seen: SEEN }))
}"""
KNOWN = ["nanuuk", "iglu", "arctic", "icehike", "pinguinoe", "tiny"]  # games
VERIFIED = re.compile("draws? match|had no random draws")  # what the result says of the check of chance
# milliseconds by which all that pages ask for is late; some hundred show which tests read what has not come yet
DELAY = float(os.environ.get("BANCHISA_DELAY", "0"))
LATE_SOCKETS = """window.WebSocket = class extends WebSocket {
  set onmessage(tell) {
    super.onmessage = (message) => setTimeout(() => tell(message), LATE)
  }
}"""
# what can be touched now, and whether what is asked is there in words
TOUCHABLE = "[data-place].can, button.choice, .face.can, .seat.can, .zone.can"
IS_ASKED = f"""document.querySelector('{TOUCHABLE}') !== null
  && [...document.querySelectorAll('.prompt .title')].every((title) => title.textContent.trim() !== '')"""
# whether what was chosen is on its way: it is one's turn, yet nothing can be touched; or dots say that somebody waits
IS_UNDER_WAY = f"""document.querySelector('.prompt .dots') !== null
  || document.querySelector('.prompt.yours:not(.doubts)') !== null && document.querySelector('{TOUCHABLE}') === null"""
# keeps what the page says, also what stands there for a moment only
LISTEN = """() => {
  window.heard = ''
  const listen = () => {
    for (const speaker of document.querySelectorAll('[aria-live=polite]')) window.heard += speaker.textContent + '|'
  }
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
NO_WORKER = "Service Worker registration blocked by Playwright"
PATIENCE = 120.0  # seconds without any change after which a guest gives up; a busy machine needs some


def slow_down(browser):
    """Let everything that the pages of a browser ask for come late: what is fetched, and what a socket says."""
    new_context = browser.new_context

    def new_slow_context(**wishes):
        context = new_context(**wishes)
        context.add_init_script(LATE_SOCKETS.replace("LATE", str(DELAY / 4)))
        context.on("page", delay_requests)
        return context

    browser.new_context = new_slow_context


def delay_requests(page):
    unlimited = {"downloadThroughput": -1, "uploadThroughput": -1}
    session = page.context.new_cdp_session(page)
    session.send("Network.emulateNetworkConditions", {"offline": False, "latency": DELAY, **unlimited})


@contextmanager
def open_chromium():
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if DELAY:
            slow_down(browser)
        yield browser
        browser.close()


def kept(pace="swift", asks_again=False, seen=KNOWN):
    """A script that keeps what was chosen before."""
    settings = json.dumps({"pace": pace, "asksAgain": asks_again})
    return KEEP.replace("SETTINGS", settings).replace("SEEN", json.dumps(seen))


class Guest:
    """One browser context with one page."""

    def __init__(
        self,
        browser,
        url,
        size=DESKTOP,
        theme="light",
        locale="en-GB",
        still=True,
        pace="swift",
        asks_again=False,
        bypass_csp=False,
        seed=1,
        newcomer=False,
        trusts_all=False,
        keeps_app=False,
    ):
        self.url = url
        self.complaints = []
        self.forgiven = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|Failed to fetch")
        # seen once behind nginx on a busy machine; why Chromium gave up there was not found out
        self.tried_again = "ERR_TOO_MANY_RETRIES" if trusts_all else None
        self.lots = random.Random(seed)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=bypass_csp,
            ignore_https_errors=trusts_all,
            has_touch=size[0] < TABLET[0],
            service_workers="allow" if keeps_app else "block",  # one would answer what tests want to answer
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(kept(pace, asks_again, [] if newcomer else KNOWN))
        self.page = self.context.new_page()
        self.expects_trouble = False
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _heard(self, message):
        if message.type not in ("error", "warning"):
            return
        if message.text == NO_WORKER or (self.tried_again and self.tried_again in message.text):
            return
        if not (self.expects_trouble and self.forgiven.search(message.text)):
            self.complaints.append(f"{message.type}: {message.text}")

    def leave(self):
        self.context.close()

    # coming in

    def open_table(self, game="nanuuk", seats=None, hints=True, entropy=None, **options):
        """Open a table through the server's interface with the cookie of this browser, and go there.

        What is added to its chance is chosen here if a test needs to know it, else by the page.
        """
        seats = seats or [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        opened = self.post("tables", game=game, options=options, seats=seats, hints=hints)
        if entropy is not None:
            self.post(f"tables/{opened['table']}/entropy", commitment=opened["commitment"], entropy=entropy)
        self.goto(f"t/{opened['table']}")
        return opened

    def post(self, path, **body):
        """Ask the server for something with the cookie of this browser."""
        answer = self.context.request.post(
            f"{self.url}api/{path}", data=body, headers={"Origin": urljoin(self.url, "/")[:-1]}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def goto(self, path=""):
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")

    def until(self, condition, patience=PATIENCE):
        """Wait until a JavaScript expression holds; the page itself looks, which costs less than asking it."""
        self.page.wait_for_function(f"() => ({condition})", timeout=1000 * patience, polling=30)

    def ready(self, patience=PATIENCE):
        """Wait until something can be touched, and words say what is asked."""
        self.until(IS_ASKED, patience)

    def settled(self):
        """Wait until nothing is under way and nothing on the page has changed for a while."""
        late = time.monotonic() + PATIENCE
        before, since = "", time.monotonic()
        while time.monotonic() - since < 0.6:
            now = self.moment()
            if now != before or self.page.evaluate(IS_UNDER_WAY):
                before, since = now, time.monotonic()
            assert time.monotonic() < late, f"the page never rests: {now}"
            self.page.wait_for_timeout(50)

    def listen(self):
        """Keep from now on what the page says, for `hear`."""
        self.page.evaluate(LISTEN)

    def hear(self, words):
        """Wait until the page has said something since `listen`, however short it stood there."""
        self.until(f"window.heard.includes({json.dumps(words)})")

    # playing

    def places(self):
        """The spaces and lines that can be touched now, or on which a piece can."""
        return self.page.locator(PLACE)

    def tiles(self):
        """The things beside the board that can be touched now."""
        return self.page.locator(TILE)

    def seats(self):
        """The players that can be chosen now."""
        return self.page.locator(SEAT)

    def buttons(self):
        return self.page.locator(BUTTON)

    def count_touchables(self):
        """How many things can be touched now."""
        return sum(where.count() for where in (self.buttons(), self.places(), self.tiles(), self.seats()))

    def moment(self):
        """What the page shows now, to see whether anything changed."""
        return self.page.evaluate(
            "() => [document.querySelectorAll('.can, button.choice').length,"
            " document.querySelector('.prompt')?.innerText, document.querySelectorAll('.log li').length,"
            " !!document.querySelector('.result')].join('|')"
        )

    def play_to_the_end(self, act, others=()):
        """Act whenever something can be done, until the result is there; others act in between."""
        quiet_since, now = time.monotonic(), ""
        while not now.endswith("true"):
            for guest, step in ((self, act), *others):
                step(guest)
            before, now = now, self.moment()
            if now != before:
                quiet_since = time.monotonic()
            assert time.monotonic() - quiet_since < PATIENCE, f"nothing happens any more: {now}"
            self.page.wait_for_timeout(20)
        self.page.locator(".result h2").wait_for()


def script_weight(guest):
    """The bytes of JavaScript that the page has fetched, each file compressed as a server would send it."""
    fetched = guest.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    scripts = {name for name in fetched if name.endswith(".js")}
    return sum(len(gzip.compress(guest.context.request.get(name).body())) for name in scripts)


def by_mouse(guest):
    """Click in the middle of one of the things that can be touched, or of one of the buttons."""
    middle = guest.page.evaluate(MIDDLE, [f"{BUTTON}, {PLACE}, {TILE}, {SEAT}", guest.lots.random()])
    if middle:
        guest.page.mouse.click(*middle)


def by_keyboard(guest):
    """Tab to what can be chosen, then Enter; never the mouse."""
    wanted = [
        what
        for what, where in (
            (BUTTON, guest.buttons()), (BOARD, guest.places()), (TILE, guest.tiles()), (SEAT, guest.seats()),
        )
        if where.count()
    ]  # fmt: skip
    if not wanted:
        return
    what = guest.lots.choice(wanted)
    for key in ["Shift+Tab"] * 12 + ["Tab"] * 60:  # the prompt stands before the board
        if guest.page.evaluate("(what) => !!document.activeElement?.matches(what)", what):
            break
        guest.page.keyboard.press(key)
    else:
        raise AssertionError(f"the Tab key never reaches {what}")
    if what == BOARD:
        guest.page.keyboard.press(guest.lots.choice(["Home", "End"]))
        for _ in range(guest.lots.randrange(3)):
            guest.page.keyboard.press("Shift+" + guest.lots.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    guest.page.keyboard.press("Enter")
