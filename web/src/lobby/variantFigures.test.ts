import { expect, test } from 'vitest'
import { giveWords } from '../i18n/words'
import type { Figures } from '../wire/types'
import { estimateOf, roundMinutes } from './variantFigures'

const figures: Figures = { bot: 'greedy', games: 200, order: null, shares: [], decisions: null, turns: { value: 40.6, low: 39, high: 42 }, minutes: 36.2, age: 0 }

test('minutes are said as people say them', () => {
  expect([0.2, 1.4, 9.4, 10.4, 12.6, 36.2, 58].map(roundMinutes)).toEqual([1, 1, 9, 10, 15, 35, 60])
})

test('how long a game is, if the bots know it', () => {
  giveWords('estimate = About { $turns } turns, { $minutes } minutes.\n', 'en')
  expect(estimateOf(figures)).toBe('About 41 turns, 35 minutes.')
  expect(estimateOf({ ...figures, turns: null, minutes: null })).toBe(null)
})
