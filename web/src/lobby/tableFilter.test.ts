import { expect, test } from 'vitest'
import type { TableEntry } from '../wire/types'
import { filterTables, offeredFilters } from './tableFilter'

const entry = (table: string, more: Partial<TableEntry> = {}) => ({ table, game: 'toy', your_turn: false, ...more }) as TableEntry
const TABLES = [
  entry('turn', { your_turn: true }),
  entry('other', { game: 'pond' }),
  entry('old', { mark: 'archived', your_turn: true }),
  entry('gone', { mark: 'hidden' }),
]
const shown = (...wanted: Parameters<typeof filterTables> extends [unknown, ...infer Rest] ? Rest : never) =>
  filterTables(TABLES, ...wanted).map(({ table }) => table)

test('what was put away is listed only where it was put', () => {
  expect(shown('all', '')).toEqual(['turn', 'other'])
  expect(shown('turn', '')).toEqual(['turn'])
  expect(shown('others', '')).toEqual(['other'])
  expect(shown('archived', '')).toEqual(['old'])
  expect(shown('hidden', '')).toEqual(['gone'])
})

test('one game alone', () => {
  expect(shown('all', 'pond')).toEqual(['other'])
  expect(shown('turn', 'pond')).toEqual([])
})

test('filters that show nothing are not offered', () => {
  expect(offeredFilters(TABLES)).toEqual(['all', 'turn', 'others', 'archived', 'hidden'])
  expect(offeredFilters(TABLES.slice(0, 1))).toEqual(['all', 'turn'])
  expect(offeredFilters([])).toEqual(['all'])
})
