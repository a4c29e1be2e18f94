/** Open dialogs and drawers, each with an entry of its own in the history: going back closes the topmost one. */

const open: { close: () => void }[] = []
/** Called once the history has gone back over entries that stood for nothing any more. */
let arrived: (() => void) | null = null

/** How many of them the present entry of the history stands for. */
export function modalsHere(): number {
  return (history.state as { modals?: number } | null)?.modals ?? 0
}

/**
 * Something opens that going back shall close. What comes back is to be called once it is closed, however that happened; it
 * promises when the history is as it was before.
 */
export function enterModal(close: () => void): () => Promise<void> {
  const modal = { close }
  open.push(modal)
  if (!arrived) addEntries()
  return () => {
    const at = open.indexOf(modal)
    if (at >= 0) open.splice(at, 1)
    return new Promise((done) => setTimeout(() => leaveEntries(done))) // another may open instead of it, or a page
  }
}

function addEntries(): void {
  for (let more = modalsHere() + 1; more <= open.length; more++) history.pushState({ modals: more }, '')
}

/** What was closed on the page has no entry any more. */
function leaveEntries(done: () => void): void {
  const before = arrived
  if (before) {
    arrived = () => [before, done].forEach((each) => each())
    return
  }
  const more = modalsHere() - open.length
  if (more <= 0) return done()
  arrived = done
  history.go(-more)
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    if (!arrived) {
      while (open.length > modalsHere()) open.pop()!.close()
      return
    }
    const done = arrived
    arrived = null
    addEntries() // what was opened on the way stays open
    leaveEntries(done) // and what was closed on the way goes too
  })
}
