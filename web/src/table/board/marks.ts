/** What marks say and where they are drawn, in board units. */
import type { Cell, Mark, Point } from '../../lib/types'

/** The marks to draw: those of no layer, and those of the layers that are shown. */
export function shown(marks: readonly Mark[], isOn: (layer: string) => boolean): Mark[] {
  return marks.filter(({ layer }) => !layer || isOn(layer))
}

/** The ids that carry a mark of a kind. */
export function marked(marks: readonly Mark[], kind: string): string[] {
  return [...new Set(marks.filter((mark) => mark.kind === kind).flatMap(({ on }) => on ?? []))]
}

/** The things with these ids, as far as they are there. */
export function known<T>(ids: readonly string[] | undefined, things: ReadonlyMap<string, T>): T[] {
  return (ids ?? []).map((id) => things.get(id)).filter((thing) => thing !== undefined)
}

/** The outer border of a region: those sides of its spaces that no two of them share. */
export function border(outlines: readonly (readonly Point[])[]): [Point, Point][] {
  const sides = new Map<string, [Point, Point] | null>()
  for (const outline of outlines) {
    outline.forEach((a, k) => {
      const b = outline[(k + 1) % outline.length]!
      const key = [a, b].map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).sort().join(' ') // prettier-ignore
      sides.set(key, sides.has(key) ? null : [a, b])
    })
  }
  return [...sides.values()].filter((side) => side !== null)
}

/** The space of a region on which its numbers stand: one on which nothing lies, as near to its middle as can be. */
export function spotIn(region: readonly Cell[], taken: ReadonlySet<string>): Cell | undefined {
  const [u, v] = [0, 1].map((axis) => region.reduce((sum, { centre }) => sum + centre[axis]!, 0) / region.length)
  const far = ({ centre: [x, y] }: Cell) => Math.hypot(x - u!, y - v!)
  const nearest = (cells: readonly Cell[]) => cells.toSorted((a, b) => far(a) - far(b))[0]
  return nearest(region.filter(({ id }) => !taken.has(id))) ?? nearest(region)
}

export interface Badge {
  seat: number
  number: number
  at: Point
}

/** The numbers of a region, two in a row: in the middle of a free space, or along the top of one that is taken. */
export function badgesOf({ on, tally = [] }: Mark, cells: ReadonlyMap<string, Cell>, taken: ReadonlySet<string>, unit: number, r: number): Badge[] {
  const cell = tally.length ? spotIn(known(on, cells), taken) : undefined
  if (!cell) return []
  const [x, y] = cell.centre
  const digits = Math.max(...tally.map(([, number]) => String(number).length))
  const apart = r * (2.4 + 0.68 * digits)
  const down = Math.floor((tally.length - 1) / 2)
  const top = taken.has(cell.id) ? y - unit * 0.5 + r : y - unit * 0.035 - down * r * 1.1
  return tally.map(([seat, number], k) => {
    const alone = k % 2 === 0 && k === tally.length - 1
    return { seat, number, at: [x + (alone ? 0 : (k % 2) - 0.5) * apart, top + Math.floor(k / 2) * r * 2.2] }
  })
}

export interface Arrow {
  seat: number | undefined
  from: string
  at: Point
  /** Degrees from the right, clockwise. */
  turn: number
}

/** An arrow at the edge of the first space of a mark, towards the last one. */
export function arrowOf({ on, seat }: Mark, cells: ReadonlyMap<string, Cell>, unit: number): Arrow | null {
  const [from, to] = known([on?.[0] ?? '', on?.at(-1) ?? ''], cells)
  if (!from || !to || from === to) return null
  const [[x, y], [u, v]] = [from.centre, to.centre]
  const share = (unit * 0.3) / Math.hypot(u - x, v - y)
  return { seat, from: from.id, at: [x + (u - x) * share, y + (v - y) * share], turn: (Math.atan2(v - y, u - x) * 180) / Math.PI }
}
