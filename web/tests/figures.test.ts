import { afterEach, beforeAll, expect, test } from 'vitest'
import { originOf, sharesOf, verdictOn } from '../src/lib/figures.ts'
import { settings } from '../src/lib/settings.svelte.ts'
import type { Figures, Interval } from '../src/lib/types.ts'
import { giveWords } from '../src/lib/words.ts'
import { LANGUAGES, textOf, wordFiles } from './sources.ts'

beforeAll(() => {
  for (const language of LANGUAGES) giveWords(wordFiles(language).map(textOf).join('\n'), language)
})
afterEach(() => (settings.language = 'en'))

/** Figures with these shares, each 0.07 more or less. */
function figures(values: number[], more: Partial<Figures> = {}): Figures {
  const around = (value: number): Interval => ({ value, low: value - 0.07, high: value + 0.07 })
  const order = values.map((_, seat) => seat)
  return { bot: 'greedy', games: 200, order, shares: values.map(around), decisions: around(22.6), age: 0, ...more }
}

test('shares are told in percent, by seat', () => {
  expect(sharesOf(figures([0.543, 0.457], { order: [1, 0] }))).toEqual([
    { seat: 1, name: 'Seat 2', value: 54, low: 47, high: 61 },
    { seat: 0, name: 'Seat 1', value: 46, low: 39, high: 53 },
  ])
})

test('where lots decide who begins, shares are by turn', () => {
  expect(sharesOf(figures([0.6, 0.4], { order: null })).map(({ seat, name }) => [seat, name])).toEqual([
    [null, 'The first to play'],
    [null, 'The second to play'],
  ])
})

test.each([
  ['what the intervals do not show is no advantage', [0.54, 0.46], 'No seat has an advantage that 200 games would show.'],
  ['who is above an even share has one', [0.6, 0.4], 'Seat 1 wins more often than an even share.'],
  ['several may have one', [0.5, 0.5, 0, 0], 'Seat 1 and Seat 2 win more often than an even share.'],
  ['or somebody has a disadvantage', [0.3, 0.3, 0.3, 0.1], 'Seat 4 wins less often than an even share.'],
  ['together all may win alike', [0.8, 0.8], 'No seat has an advantage that 200 games would show.'],
  ['nobody may win', [0, 0], 'Nobody won any of these games.'],
])('%s', (_, values, said) => {
  expect(verdictOn(figures(values))).toBe(said)
})

test('of too few games there is one sentence and nothing else', () => {
  const few = figures([], { games: 7, decisions: null })
  expect(verdictOn(few)).toBe('Too few games for figures: simple bots finished 7 in the time they had.')
  expect([sharesOf(few), originOf(few)]).toEqual([[], ''])
})

test('who played, when, and how long a game is', () => {
  expect(originOf(figures([0.5, 0.5]))).toBe('200 games between simple bots, just now. Each decides about 23 times.')
  expect(originOf(figures([0.5, 0.5], { games: 31, age: 60 }))).toBe('31 games between simple bots, played earlier. Each decides about 23 times.')
})

test('in the other languages too', () => {
  settings.language = 'it'
  expect(verdictOn(figures([0.5, 0.5, 0, 0]))).toBe('Posto 1 e Posto 2 vincono più spesso della loro parte.')
  settings.language = 'nl'
  expect(verdictOn(figures([0.6, 0.4]))).toBe('Stoel 1 wint vaker dan een gelijk deel.')
})
