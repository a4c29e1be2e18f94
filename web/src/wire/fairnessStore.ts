/** What this browser remembers of its tables, to check them afterwards: what it added to chance, and the seal it was shown. */
import type { Memory } from './fairness'

const PLACE = 'banchisa-tables'
const MOST = 60

type Kept = Record<string, Memory>

/** Remember what this browser added to a table. */
export function rememberEntropy(table: string, entropy: string): void {
  const memory = recall(table)
  write(table, { ...memory, entropies: [...new Set([...(memory.entropies ?? []), entropy])] })
}

/** Remember the seal of a table as it was first shown; a later one does not replace it. */
export function rememberCommitment(table: string, commitment: string): void {
  const memory = recall(table)
  if (memory.commitment === undefined) write(table, { ...memory, commitment })
}

export function recall(table: string): Memory {
  return readAll()[table] ?? {}
}

function write(table: string, memory: Memory): void {
  const { [table]: _, ...others } = readAll()
  const entries = [...Object.entries(others), [table, memory] as const].slice(-MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // not allowed to keep anything: the check at the end knows less
  }
}

function readAll(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}
