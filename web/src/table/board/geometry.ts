/** Plain geometry of boards: outlines, insets, the frame, and the way the arrow keys go. */
import type { Board, Cell, Edge, Lettering, Point } from '../../wire/types'

export type Box = { left: number; top: number; width: number; height: number }

/** The distance from the middle of a space to its nearest side. */
export function innerRadius({ outline, centre }: Pick<Cell, 'outline' | 'centre'>): number {
  let least = Infinity
  outline.forEach((a, k) => {
    least = Math.min(least, distanceToLine(centre, a, outline[(k + 1) % outline.length]!))
  })
  return Number.isFinite(least) ? least : 0
}

function distanceToLine(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(p[0] - a[0], p[1] - a[1])
  return Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length
}

/** The usual inner diameter of the spaces of a board: what all its strokes and drawings are measured by. */
export function unitOf(board: Pick<Board, 'cells'>): number {
  const all = board.cells.map((cell) => 2 * innerRadius(cell)).sort((a, b) => a - b)
  return all[Math.floor(all.length / 2)] ?? 100
}

/** An outline moved inwards by so much (outwards if negative), side by side. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const count = outline.length
  if (count < 3 || by === 0) return outline.map(([x, y]) => [x, y])
  const turn = Math.sign(area(outline)) || 1
  const sides = outline.map((a, k) => {
    const b = outline[(k + 1) % count]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (-(b[1] - a[1]) / length) * turn
    const ny = ((b[0] - a[0]) / length) * turn
    return { x: a[0] + nx * by, y: a[1] + ny * by, dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length }
  })
  return sides.map((side, k) => {
    const before = sides[(k + count - 1) % count]!
    const cross = before.dx * side.dy - before.dy * side.dx
    if (Math.abs(cross) < 1e-6) return [side.x, side.y]
    const along = ((side.x - before.x) * side.dy - (side.y - before.y) * side.dx) / cross
    return [before.x + before.dx * along, before.y + before.dy * along]
  })
}

function area(outline: readonly Point[]): number {
  let sum = 0
  outline.forEach(([x, y], k) => {
    const [u, v] = outline[(k + 1) % outline.length]!
    sum += x * v - u * y
  })
  return sum / 2
}

/** An outline as a path, its corners rounded by so much. */
export function pathOf(outline: readonly Point[], radius = 0): string {
  if (radius <= 0) return `M${outline.map((point) => at(point)).join('L')}Z`
  const parts = outline.map((corner, k) => {
    const before = outline[(k + outline.length - 1) % outline.length]!
    const after = outline[(k + 1) % outline.length]!
    return `${k ? 'L' : 'M'}${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`
  })
  return `${parts.join('')}Z`
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(by / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function sideOf(outline: readonly Point[]): number {
  const lengths = outline.map(([x, y], k) => {
    const [u, v] = outline[(k + 1) % outline.length]!
    return Math.hypot(u - x, v - y)
  })
  return Math.min(...lengths)
}

/** Four corners at right angles: a tile of its own. Anything else joins with its neighbours to one body. */
export function isTile({ outline }: Pick<Cell, 'outline'>): boolean {
  if (outline.length !== 4) return false
  return outline.every((corner, k) => {
    const before = outline[(k + 3) % 4]!
    const after = outline[(k + 1) % 4]!
    const dot = (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1])
    return Math.abs(dot) < 1e-3 * Math.hypot(before[0] - corner[0], before[1] - corner[1]) * Math.hypot(after[0] - corner[0], after[1] - corner[1])
  })
}

/** The middle of an outline, corner for corner. */
export function centreOf(outline: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => outline.reduce((all, corner) => all + corner[axis], 0) / (outline.length || 1)
  return [sum(0), sum(1)]
}

/** The middle part of a line: this share of it. */
export function shorten([a, b]: readonly [Point, Point], share: number): [Point, Point] {
  const cut = (1 - share) / 2
  const dx = (b[0] - a[0]) * cut
  const dy = (b[1] - a[1]) * cut
  return [
    [round(a[0] + dx), round(a[1] + dy)],
    [round(b[0] - dx), round(b[1] - dy)],
  ]
}

export function middleOf({ ends: [a, b] }: Pick<Edge, 'ends'>): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

// the frame

export type Frame = {
  /** What the drawing shows. */
  view: Box
  /** The sea and its rim; letters stand outside. */
  sea: Box
  /** How far letters are pushed away from the spaces, so that the rim fits in between. */
  push: number
}

/** What the drawing of a board shows: the board, a frame, and more sea where the room is of another shape. */
export function frameOf(board: Pick<Board, 'size' | 'cells' | 'letters'> & { frame?: string }, unit: number, room: number, open: boolean): Frame {
  const [left, top, width, height] = board.size
  if (board.frame === 'none') {
    const view = { left, top, width, height }
    return { view, sea: view, push: 0 }
  }
  if (board.letters.length) {
    const push = unit * 0.175
    return { view: grow({ left, top, width, height }, push, push), sea: grow(boundsOf(board.cells), push, push), push }
  }
  const pad = open ? unit * 0.32 : unit * 0.17
  const most = open ? unit * 0.42 : 0
  const box = grow({ left, top, width, height }, pad, pad)
  const wider = room > 0 ? clamp((room * box.height - box.width) / 2, 0, most) : 0
  const taller = room > 0 ? clamp((box.width / room - box.height) / 2, 0, most) : 0
  const view = grow(box, wider, taller)
  return { view, sea: view, push: 0 }
}

function grow({ left, top, width, height }: Box, dx: number, dy: number): Box {
  return { left: left - dx, top: top - dy, width: width + 2 * dx, height: height + 2 * dy }
}

export function boundsOf(cells: readonly Pick<Cell, 'outline'>[]): Box {
  const points = cells.flatMap(({ outline }) => outline)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Where a letter beside the spaces stands: outside the rim. */
export function pushOutside([x, y]: Point, { sea: { left, top, width, height }, push }: Frame): Point {
  const away = (at: number, from: number, to: number) => (at < from + push ? at - push : at > to - push ? at + push : at)
  return [away(x, left, left + width), away(y, top, top + height)]
}

/** The letters beside the spaces that can be read at this size: each leaves out those that it would touch. */
export function legible(letters: readonly Lettering[], size: number): Lettering[] {
  const found: Lettering[] = []
  const length = (text: string) => (text.length + 1) * size * 0.6
  for (const letter of letters) {
    const isTouched = found.some(
      ({ text, at: [x, y] }) => Math.abs(letter.at[0] - x) < (length(text) + length(letter.text)) / 2 && Math.abs(letter.at[1] - y) < size * 1.2,
    )
    if (!isTouched) found.push(letter)
  }
  return found
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** BoardPlaces for small waves on the open sea, always the same for the same board. */
export function waves(box: Box, centres: readonly Point[], unit: number): Point[] {
  const found: Point[] = []
  const step = unit * 0.8
  for (let row = 0, y = box.top + unit * 0.48; y < box.top + box.height - unit * 0.34; y += step, row++) {
    for (let column = 0, x = box.left + unit * 0.4; x < box.left + box.width - unit * 0.6; x += step, column++) {
      const shift = noise(row, column)
      if (shift < 0.42) continue
      const point: Point = [x + (shift - 0.5) * step * 0.5, y + (noise(column, row) - 0.5) * step * 0.4]
      if (centres.every(([u, v]) => Math.hypot(u - point[0] - unit * 0.18, v - point[1]) > unit * 0.85)) found.push(point)
    }
  }
  return found
}

/** A small wave that begins at this point. */
export function wave(from: Point, unit: number): string {
  const bend = round(unit * 0.12)
  return `M${at(from)}q${bend / 2} ${-round(unit * 0.07)} ${bend} 0t${bend} 0t${bend} 0`
}

/** A number between 0 and 1 that looks drawn by lot, always the same for the same two. */
export function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7 + 17.3) * 43758.5453
  return value - Math.floor(value)
}

// the keyboard

export interface Stop {
  id: string
  x: number
  y: number
}

export type Way = 'left' | 'right' | 'up' | 'down'

const WAYS: Record<Way, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The stop that lies next in a direction: near, and rather straight ahead than aside. */
export function nextStop(from: Stop, stops: readonly Stop[], way: Way): Stop | null {
  const [dx, dy] = WAYS[way]
  let best: Stop | null = null
  let least = Infinity
  for (const stop of stops) {
    const along = (stop.x - from.x) * dx + (stop.y - from.y) * dy
    const aside = Math.abs((stop.x - from.x) * dy) + Math.abs((stop.y - from.y) * dx)
    if (stop.id === from.id || along <= 1e-6 || aside > along * 2.2) continue
    const cost = along + aside * 1.6
    if (cost < least) {
      least = cost
      best = stop
    }
  }
  return best
}
