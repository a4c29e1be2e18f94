/** Short notices at the edge of the page; the component Toast shows them. */

export type Tone = 'plain' | 'ok' | 'warn' | 'danger'

export interface Notice {
  id: number
  text: string
  tone: Tone
}

export const notices = $state<Notice[]>([])

let last = 0

/** Show a notice for a while; 0 keeps it until it is closed. */
export function toast(text: string, tone: Tone = 'plain', milliseconds = 4000): number {
  const id = ++last
  const same = notices.findIndex((notice) => notice.text === text)
  if (same >= 0) notices.splice(same, 1)
  notices.push({ id, text, tone })
  if (milliseconds > 0) setTimeout(() => dismiss(id), milliseconds)
  return id
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id)
  if (at >= 0) notices.splice(at, 1)
}

export function dismissAll(): void {
  notices.length = 0
}
