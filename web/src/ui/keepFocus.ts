/** Keeps the focus near what was used, where that vanishes or cannot be used for a moment: else it would be at the top of the page. */
import { isReachable, REACHABLE } from './focusTrap'

export function keepFocus(box: HTMLElement): () => void {
  let last: HTMLElement | null = null
  let place = 0
  const reachable = () => [...box.querySelectorAll<HTMLElement>(REACHABLE)].filter(isReachable)

  function note({ target }: FocusEvent) {
    last = target as HTMLElement
    place = reachable().indexOf(last)
  }

  /** Who goes elsewhere by themselves is left alone. */
  const forget = () =>
    setTimeout(() => {
      if (last?.isConnected && !last.matches(':disabled') && document.activeElement !== last) last = null
    })

  const watcher = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body || last.matches(':disabled')) return
    const left = reachable()
    const near = last.isConnected ? last : left[Math.min(place, left.length - 1)]
    ;(near ?? box).focus()
  })

  box.tabIndex = -1
  box.addEventListener('focusin', note)
  box.addEventListener('focusout', forget)
  watcher.observe(box, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => watcher.disconnect()
}
