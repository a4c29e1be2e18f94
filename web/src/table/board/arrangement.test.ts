import { describe, expect, it } from 'vitest'
import { arrange, arrangeTokens, MOST } from './arrangement'

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

  it('stand before a backdrop, which joins the rows when they are many', () => {
    const [igloo, hunter] = arrange(['igloo', 'hunter'])
    expect(hunter!.y).toBeGreaterThan(0.1)
    expect(hunter!.size).toBeLessThan(igloo!.size)
    const five = arrange(['igloo', 'inuit', 'inuit', 'fox', 'bear'])
    expect(new Set(five.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
    for (const { size } of five) expect(size).toBeGreaterThanOrEqual(0.4)
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
})
