import { describe, expect, it } from 'vitest'
import type { Board } from '../../wire/types'
import { groundOf, isBack, isMarked, isSea, wasSeen, withGrounds } from './grounds'

const cell = (id: string, ground: string) => ({ id, name: id, outline: [], centre: [0, 0] as const, ground })
const board: Board = {
  id: 'b', key: 'k', size: [0, 0, 1, 1], edges: [], frame: 'sea', letters: [], regions: [], cells: [cell('a', 'tile'), cell('b', 'sea-marked')],
} // prettier-ignore

describe('grounds', () => {
  it('are found by name, also by the beginning of it', () => {
    expect(groundOf('sea-light')).toBe(groundOf('sea'))
    expect(groundOf('lava')).toBe(groundOf('ice'))
    expect(groundOf('ice-block')).not.toBe(groundOf('ice'))
  })

  it('carry a level or a drawing', () => {
    expect(groundOf('mountain-3')).toEqual({ ...groundOf('mountain'), level: '3' })
    expect(groundOf('fish-water-1')).toEqual({ ...groundOf('fish-water'), level: '1' })
    expect(groundOf('search-sled')).toEqual({ ...groundOf('search'), drawing: 'sled' })
  })

  it('of regions can be backs, and some were seen before', () => {
    expect(['dark', 'back-dark', 'back-dark-seen'].map(isBack)).toEqual([false, true, true])
    expect(['back-dark', 'back-dark-seen'].map(wasSeen)).toEqual([false, true])
    expect(groundOf('back-dark-seen')).toBe(groundOf('back-dark'))
    const region = { id: 'card-1', label: 'card', outline: [], cells: ['a', 'b'], ground: 'back-light' }
    const now = withGrounds({ ...board, regions: [region] }, { 'card-1': 'light' })
    expect(now.regions.map(({ ground }) => ground)).toEqual(['light'])
  })

  it('can be marked', () => {
    expect(groundOf('tile-marked')).toBe(groundOf('tile'))
    expect(groundOf('ice-block-marked')).toBe(groundOf('ice-block'))
    expect([isMarked('sea-marked'), isMarked('sea'), isSea('sea-marked')]).toEqual([true, false, true])
  })

  it('change with the scene, and what stays is the same', () => {
    expect(withGrounds(board, {})).toBe(board)
    expect(withGrounds(board, { a: 'tile', b: 'sea-marked' })).toBe(board)
    const now = withGrounds(board, { a: 'sea' })
    expect(now.cells.map(({ ground }) => ground)).toEqual(['sea', 'sea-marked'])
    expect(now.cells[1]).toBe(board.cells[1])
    expect(withGrounds(board, { a: 'sea' }).cells[0]).toBe(now.cells[0])
  })
})
