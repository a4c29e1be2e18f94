"""What a page still holds of what its server has told it, and to whose eyes that was told."""

# keeps a weak hand on everything that the server tells, with the seat it was told to
REMEMBER = """(() => {
  const parse = JSON.parse
  const told = []
  let viewer = null
  const remember = (thing) => {
    if (thing && typeof thing === 'object') told.push({ viewer, ref: new WeakRef(thing) })
  }
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more)
    if (message?.is === undefined) return message
    const { scene, entry, log = [] } = message
    if (scene) viewer = scene.seat
    const parts = [...(scene?.pieces ?? []), ...(scene?.choices ?? [])]
    for (const thing of [message, scene, entry, ...log, ...parts]) remember(thing)
    return message
  }
  window.toldToOthers = (seat) => told
    .filter((each) => each.viewer !== null && each.viewer !== seat)
    .map(({ ref }) => ref.deref())
    .filter(Boolean)
    .map((thing) => JSON.stringify(thing).slice(0, 200))
})()"""


def left_in_memory(guest, viewer):
    """What was told to somebody else and is still held by the page after the garbage is collected."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("HeapProfiler.collectGarbage")
    found = guest.page.evaluate(f"toldToOthers({viewer})")
    session.detach()
    return found
