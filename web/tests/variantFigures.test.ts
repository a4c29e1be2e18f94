import { afterEach, beforeAll, expect, test } from 'vitest'
import { giveWords } from '../src/i18n/words.ts'
import { originOf, sharesOf, verdictOn } from '../src/lobby/variantFigures.ts'
import { settings } from '../src/ui/settings.svelte.ts'
import type { Figures, Interval } from '../src/wire/types.ts'
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
  ['what the intervals do not show is no advantage', [0.54, 0.46], 'In 200 games no seat had a clear advantage.'],
  ['who is above an even share has one', [0.6, 0.4], 'Seat 1 wins more than their fair share.'],
  ['several may have one', [0.5, 0.5, 0, 0], 'Seat 1 and Seat 2 win more than their fair share.'],
  ['or somebody has a disadvantage', [0.3, 0.3, 0.3, 0.1], 'Seat 4 wins less than their fair share.'],
  ['together all may win alike', [0.8, 0.8], 'In 200 games no seat had a clear advantage.'],
  ['nobody may win', [0, 0], 'Nobody won any of these games.'],
])('%s', (_, values, said) => {
  expect(verdictOn(figures(values))).toBe(said)
})

test('the first to play and the second stand in one sentence with one capital', () => {
  expect(verdictOn(figures([0.5, 0.5, 0, 0], { order: null }))).toBe('The first to play and the second to play win more than their fair share.')
})

test('of too few games there is one sentence and nothing else', () => {
  const few = figures([], { games: 7, decisions: null })
  expect(verdictOn(few)).toBe('Too few games to tell: simple bots finished only 7 in the time they had.')
  expect([sharesOf(few), originOf(few)]).toEqual([[], ''])
})

test('who played, when, and how long a game is', () => {
  expect(originOf(figures([0.5, 0.5]))).toBe('Based on 200 games between simple bots, played just now. Each player makes about 23 decisions.')
  expect(originOf(figures([0.5, 0.5], { games: 31, age: 60 }))).toBe('Based on 31 games between simple bots, played earlier. Each player makes about 23 decisions.')
})

test('in the other languages too', () => {
  settings.language = 'it'
  expect(verdictOn(figures([0.5, 0.5, 0, 0]))).toBe('Posto 1 e Posto 2 vincono più spesso della media.')
  settings.language = 'nl'
  expect(verdictOn(figures([0.6, 0.4]))).toBe('Stoel 1 wint vaker dan bij gelijke kansen.')
})
