/**
 * What the service worker keeps, so that the app opens without a network: its page and files, the games, their lessons and
 * their rulebooks. What comes from the network is always preferred for pages and data; files have names that change with
 * their content, so that a kept one is never stale. Nothing of a table is kept.
 */

/** What of the worker's world is used here; tests bring their own. */
export interface World {
  /** The address of the folder that the app lives in, with a slash at the end. */
  home: string
  /** Changes with every build. */
  version: string
  /** The files of the build, by their path in the folder. */
  files: readonly string[]
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
}

const PREFIX = 'banchisa-'
/** Milliseconds after which a network that says nothing counts as none, if there is something to show instead. */
export const PATIENCE = 4000
/** What is known of games is the same for everybody, except figures, which are asked for anew. */
const DATA = /^api\/(games$|games\/[^/]+\/(rules|words|learning|lessons|puzzles)\b|puzzles\/today$)/

export class Offline {
  #world: World
  #keeping: Promise<void> | null = null

  constructor(world: World) {
    this.#world = world
  }

  get #name(): string {
    return `${PREFIX}${this.#world.version}`
  }

  /** Fetch the page and all its files; fails if the page is one of another build. */
  async install(): Promise<void> {
    const { home, files, caches, fetch } = this.#world
    const page = await fetch(home, { cache: 'reload' })
    const html = await page.clone().text()
    const entries = [...html.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name)
    if (!page.ok || entries.length === 0 || !entries.every((name) => files.includes(name))) throw new Error('the page is not of this build')
    const cache = await caches.open(this.#name)
    for (const file of files) await cache.add(home + file)
    await cache.put(home, page)
  }

  /** Forget what other builds have kept. */
  async activate(): Promise<void> {
    const { caches } = this.#world
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== this.#name).map((name) => caches.delete(name)))
  }

  /** The answer to a request, if it is one of those that can be answered without a network; null for all others. */
  answer(request: Pick<Request, 'url' | 'method' | 'mode'>): Promise<Response> | null {
    const { home, files } = this.#world
    if (request.method !== 'GET' || !request.url.startsWith(home)) return null
    const path = request.url.slice(home.length).replace(/[#].*$/, '')
    if (files.includes(path)) return this.#fileAt(request as Request, path)
    if (DATA.test(path)) return this.#newest(request as Request, home + path, true)
    if (request.mode === 'navigate' && !path.startsWith('api/')) return this.#newest(request as Request, home, false)
    return null
  }

  /** Keep lessons and rulebooks in a language: what is missing, or everything once a game has changed. */
  keepData(language: string): Promise<void> {
    this.#keeping = (this.#keeping ?? Promise.resolve()).then(() => this.#fetchData(language)).catch(() => undefined) // the next page tries again
    return this.#keeping
  }

  async #fetchData(language: string): Promise<void> {
    const { home, caches, fetch } = this.#world
    const cache = await caches.open(this.#name)
    const api = `${home}api/games`
    const before = await (await cache.match(api))?.text()
    const answer = await fetch(api)
    if (!answer.ok) return
    const now = await answer.clone().text()
    const isNew = before !== now
    const keep = async (address: string): Promise<Response> => {
      const kept = isNew ? undefined : await cache.match(address)
      if (kept) return kept
      const found = await fetch(address)
      if (!found.ok) throw new Error(`${address}: ${found.status}`)
      await cache.put(address, found.clone())
      return found
    }
    for (const { key } of JSON.parse(now) as { key: string }[]) {
      const game = `${api}/${key}`
      for (const part of [`rules?lang=${language}`, `words/${language}`, `learning/words/${language}`]) await keep(`${game}/${part}`)
      const { lessons } = (await (await keep(`${game}/learning`)).json()) as { lessons: { key: string }[] }
      for (const lesson of lessons) await keep(`${game}/lessons/${lesson.key}`)
    }
    await cache.put(api, answer) // last: an interruption before makes everything be fetched again
  }

  async #fileAt(request: Request, path: string): Promise<Response> {
    const { home, caches, fetch } = this.#world
    const cache = await caches.open(this.#name)
    return (await cache.match(home + path, { ignoreVary: true })) ?? fetch(request)
  }

  /** What the network says; what is kept, if it says nothing. */
  async #newest(request: Request, address: string, keeps: boolean): Promise<Response> {
    const { caches, fetch } = this.#world
    const cache = await caches.open(this.#name)
    const kept = await cache.match(address, { ignoreVary: true })
    const coming = fetch(request).then((answer) => {
      if (keeps && answer.status === 200) void cache.put(address, answer.clone())
      return answer
    })
    if (!kept) return coming
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Response>((resolve) => (timer = setTimeout(() => resolve(kept), PATIENCE)))
    try {
      return await Promise.race([coming, late])
    } catch {
      return kept
    } finally {
      clearTimeout(timer)
    }
  }
}
