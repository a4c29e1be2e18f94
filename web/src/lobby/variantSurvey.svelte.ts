/** What the server's bots know of the variant that is planned, and then of the presets beside it. */
import { SvelteMap } from 'svelte/reactivity'
import * as api from '../wire/http'
import type { Figures, Preset } from '../wire/types'
import type { TablePlan, Variant } from './tablePlan.svelte'

const STILL = 400 // milliseconds without a new choice after which figures are asked for

export class VariantSurvey {
  /** There was no answer for the variant that is planned. */
  failed = $state(false)
  #known = new SvelteMap<string, Figures>()

  /** The figures of the variant that is planned; null while they are not known. */
  of(plan: TablePlan): Figures | null {
    return (plan.variant && this.#known.get(keyOf(plan.game.key, plan.variant))) ?? null
  }

  /** The figures of a preset, played with as many as it is for. */
  ofPreset(plan: TablePlan, preset: Preset): Figures | null {
    return this.#known.get(keyOf(plan.game.key, variantOf(plan, preset))) ?? null
  }

  /** Ask for what is planned now, if nothing changes for a moment; returns how to stop. */
  follow(plan: TablePlan): () => void {
    this.failed = false
    const { game, variant } = plan
    if (!variant) return () => undefined
    const question = new AbortController()
    const presets = game.presets.map((preset) => variantOf(plan, preset))
    const timer = setTimeout(() => void this.#ask(game.key, variant, presets, question.signal), STILL)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }

  /** One variant after the other: what is planned first, and the presets only if there was an answer to it. */
  async #ask(game: string, planned: Variant, presets: Variant[], signal: AbortSignal): Promise<void> {
    if (!(await this.#find(game, planned, signal))) {
      this.failed = !signal.aborted
      return
    }
    for (const preset of presets) {
      if (signal.aborted) return
      await this.#find(game, preset, signal)
    }
  }

  async #find(game: string, variant: Variant, signal: AbortSignal): Promise<boolean> {
    const key = keyOf(game, variant)
    if (this.#known.has(key)) return true
    try {
      this.#known.set(key, await api.figures(game, variant.seats, variant.options, signal))
      return true
    } catch {
      return false
    }
  }
}

function variantOf(plan: TablePlan, preset: Preset): Variant {
  return { seats: preset.seats ?? plan.count, options: preset.options }
}

function keyOf(game: string, { seats, options }: Variant): string {
  return JSON.stringify([game, seats, Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))])
}
