/** What moved between two scenes, found by comparing them. */
import type { Piece, Scene } from '../wire/types'

export interface Movement {
  id: string
  kind: string
  seat: number | null
  from: string
  to: string
}

type Table = Pick<Scene, 'pieces'>

/** The pieces that are in both scenes, but in another place. */
export function findMovements(before: Table, after: Table): Movement[] {
  const was = byId(before.pieces)
  const found: Movement[] = []
  for (const piece of after.pieces) {
    const old = was.get(piece.id)
    if (old && old.at !== piece.at) found.push(movementOf(piece, old.at))
  }
  return found
}

/**
 * The pieces that vanished while one of the same kind appeared elsewhere: by the new piece's id, the old piece.
 *
 * A pile that grew counts as one that appeared.
 */
export function matchReplaced(before: Table, after: Table): Map<string, Piece> {
  const was = byId(before.pieces)
  const is = byId(after.pieces)
  const gone = before.pieces.filter((piece) => !is.has(piece.id))
  const come = after.pieces.filter((piece) => !was.has(piece.id) || (piece.count ?? 1) > (was.get(piece.id)?.count ?? 1))
  const found = new Map<string, Piece>()
  for (const piece of come) {
    const k = gone.findIndex((old) => old.kind === piece.kind && old.at !== piece.at && sameOwner(old, piece))
    if (k >= 0) found.set(piece.id, gone.splice(k, 1)[0]!)
  }
  return found
}

function sameOwner(a: Piece, b: Piece): boolean {
  return a.seat == null || b.seat == null || a.seat === b.seat
}

/** Where the last move came from and went to: the piece of a seat if one moved, else any. */
export function findLastMove(before: Table, after: Table, onBoard: (at: string) => boolean): Movement | null {
  const found = findMovements(before, after).filter(({ from, to }) => onBoard(from) && onBoard(to))
  return found.find(({ seat }) => seat !== null) ?? found[0] ?? null
}

function movementOf(piece: Piece, from: string): Movement {
  return { id: piece.id, kind: piece.kind, seat: piece.seat ?? null, from, to: piece.at }
}

function byId(pieces: readonly Piece[]): Map<string, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]))
}

/** How long a piece slides over so many spaces, in milliseconds. */
export function slideDuration(spaces: number): number {
  return Math.min(280 + 60 * Math.max(0, Math.ceil(spaces - 1.2)), 640)
}
