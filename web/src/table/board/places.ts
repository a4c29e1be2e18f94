/** The spaces and lines of a board as something to touch: what lies there, whether it can be touched, and in words. */
import { word } from '../../lib/words'
import type { Room } from '../room.svelte'
import type { Touchable } from '../touching'
import { marked } from './marks'

export class Places {
  #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /** What somebody who touches this place may mean, the topmost thing first. */
  candidates(place: string): string[] {
    const pieces = this.#room.elements.at(place).map((piece) => piece.id)
    return [...pieces.toReversed(), place]
  }

  can(place: string): boolean {
    return this.candidates(place).some((thing) => this.#room.touchables.has(thing))
  }

  chosen(place: string): boolean {
    return this.candidates(place).some((thing) => this.#room.chosen.has(thing))
  }

  /** Everything there is to say about a place. */
  name(place: string): string {
    const { elements, marks, active } = this.#room
    const cell = elements.cells.get(place)
    const parts = [cell ? cell.name : word('table-line', { name: elements.edges.get(place)?.name ?? '' })]
    parts.push(...elements.at(place).map((piece) => this.#room.pieceName(piece)))
    parts.push(...this.#room.marksOn(place))
    if (marked(marks, 'crack').includes(place)) parts.push(word('table-cracked'))
    if (active && this.can(place)) parts.push(word('table-can-touch'), ...this.price(place))
    return parts.join(', ')
  }

  /** What touching it is called, costs and brings. */
  price(place: string): string[] {
    const found = this.candidates(place)
      .map((thing): Touchable | undefined => this.#room.touchables.get(thing))
      .find((touchable) => touchable !== undefined)
    if (!found || !this.#room.active) return []
    return [
      ...(found.label ? [this.#room.say(found.label)] : []),
      ...(found.cost.length ? [this.#room.costs(found.cost)] : []),
      ...(found.gain.length ? [this.#room.gains(found.gain)] : []),
    ]
  }
}
