/** What there is on the table, by id: spaces, lines, pieces, zones, players. */
import type { Board, Cell, Choice, Edge, Piece, Region, Scene, Zone } from '../wire/types'
import { isButton } from './selection'

export type ElementType = 'cell' | 'edge' | 'region' | 'piece' | 'zone' | 'seat' | 'button' | 'none'

/** What is touched to choose a player. */
export const seatId = (seat: number): string => `seat-${seat}`

/** Things by what they have in common, in their order. */
export function groupBy<T>(things: readonly T[], common: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const group = groups.get(common(thing))
    if (group) group.push(thing)
    else groups.set(common(thing), [thing])
  }
  return groups
}

export class Elements {
  readonly cells = new Map<string, Cell>()
  readonly edges = new Map<string, Edge>()
  readonly regions = new Map<string, Region>()
  readonly pieces = new Map<string, Piece>()
  readonly zones = new Map<string, Zone>()
  readonly #at: ReadonlyMap<string, Piece[]>
  readonly #regionsAt = new Map<string, Region[]>()

  constructor(boards: readonly Board[], scene: Pick<Scene, 'pieces' | 'zones'>) {
    for (const board of boards) {
      for (const cell of board.cells) this.cells.set(cell.id, cell)
      for (const edge of board.edges) this.edges.set(edge.id, edge)
      for (const region of board.regions) {
        this.regions.set(region.id, region)
        for (const cell of region.cells) this.#regionsAt.set(cell, [region, ...(this.#regionsAt.get(cell) ?? [])])
      }
    }
    for (const zone of scene.zones) this.zones.set(zone.id, zone)
    for (const piece of scene.pieces) this.pieces.set(piece.id, piece)
    this.#at = groupBy(scene.pieces, ({ at }) => at)
  }

  at(id: string): readonly Piece[] {
    return this.#at.get(id) ?? []
  }

  /** The regions to which a space belongs, the smallest first. */
  regionsAt(cell: string): readonly Region[] {
    return this.#regionsAt.get(cell) ?? []
  }

  typeOf(id: string): ElementType {
    if (isButton(id)) return 'button'
    if (this.pieces.has(id)) return 'piece'
    if (this.cells.has(id)) return 'cell'
    if (this.edges.has(id)) return 'edge'
    if (this.regions.has(id)) return 'region'
    if (this.zones.has(id)) return 'zone'
    return /^seat-\d+$/.test(id) ? 'seat' : 'none'
  }

  /** The space, line or zone where something is: itself, or where the piece lies. */
  placeOf(id: string): string {
    return this.pieces.get(id)?.at ?? id
  }

  /**
   * What somebody who touched these things in one place could have meant, the most likely first: things of the sort that
   * choices ask for.
   */
  rankCandidates(candidates: readonly string[], choices: readonly Choice[], depth: number): string[] {
    const asked = new Set(choices.map(({ touch }) => this.typeOf(touch[Math.min(depth, touch.length - 1)] ?? '')))
    const rank = (id: string) => (asked.has(this.typeOf(id)) ? 0 : 1)
    return [...candidates].sort((a, b) => rank(a) - rank(b))
  }
}
