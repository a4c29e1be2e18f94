import { expect, test } from 'vitest'
import { findSwings, lineOf, swingAfter } from './turningPoints'

const chances = [0.5, 0.52, 0.7, 0.65, 0.3, 0.31, 0.9, 0.5, 0.8, 0.6, 1].map((first) => [first, 1 - first])

test('the largest changes are found, in order of the game, and not more than five', () => {
  expect(findSwings(chances, 0)).toEqual([3, 5, 6, 7, 9])
  expect(findSwings(chances, 1)).toEqual(findSwings(chances, 0))
})

test('small changes are none', () => {
  expect(findSwings([[0.5], [0.55], [0.5]], 0)).toEqual([])
  expect(findSwings([[0.5]], 0)).toEqual([])
})

test('the next swing stands after where one is; after the last comes the first', () => {
  const swings = [3, 5, 9]
  expect(swingAfter(swings, 0)).toBe(3)
  expect(swingAfter(swings, 3)).toBe(3)
  expect(swingAfter(swings, 4)).toBe(5)
  expect(swingAfter(swings, 10)).toBe(3)
  expect(swingAfter([], 4)).toBeNull()
})

test('a chance of one is at the top, at the right end', () => {
  expect(lineOf([[0], [0.5], [1]], 0)).toBe('M0.00 100.0L50.00 50.0L100.00 0.0')
})
