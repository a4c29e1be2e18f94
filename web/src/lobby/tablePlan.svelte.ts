/** A table that is being planned: the game, who shall sit where, the options; asks the server what fits together. */
import { settings } from '../ui/settings.svelte'
import * as api from '../wire/http'
import { presetValue } from '../ui/playedOptions'
import type { ClockRule, Game, NewTable, Option, OptionDeclared, Options, Preset, SeatWanted, Terms } from '../wire/types'

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
  talk = $state(true)
  /** The level of a bot that replaces somebody who stays away. */
  substitute = $state('')
  /** The clock as it is being chosen. */
  clock = $state({ kind: 'none' as 'none' | ClockRule['kind'], minutes: 10, seconds: 20, days: 2, loses: false })
  terms = $state.raw<Terms | null>(null)
  /** A question is under way. */
  asking = $state(false)
  trouble = $state<unknown>(null)
  /** Where the choice began; null where a game offers nothing of the kind. */
  preset = $state.raw<Preset | null>(null)
  /** What differs from the preset by choice; everything else is as it says, or as the game declares it. */
  #chosen = $state<Options>({})
  /** Who had a seat before there were fewer; they have it again when there are more. */
  #away: Sitter[] = []
  #question: AbortController | null = null
  #answer: Promise<void> = Promise.resolve()

  constructor(readonly game: Game) {
    this.count = game.seats[0] ?? 2
    this.substitute = game.stand_in
    this.preset = game.presets.find(isPlain) ?? game.presets[0] ?? null
    if (this.preset?.seats) this.count = this.preset.seats
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

  /** How many of the offered options differ from the preset. */
  readonly changes: number = $derived.by(() => this.offered.filter((option) => this.isChanged(option)).length)

  valueOf(option: OptionDeclared): Option {
    return this.#chosen[option.name] ?? presetValue(this.preset, option)
  }

  isChanged(option: OptionDeclared): boolean {
    return this.valueOf(option) !== presetValue(this.preset, option)
  }

  /** Begin again from a preset: its options and, if it says so, its number of players. Whoever sits there stays. */
  choosePreset(preset: Preset): void {
    this.preset = preset
    this.#chosen = {}
    this.count = preset.seats ?? this.count
    this.#fill()
    this.#askAnew()
  }

  setOption(name: string, value: Option): void {
    const { [name]: _, ...others } = this.#chosen
    const option = this.game.options.find((declared) => declared.name === name)
    this.#chosen = option && value === presetValue(this.preset, option) ? others : { ...others, [name]: value }
    this.#askAnew()
  }

  /** As in the preset again. */
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
      this.#away = this.#away.filter((sitter) => sitter.kind !== 'you')
      this.sitters[number] = { kind: 'you', name: settings.name }
    } else if (key === 'here') {
      this.sitters[number] = { kind: 'here', name: '' }
    } else if (key === 'link') {
      this.sitters[number] = { kind: 'link' }
    } else {
      this.sitters[number] = { kind: 'bot', level: key.slice('bot:'.length) }
    }
  }

  /** The clock that was chosen; null for none. */
  get clockRule(): ClockRule | null {
    const { kind, minutes, seconds, days, loses } = this.clock
    if (kind === 'none') return null
    return kind === 'live' ? { kind, bank: 60 * minutes, turn: seconds, loses } : { kind, days, loses }
  }

  toRequest(): NewTable {
    const clock = this.clockRule
    return {
      game: this.game.key,
      options: this.#inForce(),
      seats: this.sitters.map((sitter) => this.#seat(sitter)),
      public: this.public,
      hints: this.hints,
      talk: this.talk,
      stand_in: this.substitute,
      ...(clock ? { clock } : {}),
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

  /** The preset with what was chosen. */
  #wanted(): Options {
    return { ...this.preset?.options, ...$state.snapshot(this.#chosen) }
  }

  /** What is wanted, as far as it has an effect. */
  #inForce(): Options {
    const wanted = this.#wanted()
    const offered = new Set(this.terms?.offered ?? Object.keys(wanted))
    return Object.fromEntries(Object.entries(wanted).filter(([name]) => offered.has(name)))
  }

  /** As many sitters as there are seats: those who sat there, then you, then bots. */
  #fill(): void {
    const everybody = [...this.sitters, ...this.#away]
    const sitters = everybody.slice(0, this.count)
    this.#away = everybody.slice(this.count)
    while (sitters.length < this.count) {
      if (sitters.length === 0) sitters.push({ kind: 'you', name: settings.name })
      else sitters.push({ kind: 'bot', level: this.game.usual_level })
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
      const terms = await api.terms(this.game.key, this.count, this.#wanted(), question.signal)
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

/** The game as it is declared, for any number of players. */
function isPlain(preset: Preset): boolean {
  return preset.seats === null && Object.keys(preset.options).length === 0
}

function nearest(numbers: number[], wanted: number): number {
  return numbers.reduce((best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best))
}
