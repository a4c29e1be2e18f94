import { describe, expect, it } from 'vitest'
import type { Board, Piece, Point } from '../../wire/types'
import { Elements } from '../elements'
import { startSelection, touchables } from '../selection'
import { figuresOn, highlightsOn, saysNames, stopsOn, tagsOf } from './layout'

function square(id: string, x: number): Board['cells'][number] {
  const outline: Point[] = [[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]] // prettier-ignore
  return { id, name: id, outline, centre: [x + 5, 5], ground: 'ice' }
}
const board: Board = {
  id: 'b', key: 'k', size: [0, 0, 20, 10], frame: 'sea', letters: [], regions: [],
  cells: [square('cell-a', 0), square('cell-b', 10)],
  edges: [{ id: 'edge-a-b', name: 'a-b', ends: [[10, 0], [10, 10]] }],
} // prettier-ignore
const piece = (id: string, kind: string, at: string, seat?: number): Piece => ({ id, kind, at, label: kind, ...(seat === undefined ? {} : { seat }) })

describe('regions', () => {
  const card = { id: 'card-1', label: 'card', outline: [[0, 0], [40, 0], [40, 20], [0, 20]] as Point[], cells: ['cell-a', 'cell-b'], ground: 'back-dark' } // prettier-ignore
  const whole: Board = { ...board, regions: [card] }
  const elements = new Elements([whole], { pieces: [], zones: [] })
  const choice = { action: 0, name: 'turn 1', touch: ['card-1'], style: 'main' as const, label: 'Turn', cost: [{ icon: 'points', label: 'points', value: 1 }] }

  it('that can be touched have a tag in the middle, with words if they fit', () => {
    const lights = highlightsOn(whole, elements, touchables(startSelection([choice, { ...choice, touch: ['cell-a'] }])), new Set())
    expect(lights.map(({ id, on }) => [id, on])).toEqual([['card-1', 'region'], ['cell-a', 'cell']]) // prettier-ignore
    const say = (text: unknown) => String(text ?? '')
    expect(tagsOf(lights, elements, 5, say).map(({ x, y, text }) => [x, y, text])).toEqual([[20, 10, 'Turn']])
    expect(tagsOf(lights, elements, 20, say)[0]!.text).toBe('')
    expect(stopsOn(whole, false, tagsOf(lights, elements, 5, say)).at(-1)).toEqual({ id: 'card-1', x: 20, y: 10 })
  })

  it('have their tag where no number of a space is, and rather no words than words over one', () => {
    const say = (text: unknown) => String(text ?? '')
    const spot = (cells: string[]) => {
      const lit = highlightsOn(rows, new Elements([rows], { pieces: [], zones: [] }), touchables(startSelection(['card-1', ...cells].map((id) => ({ ...choice, touch: [id] })))), new Set())
      const [tag] = tagsOf(lit, new Elements([rows], { pieces: [], zones: [] }), 6, say)
      return { ...tag!, over: rows.cells.filter(({ id, centre: [x, y] }) => cells.includes(id) && Math.abs(x - tag!.x) < tag!.width / 2 + 4 && Math.abs(y - tag!.y) < 7).map(({ id }) => id) }
    }
    const cells = [0, 10, 20].flatMap((y) => [0, 10, 20, 30].map((x) => ({ ...square(`cell-${x}-${y}`, x), outline: [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]] as Point[], centre: [x + 5, y + 5] as Point }))) // prettier-ignore
    const rows: Board = { ...whole, cells, regions: [{ ...card, outline: [[0, 0], [40, 0], [40, 30], [0, 30]] }] } // prettier-ignore
    expect(spot([])).toMatchObject({ x: 20, y: 15, text: 'Turn' })
    const aside = spot(['cell-0-0', 'cell-10-0', 'cell-0-10', 'cell-10-10', 'cell-20-10', 'cell-0-20', 'cell-10-20', 'cell-20-20'])
    expect(aside).toMatchObject({ text: 'Turn', y: 5, over: [] })
    expect(aside.x).toBeGreaterThan(20)
    const crowded = spot(cells.map(({ id }) => id).filter((id) => id !== 'cell-30-20'))
    expect(crowded).toMatchObject({ text: '', y: 25, over: [] })
  })
})

describe('figures', () => {
  it('stand on their spaces in an order that does not change when they move', () => {
    const here = [piece('z', 'hunter', 'cell-a', 0), piece('b', 'fish', 'cell-b'), piece('c', 'igloo', 'cell-b')]
    const there = [piece('z', 'hunter', 'cell-b', 0), piece('b', 'fish', 'cell-b'), piece('c', 'igloo', 'cell-b')]
    const order = (pieces: Piece[]) => figuresOn(board, new Elements([board], { pieces, zones: [] }), 10).map((figure) => figure.piece.id)
    expect(order(here)).toEqual(['c', 'b', 'z'])
    expect(order(there)).toEqual(order(here))
  })

  it('that look the same are drawn once, with their number, when there are many', () => {
    const fish = (id: string, value: number): Piece => ({ ...piece(id, 'fish', 'cell-a'), value })
    const pieces = [fish('1', 1), fish('2', 1), { ...fish('3', 1), count: 2 }, fish('4', 2)]
    const found = figuresOn(board, new Elements([board], { pieces, zones: [] }), 10)
    expect(found.filter(({ hidden }) => !hidden).map(({ number, members }) => [number, members])).toEqual([
      [4, ['1', '2', '3']],
      [1, ['4']],
    ])
    expect(found.filter(({ hidden }) => hidden).length).toBe(2)
  })

  it('of all sorts find room', () => {
    const pieces = Array.from({ length: 12 }, (_, k) => piece(`p${k}`, `kind${k}`, 'cell-a'))
    const found = figuresOn(board, new Elements([board], { pieces, zones: [] }), 10)
    expect(found.length).toBe(12)
    expect(found.filter(({ hidden }) => !hidden).length).toBe(9)
  })

  it('are as large on a space that the rim cuts off as elsewhere', () => {
    const half = { ...square('cell-a', 0), outline: [[0, 0], [10, 0], [10, 4], [0, 4]] as Point[], centre: [5, 2] as Point } // prettier-ignore
    const cut: Board = { ...board, cells: [half, square('cell-b', 10), square('cell-c', 20)] }
    const pieces = [piece('1', 'puppet', 'cell-a', 0), piece('2', 'puppet', 'cell-b', 1)]
    const [one, other] = figuresOn(cut, new Elements([cut], { pieces, zones: [] }), 10)
    expect(one!.size).toBe(other!.size)
  })

  it('turn their badges outwards when two stand side by side', () => {
    const pieces = [piece('1', 'inuit', 'cell-a', 0), piece('2', 'inuit', 'cell-a', 1)]
    const found = figuresOn(board, new Elements([board], { pieces, zones: [] }), 10)
    expect(found.map(({ side }) => side)).toEqual([-1, 1])
  })
})

describe('lights', () => {
  it('show what can be touched, and the space of what is chosen', () => {
    const pieces = [piece('p', 'hunter', 'cell-a', 0)]
    const elements = new Elements([board], { pieces, zones: [] })
    const selection = startSelection([
      { action: 1, name: '', touch: ['p', 'cell-b'], style: 'second' },
      { action: 2, name: '', touch: ['p', 'edge-a-b'], style: 'main' },
    ])
    const found = highlightsOn(board, elements, touchables(selection), new Set(selection.touched))
    expect(found.map(({ id, on, style }) => [id, on, style])).toEqual([
      ['cell-b', 'cell', 'second'],
      ['edge-a-b', 'edge', 'main'],
      ['cell-a', 'cell', 'chosen'],
    ])
  })
})

describe('the keyboard', () => {
  it('stops on spaces, and on lines when they are asked for', () => {
    expect(stopsOn(board, false).length).toBe(2)
    expect(stopsOn(board, true).map(({ id }) => id)).toContain('edge-a-b')
  })
})

describe('names of spaces', () => {
  const named = (...names: string[]) => names.map((name, k) => ({ ...square(`cell-${k}`, k), name }))
  const rim = (...texts: string[]) => texts.map((text) => ({ text, at: [0, 0] as const }))
  it('can be read off a rim that has all their parts', () => {
    expect(saysNames({ cells: named('c4', 'd4'), letters: rim('c', 'd', '4') })).toBe(true)
    expect(saysNames({ cells: named('14.27'), letters: rim('14', '27') })).toBe(true)
  })
  it('cannot where numbers or letters are missing', () => {
    expect(saysNames({ cells: named('B9'), letters: rim('A', 'B') })).toBe(false)
    expect(saysNames({ cells: named('D4'), letters: [] })).toBe(false)
  })
  it('stand on landscape already', () => {
    expect(saysNames({ cells: named('10').map((cell) => ({ ...cell, ground: 'landscape' })), letters: [] })).toBe(true)
  })
  it('need none where spaces have no names', () => {
    expect(saysNames({ cells: named('', ''), letters: [] })).toBe(true)
  })
})
