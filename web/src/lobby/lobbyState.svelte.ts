/** What the lobby shows: the games, and the tables as they are now. */
import { loadGameWords } from '../i18n/words'
import { notifies } from '../notices/attention'
import { settings } from '../ui/settings.svelte'
import * as api from '../wire/http'
import type { Game, TableEntry, Tables } from '../wire/types'

const EVERY = 5000
const HIDDEN = 6 // a page that is not seen asks so much less often, and only if its person wants to be told

export class LobbyState {
  games = $state<Game[] | null>(null)
  tables = $state<Tables | null>(null)
  /** The latest failure, until a request succeeds again. */
  trouble = $state<unknown>(null)

  /** Those that wait for this browser, whatever is listed. */
  readonly waiting: TableEntry[] = $derived((this.tables?.yours ?? []).filter((entry) => !hasEnded(entry) && entry.your_turn && !entry.mark))
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
    let ticks = 0
    const look = () => {
      if (document.visibilityState === 'visible' || (notifies() && ++ticks % HIDDEN === 0)) void this.refresh()
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

/** Whether nobody goes on with a table. */
export function hasEnded(entry: TableEntry): boolean {
  return entry.over || entry.closed
}

function withoutYours(tables: Tables | null): TableEntry[] {
  const yours = new Set(tables?.yours.map((entry) => entry.table))
  return (tables?.open ?? []).filter((entry) => !yours.has(entry.table))
}
