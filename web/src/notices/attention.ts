/** What a tab shows of itself while one looks elsewhere: title, icon, badge of the app, and a notification. */
import { word } from '../i18n/words'
import { BASE } from '../wire/base'

const TITLE = 'Banchisa'
const WANTED = 'banchisa-tells' // in the browser's storage: whether its person wants notifications here
let shown = 0

/** Whether this browser can show notifications at all: only pages that came safely may. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext

/** Whether they are wanted and allowed here. */
export const notifies = (): boolean => canNotify() && Notification.permission === 'granted' && readWish() === 'yes'

/** Ask for leave to show notifications; whether it was given. */
export async function wantNotifications(): Promise<boolean> {
  const given = canNotify() && (await Notification.requestPermission()) === 'granted'
  if (given) store('yes')
  return given
}

export const stopNotifications = (): void => store('no')

/** Say on the tab that so many turns wait for whoever has this browser; of a new one a notification tells, unless it is seen. */
export function showTurns(count: number, game = '', table = ''): void {
  const before = shown
  shown = count
  document.title = count > 0 ? `(${count}) ${word('notices-your-turn')} · ${game || TITLE}` : TITLE
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', count > 0 ? `${BASE}icons/icon-turn.svg` : `${BASE}icons/icon.svg`)
  showBadge(count)
  if (count > before && document.hidden && notifies()) void notify(game, table)
}

function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  done?.catch(() => undefined) // a page that is not installed has none
}

/** By the service worker, where there is one: phones show no others. */
async function notify(game: string, table: string): Promise<void> {
  const link = table ? `${location.origin}${BASE}t/${table}` : `${location.origin}${BASE}`
  const shape = { body: word('notices-your-turn-at', { game }), tag: table || 'banchisa', icon: `${BASE}icons/icon-192.png`, renotify: true, data: { link } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) await worker.showNotification(game || TITLE, shape)
  else {
    const notification = new Notification(game || TITLE, shape)
    notification.onclick = () => window.focus()
  }
}

function readWish(): string | null {
  try {
    return localStorage.getItem(WANTED)
  } catch {
    return null
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(WANTED, value)
  } catch {
    // then it is asked for again
  }
}
