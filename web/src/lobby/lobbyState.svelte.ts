/** What the lobby shows: the games, and the tables as they are now. */
import { loadGameWords } from '../i18n/words'
import { settings } from '../ui/settings.svelte'
import * as api from '../wire/http'
import type { Game, TableEntry, Tables } from '../wire/types'

const EVERY = 5000

export class LobbyState {
  games = $state<Game[] | null>(null)
  tables = $state<Tables | null>(null)
  /** The latest failure, until a request succeeds again. */
  trouble = $state<unknown>(null)

  /** Tables of this browser that go on: those that wait for it first. */
  readonly running: TableEntry[] = $derived(byTurn((this.tables?.yours ?? []).filter((entry) => !hasEnded(entry))))
  readonly finished: TableEntry[] = $derived((this.tables?.yours ?? []).filter(hasEnded))
  readonly open: TableEntry[] = $derived(withoutYours(this.tables))

  async refresh(): Promise<void> {
    try {
      if (!this.games) this.games = await api.games()
      this.tables = await api.tables()
      this.trouble = null
    } catch (why) {
      this.trouble = why
    }
  }

  /** What can be chosen in the game of a table. */
  gameOf(entry: TableEntry): Game | null {
    return this.games?.find((game) => game.key === entry.game) ?? null
  }

  /** Refresh every few seconds while the page is seen, and when it is seen again; returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh()
    }
    void this.refresh()
    const timer = setInterval(look, EVERY)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Load the words of all games in the language of the moment. */
  async loadWords(): Promise<void> {
    const language = settings.language
    await Promise.allSettled((this.games ?? []).map((game) => loadGameWords(game.key, language)))
  }
}

function hasEnded(entry: TableEntry): boolean {
  return entry.over || entry.closed
}

function byTurn(entries: TableEntry[]): TableEntry[] {
  return entries.toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn))
}

function withoutYours(tables: Tables | null): TableEntry[] {
  const yours = new Set(tables?.yours.map((entry) => entry.table))
  return (tables?.open ?? []).filter((entry) => !yours.has(entry.table))
}
