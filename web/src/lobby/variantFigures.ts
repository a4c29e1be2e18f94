/** What figures of a variant say, in words. */
import { capital, listOf } from '../i18n/names'
import { word } from '../i18n/words'
import type { Figures, Interval } from '../wire/types'

const JUST_NOW = 60 // seconds

/** One who plays, with their share of the wins in percent. */
export interface Share {
  /** The number of the seat; null where the order of play is drawn by lot. */
  seat: number | null
  name: string
  value: number
  low: number
  high: number
}

export function sharesOf({ shares, order }: Figures): Share[] {
  return shares.map((share, turn) => {
    const seat = order?.[turn] ?? null
    return { seat, name: capital(nameOf(seat, turn)), value: percent(share.value), low: percent(share.low), high: percent(share.high) }
  })
}

function nameOf(seat: number | null, turn: number): string {
  return seat === null ? word('figures-turn', { number: turn + 1 }) : word('seat-number', { number: seat + 1 })
}

/** Who has an advantage, as far as the intervals show it. */
export function verdictOn(figures: Figures): string {
  const { games, shares, order } = figures
  if (shares.length === 0) return word('figures-few', { games })
  const even = shares.reduce((sum, { value }) => sum + value, 0) / shares.length
  if (even === 0) return word('figures-nobody')
  const names = (fits: (share: Interval) => boolean) => shares.flatMap((share, turn) => (fits(share) ? [nameOf(order?.[turn] ?? null, turn)] : []))
  const ahead = names(({ low }) => low > even)
  const behind = names(({ high }) => high < even)
  if (ahead.length > 0) return capital(word('figures-ahead', { seats: listOf(ahead), count: ahead.length }))
  if (behind.length > 0) return capital(word('figures-behind', { seats: listOf(behind), count: behind.length }))
  return word('figures-even', { games })
}

/** Who played, and how long a game is. */
export function originOf({ games, decisions, age }: Figures): string {
  if (!decisions) return ''
  const who = word('figures-who', { games, when: age < JUST_NOW ? 'now' : 'earlier' })
  return `${who} ${word('figures-length', { count: Math.round(decisions.value) })}`
}

function percent(share: number): number {
  return Math.round(100 * share)
}

/** How long a game is, in one sentence; null where the bots could not find out. */
export function estimateOf({ turns, minutes }: Figures): string | null {
  if (!turns || minutes === null) return null
  return word('estimate', { turns: Math.round(turns.value), minutes: roundMinutes(minutes) })
}

/** Minutes as one says them: from ten on in steps of five. */
export function roundMinutes(minutes: number): number {
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5)
}
