/** The spaces and lines of a board as something to touch: what lies there, whether it can be touched, and in words. */
import { hasWord, word } from '../../i18n/words'
import type { Room } from '../tableContext.svelte'
import type { Touchable } from '../selection'
import { isBack } from './grounds'
import { marked } from './marks'

export class Places {
  #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /** What somebody who touches this place may mean, the topmost thing first. */
  candidates(place: string): string[] {
    const pieces = this.#room.elements.at(place).map((piece) => piece.id)
    return [...pieces.toReversed(), place, ...this.#room.elements.regionsAt(place).map(({ id }) => id)]
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
    const region = elements.regions.get(place)
    const parts = [region ? this.#room.say(region.label) : cell ? cell.name : word('table-line', { name: elements.edges.get(place)?.name ?? '' })]
    parts.push(...this.groundName(place))
    parts.push(...elements.at(place).map((piece) => this.#room.pieceName(piece)))
    parts.push(...this.#room.marksOn(place))
    if (marked(marks, 'crack').includes(place)) parts.push(word('table-cracked'))
    if (active && this.can(place)) parts.push(word('table-can-touch'), ...this.price(place))
    return parts.join(', ')
  }

  /** The ground of a space in words, if the game has words for it, and to what the space belongs. */
  groundName(place: string): string[] {
    const { elements, game } = this.#room
    const regions = elements.regionsAt(place)
    const ground = `ground-${elements.cells.get(place)?.ground ?? ''}`
    const said = !regions.some(({ ground }) => isBack(ground)) && hasWord(ground, game) ? [this.#room.say(ground)] : []
    return [...said, ...regions.flatMap(({ id, label }) => [this.#room.say(label), ...this.#room.marksOn(id)])]
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
