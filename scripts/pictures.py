"""Pictures of pages as WebP: half as large as JPEG for letters of the same sharpness, a quarter of PNG."""

import base64


def save_picture(page, path, quality):
    """Write what a page shows."""
    session = page.context.new_cdp_session(page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    path.write_bytes(base64.b64decode(picture["data"]))
    session.detach()
