/** Keeps Tab inside a modal dialog: the browser would let it wander through its own bars. */
export const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

export function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const reachable = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(isReachable)
  const edge = event.shiftKey ? reachable[0] : reachable.at(-1)
  const beyond = event.shiftKey ? reachable.at(-1) : reachable[0]
  if (!edge || !beyond) return
  const at = document.activeElement
  if (at !== edge && at !== dialog && dialog.contains(at)) return
  if (at === dialog && !event.shiftKey) return
  event.preventDefault()
  beyond.focus()
}

/** Of alternatives only the one that holds is reached with Tab. */
export function isReachable(element: HTMLElement): boolean {
  if (element.matches(':disabled') || !element.checkVisibility()) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
  return !element.closest('form, dialog')?.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`)
}
