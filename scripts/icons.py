"""Draw the icons of the installed app again, from the logo.

    python scripts/icons.py

Needs Playwright and Chromium (what ./check installs).
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.guests import open_chromium  # noqa: E402

LOGO = (ROOT / "web/sprites/logo.svg").read_text(encoding="utf-8")
FOLDER = ROOT / "web/public/icons"
SEA = "#17507A"
# name of the picture: its size, the radius of its corners and the share of its width that the logo takes
PICTURES = {
    "icon-192.png": (192, 0.2, 0.74),
    "icon-512.png": (512, 0.2, 0.74),
    "maskable-512.png": (512, 0.0, 0.58),  # systems cut it: to a circle of four fifths at least
    "touch-180.png": (180, 0.0, 0.7),
}


def draw(radius: float, share: float) -> str:
    """The logo on the sea, as SVG."""
    side, edge = 64 * share, 32 * (1 - share)
    logo = LOGO.replace("<svg ", f'<svg x="{edge:.2f}" y="{edge:.2f}" width="{side:.2f}" height="{side:.2f}" ', 1)
    ground = f'<rect width="64" height="64" rx="{64 * radius:.2f}" fill="{SEA}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}\n{logo.strip()}\n</svg>\n'


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "icon.svg").write_text(draw(0.2, 0.74), encoding="utf-8")
    with open_chromium() as browser:
        for name, (size, radius, share) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{draw(radius, share)}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
