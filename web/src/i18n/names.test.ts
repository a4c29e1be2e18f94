import { afterEach, expect, test } from 'vitest'
import { settings } from '../ui/settings.svelte'
import { capital, listOf, numeral, sentences } from './names'

afterEach(() => (settings.language = 'en'))

test('lists are written as in the language', () => {
  expect(listOf(['fish', 'seal', 'walrus'])).toBe('fish, seal and walrus')
  settings.language = 'it'
  expect(listOf(['pesce', 'foca', 'tricheco'])).toBe('pesce, foca e tricheco')
  settings.language = 'nl'
  expect(listOf(['vis', 'zeehond', 'walrus'])).toBe('vis, zeehond en walrus')
})

test('what is said one after the other has one mark at each end', () => {
  expect(sentences(['Your turn', 'Take the walrus?', ' ', 'It is worth three.'])).toBe('Your turn. Take the walrus? It is worth three.')
  expect(sentences(['Ada: goes', 'Your turn'])).toBe('Ada: goes. Your turn')
})

test('numbers below zero have a real minus', () => {
  expect([numeral(3), numeral(0), numeral(-2)]).toEqual(['3', '0', '−2'])
})

test('capitals', () => {
  expect(capital('één')).toBe('Één')
  expect(capital('')).toBe('')
  expect(capital('ijsbeer')).toBe('Ijsbeer')
  settings.language = 'nl'
  expect(capital('ijsbeer')).toBe('IJsbeer')
  expect(capital('iglo')).toBe('Iglo')
})
