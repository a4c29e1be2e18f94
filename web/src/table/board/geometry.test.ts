import { describe, expect, it } from 'vitest'
import type { Point } from '../../wire/types'
import { arrange, arrangeTokens, frameOf, innerRadius, inset, isTile, MOST, nextStop, pathOf, pushOutside, shorten, unitOf, waves } from './geometry'

const SQUARE: Point[] = [[0, 0], [80, 0], [80, 80], [0, 80]] // prettier-ignore
const HEX: Point[] = [[50, -28.9], [0, -57.7], [-50, -28.9], [-50, 28.9], [0, 57.7], [50, 28.9]] // prettier-ignore

describe('outlines', () => {
  it('have an inner radius', () => {
    expect(innerRadius({ outline: SQUARE, centre: [40, 40] })).toBeCloseTo(40)
    expect(innerRadius({ outline: HEX, centre: [0, 0] })).toBeCloseTo(50, 0)
    expect(unitOf({ cells: [{ id: 'a', name: 'a', ground: 'ice', outline: SQUARE, centre: [40, 40] }] })).toBeCloseTo(80)
  })

  it('move inwards and outwards whichever way they turn', () => {
    for (const outline of [SQUARE, SQUARE.toReversed()]) {
      const xs = inset(outline, 6).map(([x]) => x)
      expect([Math.min(...xs), Math.max(...xs)]).toEqual([6, 74])
      const ys = inset(outline, -3).map(([, y]) => y)
      expect([Math.min(...ys), Math.max(...ys)]).toEqual([-3, 83])
    }
  })

  it('are tiles only with four right angles', () => {
    expect(isTile({ outline: SQUARE })).toBe(true)
    expect(isTile({ outline: HEX })).toBe(false)
    expect(isTile({ outline: [[0, 0], [80, 20], [80, 80], [0, 80]] })).toBe(false) // prettier-ignore
  })

  it('become paths', () => {
    expect(pathOf(SQUARE)).toBe('M0 0L80 0L80 80L0 80Z')
    expect(pathOf(SQUARE, 10)).toContain('Q0 0 10 0')
  })

  it('of lines can be shortened', () => {
    expect(shorten([[0, 0], [100, 0]], 0.78)).toEqual([[11, 0], [89, 0]]) // prettier-ignore
  })
})

describe('things on one space', () => {
  it('stand alone, side by side, in a triangle, in rows', () => {
    expect(arrange(['hunter'])[0]).toEqual({ x: 0, y: 0, size: 0.74 })
    const two = arrange(['hunter', 'fish'])
    expect(two[0]!.x).toBe(-two[1]!.x)
    expect(two[0]!.size).toBe(0.62)
    expect(arrange(['a', 'b', 'c']).map(({ size }) => size)).toEqual([0.5, 0.5, 0.54])
  })

  it('stay on the space and apart from each other, however many', () => {
    for (let count = 2; count <= MOST; count++) {
      const spots = arrange(Array.from({ length: count }, () => 'fish'))
      for (const { x, y, size } of spots) expect(Math.max(Math.abs(x), Math.abs(y)) + size * 0.42).toBeLessThan(0.52)
      spots.forEach((a, k) => {
        for (const b of spots.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.3)
      })
    }
  })

  it('stand before a place, which joins the rows when they are many', () => {
    const [igloo, hunter] = arrange(['igloo', 'hunter'])
    expect(hunter!.y).toBeGreaterThan(0.1)
    expect(hunter!.size).toBeLessThan(igloo!.size)
    const five = arrange(['igloo', 'inuit', 'inuit', 'fox', 'bear'])
    expect(new Set(five.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
    for (const { size } of five) expect(size).toBeGreaterThanOrEqual(0.4)
  })
})

describe('the frame', () => {
  const board = { size: [0, 0, 600, 600] as const, cells: [], letters: [] }

  it('has a margin and grows towards the shape of the room, but not without end', () => {
    const tight = frameOf(board, 100, 1, true)
    expect(tight.view.width).toBeCloseTo(664)
    const wide = frameOf(board, 100, 3, true).view
    expect(wide.height).toBeCloseTo(664)
    expect(wide.width).toBeCloseTo(748)
    expect(wide.left).toBeCloseTo(-74)
  })

  it('lies between the spaces and the letters', () => {
    const cells = [{ id: 'a', name: 'a', ground: 'ice', outline: SQUARE, centre: [40, 40] as const }]
    const frame = frameOf({ size: [-30, 0, 110, 110], cells, letters: [{ text: '1', at: [-15, 40] }] }, 80, 3, true)
    expect(frame.sea).toEqual({ left: -14, top: -14, width: 108, height: 108 })
    expect(frame.view).toEqual({ left: -44, top: -14, width: 138, height: 138 })
    expect(pushOutside([-15, 40], frame)).toEqual([-29, 40])
    expect(pushOutside([40, 95], frame)).toEqual([40, 109])
  })

  it('has waves only away from the spaces', () => {
    const box = frameOf(board, 100, 1.4, true).view
    const centres: Point[] = [[300, 300]]
    const found = waves(box, centres, 100)
    expect(found.length).toBeGreaterThan(4)
    expect(found).toEqual(waves(box, centres, 100))
    for (const [x, y] of found) expect(Math.hypot(x - 300, y - 300)).toBeGreaterThan(60)
  })
})

describe('the arrow keys', () => {
  const stops = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 0 },
    { id: 'c', x: 50, y: 87 },
    { id: 'd', x: 250, y: 10 },
  ]
  const from = (id: string) => stops.find((stop) => stop.id === id)!

  it('go to the nearest stop ahead', () => {
    expect(nextStop(from('a'), stops, 'right')?.id).toBe('b')
    expect(nextStop(from('b'), stops, 'right')?.id).toBe('d')
    expect(nextStop(from('a'), stops, 'down')?.id).toBe('c')
    expect(nextStop(from('c'), stops, 'up')?.id).toBe('a')
  })

  it('stay at the border', () => {
    expect(nextStop(from('a'), stops, 'left')).toBeNull()
    expect(nextStop(from('a'), stops, 'up')).toBeNull()
  })
})

describe('round tokens', () => {
  it('stand beside each other, up to six of them', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const spots = arrangeTokens(count)
      expect(spots.length).toBe(count)
      for (const [k, a] of spots.entries()) {
        expect(Math.abs(a.x) + a.size / 2).toBeLessThan(0.5)
        for (const b of spots.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.size + b.size) / 2)
      }
    }
  })
  it('need no frame', () => {
    const { view, push } = frameOf({ size: [-3, -3, 816, 200], cells: [], letters: [], frame: 'none' }, 130, 1, true)
    expect([view, push]).toEqual([{ left: -3, top: -3, width: 816, height: 200 }, 0])
  })
})
