/** How the parts of a table lie on the page: by the shape of its board and by the shape of the page. */
import { on } from 'svelte/events'
import { createSubscriber } from 'svelte/reactivity'
import type { Board } from '../wire/types'

/** A board that is only a strip leaves the height to the zones below it. */
export type Shape = 'square' | 'wide' | 'strip'
/** Seats beside the board, in a row above it, in a row of one line, or as small as can be. */
export type Seating = 'column' | 'row' | 'line' | 'strip'

const WIDE = 1.6
const STRIP = 3

/** How many times as wide as high a board is. */
export function ratioOf(board: Pick<Board, 'size'> | undefined): number {
  const [, , width, height] = board?.size ?? [0, 0, 1, 1]
  return width / height
}

export function shapeOf(ratio: number): Shape {
  return ratio > STRIP ? 'strip' : ratio > WIDE ? 'wide' : 'square'
}

/** Whether the page has a certain size. Browsers say so themselves, but some not when letters have become larger. */
export class PageQuery {
  readonly #query: MediaQueryList
  readonly #follow: () => void

  constructor(query: string) {
    this.#query = matchMedia(query)
    this.#follow = createSubscriber((update) => {
      const ends = [on(this.#query, 'change', update), on(window, 'resize', update)]
      return () => ends.forEach((end) => end())
    })
  }

  get current(): boolean {
    this.#follow()
    return this.#query.matches
  }
}

/** The page is measured in letters, so that larger ones get the layout of a smaller page. */
export class PageLayout {
  /** Room for columns on both sides. */
  readonly #large = new PageQuery('(width >= 68.75em)')
  readonly #low = new PageQuery('(width >= 68.75em) and (height < 53em)')
  /** A tablet or phone that is held across: the prompt beside the board. */
  readonly #landscape = new PageQuery('(width >= 30em) and (width < 68.75em) and (min-aspect-ratio: 5/4)')
  readonly #small = new PageQuery('(width < 37.5em), (width < 68.75em) and (height < 32.5em)')

  get large(): boolean {
    return this.#large.current
  }
  get low(): boolean {
    return this.#low.current
  }
  get landscape(): boolean {
    return this.#landscape.current
  }

  seatingFor(shape: Shape): Seating {
    if (!this.large) return this.#small.current ? 'strip' : 'row'
    return shape !== 'wide' ? 'column' : this.low ? 'line' : 'row'
  }
}
