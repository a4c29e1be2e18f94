/** How each ground is drawn: its colour, whether it stands out of the sea, and the drawing on it; and how it changes. */
import { settings } from '../../ui/settings.svelte'
import { hasSprite } from '../../ui/sprites'
import type { Board } from '../../wire/types'

/** Spaces with a view, whose names stand in their corners. */
export const LANDSCAPE = 'landscape'

export interface Ground {
  fill: string
  /** It floats: it has a thickness and casts an edge. */
  floats: boolean
  /** A drawing, shown while nothing stands there. */
  drawing?: string
  /** The drawing stays, pale, behind what stands there. */
  stays?: boolean
  /** Nobody knows what is below: a pale star. */
  star?: boolean
  /** How high it is, in words. */
  level?: string
}

const ICE: Ground = { fill: 'var(--t-ice)', floats: true }

const GROUNDS: Readonly<Record<string, Ground>> = {
  ice: ICE,
  tile: { fill: 'var(--t-tile)', floats: true, star: true },
  glacier: { fill: 'var(--t-glacier)', floats: true, drawing: 'glacier', stays: true },
  search: { fill: 'var(--p-straw)', floats: true },
  'ice-block': { fill: 'none', floats: false, drawing: 'ice-block' },
  'seal-hole': { fill: 'var(--t-ice)', floats: true, drawing: 'seal-hole' },
  land: { fill: 'var(--t-land)', floats: false, drawing: 'land', stays: true },
  village: { fill: 'var(--t-land)', floats: false, drawing: 'village', stays: true },
  hamlet: { fill: 'var(--t-land)', floats: false, drawing: 'hamlet', stays: true },
  mountain: { fill: 'var(--t-mountain)', floats: false, drawing: 'mountain', stays: true },
  sea: { fill: 'none', floats: false },
  water: { fill: 'var(--t-sea)', floats: false, drawing: 'water' },
  'fish-water': { fill: 'var(--t-sea)', floats: false, drawing: 'fish-water', stays: true },
  landscape: { fill: 'var(--p-deep)', floats: false },
  deep: { fill: 'var(--t-deep)', floats: false },
  light: { fill: 'var(--t-back-light)', floats: false },
  dark: { fill: 'var(--t-back-dark)', floats: false },
  'back-light': { fill: 'var(--t-back-light)', floats: false },
  'back-dark': { fill: 'var(--t-back-dark)', floats: false },
}

const MARKED = '-marked'

const found = new Map<string, Ground>()

/**
 * The ground of this name; `sea-light` is a kind of `sea` if nobody knows better, and what is unknown is ice. What follows
 * may be a drawing (`search-sled`) or a level (`mountain-3`).
 */
export function groundOf(name: string): Ground {
  const ground = found.get(name) ?? read(isMarked(name) ? name.slice(0, -MARKED.length) : name)
  found.set(name, ground)
  return ground
}

function read(name: string): Ground {
  if (GROUNDS[name]) return GROUNDS[name]
  const cut = name.lastIndexOf('-')
  if (cut < 0) return ICE
  const [ground, more] = [read(name.slice(0, cut)), name.slice(cut + 1)]
  if (/^\d+$/.test(more)) return { ...ground, level: more }
  return hasSprite(more) ? { ...ground, drawing: more } : ground
}

/** A back covers what is below; one that was seen before can be looked through. */
export const isBack = (name: string): boolean => name.startsWith('back-')
export const wasSeen = (name: string): boolean => isBack(name) && name.endsWith('-seen')

/** Any ground can carry a dotted circle. */
export function isMarked(name: string): boolean {
  return name.endsWith(MARKED)
}

/** Whether the spaces lie in the open: in the sea, or on nothing at all. */
export function isOpen({ frame }: Pick<Board, 'frame'>): boolean {
  return frame === 'sea' || frame === '' || frame === 'none'
}

export function isSea(name: string): boolean {
  return name === 'sea' || name.startsWith('sea-')
}

// grounds that change

type Grounded = { id: string; ground: string }
const variants = new WeakMap<Grounded, Map<string, Grounded>>()

/** The board with the grounds its cells have now; a cell with the same ground is always the same object. */
export function withGrounds(board: Board, grounds: Readonly<Record<string, string>>): Board {
  const now = <T extends Grounded>(parts: readonly T[]): T[] => parts.map((part) => variant(part, grounds[part.id] ?? part.ground))
  const changed = ({ id, ground }: Grounded) => (grounds[id] ?? ground) !== ground
  if (!board.cells.some(changed) && !board.regions.some(changed)) return board
  return { ...board, cells: now(board.cells), regions: now(board.regions) }
}

function variant<T extends Grounded>(part: T, ground: string): T {
  if (ground === part.ground) return part
  const known = variants.get(part) ?? new Map<string, Grounded>()
  const found = known.get(ground) ?? { ...part, ground }
  variants.set(part, known.set(ground, found))
  return found as T
}

/** A transition: ground melts away and freezes softly. */
export function melt(_: Element): { duration: number; css: (t: number) => string } {
  return { duration: settings.reducedMotion ? 1 : 380, css: (t) => `opacity:${t};scale:${0.7 + 0.3 * t}` }
}
