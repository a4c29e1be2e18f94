import { expect, test } from 'vitest'
import type { Mistake, Scene, Sum } from '../../wire/types'
import { bestIn, costliest, drawingOf, leadOf, reasons, scoreSheet, standings, winners } from './results'

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

const cell = (value: number, note: string | null = null) => ({ value, note })

test('places', () => {
  expect(standings(scene([2, 2, 2], [3, 17, 16])).map((standing) => standing.seat)).toEqual([0, 1, 2])
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
          { text: 'fish', cells: [cell(2), cell(3)] },
          { text: 'seal', cells: [cell(5), null] },
        ],
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

test('one\'s own sum counts too, wherever the table shows it', () => {
  const own: Sum = { ...sum(0, 'points', [['fish', 3]]), place: 'side' }
  expect(scoreSheet(scene([2, 1], [3, 7], [own, sum(1, 'points', [['fish', 7]])]))!.blocks[0]!.rows).toEqual([
    { text: 'fish', cells: [cell(7), cell(3)] },
  ])
  const unseen: Sum = { title: 'unseen', seat: null, lines: [['fish', 9]], total: 9, place: 'side' }
  expect(scoreSheet(scene([1, 2], [3, 7], [unseen]))).toBe(null)
})

test('what differs from seat to seat stands beside the number, not in the row', () => {
  const run = (length: string, value: number): Sum['lines'] => [[['points-run', { animal: 'thing-walrus' }], value, length]]
  const sums: Sum[] = [0, 1].map((seat) => ({ title: 'points', seat, lines: run(`run-${seat}`, 3 * seat), total: 3 * seat }))
  expect(scoreSheet(scene([2, 1], [0, 3], sums))!.blocks[0]!.rows).toEqual([
    { text: ['points-run', { animal: 'thing-walrus' }], cells: [cell(3, 'run-1'), cell(0, 'run-0')] },
  ])
})

test('the best of a row are marked, unless all are equal or nobody has anything', () => {
  const best = (...values: (number | null)[]) => [...bestIn({ text: 'fish', cells: values.map((value) => (value === null ? null : cell(value))) })]
  expect(best(1, 6, 6, null)).toEqual([1, 2])
  expect(best(3, 3)).toEqual([])
  expect(best(0, -2)).toEqual([])
})

test('the lead is told for who looks, with the row that made most of it', () => {
  const sums = [
    sum(0, 'points', [['fish', 4], ['seal', 1]]),
    sum(1, 'points', [['fish', 5], ['seal', 9]]),
    sum(2, 'points', [['fish', 1], ['seal', 9]]),
  ]
  const over = scene([3, 1, 2], [5, 14, 10], sums)
  const sheet = scoreSheet(over)
  expect(leadOf(over, sheet, 0)).toEqual({ first: 1, second: 0, points: 9, text: 'seal', values: [9, 1] })
  expect(leadOf(over, sheet, 1)).toEqual({ first: 1, second: 2, points: 4, text: 'fish', values: [5, 1] })
  expect(leadOf(over, sheet, null)!.second).toBe(2)
  const tied = scene([2, 1, 3], [14, 14, 10], sums)
  expect(leadOf(tied, scoreSheet(tied), 0)).toBe(null)
  const shared = scene([1, 1, 3], [14, 14, 10], sums)
  expect(leadOf(shared, scoreSheet(shared), null)).toBe(null)
})

test('a game without points tells what the seats have and how far they are, if somebody has won', () => {
  const player = (seat: number, score: number, cards: number) => ({
    seat, colour: 'red', state: 'over', score, unit: ['unit-to-go', { count: score }] as const,
    counts: [{ icon: 'card-back', label: 'count-cards', value: cards }],
  }) // prettier-ignore
  const won = { ...scene([2, 1], []), players: [player(0, 5, 1), player(1, 0, 2)], headline: 'first-there' }
  expect(scoreSheet(won)).toEqual({
    seats: [1, 0],
    blocks: [
      {
        title: null,
        rows: [
          { text: 'unit-to-go', cells: [cell(0), cell(5)] },
          { text: 'count-cards', cells: [cell(2), cell(1)] },
        ],
      },
    ],
    totals: null,
  })
  expect(scoreSheet({ ...won, ranks: [2, 2] })).toBe(null)
  expect(leadOf(won, scoreSheet(won), null)).toBe(null)
})

test('the reason is what the game says, else what it warned of', () => {
  const over = { ...scene([1, 2], [1, 0]), banners: ['last-round'] }
  expect(reasons(over)).toEqual(['last-round'])
  expect(reasons({ ...over, ending: ['pile-empty', 'more-fish'] })).toEqual(['pile-empty', 'more-fish'])
})

test('rows have the drawing of the thing they name, if there is one', () => {
  expect(drawingOf(['points-run', { animal: 'thing-walrus' }])).toBe('walrus')
  expect(drawingOf('points-totem')).toBe('totem')
  expect(drawingOf(['points-stored', { count: 3 }])).toBe(null)
})


test('the costliest choice is that of who looks, else of anybody', () => {
  const mistake = (step: number, seat: number, better: number, played: number) => ({ step, seat, better: { chance: better }, played: { chance: played } }) as Mistake
  const all = [mistake(3, 0, 0.5, 0.4), mistake(8, 1, 0.9, 0.2), mistake(12, 0, 0.6, 0.3)]
  expect(costliest(all, [0])?.step).toBe(12)
  expect(costliest(all, [])?.step).toBe(8)
  expect(costliest(all, [2])).toBe(null)
})
