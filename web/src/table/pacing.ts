/** How long each step is shown before the next one. */
import type { Pace } from '../ui/settings.svelte'
import type { StepMessage } from '../wire/types'

/** More steps than this are not followed one by one. */
export const MAX_QUEUED_STEPS = 4

const OWN = 60
const CHANCE = 320
const OTHERS = 550
const PATIENCE: Record<Pace, number> = { calm: 2, usual: 1, swift: 0 }

/** Milliseconds for which a step stays before the next one is shown. */
export function stepDelay(step: Pick<StepMessage, 'entry'>, you: readonly number[], pace: Pace): number {
  const usual = you.includes(step.entry.actor) ? OWN : step.entry.actor < 0 ? CHANCE : OTHERS
  return usual * PATIENCE[pace]
}
