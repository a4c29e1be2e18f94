import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game, Options, Terms } from '../wire/types'
import { TablePlan } from './tablePlan.svelte'

const game: Game = {
  key: 'toy',
  title: 'Toy',
  version: '1',
  seats: [2, 3, 4],
  options: [
    { name: 'mode', values: ['all', 'pairs'], default: 'all', rules: [], when: {}, when_seats: [] },
    { name: 'tiles', values: [1, 2], default: 1, rules: [], when: {}, when_seats: [] },
  ],
  secrets: false,
  levels: ['easy', 'normal', 'clever'],
}

/** A server on which pairs are for four, and tiles have no effect among them. */
function terms({ seats, options }: { seats: number; options: Options }): Terms {
  const pairs = options.mode === 'pairs'
  const problem = pairs && seats !== 4 ? 'Pairs are for four.' : null
  return {
    seats: pairs ? [4] : [2, 3, 4],
    options: { mode: 'all', tiles: 1, ...options },
    offered: pairs ? ['mode'] : ['mode', 'tiles'],
    problem,
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => Response.json(terms(JSON.parse(request.body as string))))
})
afterEach(() => vi.unstubAllGlobals())

test('you and bots of the usual level at first', async () => {
  const plan = new TablePlan(game)
  await plan.waitForTerms()
  expect(plan.sitters).toEqual([{ kind: 'you', name: '' }, { kind: 'bot', level: 'normal' }])
  expect(plan.offered.map((option) => option.name)).toEqual(['mode', 'tiles'])
  plan.setCount(3)
  plan.seatKind(1, 'link')
  plan.seatKind(2, 'you')
  expect(plan.sitters.map((sitter) => sitter.kind)).toEqual(['bot', 'link', 'you'])
  plan.seatKind(0, 'bot:easy')
  plan.sitters[2] = { kind: 'you', name: ' Ada ' }
  expect(plan.toRequest()).toEqual({
    game: 'toy',
    options: {},
    seats: [{ kind: 'bot', level: 'easy' }, { kind: 'link' }, { kind: 'here', name: 'Ada' }],
    public: false,
    hints: true,
    stand_in: 'clever',
  })
})

test('the number of players follows what the options allow', async () => {
  const plan = new TablePlan(game)
  await plan.waitForTerms()
  plan.setOption('tiles', 2)
  plan.setOption('mode', 'pairs')
  await plan.waitForTerms()
  expect(plan.count).toBe(4)
  expect(plan.sitters).toHaveLength(4)
  expect(plan.allowed).toEqual([4])
  expect(plan.terms?.problem).toBe(null)
  expect(plan.toRequest().options).toEqual({ mode: 'pairs' })
  plan.reset()
  await plan.waitForTerms()
  expect(plan.changed).toBe(false)
  expect(plan.toRequest().options).toEqual({})
})

test('the answer waited for is that to the last question', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    const answer = terms(JSON.parse(request.body as string))
    return new Promise((resolve, reject) => {
      request.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      waiting.push(() => resolve(Response.json(answer)))
    })
  })
  const plan = new TablePlan(game)
  let known = false
  const answered = plan.waitForTerms().then(() => (known = true))
  plan.setOption('tiles', 2)
  plan.setOption('mode', 'pairs')
  waiting[2]!() // pairs of two: the plan asks again, for four
  await vi.waitFor(() => expect(waiting).toHaveLength(4))
  expect(known).toBe(false)
  waiting[3]!()
  await answered
  expect(plan.count).toBe(4)
  expect(plan.terms).toEqual(terms({ seats: 4, options: { tiles: 2, mode: 'pairs' } }))
})

test('who gives no name has none: every screen says the number in its own language', async () => {
  const plan = new TablePlan(game)
  await plan.waitForTerms()
  plan.seatKind(1, 'here')
  expect(plan.toRequest().seats).toEqual([{ kind: 'here' }, { kind: 'here' }])
  plan.sitters[1] = { kind: 'here', name: '  Bo ' }
  expect(plan.toRequest().seats[1]).toEqual({ kind: 'here', name: 'Bo' })
})

test('a variant is known when the server has said that it can be played', async () => {
  const plan = new TablePlan(game)
  expect(plan.variant).toBe(null)
  await plan.waitForTerms()
  expect(plan.variant).toEqual({ seats: 2, options: {} })
  plan.setOption('tiles', 2)
  expect(plan.variant).toBe(null)
  await plan.waitForTerms()
  expect(plan.variant).toEqual({ seats: 2, options: { tiles: 2 } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  plan.setCount(3)
  await plan.waitForTerms()
  expect(plan.variant).toBe(null)
})
