/** How seats, levels, lists and times are called. */
import { settings } from '../ui/settings.svelte'
import { hasSprite } from '../ui/sprites'
import type { Seat, TableEntry } from '../wire/types'
import { hasWord, word } from './words'

/** The name of a seat's player, of its bot, or that it is free; who gave none is called by the number of the seat. */
export function seatName(seat: Seat | undefined, number: number): string {
  if (!seat || seat.kind === 'open') return word('seat-free')
  const isBot = seat.kind === 'bot' && !seat.stands_in
  return seat.name || word(isBot ? 'bot-number' : 'player-number', { number: number + 1 })
}

/** The drawing of a bot's face; some levels have none. */
export function botFace(seat: Seat | undefined): string | undefined {
  const face = `bot-${seat?.level}`
  return seat?.kind === 'bot' && hasSprite(face) ? face : undefined
}

/** Who sits at a table besides oneself, in the order of seats. */
export function othersAt(entry: Pick<TableEntry, 'seats' | 'you'>): string {
  const names = entry.seats.flatMap((seat, at) => (seat.kind === 'open' || entry.you?.includes(at) ? [] : [seatName(seat, at)]))
  return names.length ? listOf(names) : ''
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

/** "Ada, Bo and Cem": as it is written in Britain, like all our English. */
export function listOf(names: string[]): string {
  const locale = settings.language === 'en' ? 'en-GB' : settings.language
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

/** A number as it is printed: with a real minus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** With a capital at the beginning; the Dutch ij is one letter. */
export function capital(text: string): string {
  const first = settings.language === 'nl' && text.startsWith('ij') ? 2 : 1
  return text.slice(0, first).toLocaleUpperCase(settings.language) + text.slice(first)
}

/** Several things to be said one after the other, each with one mark at its end. */
export function sentences(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean)
  return said.map((part, k) => (k === said.length - 1 || /[.!?…:]$/.test(part) ? part : `${part}.`)).join(' ')
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
export function tableStatus(entry: TableEntry): string {
  const free = freeSeats(entry)
  if (entry.over) return word('table-over')
  if (entry.closed) return word('table-closed')
  if (free > 0) return word('seats-free', { count: free })
  if (entry.your_turn) return word('your-turn')
  if (entry.seats.some((seat) => seat.owes_entropy)) return word('table-waiting')
  if (entry.actor === null || entry.actor < 0) return word('table-running')
  return word('to-move', { name: seatName(entry.seats[entry.actor], entry.actor) })
}
