"""What the web client weighs, and how long a step takes from the wire to the screen.

    python bench/client.py

Plays a real game in Chromium against a real server process and writes its part of bench/results.md.
"""

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from sections import write_section  # noqa: E402

from support.guests import DESKTOP, PHONE, Guest, by_mouse, open_chromium, script_weight  # noqa: E402
from support.server_process import running  # noqa: E402

ASSETS = ROOT / "src" / "banchisa" / "web" / "assets"
MOST_STEPS = 120
# every step that comes over the socket is timed to the second frame after it: then it has been painted
WATCH = """
window.painted = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', (event) => {
      if (!event.data.includes('"is":"step"')) return;
      const came = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => window.painted.push(performance.now() - came)));
    });
  }
};
"""


def compressed_size(kind):
    """The size of all files of a kind, each compressed as a server would send it."""
    return sum(len(gzip.compress(path.read_bytes())) for path in ASSETS.glob(f"*.{kind}"))


def weight(browser, url):
    """The bytes of JavaScript for the lobby and a table, without what is fetched on request."""
    guest = Guest(browser, url)
    guest.goto()
    lobby = script_weight(guest)
    guest.open_table()
    guest.ready()
    table = script_weight(guest)
    guest.leave()
    return lobby, table


def step_to_paint(browser, url, size):
    """Milliseconds from the arrival of each step to the frame that shows it."""
    guest = Guest(browser, url, size=size, seed=5)
    guest.page.add_init_script(WATCH)
    here = [{"kind": "here", "name": name} for name in ("Ada", "Ole", "Ines", "Jonas")]
    guest.open_table(seats=here)
    for _ in range(MOST_STEPS):
        guest.ready()
        by_mouse(guest)
        guest.page.wait_for_timeout(60)
        if guest.is_over:
            break
    times = guest.page.evaluate("window.painted")
    guest.leave()
    return times


def line(name, times):
    ordered = sorted(times)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.99) - 1]
    return f"| step to paint, {name}, {len(times)} steps | p50 {middle:.0f} ms, p99 {late:.0f} ms |"


def figures():
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "tables.sqlite") as (url, _),
        open_chromium() as browser,
    ):
        desktop = step_to_paint(browser, url, DESKTOP)
        phone = step_to_paint(browser, url, PHONE)
        lobby, table = weight(browser, url)
    return [
        "## The web client",
        "",
        "| figure | |",
        "| --- | --- |",
        f"| JavaScript, gzipped, for the lobby | {lobby / 1000:.1f} kB |",
        f"| JavaScript, gzipped, for a table | {table / 1000:.1f} kB (target: under 100) |",
        f"| JavaScript, gzipped, with all that is fetched on request | {compressed_size('js') / 1000:.1f} kB |",
        f"| style sheets, gzipped | {compressed_size('css') / 1000:.1f} kB |",
        f"| pictures, gzipped | {compressed_size('svg') / 1000:.1f} kB |",
        line("desktop", desktop),
        line("phone size", phone),
        "",
        "Step to paint: from the arrival of a step on the socket to the second animation frame after it, four people",
        "at one browser, the full game, headless Chromium without a graphics card (`bench/client.py`).",
    ]


def main():
    text = "\n".join(figures())
    write_section("client", text)
    print(text)


if __name__ == "__main__":
    main()
