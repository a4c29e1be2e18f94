/** How each ground is drawn: its colour, whether it stands out of the sea, and the drawing on it; and how it changes. */
import { settings } from '../../lib/settings.svelte'
import type { Board, Cell } from '../../lib/types'

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
}

const ICE: Ground = { fill: 'var(--t-ice)', floats: true }

const GROUNDS: Readonly<Record<string, Ground>> = {
  ice: ICE,
  tile: { fill: 'var(--t-tile)', floats: true, star: true },
  glacier: { fill: 'var(--t-glacier)', floats: true, drawing: 'glacier', stays: true },
  search: { fill: 'var(--p-straw)', floats: true },
  'ice-block': { fill: 'var(--t-sea)', floats: false, drawing: 'ice-block' },
  'seal-hole': { fill: 'var(--t-ice)', floats: true, drawing: 'seal-hole' },
  land: { fill: 'var(--t-land)', floats: false, drawing: 'land' },
  village: { fill: 'var(--t-land)', floats: false, drawing: 'village' },
  hamlet: { fill: 'var(--t-land)', floats: false, drawing: 'hamlet' },
  mountain: { fill: 'var(--t-mountain)', floats: false, drawing: 'mountain' },
  sea: { fill: 'none', floats: false },
  water: { fill: 'var(--t-sea)', floats: false, drawing: 'water' },
  'fish-water': { fill: 'var(--t-sea)', floats: false, drawing: 'fish-water' },
  deep: { fill: 'var(--t-deep)', floats: false },
  light: { fill: 'var(--t-back-light)', floats: false },
  dark: { fill: 'var(--t-back-dark)', floats: false },
  'back-light': { fill: 'var(--t-back-light)', floats: false },
  'back-dark': { fill: 'var(--t-back-dark)', floats: false },
}

const MARKED = '-marked'

/** The ground of this name; `sea-light` is a kind of `sea` if nobody knows better, and what is unknown is ice. */
export function groundOf(name: string): Ground {
  const plain = isMarked(name) ? name.slice(0, -MARKED.length) : name
  return GROUNDS[plain] ?? GROUNDS[plain.split('-')[0]!] ?? ICE
}

/** Any ground can carry a dotted circle. */
export function isMarked(name: string): boolean {
  return name.endsWith(MARKED)
}

export function isSea(name: string): boolean {
  return name === 'sea' || name.startsWith('sea-')
}

// grounds that change

const variants = new WeakMap<Cell, Map<string, Cell>>()

/** The board with the grounds its cells have now; a cell with the same ground is always the same object. */
export function grounded(board: Board, grounds: Readonly<Record<string, string>>): Board {
  if (!board.cells.some(({ id, ground }) => (grounds[id] ?? ground) !== ground)) return board
  return { ...board, cells: board.cells.map((cell) => variant(cell, grounds[cell.id] ?? cell.ground)) }
}

function variant(cell: Cell, ground: string): Cell {
  if (ground === cell.ground) return cell
  const known = variants.get(cell) ?? new Map<string, Cell>()
  const found = known.get(ground) ?? { ...cell, ground }
  variants.set(cell, known.set(ground, found))
  return found
}

/** A transition: ground melts away and freezes softly. */
export function melting(_: Element): { duration: number; css: (t: number) => string } {
  return { duration: settings.reducedMotion ? 1 : 380, css: (t) => `opacity:${t};scale:${0.7 + 0.3 * t}` }
}
