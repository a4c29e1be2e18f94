/** Where an information card lies: beside its thing, off the prompt and one's own things, on the freer side. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Placement {
  left: number
  top: number
  /** The side of the card that its tail is on, and how far along; none where it lies away from its thing. */
  tail: 'left' | 'right' | 'up' | 'down' | null
  along: number
}

const GAP = 12
const EDGE = 8

const right = ({ left, width }: Box): number => left + width
const bottom = ({ top, height }: Box): number => top + height
const within = (at: number, size: number, room: number): number => Math.max(Math.min(at, room - size - EDGE), EDGE)

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(right(a), right(b)) - Math.max(a.left, b.left)
  const high = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/**
 * Of all places beside the thing the first that covers nothing of what is to be avoided, else the one that covers least.
 * A thing on a board prefers the columns beside the board, so that its neighbours stay in sight.
 */
export function placeCard(thing: Box, card: Pick<Box, 'width' | 'height'>, view: Pick<Box, 'width' | 'height'>, avoid: readonly Box[], board: Box | null): Placement {
  const middle = thing.left + thing.width / 2
  const centre = thing.top + thing.height / 2
  const level = within(centre - card.height / 2, card.height, view.height)
  const upright = within(middle - card.width / 2, card.width, view.width)
  const x = Math.max(Math.min(middle - upright, card.width - 24), 24)
  const y = Math.max(Math.min(centre - level, card.height - 24), 24)
  const beside: Placement[] = [
    { left: right(thing) + GAP, top: level, tail: 'left', along: y },
    { left: thing.left - card.width - GAP, top: level, tail: 'right', along: y },
  ]
  const below = within(Math.max(level, board?.top ?? 0), card.height, view.height)
  const aside: Placement[] = board
    ? [
        { left: within(right(board) + EDGE, card.width, view.width), top: below, tail: null, along: 0 },
        { left: within(board.left - card.width - EDGE, card.width, view.width), top: below, tail: null, along: 0 },
      ]
    : []
  const across: Placement[] = [
    { left: upright, top: thing.top - card.height - GAP, tail: 'down', along: x },
    { left: upright, top: bottom(thing) + GAP, tail: 'up', along: x },
  ]
  const away = ({ top }: Placement) => Math.abs(top + card.height / 2 - centre)
  const clear = avoid
    .flatMap((other) => [other.top - card.height - EDGE, bottom(other) + EDGE])
    .map((top): Placement => ({ left: upright, top, tail: null, along: 0 }))
    .sort((a, b) => away(a) - away(b))
  const inLeftHalf = middle < view.width / 2
  const ordered = board
    ? [...(inLeftHalf ? aside.toReversed() : aside), ...(inLeftHalf ? beside : beside.toReversed()), ...across, ...clear]
    : [...across, ...(inLeftHalf ? beside : beside.toReversed()), ...clear]
  const fits = ({ left, top }: Placement) => left >= EDGE - 1 && top >= EDGE - 1 && left + card.width <= view.width - EDGE + 1 && top + card.height <= view.height - EDGE + 1
  // a card in a column may reach over the edge of a board, but not over the middle of it, where the game is
  const core = board ? [{ left: board.left + board.width * 0.12, top: board.top, width: board.width * 0.76, height: board.height }] : []
  const covered = (place: Placement) => {
    const box = { ...card, left: place.left, top: place.top }
    const seen = [...avoid, thing, ...(place.tail ? [] : core)]
    return seen.reduce((sum, other) => sum + overlap(box, other), 0)
  }
  const possible = ordered.filter(fits)
  const least = Math.min(...possible.map(covered))
  return possible.find((place) => covered(place) === least) ?? { left: upright, top: level, tail: null, along: 0 }
}
