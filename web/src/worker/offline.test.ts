import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Offline, PATIENCE, type World } from './offline'

const HOME = 'https://games.example/play/'
const FILES = ['assets/index-1.js', 'assets/index-1.css']
const PAGE = '<script src="/play/assets/index-1.js"></script>'

/** The caches of a browser, as far as they are used. */
class Caches {
  kept = new Map<string, Map<string, Response>>()
  fetch: (address: string) => Promise<Response> = async () => new Response('', { status: 404 })

  async open(name: string) {
    const cache = this.kept.get(name) ?? new Map<string, Response>()
    this.kept.set(name, cache)
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, answer: Response) => void cache.set(address, answer),
      add: async (address: string) => void cache.set(address, await this.fetch(address)),
    }
  }
  keys = async () => [...this.kept.keys()]
  delete = async (name: string) => this.kept.delete(name)
}

/** A server with these answers; what is asked is written down. */
function world(answers: Record<string, string>, version = 'one') {
  const caches = new Caches()
  const asked: string[] = []
  const online = { yes: true, silent: false }
  const fetch = async (request: Request | string) => {
    const address = typeof request === 'string' ? request : request.url
    asked.push(address.slice(HOME.length))
    if (online.silent) await new Promise(() => undefined)
    if (!online.yes) throw new TypeError('no network')
    const found = answers[address.slice(HOME.length)]
    return new Response(found ?? '', { status: found === undefined ? 404 : 200 })
  }
  caches.fetch = fetch
  const offline = new Offline({ home: HOME, version, files: FILES, caches: caches as unknown as CacheStorage, fetch } as World)
  const answer = (path: string, mode = 'cors') => offline.answer({ url: HOME + path, method: 'GET', mode: mode as RequestMode })
  return { offline, caches, asked, online, answers, answer }
}

const built = { '': PAGE, 'assets/index-1.js': 'script', 'assets/index-1.css': 'style' }
const text = async (coming: Promise<Response> | null) => (await coming)!.text()

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what was installed is there without a network, whatever page is asked for', async () => {
  const { offline, online, answer } = world(built)
  await offline.install()
  online.yes = false
  expect(await text(answer('', 'navigate'))).toBe(PAGE)
  expect(await text(answer('learn/nanuuk', 'navigate'))).toBe(PAGE)
  expect(await text(answer('assets/index-1.css'))).toBe('style')
})

test('a page that the network has is preferred, a file that is kept is not asked for', async () => {
  const { offline, answers, asked, answer } = world({ ...built })
  await offline.install()
  answers[''] = 'a newer page'
  asked.length = 0
  expect(await text(answer('', 'navigate'))).toBe('a newer page')
  await answer('assets/index-1.js')
  expect(asked).toEqual([''])
})

test('a network that says nothing counts as none', async () => {
  const { offline, online, answer } = world(built)
  await offline.install()
  online.silent = true
  const coming = answer('', 'navigate')
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(await text(coming)).toBe(PAGE)
})

test('a page of another build is not installed', async () => {
  await expect(world({ ...built, '': '<script src="/play/assets/index-2.js">' }).offline.install()).rejects.toThrow('not of this build')
  await expect(world({}).offline.install()).rejects.toThrow('not of this build')
})

test('what other builds kept is forgotten, what is not ours stays', async () => {
  const { offline, caches } = world(built)
  await caches.open('banchisa-older')
  await caches.open('another app')
  await offline.install()
  await offline.activate()
  expect([...caches.kept.keys()]).toEqual(['another app', 'banchisa-one'])
})

test.each(['api/tables', 'api/tables/abc', 'api/tables/abc/record', 'api/games/nanuuk/figures?seats=2', 'api/games/nanuuk/terms', 'api/health'])('%s is left to the network', (path) => {
  expect(world(built).answer(path)).toBeNull()
})

test('what changes something, and other sites, are left to the network', () => {
  const { offline } = world(built)
  expect(offline.answer({ url: `${HOME}api/games`, method: 'POST', mode: 'cors' })).toBeNull()
  expect(offline.answer({ url: 'https://games.example/elsewhere', method: 'GET', mode: 'navigate' })).toBeNull()
})

const data = {
  'api/games': '[{"key":"nanuuk","version":1}]',
  'api/games/nanuuk/rules?lang=it': 'rules',
  'api/games/nanuuk/words/it': 'words',
  'api/games/nanuuk/learning/words/it': 'learning words',
  'api/games/nanuuk/learning': '{"lessons":[{"key":"first"}]}',
  'api/games/nanuuk/lessons/first': 'lesson',
}

test('lessons and rulebooks are kept before they are opened, and fetched once', async () => {
  const { offline, asked, online, answer } = world(data)
  await offline.keepData('it')
  expect(asked.toSorted()).toEqual(Object.keys(data).toSorted())
  await offline.keepData('it')
  expect(asked.length).toBe(Object.keys(data).length + 1) // which games there are is asked each time
  online.yes = false
  for (const [path, said] of Object.entries(data)) expect(await text(answer(path))).toBe(said)
})

test('a game of another version is kept anew', async () => {
  const { offline, answers, online, answer } = world({ ...data })
  await offline.keepData('it')
  answers['api/games'] = '[{"key":"nanuuk","version":2}]'
  answers['api/games/nanuuk/rules?lang=it'] = 'new rules'
  await offline.keepData('it')
  online.yes = false
  expect(await text(answer('api/games/nanuuk/rules?lang=it'))).toBe('new rules')
})

test('a failure on the way is made good the next time', async () => {
  const { offline, answers, online, answer } = world({ ...data })
  delete (answers as Record<string, string>)['api/games/nanuuk/lessons/first']
  await offline.keepData('it')
  answers['api/games/nanuuk/lessons/first'] = 'lesson'
  await offline.keepData('it')
  online.yes = false
  expect(await text(answer('api/games/nanuuk/lessons/first'))).toBe('lesson')
})
