/** What this browser remembers of its tables, to check them afterwards: the seal it was shown, and what it added to chance then. */
import type { Memory } from './fairness'
import type { AddEntropy } from './types'

const PLACE = 'banchisa-tables'
const MOST = 60

type Kept = Record<string, Memory>

/** What this page may not write: kept as long as it is open. */
let unwritten: Kept = {}

/** Remember the seal of a table as it was first shown, before the game or later; another one does not replace it. */
export function rememberCommitment(table: string, commitment: string, beforehand: boolean): void {
  const memory = recall(table)
  if (memory.commitment === undefined) write(table, { ...memory, commitment, beforehand: beforehand && !memory.entropies?.length })
}

/**
 * What this browser adds to the chance of a table with seats for so many people, and the seal that it answers to.
 * Both are kept before anything is sent. Asked again it is the same, also for another seat.
 */
export function prepareEntropy(table: string, commitment: string, people: number): AddEntropy {
  rememberCommitment(table, commitment, true)
  const memory = recall(table)
  const entropy = memory.entropies?.[0] ?? randomHex()
  write(table, { ...memory, entropies: [entropy], people: memory.people ?? people })
  return { commitment: memory.commitment!, entropy }
}

/** Somebody at this browser has asked for this take-back, or allowed it. */
export function rememberConsent(table: string, number: number): void {
  const memory = recall(table)
  if (!memory.consents?.includes(number)) write(table, { ...memory, consents: [...(memory.consents ?? []), number] })
}

export function recall(table: string): Memory {
  return readAll()[table] ?? {}
}

/** Random bytes, hex. */
export function randomHex(length = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function write(table: string, memory: Memory): void {
  const { [table]: _, ...others } = readAll()
  const entries = [...Object.entries(others), [table, memory] as const].slice(-MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)))
    unwritten = {}
  } catch {
    unwritten = { ...unwritten, [table]: memory }
  }
}

function readAll(): Kept {
  try {
    return { ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept), ...unwritten }
  } catch {
    return unwritten
  }
}
