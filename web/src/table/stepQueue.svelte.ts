/** Steps that have arrived and wait to be shown, one after the other so that each can be followed. */
import type { StepMessage, UndoneMessage } from '../wire/types'
import { MAX_QUEUED_STEPS } from './pacing'

export type Change = StepMessage | UndoneMessage

interface Screen {
  /** Shows a change; one that is not followed is only a station on the way to the newest. */
  show: (change: Change, isFollowed: boolean) => void
  /** Milliseconds for which it stays. */
  delay: (change: Change) => number
}

export class StepQueue {
  /** How many changes wait. */
  length = $state(0)
  #screen: Screen
  #waiting: Change[] = []
  /** Runs while a change is being looked at. */
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(screen: Screen) {
    this.#screen = screen
  }

  push(change: Change): void {
    this.#waiting.push(change)
    this.length = this.#waiting.length
    if (this.#timer === undefined) this.#showNext()
    else if (change.is === 'undone' || this.#waiting.length > MAX_QUEUED_STEPS) this.catchUp()
  }

  clear(): void {
    this.#waiting = []
    this.length = 0
    this.#stop()
  }

  /** Show everything that has arrived, the last step moving. */
  catchUp(): void {
    this.#stop()
    if (this.#waiting.length === 0) return
    while (this.#waiting.length > 1) this.#screen.show(this.#waiting.shift()!, false)
    this.#showNext()
  }

  #showNext(): void {
    const change = this.#waiting.shift()
    this.#timer = undefined
    if (!change) return
    if (this.#waiting.length > MAX_QUEUED_STEPS) {
      this.#screen.show(change, false)
      return this.catchUp()
    }
    this.#screen.show(change, true)
    this.length = this.#waiting.length
    this.#timer = setTimeout(() => this.#showNext(), this.#screen.delay(change))
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
