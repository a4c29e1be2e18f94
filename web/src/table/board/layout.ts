/** Where everything on a board is drawn, in board units. */
import type { Board, Mark, Piece, Point } from '../../lib/types'
import type { Elements } from '../elements'
import { arranged, innerRadius, isPlace, middle, type Spot, type Stop } from '../geometry'
import type { Touchable } from '../touching'

export interface Figure {
  piece: Piece
  x: number
  y: number
  size: number
  /** On which side its badge is: outwards when two stand side by side. */
  side: 1 | -1
  /** How many lie here, when they are drawn as one. */
  more: number
  /** Others share the space. */
  together: boolean
  /** One of a pile that is not drawn by itself. */
  hidden: boolean
}

/** Every piece on the board with its place; in an order that stays the same while they move. */
export function figuresOn(board: Board, elements: Elements, unit: number): Figure[] {
  const found: Figure[] = []
  for (const cell of board.cells) {
    found.push(...standing(elements.at(cell.id), cell.centre, 2 * innerRadius(cell) || unit))
  }
  for (const edge of board.edges) found.push(...standing(elements.at(edge.id), middle(edge), unit * 0.6))
  return found.sort((a, b) => rank(a.piece) - rank(b.piece) || (a.piece.id < b.piece.id ? -1 : 1))
}

function rank({ kind, seat }: Piece): number {
  return isPlace(kind) ? 0 : seat === undefined ? 1 : 2
}

function standing(pieces: readonly Piece[], [x, y]: Point, room: number): Figure[] {
  const { spots, more } = arranged(pieces.map(({ kind }) => kind))
  const first = pieces.findIndex(({ kind }) => !isPlace(kind))
  return pieces.map((piece, k) => {
    const spot: Spot = spots[k]!
    const pile = more > 0 && !isPlace(piece.kind)
    return {
      piece,
      x: x + spot.x * room,
      y: y + spot.y * room,
      size: spot.size * room,
      side: spot.x < 0 ? -1 : 1,
      together: pieces.length > 1,
      more: pile && k === first ? more : 0,
      hidden: pile && k !== first,
    }
  })
}

// what can be touched and what is chosen

export interface Light {
  id: string
  on: 'cell' | 'edge' | 'piece'
  style: 'main' | 'second' | 'target' | 'chosen'
  touchable: Touchable | null
}

/** The marks of things that can be touched or are chosen; a chosen piece lights the space on which it stands. */
export function lightsOn(
  board: Board,
  elements: Elements,
  touchables: ReadonlyMap<string, Touchable>,
  chosen: ReadonlySet<string>,
): Light[] {
  const here = new Set([...board.cells, ...board.edges].map(({ id }) => id))
  const found: Light[] = []
  for (const touchable of touchables.values()) {
    const sort = elements.sort(touchable.id)
    if ((sort !== 'cell' && sort !== 'edge' && sort !== 'piece') || !here.has(elements.placeOf(touchable.id))) continue
    const style = touchable.style === 'second' || touchable.style === 'target' ? touchable.style : 'main'
    if (!chosen.has(touchable.id) || touchable.final) found.push({ id: touchable.id, on: sort, style, touchable })
  }
  for (const id of chosen) {
    const place = elements.placeOf(id)
    const on = elements.sort(place)
    if (here.has(place) && (on === 'cell' || on === 'edge')) found.push({ id: place, on, style: 'chosen', touchable: null })
  }
  return found
}

// marks

/** The ids that carry a mark of a kind. */
export function marked(marks: readonly Mark[], kind: string): string[] {
  return [...new Set(marks.filter((mark) => mark.kind === kind).flatMap(({ on }) => on ?? []))]
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

// the keyboard

/** Where the arrow keys can stop: all spaces, and the lines that can be touched or are asked about. */
export function stopsOn(board: Board, lines: boolean): Stop[] {
  const stops: Stop[] = board.cells.map(({ id, centre: [x, y] }) => ({ id, x, y }))
  if (lines) {
    for (const edge of board.edges) {
      const [x, y] = middle(edge)
      stops.push({ id: edge.id, x, y })
    }
  }
  return stops
}
