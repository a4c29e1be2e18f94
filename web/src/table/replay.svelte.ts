/** Looking at earlier positions, one step after the other, without leaving the table. */
import type { LogEntry, Scene, ViewMessage } from '../wire/types'
import { turnFrom } from './logbook'

export const SPEEDS = [1, 2, 4] as const
const STEP = 1000

interface Source {
  readonly log: readonly LogEntry[]
  readonly scene: Scene | null
  view(at: number): Promise<ViewMessage>
}

export class Replay {
  /** After how many steps; null at the table itself. */
  at = $state<number | null>(null)
  scene = $state.raw<Scene | null>(null)
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)

  #live: Source
  #seen = new Map<number, Scene>()
  #wanted: number | null = null
  #asking = false
  /** The position that is on its way, unless its answer holds no more. */
  #asked: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(live: Source) {
    this.#live = live
  }

  get on(): boolean {
    return this.at !== null
  }

  get last(): number {
    return this.#live.log.length
  }

  /** Show the position after so many steps. */
  go(at: number): void {
    const wanted = Math.min(Math.max(at, 0), this.last)
    this.at = wanted
    this.#wanted = wanted
    void this.#fetch()
  }

  /** Look back from where one is: the last turn plays again. */
  begin(): void {
    this.go(turnFrom(this.#live.log, this.last, -1))
    this.play()
  }

  step(by: number): void {
    this.pause()
    this.go((this.at ?? this.last) + by)
  }

  turn(by: 1 | -1): void {
    this.pause()
    this.go(turnFrom(this.#live.log, this.at ?? this.last, by))
  }

  play(): void {
    if (this.at === null || this.at >= this.last) this.go(0)
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Back to the table. */
  leave(): void {
    this.pause()
    this.at = null
    this.scene = null
    this.#wanted = null
  }

  /** Back to the table, and nothing that was seen is kept. */
  reset(): void {
    this.leave()
    this.forget()
  }

  /** What was seen holds no more: steps were taken back, or another chair is looked from. */
  forget(from = 0): void {
    for (const at of this.#seen.keys()) if (at >= from) this.#seen.delete(at)
    if (this.#asked !== null && this.#asked >= from) this.#asked = null
    if (this.at !== null && this.at > this.last) this.go(this.last)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing || this.at === null) return
      if (this.at >= this.last) return this.pause()
      this.go(this.at + 1)
      this.#tick()
    }, STEP / this.speed)
  }

  /** One question at a time; the last wish counts. */
  async #fetch(): Promise<void> {
    if (this.#asking) return
    while (this.#wanted !== null) {
      const at = this.#wanted
      this.#wanted = null
      const seen = this.#seen.get(at)
      if (seen) {
        this.scene = seen
        continue
      }
      this.#asking = true
      this.#asked = at
      try {
        const { scene } = await this.#live.view(at)
        if (this.#asked === at) {
          this.#seen.set(at, scene)
          if (this.at !== null) this.scene = scene
        } else this.#wanted ??= at
      } catch {
        this.pause()
      }
      this.#asking = false
    }
  }
}
