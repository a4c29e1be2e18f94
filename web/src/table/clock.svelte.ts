/** The clock of a table as it is shown: what the server said last, and the seconds since. */
import type { Clock, ClockRule } from '../wire/types'

const TICK = 250
const HOUR = 3600
/** The seconds left at which it is said how much time there is. */
const THRESHOLDS: Record<ClockRule['kind'], readonly number[]> = { live: [60, 30, 10], days: [12 * HOUR, HOUR] }

export type Urgency = 'waiting' | 'running' | 'soon' | 'now'

export class TableClock {
  rule = $state.raw<ClockRule | null>(null)
  /** The server is away, and with it time stands still. */
  isPaused = $state(false)
  /** Called when a seat has no more than so many seconds left. */
  onthreshold: ((seat: number, seconds: number) => void) | null = null
  #time = $state.raw<Clock | null>(null)
  #since = $state(0)
  #heard = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** The seat whose time runs. */
  get running(): number | null {
    return this.#time?.running ?? null
  }

  /** The seat whose turn a bot plays because time was up. */
  get substitute(): number | null {
    return this.#time?.substitute ?? null
  }

  hasLost(seat: number): boolean {
    return this.#time?.seats[seat]?.lost === true
  }

  /** The seconds left to a seat; null where there is no clock. */
  left(seat: number): number | null {
    const told = this.#time?.seats[seat]?.left
    if (told === undefined) return null
    const ran = seat === this.running ? Math.max(0, this.#since - (this.#time?.free ?? 0)) : 0
    return Math.max(0, told - ran)
  }

  urgency(seat: number): Urgency {
    const left = this.left(seat) ?? Infinity
    if (left <= 10) return 'now'
    if (left <= (this.rule?.kind === 'days' ? HOUR : 60)) return 'soon'
    return seat === this.running ? 'running' : 'waiting'
  }

  /** What the server says of this moment. */
  take(time: Clock | undefined): void {
    this.stop()
    this.isPaused = false
    this.#time = time ?? null
    this.#heard = performance.now()
    this.#since = 0
    if (this.running !== null) this.#timer = setInterval(() => this.#tick(), TICK)
  }

  pause(): void {
    this.stop()
    this.isPaused = true
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const seat = this.running
    const before = seat === null ? null : this.left(seat)
    this.#since = (performance.now() - this.#heard) / 1000
    const now = seat === null ? null : this.left(seat)
    if (seat === null || before === null || now === null || !this.rule) return
    const crossed = THRESHOLDS[this.rule.kind].findLast((seconds) => before > seconds && now <= seconds) // a page in the background ticks rarely
    if (crossed !== undefined) this.onthreshold?.(seat, crossed)
  }
}
