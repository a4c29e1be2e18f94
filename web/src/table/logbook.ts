/** The log as people read it: entries by round, and the turns for the slider. */
import type { LogEntry } from '../wire/types'

export interface Chapter {
  key: string
  round: number | null
  entries: LogEntry[]
}

const TELLS_EACH = 4 // draws of a setup; more are told by one line

/** How many draws come before anybody acts, where they are so many that they would fill the log. */
export function setupLength(log: readonly LogEntry[]): number {
  const first = log.findIndex((entry) => entry.actor >= 0)
  const draws = first < 0 ? log.length : first
  return draws > TELLS_EACH ? draws : 0
}

/** Entries under the heading of their round; a new heading whenever the round changes. */
export function chapters(log: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = []
  for (const entry of log) {
    const last = found.at(-1)
    const round = entry.round ?? null
    if (last && last.round === round) last.entries.push(entry)
    else found.push({ key: `${round}-${entry.n}`, round, entries: [entry] })
  }
  return found
}

/** After how many steps somebody else was to act: where the turns begin. */
export function turnStarts(log: readonly LogEntry[]): number[] {
  const found: number[] = []
  log.forEach((entry, k) => {
    if (k > 0 && entry.actor !== log[k - 1]!.actor) found.push(k)
  })
  return found
}

/** The next turn's beginning before or after a position. */
export function turnFrom(log: readonly LogEntry[], at: number, step: 1 | -1): number {
  const starts = [0, ...turnStarts(log), log.length]
  if (step > 0) return starts.find((start) => start > at) ?? log.length
  return starts.findLast((start) => start < at) ?? 0
}
