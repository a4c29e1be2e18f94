/** What the parts of the page share: the table as it is shown, what was touched, what is pointed at, what is said. */
import { createContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { listOf, seatName } from '../i18n/names'
import { hasWord, say, word } from '../i18n/words'
import { settings } from '../ui/settings.svelte'
import { dismissAll } from '../ui/toasts.svelte'
import type { Connect } from '../wire/tableSocket'
import type { Board, Choice, Counter, LogEntry, Mark, Piece, Player, Scene, Sum, Text } from '../wire/types'
import { withGrounds } from './board/grounds'
import { saysNames } from './board/layout'
import { lookUp, roadOf, visibleMarks } from './board/marks'
import { Explainer } from './about'
import { Elements } from './elements'
import { Hint } from './hint.svelte'
import { Replay } from './replay.svelte'
import { alternatives, buttons, canUndoTouch, isButton, type Selection, startSelection, touch, type Touchable, touchables, undoTouch } from './selection'
import { plays, withNames } from './playerTexts'
import { TableState, type TakeBack } from './tableState.svelte'

export interface Refusal {
  /** Counts up, so that the same refusal can shake again. */
  n: number
  id: string
  /** The thing on the page that the bubble points at. */
  anchor: DOMRect
  text: string
  rule: string | null
  /** The spaces of a road that it is about. */
  road: string[]
}

/** A choice with a warning that was made, and what had been touched before. */
interface Regret {
  choice: Choice
  before: Selection
}

/** The layers that are shown, by game; as long as the page is open. */
const layersOn = new SvelteSet<string>()

export class TableContext {
  readonly live: TableState
  readonly replay: Replay
  readonly hint: Hint
  readonly explainer = new Explainer(this)

  #pointed = $state.raw<ReadonlySet<string>>(new Set())
  refusal = $state.raw<Refusal | null>(null)
  /** The rule to open, or true for the rules as such. */
  rules = $state<string | boolean>(false)
  /** The standing orders are shown. */
  ordersOpen = $state(false)
  /** Called when something is touched, refused ...: for sounds. */
  onmood: (mood: 'touch' | 'refused') => void = () => undefined
  /** Called when a shared device is passed on, after everything was forgotten. */
  onpassed: () => void = () => undefined
  /** The seat whose person has said to hold the shared device. */
  #holder = $state<number | null>(null)

  readonly scene: Scene | null = $derived.by(() => this.replay.scene ?? this.live.scene)
  readonly boards: Board[] = $derived.by(
    () => lookUp(this.scene?.boards, this.live.boards).map((board) => withGrounds(board, this.scene?.grounds ?? {})),
  )
  /** Names of the spaces are shown: as somebody has chosen, else where the rim of a board does not say them. */
  readonly names: boolean = $derived.by(() => this.named ?? settings.names ?? !this.boards.every(saysNames))
  /** Whether they are shown whatever somebody chose, in pictures of a position. */
  named = $state<boolean | null>(null)
  /** A coach speaks of spaces by their names: these must be legible, and what she points at in sight. */
  hasCoach = $state(false)
  /** A picture of a position: looked at, not played. */
  readonly isPicture: boolean = $derived(this.named !== null)
  /** The marks that are shown: those of no layer, and of the layers that somebody asked for. */
  readonly marks: Mark[] = $derived.by(() => {
    const marks = visibleMarks(this.scene?.marks ?? [], (layer) => this.isOn(layer))
    return this.refusal?.road.length ? [...marks, { kind: 'road', on: this.refusal.road }] : marks
  })
  /** What adds up for whoever looks, not beside the table but among their own things. */
  readonly ownSums: Sum[] = $derived.by(() => this.scene?.sums.filter(({ seat, place }) => !place && (seat === null || seat === this.scene?.seat)) ?? [])
  readonly elements: Elements = $derived.by(() => new Elements(this.boards, this.scene ?? { pieces: [], zones: [] }))
  /** The seat to which a shared device is to be passed; until its person is there, nothing of the table is seen. */
  readonly passesTo: number | null = $derived.by(() => {
    const { scene, welcome, you, left, over } = this.live
    const seat = scene?.seat ?? null
    const isShared = this.#holder !== null || you.length + left.length > 1
    return welcome?.game.secrets && isShared && !over && seat !== null && you.includes(seat) && seat !== this.#holder ? seat : null
  })
  /** Whether things can be touched now. */
  readonly active: boolean = $derived.by(() => this.live.canAct && !this.replay.on && this.passesTo === null)
  readonly #choices: readonly Choice[] = $derived.by(() => (this.live.canAct ? (this.live.scene?.choices ?? []) : []))
  #selection = $derived<Selection>(startSelection(this.#choices))
  readonly selection: Selection = $derived(this.#selection)
  #regret = $state.raw<Regret | null>(null)
  /** The choice that is asked for once more before it is taken, as long as it can be. */
  readonly doubted: Choice | null = $derived.by(() => this.#choices.find((choice) => choice === this.#regret?.choice) ?? null)
  readonly touchables: ReadonlyMap<string, Touchable> = $derived.by(() => {
    if (!this.active) return new Map()
    const found = touchables(this.#selection)
    // what lies beside the board can still be taken instead
    for (const [id, other] of alternatives(this.#selection)) {
      if (this.elements.zones.has(this.elements.placeOf(id))) found.set(id, other)
    }
    return found
  })
  readonly buttons: Touchable[] = $derived.by(() => (this.active ? buttons(this.#selection) : []))
  readonly chosen: ReadonlySet<string> = $derived.by(() => new Set(this.active ? this.#selection.touched : []))

  #refusals = 0

  /** Without a way to connect, the server is asked. */
  constructor(table: string, connect?: Connect) {
    this.live = new TableState(table, connect)
    this.replay = new Replay(this.live)
    this.hint = new Hint(this.live)
    this.live.onpassed = () => this.#forget()
  }

  // a shared device

  /** The next person has the device. */
  takeDevice(): void {
    this.#holder = this.passesTo
  }

  /** Nothing that the person before was shown or told is kept. */
  #forget(): void {
    this.replay.reset()
    this.hint.reset()
    this.refusal = null
    this.asksAlone = false
    this.pointed = new Set()
    this.ordersOpen = false
    dismissAll()
    this.onpassed()
  }

  /** Things that somebody points at in the log or in a hint, else what the step touched that is looked back at. */
  get pointed(): ReadonlySet<string> {
    const { at } = this.replay
    return this.#pointed.size || !at ? this.#pointed : new Set(this.live.log[at - 1]?.touch)
  }

  set pointed(things: ReadonlySet<string>) {
    this.#pointed = things
  }

  get game(): string {
    return this.live.welcome?.game.key ?? ''
  }

  // layers

  isOn(layer: string): boolean {
    return layersOn.has(`${this.game} ${layer}`)
  }

  toggle(layer: string): void {
    const key = `${this.game} ${layer}`
    if (!layersOn.delete(key)) layersOn.add(key)
  }

  // words

  say(text: Text | null | undefined, count = 1): string {
    return say(text, this.game, count)
  }

  /** What happened, with the names of players beside their colours. */
  tell(text: Text): string {
    return this.say(withNames(text, (colour) => this.#nameOfColour(colour)))
  }

  /** Who took back what, as far as whoever looks could know it. */
  tellTakeBack({ by, agreed, entries }: TakeBack): string {
    const told = entries.map((entry) => (entry.actor === by ? this.tell(entry.text) : `${this.nameOf(entry.actor)}: ${this.tell(entry.text)}`))
    return word(agreed && this.live.others.length ? 'table-took-back-agreed' : 'table-took-back', { name: this.nameOf(by), what: told.join('; ') })
  }

  /** What somebody said about a take-back. */
  tellAsked(said: 'asked' | 'allowed' | 'refused' | 'withdrawn', by: number): string {
    return word(`table-back-${said}`, { name: this.nameOf(by) })
  }

  // taking back more than one may undo

  /** Whether somebody who plays without other people is asked once more before chance draws anew. */
  asksAlone = $state(false)

  /** Take back the latest step, or, where that is not for oneself to decide, ask. */
  takeBack(): void {
    if (this.live.undo > 0) this.live.takeBack()
    else if (this.live.others.length) this.live.askBack()
    else this.asksAlone = this.live.canAsk
  }

  #nameOfColour(colour: string): string | undefined {
    const seat = this.scene?.players.find((player) => plays(player, colour))?.seat
    if (seat === undefined) return undefined
    return this.live.you.length === 1 && this.live.you[0] === seat ? word('table-you') : this.nameOf(seat)
  }

  title(): string {
    const { title = '' } = this.live.welcome?.game ?? {}
    return hasWord('game-title', this.game) ? this.say('game-title') : title
  }

  /** Whether who looks has given standing orders for this seat. */
  hasOrders(seat: number): boolean {
    return seat === this.live.scene?.seat && (this.live.orders.forced === true || (this.live.orders.standing?.length ?? 0) > 0)
  }

  player(seat: number): Player | undefined {
    return this.scene?.players.find((player) => player.seat === seat)
  }

  colour(seat: number | null | undefined): string | undefined {
    return seat == null ? undefined : this.player(seat)?.colour
  }

  /** The colour that acted in a step. */
  colourOf({ actor, colour }: Pick<LogEntry, 'actor' | 'colour'>): string | undefined {
    return colour ?? this.colour(actor)
  }

  nameOf(seat: number): string {
    return seat < 0 ? word('table-chance') : seatName(this.live.seats[seat], seat)
  }

  pieceName(piece: Piece): string {
    const name = this.say(piece.label)
    const facts = [
      piece.seat === undefined ? '' : this.nameOf(piece.seat),
      piece.value === undefined ? '' : word('table-worth', { value: piece.value }),
      (piece.count ?? 1) > 1 ? word('table-times', { count: piece.count! }) : '',
    ].filter(Boolean)
    return facts.length ? `${name} (${facts.join(', ')})` : name
  }

  /** What the marks on something say. */
  marksOn(id: string): string[] {
    return this.marks.filter(({ on, label }) => label && on?.includes(id)).map((mark) => this.markName(mark))
  }

  /** What a mark says, with what it counts for each seat. */
  markName({ label, tally = [] }: Mark): string {
    const counted = listOf(tally.map(([seat, number]) => `${this.nameOf(seat)} ${number}`))
    return this.say(label) + (counted ? `: ${counted}` : '')
  }

  /** The name of anything that can be touched. */
  nameOfThing(id: string): string {
    const { cells, edges, pieces, regions, zones } = this.elements
    const piece = pieces.get(id)
    if (piece) {
      const place = cells.get(piece.at)?.name ?? edges.get(piece.at)?.name
      const name = this.say(piece.label)
      return place ? word('table-thing-on', { thing: name, place }) : name
    }
    if (this.elements.typeOf(id) === 'seat') return this.nameOf(Number(id.slice(5)))
    const named = zones.get(id) ?? regions.get(id)
    return cells.get(id)?.name ?? edges.get(id)?.name ?? (named ? this.say(named.label) : id)
  }

  #spokenName(id: string): string {
    const name = this.nameOfThing(id)
    return this.elements.typeOf(id) === 'edge' ? word('table-line', { name }) : name
  }

  /** A choice in words: what it is called, what it touches, what it costs and brings. */
  choiceName(choice: Choice): string {
    const things = choice.touch.filter((id) => this.elements.typeOf(id) !== 'button').map((id) => this.#spokenName(id))
    const label = this.say(choice.label)
    const joined = choice.any_order ? listOf(things) : things.join(' → ')
    const parts = [label && joined ? `${label}: ${joined}` : label || joined || choice.name]
    if (choice.cost?.length) parts.push(this.costs(choice.cost))
    if (choice.gain?.length) parts.push(this.gains(choice.gain))
    if (choice.warning) parts.push(this.say(choice.warning))
    return parts.join('; ')
  }

  costs(cost: readonly Counter[]): string {
    return word('table-costs', { what: this.#amounts(cost) })
  }

  gains(gain: readonly Counter[]): string {
    return word('table-brings', { what: this.#amounts(gain) })
  }

  /** "1 torch and 3 AP". */
  #amounts(counters: readonly Counter[]): string {
    return listOf(counters.map(({ label, value }) => `${value} ${this.say(label, value)}`))
  }

  /** A counter with its name first: "hand 5/7". */
  counterName({ label, value, of }: Counter): string {
    return `${this.say(label, value)} ${value}${of === undefined ? '' : `/${of}`}`
  }

  /** What has been chosen so far, in words; nothing while nobody chose anything. */
  chosenName(): string {
    if (!this.active || !canUndoTouch(this.#selection)) return ''
    const names = this.#selection.touched.slice(this.#selection.automatic).map((id) => this.nameOfThing(id))
    return word('table-chosen', { what: listOf(names) })
  }

  // touching

  /** Somebody touches a place where these things lie, the topmost first. */
  touch(candidates: readonly string[], anchor: DOMRect): void {
    this.refusal = null
    if (!this.active) return
    this.stay()
    const last = this.#selection.touched.at(-1)
    const possible = candidates.filter((id) => this.touchables.has(id))
    const id = possible.find((other) => other !== last) ?? possible[0] ?? this.#earlier(candidates)
    if (id === undefined) return void this.#refuse(candidates, anchor)
    const before = this.#selection
    const { selection, done } = touch(before, id)
    this.#selection = selection
    this.onmood('touch')
    if (done) this.#take(done, before)
  }

  /** What would have been possible at an earlier touch: then the selection changes. */
  #earlier(candidates: readonly string[]): string | undefined {
    return candidates.find((id) => !touch(this.#selection, id).refused)
  }

  choose(choice: Choice): void {
    if (!this.active) return
    this.refusal = null
    this.stay()
    this.#take(choice, this.#selection)
  }

  /** Takes a choice, or asks for it once more. */
  #take(choice: Choice, before: Selection): void {
    if (choice.warning && settings.asksAgain) this.#regret = { choice, before }
    else this.#act(choice)
  }

  /** Sends a choice. Nothing of it stays chosen: if it is not taken, one begins again. */
  #act(choice: Choice): void {
    this.live.act(choice.name)
    this.#selection = startSelection(this.#choices)
  }

  /** Press a button of the prompt by its number; in the hint the digits choose its steps. */
  pressButton(number: number): void {
    const button = this.hint.open || this.doubted ? undefined : this.buttons[number - 1]
    const shown = button && document.querySelector(`[data-button='${button.id}']`)
    if (shown) this.touch([button.id], shown.getBoundingClientRect())
  }

  /** What was asked for once more is done. */
  confirm(): void {
    if (this.doubted && this.active) this.#act(this.doubted)
    this.#regret = null
  }

  /** What was asked for once more is not done; whether anything was asked. */
  stay(): boolean {
    const wasAsked = this.doubted !== null
    if (wasAsked) this.#selection = this.#regret!.before
    this.#regret = null
    return wasAsked
  }

  /** Takes back the last touch; whether there was one. */
  goBack(): boolean {
    if (this.refusal) {
      this.refusal = null
      return true
    }
    if (this.stay()) return true
    if (this.hint.open) {
      this.hint.close()
      return true
    }
    if (!this.active || !canUndoTouch(this.#selection)) return false
    this.#selection = undoTouch(this.#selection)
    return true
  }

  /** What is said where no rule speaks of what was touched: where only buttons can be pressed, what they ask. */
  #refusalInGeneral(): string {
    const { prompt } = this.scene!
    const isAsked = this.touchables.size > 0 && [...this.touchables.keys()].every(isButton)
    if (isAsked) return word('table-answer-first', { question: this.say(prompt.text) })
    return [word('table-refused'), this.say(prompt.detail)].filter(Boolean).join(' ')
  }

  async #refuse(candidates: readonly string[], anchor: DOMRect): Promise<void> {
    const touched = this.#selection.touched
    const likely = this.elements.rankCandidates(candidates, this.#selection.choices, touched.length)
    const id = likely[0]
    if (id === undefined) return
    const { version } = this.live
    this.onmood('refused')
    const card = this.elements.pieces.get(id)
    const explains = card?.face?.line !== undefined
    let text = explains ? this.say(card!.label) : this.#refusalInGeneral()
    let rule = (explains ? card!.face!.rule : this.scene?.prompt.rule) ?? null
    let road: string[] = []
    for (const other of likely) {
      try {
        const answer = await this.live.why([...touched, other])
        if (!answer.refusal) continue
        text = this.say(answer.refusal)
        rule = answer.rule
        road = roadOf(answer.refusal, this.elements.cells.values())
        break
      } catch {
        // nothing could have been meant by this one
      }
    }
    if (version === this.live.version) this.refusal = { n: ++this.#refusals, id, anchor, text, rule, road }
  }
}

export const [getTableContext, setTableContext] = createContext<TableContext>()
