/** Where everything on a board is drawn, in board units. */
import type { Board, Piece, Point } from '../../lib/types'
import { type Elements, grouped } from '../elements'
import { arranged, FEW, innerRadius, isPlace, middle, MOST, type Stop } from '../geometry'
import type { Touchable } from '../touching'

export interface Figure {
  piece: Piece
  x: number
  y: number
  size: number
  /** On which side its badge is: outwards when two stand side by side, in the middle when there are many. */
  side: 1 | 0 | -1
  /** How many there are, when they are drawn as one. */
  number: number
  /** All that are drawn as this one. */
  members: string[]
  /** Others share the space. */
  together: boolean
  /** Drawn as another one. */
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
  const groups = alike(pieces)
  const spots = arranged(groups.map(([first]) => first!.kind))
  return groups.flatMap((group, k) => {
    const spot = spots[k]!
    const side = groups.length > FEW ? 0 : spot.x < 0 ? -1 : 1
    const place = { x: x + spot.x * room, y: y + spot.y * room, size: spot.size * room, side } as const
    const members = group.map(({ id }) => id)
    return group.map((piece, n): Figure => ({ piece, ...place, number: numberOf(group), members, together: groups.length > 1, hidden: n > 0 }))
  })
}

function numberOf(group: readonly Piece[]): number {
  return group.reduce((sum, { count = 1 }) => sum + count, 0)
}

/**
 * The pieces of a space in groups that are drawn as one: each by itself while they are few, else with those that look the
 * same. The last group takes in what finds no room. Those with wide badges come first, places last.
 */
function alike(pieces: readonly Piece[]): Piece[][] {
  if (pieces.length < 2) return pieces.map((piece) => [piece])
  const look = ({ id, kind, seat, value, turned, used }: Piece) => (pieces.length > FEW ? [kind, seat, value, turned, used].join() : id)
  const order = (group: readonly Piece[]) => (isPlace(group[0]!.kind) ? 2 : group[0]!.seat !== undefined && numberOf(group) > 1 ? 0 : 1)
  const groups = [...grouped(pieces, look).values()].sort((a, b) => order(a) - order(b))
  return groups.length > MOST ? [...groups.slice(0, MOST - 1), groups.slice(MOST - 1).flat()] : groups
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
