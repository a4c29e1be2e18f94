import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recall } from '../wire/fairnessStore'
import type { ApiError } from '../wire/http'
import type { Seat } from '../wire/types'
import { addEntropy } from './addEntropy'

const seat = (kind: Seat['kind'], stands_in = false): Seat => ({ kind, name: null, level: null, stands_in, here: true })
const SEATS = [seat('human'), seat('bot'), seat('open'), seat('bot', true)]

let table: string
let number = 0
let bodies: unknown[]
/** What this browser had kept when each request left. */
let keptThen: ReturnType<typeof recall>[]
let problems: ApiError[]
const report = (why: ApiError) => problems.push(why)

function answer(...statuses: [number, string?][]): void {
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    expect(address).toBe(`/api/tables/${table}/entropy`)
    bodies.push(JSON.parse(String(request.body)))
    keptThen.push(recall(table))
    const [status, code] = statuses.shift()!
    if (status === 0) throw new TypeError('failed')
    return new Response(JSON.stringify(code ? { code, data: {} } : { table, seats: [0] }), { status })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  table = `table${number++}`
  bodies = []
  keptThen = []
  problems = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the seal is kept before anything is sent, and named in what is sent', async () => {
  answer([200])
  addEntropy(table, 'seal', SEATS, report)
  await vi.runAllTimersAsync()
  const { entropies, ...kept } = keptThen[0]!
  expect(kept).toEqual({ commitment: 'seal', beforehand: true, people: 3 })
  expect(bodies).toEqual([{ commitment: 'seal', entropy: entropies![0] }])
  expect(problems).toEqual([])
})

test('what cannot be taken now is sent again, the same bytes', async () => {
  answer([0], [503, 'server/busy'], [409, 'action/stale'], [200])
  addEntropy(table, 'seal', SEATS, report)
  await vi.runAllTimersAsync()
  expect(bodies).toHaveLength(4)
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('a refusal is told, unless another page of this browser was faster', async () => {
  answer([409, 'chance/added'])
  addEntropy(table, 'seal', SEATS, report)
  await vi.runAllTimersAsync()
  expect(problems).toEqual([])
  answer([409, 'chance/commitment'])
  addEntropy(table, 'seal', SEATS, report)
  await vi.runAllTimersAsync()
  expect(problems.map(({ code }) => code)).toEqual(['chance/commitment'])
  expect(bodies).toHaveLength(2)
})

test('who leaves the page sends nothing more', async () => {
  answer([503, 'server/busy'], [200])
  const stop = addEntropy(table, 'seal', SEATS, report)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.runAllTimersAsync()
  expect(bodies).toHaveLength(1)
})
