"""Reads codes on a page as a camera would."""

import zxingcpp

SIDE = 400
# the drawing as grey pixels
PIXELS = """async (drawing) => {
  const text = new XMLSerializer().serializeToString(drawing)
  const picture = new Image()
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(text)
  await picture.decode()
  const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  canvas.drawImage(picture, 0, 0, SIDE, SIDE)
  return [...canvas.getImageData(0, 0, SIDE, SIDE).data].filter((_, at) => at % 4 === 0)
}""".replace("SIDE", str(SIDE))


def read_code(drawing) -> str:
    """What a code on the page says."""
    grey = bytes(drawing.evaluate(PIXELS))
    found = zxingcpp.read_barcodes(memoryview(grey).cast("B", shape=[SIDE, SIDE]))
    assert len(found) == 1, "a camera would not read this"
    return found[0].text
