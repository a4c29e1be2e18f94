import { describe, expect, it } from 'vitest'
import type { Cell, Point } from '../../wire/types'
import { arcOf, arrowOf, badgesOf, borderOf, idsMarked, lookUp, roadOf, spotIn, visibleMarks } from './marks'

const cells = new Map(
  ['a', 'b', 'c'].map((id, k): [string, Cell] => {
    const x = 10 * k
    const outline: Point[] = [[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]] // prettier-ignore
    return [id, { id, name: id, outline, centre: [x + 5, 5], ground: 'ice' }]
  }),
)
const row = [...cells.values()]

describe('the road of a refusal', () => {
  it('is listed by names', () => {
    const cell = (name: string) => ({ id: `cell-${name}`, name, outline: [], centre: [0, 0] as const, ground: 'ice' })
    expect(roadOf(['refuse-x', { road: 'a c' }], ['a', 'b', 'c'].map(cell))).toEqual(['cell-a', 'cell-c'])
    expect(roadOf('refuse-y', [cell('a')])).toEqual([])
  })
})

describe('marks', () => {
  it('are collected by kind', () => {
    expect(idsMarked([{ kind: 'crack', on: ['a'] }, { kind: 'crack', on: ['a', 'b'] }, { kind: 'danger' }], 'crack')).toEqual(['a', 'b'])
    expect(lookUp(['c', 'z', 'a'], cells).map(({ id }) => id)).toEqual(['c', 'a'])
  })

  it('of a layer are shown only while it is', () => {
    const marks = [{ kind: 'crack' }, { kind: 'area', layer: 'one' }, { kind: 'area', layer: 'two' }]
    expect(visibleMarks(marks, (layer) => layer === 'two')).toEqual([marks[0], marks[2]])
  })
})

describe('regions', () => {
  it('have a border without inner sides', () => {
    expect(borderOf(row.map(({ outline }) => outline)).length).toBe(8)
  })

  it('show their numbers on a free space near the middle, else in the middle', () => {
    expect(spotIn(row, new Set())?.id).toBe('b')
    expect(spotIn(row, new Set(['a', 'b']))?.id).toBe('c')
    expect(spotIn(row, new Set(['a', 'b', 'c']))?.id).toBe('b')
    expect(spotIn([], new Set())).toBeUndefined()
  })

  it('have a badge for each seat that counts there', () => {
    const mark = { kind: 'area', on: ['a'], tally: [[0, 3], [2, 12], [1, 1]] as [number, number][] } // prettier-ignore
    const found = badgesOf(mark, cells, new Set(), 10, 1)
    expect(found.map(({ seat, number }) => [seat, number])).toEqual(mark.tally)
    expect(found[0]!.at[0] + found[1]!.at[0]).toBeCloseTo(10)
    expect(found[2]!.at[0]).toBe(5)
    expect(badgesOf(mark, cells, new Set(['a']), 10, 1)[0]!.at[1]).toBe(1)
    expect(badgesOf({ kind: 'area', on: ['a'] }, cells, new Set(), 10, 1)).toEqual([])
  })
})

describe('arrows', () => {
  it('stand at the edge of the first space and point to the last', () => {
    expect(arrowOf({ kind: 'arrow', on: ['b', 'c'] }, cells, 10)).toMatchObject({ from: 'b', at: [18, 5], turn: 0 })
    expect(arrowOf({ kind: 'arrow', on: ['b', 'a'], seat: 1 }, cells, 10)).toMatchObject({ seat: 1, turn: 180 })
  })

  it('need two spaces', () => {
    for (const on of [undefined, [], ['a'], ['a', 'z']]) expect(arrowOf({ kind: 'arrow', ...(on && { on }) }, cells, 10)).toBeNull()
  })
})

describe('a bent arrow', () => {
  const cell = (id: string, x: number): Cell => ({ id, name: id, outline: [[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]], centre: [x + 5, 5], ground: 'ice' }) // prettier-ignore
  const cells = new Map([cell('a', 0), cell('b', 10)].map((one) => [one.id, one]))
  const piece = { id: 't', kind: 'fox', at: 'b', label: 't' }
  const figures = new Map([['t', { piece, x: 15, y: 5, size: 6, side: 1 as const, number: 1, members: ['t'], together: false, hidden: false }]])
  it('leads from a piece into a space', () => {
    const arc = arcOf({ kind: 'arrow-second', on: ['t', 'a'] }, figures, cells)!
    expect(arc.end[0]).toBeLessThan(10)
    expect(arc.second).toBe(true)
  })
  it('is nothing between spaces', () => {
    expect(arcOf({ kind: 'arrow', on: ['a', 'b'] }, figures, cells)).toBeNull()
    expect(arcOf({ kind: 'moving', on: ['t', 'a'] }, figures, cells)).toBeNull()
  })
})
