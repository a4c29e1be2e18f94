import { describe, expect, it } from 'vitest'
import type { Piece } from '../wire/types'
import { findLastMove, findMovements, matchReplaced, slideDuration } from './movements'

function piece(id: string, kind: string, at: string, more: Partial<Piece> = {}): Piece {
  return { id, kind, at, label: kind, ...more }
}
const table = (...pieces: Piece[]) => ({ pieces })
const onBoard = (at: string) => at.startsWith('cell-')

describe('moved', () => {
  it('finds pieces in another place', () => {
    const before = table(piece('h', 'hunter', 'cell-a', { seat: 0 }), piece('b', 'bear', 'cell-c'))
    const after = table(piece('h', 'hunter', 'cell-b', { seat: 0 }), piece('b', 'bear', 'cell-c'))
    expect(findMovements(before, after)).toEqual([{ id: 'h', kind: 'hunter', seat: 0, from: 'cell-a', to: 'cell-b' }])
  })
})

describe('handed over', () => {
  it('matches what vanished with what appeared of the same kind', () => {
    const before = table(piece('tile-a', 'fish', 'cell-a'), piece('tile-b', 'seal', 'cell-b'))
    const after = table(piece('mine-fish', 'fish', 'hand'), piece('tile-b', 'seal', 'cell-b'))
    expect(matchReplaced(before, after).get('mine-fish')?.id).toBe('tile-a')
  })

  it('counts a pile that grew as one that appeared', () => {
    const before = table(piece('tile-a', 'fish', 'cell-a'), piece('pile', 'fish', 'hand'))
    const after = table(piece('pile', 'fish', 'hand', { count: 2 }))
    expect(matchReplaced(before, after).get('pile')?.id).toBe('tile-a')
  })

  it('matches each only once and never across owners', () => {
    const before = table(piece('a', 'fish', 'cell-a', { seat: 0 }))
    const after = table(piece('b', 'fish', 'cell-b', { seat: 1 }), piece('c', 'fish', 'cell-c'), piece('d', 'fish', 'cell-d'))
    expect([...matchReplaced(before, after).keys()]).toEqual(['c'])
  })
})

describe('the last move', () => {
  it('is that of a seat, between two spaces', () => {
    const before = table(piece('b', 'bear', 'cell-a'), piece('h', 'hunter', 'cell-b', { seat: 1 }), piece('t', 'fish', 'hand'))
    const after = table(piece('b', 'bear', 'cell-c'), piece('h', 'hunter', 'cell-a', { seat: 1 }), piece('t', 'fish', 'cell-b'))
    expect(findLastMove(before, after, onBoard)?.id).toBe('h')
    expect(findLastMove(before, before, onBoard)).toBeNull()
  })
})

describe('slide time', () => {
  it('grows with the way, up to a limit', () => {
    expect(slideDuration(1)).toBe(280)
    expect(slideDuration(3)).toBe(400)
    expect(slideDuration(40)).toBe(640)
  })
})
