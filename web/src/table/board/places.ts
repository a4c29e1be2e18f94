/** The spaces and lines of a board as something to touch: what lies there, whether it can be touched, and in words. */
import { hasWord, word } from '../../i18n/words'
import type { Touchable } from '../selection'
import type { TableContext } from '../tableContext.svelte'
import { isBack } from './grounds'
import { idsMarked } from './marks'

export class BoardPlaces {
  #context: TableContext

  constructor(context: TableContext) {
    this.#context = context
  }

  /** What somebody who touches this place may mean, the topmost thing first. */
  candidates(place: string): string[] {
    const pieces = this.#context.elements.at(place).map((piece) => piece.id)
    return [...pieces.toReversed(), place, ...this.#context.elements.regionsAt(place).map(({ id }) => id)]
  }

  canTouch(place: string): boolean {
    return this.candidates(place).some((thing) => this.#context.touchables.has(thing))
  }

  isChosen(place: string): boolean {
    return this.candidates(place).some((thing) => this.#context.chosen.has(thing))
  }

  /** Everything there is to say about a place. */
  name(place: string): string {
    const { elements, marks, active } = this.#context
    const cell = elements.cells.get(place)
    const region = elements.regions.get(place)
    const parts = [region ? this.#context.say(region.label) : cell ? cell.name : word('table-line', { name: elements.edges.get(place)?.name ?? '' })]
    parts.push(...this.groundName(place))
    parts.push(...elements.at(place).map((piece) => this.#context.pieceName(piece)))
    parts.push(...this.#context.marksOn(place))
    if (idsMarked(marks, 'crack').includes(place)) parts.push(word('table-cracked'))
    if (active && this.canTouch(place)) parts.push(word('table-can-touch'), ...this.price(place))
    return parts.join(', ')
  }

  /** The ground of a space in words, if the game has words for it, and to what the space belongs. */
  groundName(place: string): string[] {
    const { elements, game } = this.#context
    const regions = elements.regionsAt(place)
    const ground = `ground-${elements.cells.get(place)?.ground ?? ''}`
    const said = !regions.some(({ ground }) => isBack(ground)) && hasWord(ground, game) ? [this.#context.say(ground)] : []
    return [...said, ...regions.flatMap(({ id, label }) => [this.#context.say(label), ...this.#context.marksOn(id)])]
  }

  /** What touching it is called, costs and brings, and what one should know before. */
  price(place: string): string[] {
    const found = this.candidates(place)
      .map((thing): Touchable | undefined => this.#context.touchables.get(thing))
      .find((touchable) => touchable !== undefined)
    if (!found || !this.#context.active) return []
    return [
      ...(found.label ? [this.#context.say(found.label)] : []),
      ...(found.cost.length ? [this.#context.costs(found.cost)] : []),
      ...(found.gain.length ? [this.#context.gains(found.gain)] : []),
      ...(found.warning ? [this.#context.say(found.warning)] : []),
    ]
  }
}
