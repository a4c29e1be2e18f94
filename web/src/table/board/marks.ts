/** What marks say and where they are drawn, in board units. */
import type { Cell, Mark, Point, Text } from '../../wire/types'
import type { Figure } from './layout'

/** The marks to draw: those of no layer, and those of the layers that are shown. */
export function visibleMarks(marks: readonly Mark[], isOn: (layer: string) => boolean): Mark[] {
  return marks.filter(({ layer }) => !layer || isOn(layer))
}

/** The ids that carry a mark of a kind. */
export function idsMarked(marks: readonly Mark[], kind: string): string[] {
  return [...new Set(marks.filter((mark) => mark.kind === kind).flatMap(({ on }) => on ?? []))]
}

/** The things with these ids, as far as they are there. */
export function lookUp<T>(ids: readonly string[] | undefined, things: ReadonlyMap<string, T>): T[] {
  return (ids ?? []).map((id) => things.get(id)).filter((thing) => thing !== undefined)
}

/** The road that a refusal names: an argument `road` lists spaces by their names. */
export function roadOf(text: Text, cells: Iterable<Cell>): string[] {
  const road = typeof text === 'string' ? undefined : text[1].road
  if (typeof road !== 'string') return []
  const ids = new Map([...cells].map(({ id, name }) => [name, id]))
  return lookUp(road.split(' '), ids)
}

/** The outer border of a region: those sides of its spaces that no two of them share; a narrow gap between two is none. */
export function borderOf(outlines: readonly (readonly Point[])[]): [Point, Point][] {
  const sides = outlines.flatMap((outline) => outline.map((a, k): [Point, Point] => [a, outline[(k + 1) % outline.length]!]))
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const near = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
    Math.min(Math.max(far(a, d), far(b, c)), Math.max(far(a, c), far(b, d))) < 0.2 * far(a, b)
  return sides.filter((side) => !sides.some((other) => other !== side && near(side, other)))
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
  const cell = tally.length ? spotIn(lookUp(on, cells), taken) : undefined
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
  const [from, to] = lookUp([on?.[0] ?? '', on?.at(-1) ?? ''], cells)
  if (!from || !to || from === to) return null
  const [[x, y], [u, v]] = [from.centre, to.centre]
  const share = (unit * 0.3) / Math.hypot(u - x, v - y)
  return { seat, from: from.id, at: [x + (u - x) * share, y + (v - y) * share], turn: (Math.atan2(v - y, u - x) * 180) / Math.PI }
}

export interface Arc {
  d: string
  end: Point
  turn: number
  /** The other one of two ways. */
  second: boolean
}

/** A bent arrow from a piece into a space: the second of two ways bends the other way. */
export function arcOf({ kind, on }: Mark, figures: ReadonlyMap<string, Figure>, cells: ReadonlyMap<string, Cell>): Arc | null {
  const figure = figures.get(on?.[0] ?? '')
  const cell = cells.get(on?.at(-1) ?? '')
  if (!figure || !cell || !kind.startsWith('arrow')) return null
  const second = kind !== 'arrow'
  const { x, y, size } = figure
  const xs = cell.outline.map(([at]) => at)
  const way = Math.sign(cell.centre[0] - x) || 1
  const bend = size * (second ? 0.3 : -0.3)
  const from: Point = [x + way * size * 0.4, y + bend * 1.1]
  const end: Point = [(way > 0 ? Math.min(...xs) : Math.max(...xs)) + way * size * 0.22, from[1] + bend * 0.1]
  const control: Point = [(from[0] + end[0]) / 2, from[1] + bend * 1.5]
  const turn = (Math.atan2(end[1] - control[1], end[0] - control[0]) * 180) / Math.PI
  return { d: `M${from.join(' ')}Q${control.join(' ')} ${end.join(' ')}`, end, turn, second }
}
