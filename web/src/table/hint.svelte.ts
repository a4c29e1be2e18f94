/** A hint: asked for, waited for, shown for one position and gone with it. */
import { LEAST_CHANCE } from '../wire/limits'
import type { RequestError } from '../wire/tableSocket'
import type { Choice, HintOption, Text } from '../wire/types'
import type { TableState } from './tableState.svelte'

export interface Advice {
  option: HintOption
  choice: Choice
  /** One's own chance of the place, in percent. */
  percent: number
  /** The name of the space that a move begins on, if it is a move. */
  start: string | null
}

/** The space that a move begins on, wherever its words say so. */
export function startOf(text: Text): string | null {
  if (typeof text === 'string') return null
  const { start, ...others } = text[1]
  if (typeof start === 'string') return start
  for (const other of Object.values(others)) {
    const found = Array.isArray(other) ? startOf(other as Text) : null
    if (found !== null) return found
  }
  return null
}

export class Hint {
  #live: TableState
  #shown = $state(false)
  /** The version of the position that was asked about. */
  #at = $state(-1)
  #options = $state.raw<HintOption[] | null>(null)
  #place = $state(1)
  #trouble = $state.raw<RequestError | null>(null)

  constructor(live: TableState) {
    this.#live = live
  }

  /** Whether one may ask now. */
  get offered(): boolean {
    return this.#live.welcome?.hints === true && this.#live.yourTurn
  }

  /** Whether the hint for this position is shown or on its way. */
  get open(): boolean {
    return this.#shown && this.#at === this.#live.version && this.offered
  }

  /** Whether the answer for this position is here. */
  get ready(): boolean {
    return this.#at === this.#live.version && this.#options !== null
  }

  get waiting(): boolean {
    return this.#options === null && this.#trouble === null
  }

  get trouble(): RequestError | null {
    return this.#trouble
  }

  /** The place that the chances are for. */
  get place(): number {
    return this.#place
  }

  /** What an expert considers, each with the choice that it is, in the order of the chances that are shown. */
  get advice(): Advice[] {
    const { choices = [], prompt } = this.#live.scene ?? {}
    const found = (this.#options ?? []).flatMap((option) => {
      const choice = choices.find(({ name }) => name === option.action)
      const percent = Math.round(100 * (option.chances[prompt?.actor ?? 0] ?? 0))
      return choice ? [{ option, choice, percent, start: startOf(option.text) }] : []
    })
    return found.sort((one, other) => other.percent - one.percent)
  }

  /** Whether all steps leave so little that their chances say nothing. */
  get hopeless(): boolean {
    return this.advice.every(({ option, percent }) => percent < 100 * LEAST_CHANCE && !option.wins)
  }

  /** How often the steps that are shown were tried. */
  get tries(): number {
    return this.advice.reduce((all, { option }) => all + option.visits, 0)
  }

  toggle(): void {
    if (this.open) this.close()
    else void this.ask()
  }

  close(): void {
    this.#shown = false
  }

  /** Nothing that was told is kept. */
  reset(): void {
    this.#shown = false
    this.#at = -1
    this.#options = null
    this.#trouble = null
  }

  /** Ask, unless the answer is known or on its way. */
  async ask(): Promise<void> {
    if (!this.#live.canAct || !this.offered) return
    this.#shown = true
    await this.prepare()
  }

  /** Have the answer ready without showing it. */
  async prepare(): Promise<void> {
    if (!this.#live.canAct || !this.offered) return
    const at = this.#live.version
    if (at === this.#at && !this.#trouble) return
    this.#at = at
    this.#options = null
    this.#trouble = null
    try {
      const { options, place } = await this.#live.hint()
      if (at === this.#at) {
        this.#options = options
        this.#place = place
      }
    } catch (why) {
      if (at === this.#at) this.#trouble = why as RequestError
    }
  }
}
