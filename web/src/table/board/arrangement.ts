/** Where the pieces on one space stand, and how large they are. */
import { isBackdrop, sizeOf } from '../../ui/sprites'

export interface Spot {
  x: number
  y: number
  size: number
}

/** Sizes as a share of a space's inner diameter. */
const USUAL = 0.68
const BACKDROP = 0.76
/** Before a backdrop, so that it is still seen. */
const BEFORE = 0.6

/** How many figures find room side by side on one space. */
export const MOST = 9
/** More than so many stand in rows. */
export const FEW = 3

/** Where round tokens stand: beside each other on a space that is higher than wide. */
const TOKENS: readonly (readonly [x: number, y: number, size: number][])[] = [
  [[0, 0, 0.62]],
  [[-0.2, -0.2, 0.52], [0.2, 0.2, 0.52]],
  [[-0.23, -0.3, 0.46], [0.23, 0, 0.46], [-0.23, 0.3, 0.46]],
  [[-0.24, -0.35, 0.44], [0.24, -0.12, 0.44], [-0.24, 0.12, 0.44], [0.24, 0.35, 0.44]],
] // prettier-ignore

export function arrangeTokens(count: number): Spot[] {
  const few = TOKENS[count - 1]
  if (few) return few.map(([x, y, size]) => ({ x, y, size }))
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / 2) % 3
    return { x: k % 2 ? 0.25 : -0.25, y: (row - 1) * 0.385, size: 0.38 }
  })
}

/** Where the figures on one space stand: one in the middle, or before a backdrop; two side by side, three in a triangle, more in rows. */
export function arrange(kinds: readonly string[]): Spot[] {
  const behind = kinds.length === 2 && kinds.filter(isBackdrop).length === 1
  const spots = spotsOf(behind ? 1 : kinds.length)
  return kinds.map((kind, k) => {
    if (behind) return isBackdrop(kind) ? { x: 0, y: -0.05, size: BACKDROP } : { x: 0, y: 0.14, size: BEFORE }
    const spot = spots[Math.min(k, MOST - 1)]!
    return { ...spot, size: Math.min(spot.size, isBackdrop(kind) ? BACKDROP : (sizeOf(kind) ?? USUAL)) }
  })
}

const BY_COUNT: readonly (readonly [x: number, y: number, size: number][])[] = [
  [[0, 0, 1]],
  [[-0.18, -0.04, 0.62], [0.18, 0.04, 0.62]],
  [[-0.22, 0.17, 0.5], [0.22, 0.17, 0.5], [0, -0.18, 0.54]],
] // prettier-ignore

/** Of many, the first row is the one with the most room. */
function spotsOf(count: number): Spot[] {
  const few = BY_COUNT[Math.max(count, 1) - 1]
  if (few) return few.map(([x, y, size]) => ({ x, y, size }))
  const lines = count > 6 ? 3 : 2
  const [down, most] = lines === 2 ? [0.46, 0.44] : [0.32, 0.35]
  const shown = Math.min(count, MOST)
  return Array.from({ length: lines }, (_, line) => {
    const wide = Math.floor((shown + line) / lines)
    const [across, size] = wide === 2 ? [0.48, most] : [0.34, Math.min(most, 0.4)]
    return Array.from({ length: wide }, (_, k) => ({ x: (k - (wide - 1) / 2) * across, y: (line - (lines - 1) / 2) * down, size }))
  }).flat()
}
