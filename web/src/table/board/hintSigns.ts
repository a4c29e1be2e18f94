/** Where the steps of a hint are shown on a board. */
import type { Board, Point } from '../../wire/types'
import type { Advice } from '../hint.svelte'

export interface HintSign {
  /** The number of the step in the list, from 1. */
  number: number
  at: Point
  arrow: { from: Point; to: Point; turn: number } | null
  touch: readonly string[]
}

/** A number for each step that touches this board, and an arrow for each that is a move on it. */
export function hintSigns(
  board: Board,
  advice: readonly Advice[],
  placeOf: (thing: string) => string,
  pointOf: (place: string) => Point,
  unit: number,
  r: number,
): HintSign[] {
  const here = new Set([...board.cells, ...board.edges, ...board.regions].map(({ id }) => id))
  const lines = new Set(board.edges.map(({ id }) => id))
  const met = new Map<string, number>()
  return advice.flatMap(({ choice, start }, k) => {
    const place = choice.touch.map(placeOf).findLast((id) => here.has(id))
    if (place === undefined) return []
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    const [x, y] = pointOf(place)
    const from = board.cells.find(({ id, name }) => name === start && id !== place)
    const arrow = from ? arrowTo(from.centre, [x, y], unit) : null
    // beyond the head of an arrow, which it would hide
    const way = arrow ? (arrow.turn * Math.PI) / 180 : (-3 * Math.PI) / 4
    const aside = lines.has(place) ? 0 : unit * 0.36
    return [{ number: k + 1, at: [x + Math.cos(way) * aside + before * r * 2.1, y + Math.sin(way) * aside], arrow, touch: choice.touch }]
  })
}

/** From beside the middle of a space to shortly before the middle of another. */
function arrowTo([x, y]: Point, [u, v]: Point, unit: number): HintSign['arrow'] {
  const far = Math.hypot(u - x, v - y)
  const on = (way: number): Point => [x + ((u - x) * way) / far, y + ((v - y) * way) / far]
  return { from: on(Math.min(unit * 0.34, far * 0.35)), to: on(far - Math.min(unit * 0.3, far * 0.3)), turn: (Math.atan2(v - y, u - x) * 180) / Math.PI }
}
