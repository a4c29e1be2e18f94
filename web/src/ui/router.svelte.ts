/** The way through the pages: addresses of the history API. */
import { BASE } from '../wire/base'
import { codeIn } from './deviceName'
import { modalsHere } from './modals'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'analysis'; table: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'device'; code: string }
  | { page: 'stop'; way: string }
  | { page: 'not-found' }

const TABLE = /^[A-Za-z0-9]{1,64}$/
const KEY = /^[a-z][a-z0-9_-]{0,63}$/
const PUZZLE = /^[0-9a-f]{8}$/
const WAY = /^#[A-Za-z0-9_-]{22}$/
const INVITE = /^[A-Za-z0-9_-]{1,256}$/

/** What an address shows; the server may live in a folder. */
export function routeOf(path: string, hash: string, base = BASE): Route {
  if (!`${path}/`.startsWith(base)) return { page: 'not-found' }
  const steps = path.slice(base.length - 1).split('/').filter(Boolean)
  if (steps.length === 0) return { page: 'lobby' }
  if (steps.length === 2 && steps[0] === 't' && TABLE.test(steps[1]!)) return { page: 'table', table: steps[1]! }
  if (steps.length === 3 && steps[0] === 't' && TABLE.test(steps[1]!) && steps[2] === 'analysis') {
    return { page: 'analysis', table: steps[1]! }
  }
  if (steps[0] === 'learn' && (steps.length === 2 || steps.length === 3) && steps.slice(1).every((step) => KEY.test(step))) {
    return { page: 'learn', game: steps[1]!, lesson: steps[2] ?? null }
  }
  if (steps[0] === 'puzzle' && steps.length === 3 && KEY.test(steps[1]!) && PUZZLE.test(steps[2]!)) {
    return { page: 'puzzle', game: steps[1]!, puzzle: steps[2]! }
  }
  if (steps.length === 1 && steps[0] === 'device') return { page: 'device', code: codeIn(hash) }
  if (steps.length === 1 && steps[0] === 'join') {
    const invitation = invitationIn(hash)
    return invitation ? { page: 'join', ...invitation } : { page: 'not-found' }
  }
  if (steps.length === 1 && steps[0] === 'stop' && WAY.test(hash)) return { page: 'stop', way: hash.slice(1) }
  return { page: 'not-found' }
}

/** Table and invite in the fragment of an invite link; a public table needs no invite. */
export function invitationIn(hash: string): { table: string; invite: string } | null {
  const [table = '', invite = '', ...rest] = hash.replace(/^#/, '').split('.')
  if (rest.length > 0 || !TABLE.test(table) || (invite !== '' && !INVITE.test(invite))) return null
  return { table, invite }
}

/** Where a pasted invitation leads: a whole link, its end, or the address or id of a table. */
export function pastedInvitation(pasted: string): string | null {
  const given = pasted.trim()
  const code = codeIn(given) || codeIn(/\/device#(\w+)$/.exec(given)?.[1] ?? '')
  if (code) return devicePath(code)
  const hash = given.indexOf('#')
  if (hash >= 0) {
    const found = invitationIn(given.slice(hash))
    return found && joinPath(found.table, found.invite)
  }
  const table = /\/t\/([A-Za-z0-9]+)\/?$/.exec(given)?.[1]
  if (table) return tablePath(table)
  const found = invitationIn(given)
  if (!found) return null
  return found.invite ? joinPath(found.table, found.invite) : tablePath(found.table)
}

/** The address of a rule, and what it names. */
export const rulePath = (game: string, rule: string): string => `${BASE}#rules/${game}/${rule}`
export function ruleIn(fragment: string): { game: string; rule: string } | null {
  const found = /^rules\/([\w-]+)\/([A-Z]+-\d+\.\d+)$/.exec(fragment)
  return found && { game: found[1]!, rule: found[2]! }
}

export const LOBBY_PATH = BASE
const API_PATH = `${BASE}api/`
const JOIN_PATH = `${BASE}join`
export const tablePath = (table: string): string => `${BASE}t/${table}`
/** The address of a step of a table, seen from a chair if one is named; and what it names. */
export const stepPath = (table: string, at: number, chair: number | null = null): string => `${tablePath(table)}#step-${at}${chair === null ? '' : chair < 0 ? '-watching' : `-seat-${chair + 1}`}`
export function stepIn(fragment: string): { at: number; chair: number | null } | null {
  const found = /^step-(\d{1,6})(?:-(watching)|-seat-(\d{1,2}))?$/.exec(fragment)
  return found && { at: Number(found[1]), chair: found[2] ? -1 : found[3] ? Number(found[3]) - 1 : null }
}
export const analysisPath = (table: string): string => `${tablePath(table)}/analysis`
export const lessonPath = (game: string, lesson = ''): string => `${BASE}learn/${game}${lesson ? `/${lesson}` : ''}`
export const puzzlePath = (game: string, puzzle: string): string => `${BASE}puzzle/${game}/${puzzle}`
export const joinPath = (table: string, invite = ''): string => `${JOIN_PATH}#${table}${invite ? `.${invite}` : ''}`

/** Where the code of another device is entered, and what follows the address of a server in a link there. */
export const devicePath = (code = ''): string => `${BASE}device${code && `#${code}`}`
export const devicePart = (code: string): string => devicePath(code).slice(BASE.length)

/** What follows the address of a server in a link that invites to a table. */
export const invitePart = (table: string, invite: string): string => joinPath(table, invite).slice(BASE.length)

class Router {
  #path = $state(typeof location === 'undefined' ? LOBBY_PATH : location.pathname)
  #hash = $state(typeof location === 'undefined' ? '' : location.hash)

  constructor() {
    if (typeof window === 'undefined') return
    window.addEventListener('popstate', () => this.#read())
    window.addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** The fragment of the address, without the #. */
  get fragment(): string {
    return this.#hash.slice(1)
  }

  readonly route: Route = $derived(routeOf(this.#path, this.#hash))

  go(address: string, { replace = false } = {}): void {
    // who leaves through a dialog comes back to the page, not to the dialog
    if (replace || modalsHere()) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    if (!replace) window.scrollTo(0, 0)
  }

  #read(): void {
    this.#path = location.pathname
    this.#hash = location.hash
  }

  /** Plain clicks on links of our own do not load the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (!link.pathname.startsWith(BASE) || link.pathname.startsWith(API_PATH)) return
    if (link.pathname === location.pathname && link.hash && link.pathname !== JOIN_PATH) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
