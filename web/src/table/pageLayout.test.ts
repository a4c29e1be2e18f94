import { expect, it } from 'vitest'
import { ratioOf, shapeOf } from './pageLayout.svelte'

const shape = (width: number, height: number) => shapeOf(ratioOf({ size: [-10, 5, width, height] }))

it('knows a board by its shape, not by its name', () => {
  expect(shape(900, 800)).toBe('square')
  expect(shape(300, 900)).toBe('square')
  expect(shape(1600, 1000)).toBe('square')
  expect(shape(1700, 1000)).toBe('wide')
  expect(shape(3000, 1000)).toBe('wide')
  expect(shape(3100, 1000)).toBe('strip')
})

it('takes a table without a board for a square one', () => {
  expect(shapeOf(ratioOf(undefined))).toBe('square')
})
