/** The page's side of the service worker (`src/worker`): it is asked for once, and told which language to keep. */
import { BASE } from '../wire/base'
import type { Language } from './settings.svelte'

/** Whether pages are kept for times without a network: not while they are developed, nor where browsers forbid it. */
const CAN_KEEP = import.meta.env.PROD && typeof navigator !== 'undefined' && 'serviceWorker' in navigator
/** Whoever pays for each byte keeps only what they have opened. */
const SPARES = typeof navigator !== 'undefined' && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

let registered = false

/** Keep the app, its lessons and rulebooks in a language, once the page itself has all it needs. */
export function keepOffline(language: Language): void {
  if (!CAN_KEEP) return
  whenIdle(() => {
    if (!registered) {
      registered = true
      navigator.serviceWorker.register(`${BASE}serviceWorker.js`).catch(() => undefined) // the app works without one
    }
    if (!SPARES) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: language }))
  })
}

function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') setTimeout(act, 1000)
  else window.addEventListener('load', () => setTimeout(act, 1000), { once: true })
}
