/** Which of one's tables are listed. */
import type { TableEntry } from '../wire/types'

export const FILTERS = ['all', 'turn', 'others', 'archived', 'hidden'] as const
export type Filter = (typeof FILTERS)[number]

/** The tables that a filter shows, of one game if one is chosen; what was put away is only where it was put. */
export function filterTables(entries: readonly TableEntry[], filter: Filter, game: string): TableEntry[] {
  const fits = (entry: TableEntry): boolean => {
    if (filter === 'archived' || filter === 'hidden') return entry.mark === filter
    if (entry.mark) return false
    return filter === 'all' || entry.your_turn === (filter === 'turn')
  }
  return entries.filter((entry) => (!game || entry.game === game) && fits(entry))
}

/** The filters worth offering: all, and those that show something. */
export function offeredFilters(entries: readonly TableEntry[]): Filter[] {
  return FILTERS.filter((filter) => filter === 'all' || filterTables(entries, filter, '').length > 0)
}
