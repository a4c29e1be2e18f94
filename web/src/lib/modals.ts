/** Open dialogs and drawers, each with an entry of its own in the history: going back closes the topmost one. */

const open: { close: () => void }[] = []

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
  if (modalsHere() < open.length) history.pushState({ modals: open.length }, '')
  return () => {
    const at = open.indexOf(modal)
    if (at >= 0) open.splice(at, 1)
    return new Promise((done) => setTimeout(() => leaveEntries(done))) // another may open instead of it, or a page
  }
}

/** What was closed on the page has no entry any more. */
function leaveEntries(done: () => void): void {
  const more = modalsHere() - open.length
  if (more <= 0) return done()
  window.addEventListener('popstate', done, { once: true })
  history.go(-more)
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    while (open.length > modalsHere()) open.pop()!.close()
  })
}
