/** How seats, levels, lists and times are called. */
import { settings } from './settings.svelte'
import type { Seat, TableEntry } from './types'
import { hasWord, word } from './words'

/** The name of a seat's player, of its bot, or that it is free. */
export function seatName(seat: Seat | undefined, number: number): string {
  if (seat?.kind === 'human') return seat.name || word('player-number', { number: number + 1 })
  if (seat?.kind === 'bot') return seat.name || word('bot-number', { number: number + 1 })
  return word('seat-free')
}

/** A bot's level in words. */
export function levelName(level: string): string {
  const id = `level-${level}`
  return hasWord(id) ? word(id) : level
}

/** What a level is like, in one sentence. */
export function levelLike(level: string): string {
  const id = `level-${level}-like`
  return hasWord(id) ? word(id) : ''
}

const USUAL = 'normal'

/** The level for who does not choose one. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels.includes(USUAL) ? USUAL : levels.at(-1)
}

/** "Ada, Bo and Cem". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names)
}

/** "5 minutes ago". */
export function timeAgo(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (past < 60) return word('just-now')
  if (past < 3600) return format.format(-Math.floor(past / 60), 'minute')
  if (past < 86400) return format.format(-Math.floor(past / 3600), 'hour')
  return format.format(-Math.floor(past / 86400), 'day')
}

export function freeSeats(entry: Pick<TableEntry, 'seats'>): number {
  return entry.seats.filter((seat) => seat.kind === 'open').length
}

/** What a table waits for, in a few words. */
export function tableState(entry: TableEntry): string {
  const free = freeSeats(entry)
  if (entry.over) return word('table-over')
  if (free > 0) return word('seats-free', { count: free })
  if (entry.your_turn) return word('your-turn')
  if (entry.actor === null || entry.actor < 0) return word('table-running')
  return word('to-move', { name: seatName(entry.seats[entry.actor], entry.actor) })
}
