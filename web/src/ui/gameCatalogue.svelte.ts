/** What can be chosen before a game, asked of the server once and kept while the page is open. */
import * as api from '../wire/http'
import type { Game } from '../wire/types'

class GameCatalogue {
  games = $state.raw<Game[] | null>(null)
  trouble = $state.raw<unknown>(null)
  #coming: Promise<void> | null = null

  find(key: string): Game | null {
    return this.games?.find((game) => game.key === key) ?? null
  }

  /** Ask for the games unless they are here or on their way; again after a failure. */
  load(): Promise<void> {
    this.#coming ??= api.games().then(
      (games) => {
        this.games = games
        this.trouble = null
      },
      (why: unknown) => {
        this.trouble = why
        this.#coming = null
      },
    )
    return this.#coming
  }
}

export const gameCatalogue = new GameCatalogue()
