import { describe, expect, it } from 'vitest'
import type { Point } from '../../wire/types'
import { frameOf, innerRadius, inset, isTile, legible, nextStop, pathOf, pushOutside, shorten, unitOf, waves } from './geometry'

const SQUARE: Point[] = [[0, 0], [80, 0], [80, 80], [0, 80]] // prettier-ignore
const HEX: Point[] = [[50, -28.9], [0, -57.7], [-50, -28.9], [-50, 28.9], [0, 57.7], [50, 28.9]] // prettier-ignore

describe('letters beside the spaces', () => {
  const row = (to: number) => Array.from({ length: to }, (_, k) => ({ text: `${k}`, at: [20 * k, 0] as Point }))
  const told = (size: number) => legible(row(14), size).map(({ text }) => text)
  it('are all there where there is room', () => {
    expect(told(11)).toHaveLength(14)
  })
  it('are fewer where they would touch', () => {
    expect(told(16)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '13'])
    expect(legible(row(3).map(({ text, at: [x, y] }) => ({ text, at: [y, x] as Point })), 18).map(({ text }) => text)).toEqual(['0', '2']) // prettier-ignore
  })
})

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

  it('is left out where the board wants none', () => {
    const { view, push } = frameOf({ size: [-3, -3, 816, 200], cells: [], letters: [], frame: 'none' }, 130, 1, true)
    expect([view, push]).toEqual([{ left: -3, top: -3, width: 816, height: 200 }, 0])
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

