import { describe, expect, it } from 'vitest'
import type { Board, Choice, Point } from '../../wire/types'
import type { Advice } from '../hint.svelte'
import { hintSigns } from './hintSigns'

const cell = (name: string, x: number) => ({ id: `cell-${name}`, name, centre: [x, 0] as Point })
const board = { cells: [cell('A1', 0), cell('A2', 100)], edges: [{ id: 'edge-A1-A2' }], regions: [] } as unknown as Board
const points: Record<string, Point> = { 'cell-A1': [0, 0], 'cell-A2': [100, 0], 'edge-A1-A2': [50, 0] }
const step = (touch: string[], start: string | null = null) => ({ choice: { touch } as Choice, start }) as Advice
const signs = (...advice: Advice[]) => hintSigns(board, advice, (thing) => thing, (place) => points[place]!, 50, 10)

describe('the signs of a hint', () => {
  it('are numbers in the order of the list, with an arrow for a move', () => {
    const [first, second] = signs(step(['cell-A2'], 'A1'), step(['edge-A1-A2']))
    expect([first!.number, second!.number]).toEqual([1, 2])
    expect(first!.arrow).toEqual({ from: [17, 0], to: [85, 0], turn: 0 })
    expect(first!.at).toEqual([118, 0])
    expect(second!.arrow).toBeNull()
    expect(second!.at).toEqual([50, 0])
  })

  it('leave out what is not on the board but keep its number', () => {
    expect(signs(step(['button-take']), step(['cell-A1'])).map(({ number }) => number)).toEqual([2])
  })

  it('stand side by side on one space', () => {
    const [first, second] = signs(step(['cell-A1']), step(['cell-A1']))
    expect(second!.at[0] - first!.at[0]).toBeCloseTo(21)
  })
})
