/** Where everything on a board is drawn, in board units. */
import { isBackdrop } from '../../ui/sprites'
import type { Board, Cell, Counter, Piece, Point, Text } from '../../wire/types'
import { type Elements, groupBy } from '../elements'
import type { Touchable } from '../selection'
import { arrange, arrangeTokens, FEW, MOST } from './arrangement'
import { LANDSCAPE } from './grounds'
import { boundsOf, type Box, innerRadius, middleOf, type Stop } from './geometry'

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

/** Every piece on the board with its place, in an order that stays the same while they move; so much larger than usual. */
export function figuresOn(board: Board, elements: Elements, unit: number, larger = 1): Figure[] {
  const found: Figure[] = []
  for (const cell of board.cells) {
    // on a space that is cut off by the rim they are as large as elsewhere and may stand over it
    found.push(...placeFigures(elements.at(cell.id), cell.centre, Math.max(2 * innerRadius(cell), unit) * larger))
  }
  for (const edge of board.edges) found.push(...placeFigures(elements.at(edge.id), middleOf(edge), unit * 0.6))
  return found.sort((a, b) => rank(a.piece) - rank(b.piece) || (a.piece.id < b.piece.id ? -1 : 1))
}

function rank({ kind, seat }: Piece): number {
  return isBackdrop(kind) ? 0 : seat === undefined ? 1 : 2
}

function placeFigures(pieces: readonly Piece[], [x, y]: Point, room: number): Figure[] {
  const round = pieces.every(({ face }) => face)
  const groups = round ? pieces.map((piece) => [piece]) : groupAlike(pieces)
  const spots = round ? arrangeTokens(groups.length) : arrange(groups.map(([first]) => first!.kind))
  return groups.flatMap((group, k) => {
    const spot = spots[k]!
    const side = groups.length > FEW && !round ? 0 : spot.x < 0 ? -1 : 1
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
 * same. The last group takes in what finds no room. Those with wide badges come first, backdrops last.
 */
function groupAlike(pieces: readonly Piece[]): Piece[][] {
  if (pieces.length < 2) return pieces.map((piece) => [piece])
  const look = ({ id, kind, seat, value, turned, used }: Piece) => (pieces.length > FEW ? [kind, seat, value, turned, used].join() : id)
  const order = (group: readonly Piece[]) => (isBackdrop(group[0]!.kind) ? 2 : group[0]!.seat !== undefined && numberOf(group) > 1 ? 0 : 1)
  const groups = [...groupBy(pieces, look).values()].sort((a, b) => order(a) - order(b))
  return groups.length > MOST ? [...groups.slice(0, MOST - 1), groups.slice(MOST - 1).flat()] : groups
}

// what can be touched and what is chosen

export interface Highlight {
  id: string
  on: 'cell' | 'edge' | 'region' | 'piece'
  style: 'main' | 'second' | 'target' | 'chosen'
  touchable: Touchable | null
}

/** The marks of things that can be touched or are chosen; a chosen piece lights the space on which it stands. */
export function highlightsOn(
  board: Board,
  elements: Elements,
  touchables: ReadonlyMap<string, Touchable>,
  chosen: ReadonlySet<string>,
): Highlight[] {
  const here = new Set([...board.cells, ...board.edges, ...board.regions].map(({ id }) => id))
  const found: Highlight[] = []
  for (const touchable of touchables.values()) {
    const type = elements.typeOf(touchable.id)
    if ((type !== 'cell' && type !== 'edge' && type !== 'region' && type !== 'piece') || !here.has(elements.placeOf(touchable.id))) continue
    const style = touchable.style === 'second' || touchable.style === 'target' ? touchable.style : 'main'
    if (!chosen.has(touchable.id) || touchable.final) found.push({ id: touchable.id, on: type, style, touchable })
  }
  for (const id of chosen) {
    const place = elements.placeOf(id)
    const on = elements.typeOf(place)
    if (here.has(place) && (on === 'cell' || on === 'edge' || on === 'region')) found.push({ id: place, on, style: 'chosen', touchable: null })
  }
  return found
}

export interface Tag {
  id: string
  x: number
  y: number
  width: number
  height: number
  text: string
  cost: readonly Counter[]
}

/**
 * Where regions that can be touched are touched as such, since their spaces may mean something else: over no space that is
 * lit, if there is such a place; in words where they find room, else only with the price.
 */
export function tagsOf(lights: readonly Highlight[], { cells, regions }: Elements, height: number, say: (text: Text | null) => string): Tag[] {
  const lit = lights.map(({ id }) => cells.get(id)).filter((cell) => cell !== undefined)
  return lights.filter(({ on, touchable }) => on === 'region' && touchable).map(({ id, touchable }) => {
    const { outline } = regions.get(id)!
    const { cost, label } = touchable!
    const text = say(label)
    const long = height * (0.36 * text.length + 0.7 + (cost.length ? 0.8 : 0))
    const short = height * 1.5
    const [words, price] = [long, short].map((width) => placeOf(boundsOf([{ outline }]), width, height, lit))
    const spoken = words!.fits && words!.hidden <= price!.hidden
    const { x, y } = spoken ? words! : price!
    return { id, x, y, height, cost, text: spoken ? text : '', width: spoken ? long : short }
  })
} // prettier-ignore

/** The place in a region where something of this size hides the fewest spaces that are lit: rather in the middle. */
function placeOf(region: Box, width: number, height: number, lit: readonly Cell[]): { x: number; y: number; hidden: number; fits: boolean } {
  const [middle, centre] = [region.left + region.width / 2, region.top + region.height / 2]
  const aside = Math.max((region.width - width) / 2 - height * 0.2, 0)
  const hiddenAt = (x: number, y: number) =>
    lit.filter((cell) => {
      const half = innerRadius(cell) * 0.8
      return Math.abs(cell.centre[0] - x) < width / 2 + half && Math.abs(cell.centre[1] - y) < height / 2 + half
    }).length
  const spots = [0, 1, -1].flatMap((down) =>
    [0, 1, -1].map((across) => {
      const [x, y] = [middle + across * aside, centre + (down * region.height) / 3]
      return { x, y, hidden: hiddenAt(x, y), fits: width < region.width }
    }),
  )
  return spots.toSorted((a, b) => a.hidden - b.hidden)[0]!
}

// the keyboard

/** Where the arrow keys can stop: all spaces, regions that can be touched, and the lines that are asked about. */
export function stopsOn(board: Board, lines: boolean, tags: readonly Stop[] = []): Stop[] {
  const stops: Stop[] = board.cells.map(({ id, centre: [x, y] }) => ({ id, x, y }))
  stops.push(...tags.map(({ id, x, y }) => ({ id, x, y })))
  if (lines) {
    for (const edge of board.edges) {
      const [x, y] = middleOf(edge)
      stops.push({ id: edge.id, x, y })
    }
  }
  return stops
}

/** Whether the names of the spaces can be read already: on landscape, or off the rim: "c4" where it has "c" and "4". */
export function saysNames({ cells, letters }: Pick<Board, 'cells' | 'letters'>): boolean {
  const texts = new Set(letters.map(({ text }) => text))
  return cells.every(({ name, ground }) => ground === LANDSCAPE || (name.match(/\p{L}+|\d+/gu) ?? []).every((part) => texts.has(part)))
}
