import { expect, test } from 'vitest'
import { scoreSheet, standings, winners } from '../src/lib/results.ts'
import type { Scene, Sum } from '../src/lib/types.ts'

function scene(ranks: number[], scores: (number | undefined)[], sums: Sum[] = []): Scene {
  const players = scores.map((score, seat) => ({ seat, colour: 'red', state: 'seat-over', ...(score === undefined ? {} : { score }) }))
  const prompt = { actor: -2, text: 'prompt-over', rule: 'TOY-1.1' }
  const nothing = { boards: [], pieces: [], zones: [], marks: [], choices: [], counters: [], banners: [], legend: [], grounds: {}, layers: [] }
  return { game: 'toy', seat: null, prompt, players, sums, ranks, ...nothing }
}

const sum = (seat: number, title: string, lines: [string, number][]): Sum => ({
  title,
  seat,
  lines,
  total: lines.reduce((total, [, value]) => total + value, 0),
})

test('places', () => {
  expect(standings(scene([2, 1, 3], [5, 9, 1])).map((standing) => standing.seat)).toEqual([1, 0, 2])
  expect(winners(scene([2, 1, 3], [5, 9, 1]))).toEqual([1])
  expect(winners(scene([1, 2, 1, 2], []))).toEqual([])
  expect(winners(scene([1, 2, 1, 2], [1, 1, 1, 1]))).toEqual([0, 2])
  expect(winners(scene([2, 2], [0, 0]))).toEqual([])
})

test('one sum for each seat is one table, winners first', () => {
  const sheet = scoreSheet(scene([2, 1], [3, 7], [sum(0, 'points', [['fish', 3]]), sum(1, 'points', [['seal', 5], ['fish', 2]])]))
  expect(sheet).toEqual({
    seats: [1, 0],
    blocks: [
      {
        title: null,
        rows: [
          { text: 'fish', values: [2, 3] },
          { text: 'seal', values: [5, null] },
        ],
        totals: [7, 3],
      },
    ],
    totals: [7, 3],
  })
})

test('several sums for a seat stand one below the other', () => {
  const sums = [0, 1].flatMap((seat) => ['first', 'second'].map((title) => sum(seat, title, [['fish', seat + 1]])))
  const sheet = scoreSheet(scene([2, 1], [undefined, undefined], sums))!
  expect(sheet.blocks.map((block) => block.title)).toEqual(['first', 'second'])
  expect(sheet.totals).toEqual([4, 2])
  expect(scoreSheet(scene([1, 2], [1, 0]))).toBe(null)
})
