import { describe, expect, it } from 'vitest'
import type { Board, Choice } from '../wire/types'
import { Elements } from './elements'

const board: Board = {
  id: 'b',
  key: 'k',
  size: [0, 0, 1, 1],
  frame: 'sea',
  letters: [],
  regions: [{ id: 'card-1', label: 'card', outline: [[0, 0], [4, 0], [4, 2], [0, 2]], cells: ['cell-a', 'cell-z'], ground: 'back-dark' }], // prettier-ignore
  cells: ['a', 'z'].map((name) => ({ id: `cell-${name}`, name, outline: [], centre: [0, 0], ground: 'ice' })),
  edges: [{ id: 'edge-a-b', name: 'a-b', ends: [[0, 0], [1, 0]] }], // prettier-ignore
}
const elements = new Elements([board], {
  pieces: ['a', 'z'].map((at, k) => ({ id: `fish-${k + 1}`, kind: 'fish', at: `cell-${at}`, label: 'fish' })),
  zones: [{ id: 'hand', label: 'hand', place: 'tray', shape: 'row' }],
})
const choice = (...touch: string[]): Choice => ({ action: 0, name: '', touch, style: 'main' })

describe('elements', () => {
  it('are found by id', () => {
    expect(['cell-a', 'edge-a-b', 'card-1', 'fish-1', 'hand', 'seat-1', 'button-x', 'what'].map((id) => elements.typeOf(id))).toEqual([
      'cell', 'edge', 'region', 'piece', 'zone', 'seat', 'button', 'none',
    ]) // prettier-ignore
    expect(elements.at('cell-a').map(({ id }) => id)).toEqual(['fish-1'])
    expect(elements.placeOf('fish-1')).toBe('cell-a')
    expect(elements.regionsAt('cell-z').map(({ id }) => id)).toEqual(['card-1'])
  })

  it('are ordered by what is asked for', () => {
    const both = ['fish-1', 'cell-a']
    expect(elements.rankCandidates(both, [choice('cell-z')], 0)[0]).toBe('cell-a')
    expect(elements.rankCandidates(both, [choice('fish-2', 'cell-z')], 0)[0]).toBe('fish-1')
    expect(elements.rankCandidates(both, [choice('fish-2', 'cell-z')], 1)[0]).toBe('cell-a')
  })
})
