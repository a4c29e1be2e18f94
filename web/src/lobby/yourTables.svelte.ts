/** One's own tables as they are listed: filtered, those that wait first, and how finished games went. */
import * as api from '../wire/http'
import type { Result, TableEntry } from '../wire/types'
import { hasEnded } from './lobbyState.svelte'
import { type Filter, filterTables, offeredFilters } from './tableFilter'

export class YourTablesState {
  readonly #entries: () => TableEntry[]
  filter = $state<Filter>('all')
  /** The game whose tables are listed, or all. */
  only = $state('')
  #results = $state.raw<Record<string, Result | null>>({})

  constructor(entries: () => TableEntry[]) {
    this.#entries = entries
  }

  readonly filters: Filter[] = $derived.by(() => offeredFilters(this.#entries()))
  readonly played: string[] = $derived.by(() => [...new Set(this.#entries().map((entry) => entry.game))])
  readonly listed: TableEntry[] = $derived.by(() => {
    const filter = this.filters.includes(this.filter) ? this.filter : 'all'
    return filterTables(this.#entries(), filter, this.played.includes(this.only) ? this.only : '')
  })
  /** Tables that go on: those that wait for this browser first. */
  readonly running: TableEntry[] = $derived(byTurn(this.listed.filter((entry) => !hasEnded(entry))))
  readonly finished: TableEntry[] = $derived(this.listed.filter(hasEnded))

  /** How finished games went, asked for when there are more of them than are known. */
  async loadResults(): Promise<void> {
    const over = this.#entries().filter((entry) => entry.over)
    if (over.every((entry) => entry.table in this.#results)) return
    const { results } = await api.history()
    const unknown = over.map((entry) => [entry.table, null] as const)
    this.#results = Object.fromEntries([...unknown, ...results.map((result) => [result.table, result] as const)])
  }

  /** The best place that this browser's person reached at a finished table, and of how many. */
  placeAt(entry: TableEntry): { place: number; of: number } | null {
    const result = this.#results[entry.table]
    if (!result?.places) return null
    return { place: Math.min(...result.yours.map((seat) => result.places![seat]!)), of: result.places.length }
  }
}

function byTurn(entries: TableEntry[]): TableEntry[] {
  return entries.toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn))
}
