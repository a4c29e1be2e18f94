/**
 * The one thing that the server was told to do and has not answered.
 *
 * It is never lost: after a broken connection it was done, is sent again, or its sender hears that it was not done.
 */
import type { ClientMessage, MessageId, TakeBack as TakeBackRequest, Welcome } from '../wire/types'

/** What can be seen of a table when something was to be done there, and with whose eyes. */
export type Outcome = Pick<Welcome, 'log' | 'seats' | 'you'> & { viewer: number | null; asked: TakeBackRequest | null }
/** Whether the table shows that it was done. */
export type IsDone = (table: Outcome) => boolean

const SLOW = 1000

export class PendingOrder {
  #order = $state.raw<{ message: ClientMessage; isDone: IsDone } | null>(null)
  /** It takes so long that it is worth saying. */
  slow = $state(false)
  #send: (message: ClientMessage) => void
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send
  }

  get message(): ClientMessage | null {
    return this.#order?.message ?? null
  }

  give(message: ClientMessage, isDone: IsDone): void {
    this.#order = { message: { ...message, id: `order-${++this.#count}` }, isDone }
    this.#timer = setTimeout(() => (this.slow = true), SLOW)
    this.#send(this.#order.message)
  }

  isAnsweredBy(id: MessageId | null | undefined): boolean {
    return id != null && id === this.message?.id
  }

  settle(): void {
    this.stopTimer()
    this.slow = false
    this.#order = null
  }

  stopTimer(): void {
    clearTimeout(this.#timer)
  }

  /** The connection is new: it was done, is sent again, or was not done. Whether it was not done. */
  resume(table: Outcome, version: number): boolean {
    if (!this.#order) return false
    const { message, isDone } = this.#order
    const done = isDone(table)
    if (!done && 'version' in message && message.version === version) {
      this.#send(message)
      return false
    }
    this.settle()
    return !done
  }

  /** The table has changed: to what was wanted, or somebody was faster. Whether somebody was faster. */
  compare(table: Outcome, version: number): boolean {
    if (!this.#order) return false
    const { message, isDone } = this.#order
    if (!('version' in message) || version <= message.version) return false
    this.settle()
    return !isDone(table)
  }
}
