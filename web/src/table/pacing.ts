/** How long to wait: before the next attempt to connect, and until the next step is shown. */
import type { Pace } from '../ui/settings.svelte'
import type { StepMessage } from '../wire/types'

const FIRST = 600
const LONGEST = 15_000

/** Milliseconds before the attempt with this number (0, 1, ...), with a little chance so that not all come at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.round(Math.min(FIRST * 2 ** attempt, LONGEST) * (0.8 + 0.4 * chance))
}

/** More steps than this are not followed one by one. */
export const MOST_FOLLOWED = 4

const OWN = 60
const CHANCE = 320
const OTHERS = 550
const PATIENCE: Record<Pace, number> = { calm: 2, usual: 1, swift: 0 }

/** Milliseconds for which a step stays before the next one is shown. */
export function stayFor(step: Pick<StepMessage, 'entry'>, you: readonly number[], pace: Pace): number {
  const usual = you.includes(step.entry.actor) ? OWN : step.entry.actor < 0 ? CHANCE : OTHERS
  return usual * PATIENCE[pace]
}
