/** What is known of a finished game while one looks back: its analysis, and the steps at which it turned. */
import { AnalysisJob } from '../analysis/analysisJob.svelte'
import { word } from '../i18n/words'
import { stepPath } from '../ui/router.svelte'
import { toast } from '../ui/toasts.svelte'
import { SPECTATOR_SEAT } from '../wire/limits'
import { findSwings, swingAfter } from './turningPoints'
import type { TableContext } from './tableContext.svelte'

/** It outlives the parts of the page that ask for it, so nothing in it is derived: that would end with the first of them. */
export class LookBack {
  readonly job: AnalysisJob
  #context: TableContext

  constructor(context: TableContext) {
    this.#context = context
    this.job = new AnalysisJob(context.live.welcome?.table ?? '')
  }

  /** The seat whose chance is looked at: of the chair, else one's own, else the first. */
  get seat(): number {
    const { chair, you } = this.#context.live
    return chair !== null && chair >= 0 ? chair : (you[0] ?? 0)
  }

  get swings(): number[] {
    return this.job.report ? findSwings(this.job.report.chances, this.seat) : []
  }

  /** The chairs one may look from: before the end one's own, if there is one, and that of whoever watches. */
  get chairs(): number[] {
    const { over, seats, you } = this.#context.live
    if (over) return [SPECTATOR_SEAT, ...seats.keys()]
    return you.length ? [SPECTATOR_SEAT, this.#context.live.scene?.seat ?? you[0]!] : []
  }

  get chair(): number {
    return this.#context.live.chair ?? this.#context.live.scene?.seat ?? SPECTATOR_SEAT
  }

  /** Look from another chair. */
  sit(chair: number): void {
    const { live, replay } = this.#context
    live.chair = live.over || chair === SPECTATOR_SEAT ? chair : null
    replay.forget()
    if (replay.at !== null) replay.go(replay.at)
  }

  /** Copy the link to this step, from this chair if the game is over: before, everybody looks from their own. */
  async copyLink(): Promise<void> {
    const { live, replay } = this.#context
    const link = location.origin + stepPath(live.welcome!.table, replay.at ?? 0, live.over ? live.chair : null)
    try {
      await navigator.clipboard.writeText(link)
      toast(word('link-copied'), 'ok')
    } catch {
      toast(link, 'plain', 0)
    }
  }

  goToSwing(): void {
    const { replay } = this.#context
    const step = swingAfter(this.swings, replay.at ?? 0)
    if (step === null) return
    replay.pause()
    replay.go(step + 1)
  }
}

const known = new WeakMap<TableContext, LookBack>()

/** That of a table: one for all parts of the page. */
export function lookBackAt(context: TableContext): LookBack {
  let found = known.get(context)
  if (!found) known.set(context, (found = new LookBack(context)))
  return found
}
