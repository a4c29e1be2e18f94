import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TableClock } from './clock.svelte'

let clock: TableClock
let told: [number, number][]

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  clock = new TableClock()
  clock.rule = { kind: 'live', bank: 60, turn: 10 }
  clock.onthreshold = (seat, seconds) => told.push([seat, seconds])
})
afterEach(() => {
  clock.stop()
  vi.useRealTimers()
})

it('runs for the seat that the server names, after what is free', () => {
  clock.take({ seats: [{ left: 70 }, { left: 60 }], running: 0, free: 2 })
  vi.advanceTimersByTime(5000)
  expect([clock.left(0), clock.left(1), clock.urgency(0), clock.urgency(1)]).toEqual([67, 60, 'running', 'soon'])
})

it('tells the thresholds once, and none that were passed before', () => {
  clock.take({ seats: [{ left: 45 }], running: 0 })
  vi.advanceTimersByTime(40_000)
  expect(told).toEqual([[0, 30], [0, 10]]) // prettier-ignore
  expect(clock.urgency(0)).toBe('now')
  vi.advanceTimersByTime(60_000)
  expect([clock.left(0), told.length]).toEqual([0, 2])
})

it('says how much time there is now where a page in the background has slept over several thresholds', () => {
  clock.take({ seats: [{ left: 65 }], running: 0 })
  vi.setSystemTime(Date.now() + 60_000)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  vi.advanceTimersByTime(250)
  expect(told).toEqual([[0, 10]])
  vi.restoreAllMocks()
})

it('tells of hours where turns take days', () => {
  clock.rule = { kind: 'days', days: 1 }
  clock.take({ seats: [{ left: 12 * 3600 + 1 }], running: 0 })
  vi.advanceTimersByTime(2000)
  expect([told, clock.urgency(0)]).toEqual([[[0, 12 * 3600]], 'running'])
})

it('stands still while the server is away', () => {
  clock.take({ seats: [{ left: 45 }], running: 0 })
  vi.advanceTimersByTime(1000)
  clock.pause()
  vi.advanceTimersByTime(60_000)
  expect([clock.isPaused, clock.left(0), told]).toEqual([true, 44, []])
})

it('is not there where the server tells of none', () => {
  clock.take(undefined)
  expect([clock.left(0), clock.running, clock.substitute, clock.hasLost(0)]).toEqual([null, null, null, false])
})
