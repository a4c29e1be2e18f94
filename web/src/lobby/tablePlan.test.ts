import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game, OptionDeclared, Options, Preset, Terms } from '../wire/types'
import { TablePlan } from './tablePlan.svelte'

const game: Game = {
  key: 'toy',
  title: 'Toy',
  version: '1',
  seats: [2, 3, 4],
  options: [
    { name: 'mode', values: ['all', 'pairs'], default: 'all', rules: [], when: {}, when_seats: [], is_mode: true },
    { name: 'tiles', values: [1, 2], default: 1, rules: [], when: {}, when_seats: [], is_mode: false },
  ],
  presets: [
    { name: 'first', seats: 3, options: { tiles: 2 } },
    { name: 'full', seats: null, options: {} },
    { name: 'teams', seats: null, options: { mode: 'pairs' } },
  ],
  secrets: false,
  levels: ['easy', 'normal', 'clever'],
  usual_level: 'normal',
  stand_in: 'clever',
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
    talk: true,
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
  expect(plan.changes).toBe(0)
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

const [first, full, teams] = game.presets as [Preset, Preset, Preset]

test('a plan begins with the game as it is declared', async () => {
  const plan = new TablePlan(game)
  await plan.waitForTerms()
  expect(plan.preset).toEqual(full)
  expect([plan.count, plan.changes]).toEqual([2, 0])
  const without = new TablePlan({ ...game, presets: [] })
  expect([without.preset, without.count]).toEqual([null, 2])
})

test('a preset sets seats and options, and whoever has a name keeps it', async () => {
  const plan = new TablePlan(game)
  plan.sitters[0] = { kind: 'you', name: 'Ada' }
  plan.setCount(4)
  plan.seatKind(3, 'here')
  plan.sitters[3] = { kind: 'here', name: 'Bo' }
  plan.choosePreset(first)
  await plan.waitForTerms()
  expect(plan.count).toBe(3)
  expect(plan.toRequest().options).toEqual({ tiles: 2 })
  expect(plan.sitters.map((sitter) => sitter.kind)).toEqual(['you', 'bot', 'bot'])
  plan.choosePreset(teams)
  await plan.waitForTerms()
  expect(plan.count).toBe(4)
  expect(plan.toRequest()).toMatchObject({
    options: { mode: 'pairs' },
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 'normal' }, { kind: 'bot', level: 'normal' }, { kind: 'here', name: 'Bo' }],
  })
})

test('changes are counted against the preset, and a value of the preset is none', async () => {
  const plan = new TablePlan(game)
  const [mode, tiles] = game.options as [OptionDeclared, OptionDeclared]
  plan.choosePreset(first)
  await plan.waitForTerms()
  expect([plan.changes, plan.valueOf(tiles), plan.isChanged(tiles)]).toEqual([0, 2, false])
  plan.setOption('tiles', 1)
  await plan.waitForTerms()
  expect([plan.changes, plan.isChanged(tiles), plan.isChanged(mode)]).toEqual([1, true, false])
  expect(plan.toRequest().options).toEqual({ tiles: 1 })
  plan.setOption('tiles', 2)
  await plan.waitForTerms()
  expect(plan.changes).toBe(0)
  plan.setOption('tiles', 1)
  plan.choosePreset(full)
  await plan.waitForTerms()
  expect([plan.changes, plan.count]).toEqual([0, 3])
})

test('you sit on one seat only, also when more seats come back', async () => {
  const plan = new TablePlan(game)
  plan.setCount(3)
  plan.seatKind(2, 'you')
  plan.setCount(2)
  plan.seatKind(1, 'you')
  plan.setCount(3)
  expect(plan.sitters.filter(({ kind }) => kind === 'you')).toHaveLength(1)
})
