import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../wire/types'
import { chapters, setupLength, turnFrom, turnStarts } from './logbook'

function log(...steps: [number, number | null][]): LogEntry[] {
  return steps.map(([actor, round], n) => ({ n, actor, round, notation: `${n}`, text: `step ${n}`, touch: [] }))
}

describe('chapters', () => {
  it('are one for each round, and one before the first', () => {
    const found = chapters(log([-1, null], [0, null], [0, 1], [1, 1], [0, 2]))
    expect(found.map(({ round, entries }) => [round, entries.length])).toEqual([[null, 2], [1, 2], [2, 1]]) // prettier-ignore
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
  })
  it('are none without entries', () => {
    expect(chapters([])).toEqual([])
  })
})

describe('the setup', () => {
  const draws = (count: number) => Array.from({ length: count }, (): [number, number] => [-1, 1])
  it('is what is drawn before anybody acts', () => {
    expect(setupLength(log(...draws(22), [0, 1], [-1, 1], [1, 1]))).toBe(22)
    expect(setupLength(log(...draws(5)))).toBe(5)
  })
  it('is told line by line where it is short', () => {
    expect(setupLength(log(...draws(4), [0, 1]))).toBe(0)
    expect(setupLength(log([0, 1], ...draws(9)))).toBe(0)
    expect(setupLength([])).toBe(0)
  })
})

describe('turns', () => {
  const entries = log([0, 1], [0, 1], [1, 1], [1, 1], [0, 2])
  it('begin where somebody else acts', () => {
    expect(turnStarts(entries)).toEqual([2, 4])
  })
  it('are stepped through', () => {
    expect(turnFrom(entries, 0, 1)).toBe(2)
    expect(turnFrom(entries, 4, 1)).toBe(5)
    expect(turnFrom(entries, 5, 1)).toBe(5)
    expect(turnFrom(entries, 3, -1)).toBe(2)
    expect(turnFrom(entries, 0, -1)).toBe(0)
  })
})
