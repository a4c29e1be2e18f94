"""The card that explains a thing on the table: how to ask for it."""

CARD, SHEET = ".info.ready", ".info.sheet.ready"


def point(guest, wanted):
    """The mouse rests on a thing until the page answers."""
    guest.page.locator(wanted).hover(force=True)
    guest.page.locator(CARD).wait_for()


def hold(guest, wanted):
    """A finger rests on a thing until the page answers, and is lifted."""
    thing = guest.page.locator(wanted).first
    thing.evaluate("(thing) => thing.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = thing.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    guest.page.locator(SHEET).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return finger
