/** A table that is being planned: the game, who shall sit where, the options; asks the server what fits together. */
import { substituteLevel, usualLevel } from '../i18n/names'
import { settings } from '../ui/settings.svelte'
import * as api from '../wire/http'
import type { Game, NewTable, Option, OptionDeclared, Options, SeatWanted, Terms } from '../wire/types'

export type Sitter =
  | { kind: 'you'; name: string }
  | { kind: 'here'; name: string }
  | { kind: 'link' }
  | { kind: 'bot'; level: string }

/** What figures are asked for: a number of seats and the options in force. */
export interface Variant {
  seats: number
  options: Options
}

export class TablePlan {
  count = $state(0)
  sitters = $state<Sitter[]>([])
  public = $state(false)
  hints = $state(true)
  /** The level of a bot that replaces somebody who stays away. */
  substitute = $state('')
  terms = $state.raw<Terms | null>(null)
  /** A question is under way. */
  asking = $state(false)
  trouble = $state<unknown>(null)
  /** What was chosen explicitly; everything else is as the game declares it. */
  #chosen = $state<Options>({})
  #question: AbortController | null = null
  #answer: Promise<void> = Promise.resolve()

  constructor(readonly game: Game) {
    this.count = game.seats[0] ?? 2
    this.substitute = substituteLevel(game.levels)
    this.#fill()
    this.#askAnew()
  }

  /** The options that have an effect now, in order. */
  readonly offered: OptionDeclared[] = $derived.by(() => {
    const names = this.terms?.offered ?? []
    return names.flatMap((name) => this.game.options.find((option) => option.name === name) ?? [])
  })

  /** The variant that is planned; null while the server is asked and where it cannot be played. */
  readonly variant: Variant | null = $derived.by(() => {
    if (this.asking || !this.terms || this.terms.problem || this.trouble) return null
    return { seats: this.count, options: this.#inForce() }
  })

  /** The numbers of players that can be chosen. */
  get allowed(): number[] {
    return this.terms?.seats ?? this.game.seats
  }

  readonly changed: boolean = $derived(Object.keys(this.#chosen).length > 0)

  valueOf(option: OptionDeclared): Option {
    return this.#chosen[option.name] ?? this.terms?.options[option.name] ?? option.default
  }

  setOption(name: string, value: Option): void {
    this.#chosen = { ...this.#chosen, [name]: value }
    this.#askAnew()
  }

  reset(): void {
    this.#chosen = {}
    this.#askAnew()
  }

  setCount(count: number): void {
    this.count = count
    this.#fill()
    this.#askAnew()
  }

  /** Seat somebody else: `you`, `here`, `link` or `bot:LEVEL`. You sit on one seat only: whoever was there moves. */
  seatKind(number: number, key: string): void {
    const before = this.sitters[number]!
    if (key === 'you') {
      const yours = this.sitters.findIndex((sitter) => sitter.kind === 'you')
      if (yours >= 0) {
        const you = this.sitters[yours]!
        this.sitters[yours] = before
        this.sitters[number] = you
        return
      }
      this.sitters[number] = { kind: 'you', name: settings.name }
    } else if (key === 'here') {
      this.sitters[number] = { kind: 'here', name: '' }
    } else if (key === 'link') {
      this.sitters[number] = { kind: 'link' }
    } else {
      this.sitters[number] = { kind: 'bot', level: key.slice('bot:'.length) }
    }
  }

  toRequest(): Omit<NewTable, 'entropy'> {
    return {
      game: this.game.key,
      options: this.#inForce(),
      seats: this.sitters.map((sitter) => this.#seat(sitter)),
      public: this.public,
      hints: this.hints,
      stand_in: this.substitute,
    }
  }

  rememberName(): void {
    const you = this.sitters.find((sitter) => sitter.kind === 'you')
    if (you?.kind === 'you' && you.name.trim()) settings.name = you.name.trim()
  }

  /** Who gives no name has none: every reader calls them by their number, in a language of their own. */
  #seat(sitter: Sitter): SeatWanted {
    if (sitter.kind === 'link') return { kind: 'link' }
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level }
    const name = sitter.name.trim()
    return name ? { kind: 'here', name } : { kind: 'here' }
  }

  /** What was chosen, as far as it has an effect. */
  #inForce(): Options {
    const offered = new Set(this.terms?.offered ?? Object.keys(this.#chosen))
    return Object.fromEntries(Object.entries(this.#chosen).filter(([name]) => offered.has(name)))
  }

  /** As many sitters as there are seats: you first, then bots. */
  #fill(): void {
    const level = usualLevel(this.game.levels)
    const sitters = this.sitters.slice(0, this.count)
    while (sitters.length < this.count) {
      if (sitters.length === 0) sitters.push({ kind: 'you', name: settings.name })
      else sitters.push(level === undefined ? { kind: 'link' } : { kind: 'bot', level })
    }
    this.sitters = sitters
  }

  /** Wait until the server has answered what was asked last. */
  async waitForTerms(): Promise<void> {
    while (this.asking) await this.#answer
  }

  #askAnew(): void {
    this.#answer = this.#ask()
  }

  async #ask(): Promise<void> {
    this.#question?.abort()
    const question = new AbortController()
    this.#question = question
    this.asking = true
    try {
      const terms = await api.terms(this.game.key, this.count, $state.snapshot(this.#chosen), question.signal)
      this.terms = terms
      this.trouble = null
      this.asking = false
      if (terms.seats.length > 0 && !terms.seats.includes(this.count)) this.setCount(nearest(terms.seats, this.count))
    } catch (why) {
      if (question.signal.aborted) return // a newer question is under way
      this.trouble = why
      this.asking = false
    }
  }
}

function nearest(numbers: number[], wanted: number): number {
  return numbers.reduce((best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best))
}
