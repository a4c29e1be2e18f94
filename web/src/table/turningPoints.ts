/** Where a game turned: the steps that changed somebody's chance of winning most. */

const MOST = 5
/** Less is not worth looking at. */
const LEAST = 0.08

/** The steps (by their index) with the largest changes of a seat's chance, in order of the game. */
export function findSwings(chances: readonly (readonly number[])[], seat: number): number[] {
  const changes = chances.slice(1).map((after, step) => ({ step, by: Math.abs((after[seat] ?? 0) - (chances[step]![seat] ?? 0)) }))
  const largest = changes.filter(({ by }) => by >= LEAST).toSorted((one, other) => other.by - one.by)
  return largest
    .slice(0, MOST)
    .map(({ step }) => step)
    .toSorted((one, other) => one - other)
}

/** The swing after a position, the first one again after the last; null where there is none. */
export function swingAfter(swings: readonly number[], at: number): number | null {
  return swings.find((step) => step + 1 > at) ?? swings[0] ?? null
}

/** The line of a seat's chance over a picture of 100 by 100. */
export function lineOf(chances: readonly (readonly number[])[], seat: number): string {
  const last = Math.max(chances.length - 1, 1)
  return chances.map((all, at) => `${at ? 'L' : 'M'}${((100 * at) / last).toFixed(2)} ${(100 - 100 * (all[seat] ?? 0)).toFixed(1)}`).join('')
}
