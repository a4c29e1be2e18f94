"""Pictures of pages as WebP: half as large as JPEG for letters of the same sharpness, a quarter of PNG."""

import base64
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.guests import open_chromium  # noqa: E402
from support.server_process import running  # noqa: E402


@contextmanager
def open_studio(folder, **wishes):
    """A browser, the address of a server and its database; where pictures go, and how the wanted ones begin.

    The command line may name another folder, and names.
    """
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs" / folder)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        database = Path(data) / "tables.sqlite"
        with running(database, **wishes) as (url, _), open_chromium() as browser:
            yield browser, url, database, out, tuple(sys.argv[2:] or [""])


def save_picture(page, path, quality):
    """Write what a page shows."""
    session = page.context.new_cdp_session(page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    path.write_bytes(base64.b64decode(picture["data"]))
    session.detach()
