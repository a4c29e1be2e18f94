/** Where what had the focus has gone, whoever uses the keyboard finds it on what is asked. */
import { tick } from 'svelte'

const ASKED = ['[role=listbox]:has([data-place].can)', 'button.tile:has(.face.can)', '.zone.can > button.whole', 'button.seat.can', 'button.choice']

let usesKeys = false
addEventListener('keydown', () => (usesKeys = true), true)
addEventListener('pointerdown', () => (usesKeys = false), true)

/** A button that can no longer be pressed loses the focus a moment later. */
function isLost(): boolean {
  return document.activeElement === document.body || !!document.activeElement?.matches(':disabled')
}

export async function focusWhatIsAsked(): Promise<void> {
  await tick()
  if (!usesKeys || !isLost() || document.querySelector('dialog[open]')) return
  const asked = ASKED.map((wanted) => document.querySelector<HTMLElement>(wanted)).find((thing) => thing)
  asked?.focus({ preventScroll: true })
}
