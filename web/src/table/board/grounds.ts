/** How each ground is drawn: its colour, whether it stands out of the sea, and the drawing on it. */

export interface Ground {
  fill: string
  /** It floats: it has a thickness and casts an edge. */
  floats: boolean
  /** A drawing, shown while nothing stands there. */
  drawing?: string
  /** Nobody knows what is below: a pale star. */
  star?: boolean
}

const ICE: Ground = { fill: 'var(--t-ice)', floats: true }

const GROUNDS: Readonly<Record<string, Ground>> = {
  ice: ICE,
  tile: { fill: 'var(--t-tile)', floats: true, star: true },
  glacier: { fill: 'var(--t-glacier)', floats: true, drawing: 'glacier' },
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

/** The ground of this name; `sea-light` is a kind of `sea` if nobody knows better, and what is unknown is ice. */
export function groundOf(name: string): Ground {
  return GROUNDS[name] ?? GROUNDS[name.split('-')[0]!] ?? ICE
}

export function isSea(name: string): boolean {
  return name === 'sea' || name.startsWith('sea-')
}
