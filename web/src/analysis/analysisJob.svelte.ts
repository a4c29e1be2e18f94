/** The analysis of a table: asked for, followed, and shown when it is there. */
import * as api from '../wire/http'
import type { AnalysisState, Report } from '../wire/types'
import { secondsLeft } from './report'

const EVERY = 1000
const AFTER_TROUBLE = 4000

export class AnalysisJob {
  state = $state<AnalysisState['state']>('none')
  done = $state(0)
  report = $state.raw<Report | null>(null)
  /** Seconds; null while nobody can say. */
  left = $state<number | null>(null)
  trouble = $state.raw<unknown>(null)

  #table: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #began: { at: number; done: number } | null = null

  constructor(table: string) {
    this.#table = table
  }

  /** Ask for the analysis, also again after it failed. */
  begin(): void {
    this.trouble = null
    this.#began = null
    void this.#ask(() => api.analyse(this.#table))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #ask(question: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer)
    let pause = EVERY
    try {
      this.#take(await question())
      this.trouble = null
    } catch (why) {
      this.trouble = why
      pause = AFTER_TROUBLE
    }
    if (this.#stopped || this.state === 'done' || (this.state === 'failed' && !this.trouble)) return
    const next = this.state === 'none' ? api.analyse : api.analysis
    this.#timer = setTimeout(() => void this.#ask(() => next(this.#table)), pause)
  }

  #take({ state, done, report }: AnalysisState): void {
    this.state = state
    this.done = done
    this.report = report
    if (state !== 'working') return
    const now = Date.now() / 1000
    this.#began ??= { at: now, done }
    this.left = secondsLeft(done, this.#began.done, now - this.#began.at)
  }
}
