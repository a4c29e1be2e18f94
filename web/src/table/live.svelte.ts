/**
 * One table over its socket (docs/protocol.md).
 *
 * Keeps the connection by itself, shows arriving steps one after the other so that each can be followed, and never loses a
 * choice: what was sent without an answer is sent again when the table is as it was.
 */
import { table as tableEntry } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type {
  Board,
  ErrorCode,
  ErrorData,
  ErrorMessage,
  HintMessage,
  LogEntry,
  Scene,
  Seat,
  SeatsMessage,
  ServerMessage,
  StepMessage,
  UndoneMessage,
  ViewMessage,
  Welcome,
  WhyMessage,
} from '../lib/types'
import { type Glide, lastMove } from './gliding'
import { MOST_FOLLOWED, stayFor } from './waiting'
import { type Connect, Wire } from './wire'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'

export interface Problem {
  code: ErrorCode
  data: ErrorData
}

type Pending = { action: string; version: number }
/** Something about a seat that holds for the position of this version. */
type Word = { seat: number; version: number }
type Change = StepMessage | UndoneMessage

const STALE_FOR = 4000
const BACK_FOR = 2000
const APPEARS_IN = 1500

export class Live {
  status = $state<Status>('connecting')
  /** When the next attempt to connect is made, in milliseconds since 1970. */
  nextTry = $state<number | null>(null)
  notice = $state<'stale' | 'back' | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** The last welcome: what does not change with steps. */
  welcome = $state.raw<Welcome | null>(null)
  seats = $state.raw<Seat[]>([])
  you = $state.raw<number[]>([])
  /** The seats on which a bot plays for this browser. */
  left = $state.raw<number[]>([])
  rematch = $state<string | null>(null)
  boards = $state.raw<ReadonlyMap<string, Board>>(new Map())
  scene = $state.raw<Scene | null>(null)
  log = $state.raw<LogEntry[]>([])
  undo = $state(0)
  over = $state(false)
  /** The version of what is shown. */
  version = $state(0)
  #thought = $state.raw<Word | null>(null)
  #missed = $state.raw<Word | null>(null)
  /** The last move on the board, as far as it was seen. */
  origin = $state.raw<Glide | null>(null)
  pending = $state.raw<Pending | null>(null)
  /** The chair that a finished game is looked at from; null for one's own. */
  chair = $state<number | null>(null)
  /** How many steps wait to be shown. */
  behind = $state(0)
  /** Called with each step that is shown, and the scene before it. */
  onstep: ((step: StepMessage, before: Scene | null) => void) | null = null
  /** Called when somebody else took a hint. */
  onhinted: ((seat: number) => void) | null = null

  #table: string
  #wire: Wire
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: ReturnType<typeof setTimeout> | undefined
  #fade: ReturnType<typeof setTimeout> | undefined
  #queue: Change[] = []
  #newest = 0

  constructor(table: string, connect?: Connect) {
    this.#table = table
    this.#wire = new Wire(table, { heard: (message) => this.#heard(message), lost: (nextTry) => this.#lost(nextTry) }, connect)
  }

  /** Whether this browser may act now: the newest position is shown and nothing is on its way. */
  get canAct(): boolean {
    return this.status === 'open' && this.behind === 0 && this.pending === null && this.yourTurn
  }

  get yourTurn(): boolean {
    return !this.over && this.scene !== null && this.you.includes(this.scene.prompt.actor)
  }

  /** The seat whose bot thinks. */
  get thinking(): number | null {
    return this.#holds(this.#thought)
  }

  /** The seat of who keeps the table waiting for too long. */
  get gone(): number | null {
    return this.#holds(this.#missed)
  }

  #holds(word: Word | null): number | null {
    return word && word.version >= this.version ? word.seat : null
  }

  /** The newest version there is, also when only somebody sat down. */
  get #latest(): number {
    return Math.max(this.version, this.#newest)
  }

  // the connection

  open(): void {
    this.#wire.open()
  }

  /** Try again at once, if there is no connection. */
  retry(): void {
    if (this.status === 'lost') this.#wire.open()
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#pace)
    clearTimeout(this.#fade)
    this.#wire.close()
  }

  #lost(nextTry: number): void {
    if (this.status === 'gone') return
    this.status = 'lost'
    this.notice = null
    this.nextTry = nextTry
    if (!this.welcome) void this.#lookForTable()
  }

  /** A socket does not tell why it was refused: ask whether there is such a table. */
  async #lookForTable(): Promise<void> {
    try {
      await tableEntry(this.#table)
    } catch (why) {
      if ((why as { code?: unknown }).code === 'table/unknown') this.#vanish()
    }
  }

  #vanish(): void {
    this.status = 'gone'
    this.nextTry = null
    this.close()
  }

  // what the server says

  #heard(message: ServerMessage): void {
    if (message.is === 'welcome') this.#welcomed(message)
    else if (message.is === 'step' || message.is === 'undone') this.#changed(message)
    else if (message.is === 'seats') this.#seated(message)
    else if (message.is === 'thinking') this.#thought = message
    else if (message.is === 'gone') this.#missed = message
    else if (message.is === 'hinted') this.onhinted?.(message.seat)
    else if (message.is === 'error') this.#complained(message)
  }

  #welcomed(welcome: Welcome): void {
    const again = this.status === 'lost'
    const before = this.scene
    this.#queue = []
    this.behind = 0
    clearTimeout(this.#pace)
    this.#pace = undefined
    this.nextTry = null
    this.status = 'open'
    this.welcome = welcome
    this.seats = welcome.seats
    this.you = welcome.you
    this.left = welcome.left
    this.rematch = welcome.rematch
    this.#keepBoards(welcome.still)
    this.log = welcome.log
    this.undo = welcome.undo
    this.over = welcome.over
    this.#thought = null
    this.#missed = null
    if (!before || before.game !== welcome.scene?.game) this.origin = null
    this.scene = welcome.scene
    this.version = welcome.version
    this.#newest = welcome.version
    if (again) this.#tell('back', BACK_FOR)
    this.#sendAgain(welcome.version)
  }

  #seated({ seats, you, left, rematch, version }: SeatsMessage): void {
    this.seats = seats
    this.you = you
    this.left = left
    if (this.#thought && seats[this.#thought.seat]?.kind !== 'bot') this.#thought = null
    const missed = this.#missed && seats[this.#missed.seat]
    if (missed?.kind !== 'human' || missed.here) this.#missed = null
    this.rematch = rematch
    this.#newest = Math.max(this.#newest, version)
    if (this.scene || seats.some(({ kind }) => kind === 'open')) return
    // all have sat down: the table must appear; if nobody sends it, fetch it
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.scene) this.open()
    }, APPEARS_IN)
  }

  #sendAgain(version: number): void {
    const pending = this.pending
    if (!pending) return
    if (pending.version === version && this.yourTurn) this.#wire.send({ do: 'act', ...pending })
    else this.pending = null // it was taken, or somebody was faster
  }

  #keepBoards(still: readonly Board[] | undefined): void {
    if (!still?.length) return
    const boards = new Map(this.boards)
    for (const board of still) boards.set(board.key, board)
    this.boards = boards
  }

  #changed(change: Change): void {
    this.#keepBoards(change.still)
    if (this.pending && change.version > this.pending.version) this.pending = null
    this.#queue.push(change)
    this.behind = this.#queue.length
    if (this.#pace === undefined) this.#follow()
    else if (change.is === 'undone' || this.#queue.length > MOST_FOLLOWED) this.catchUp()
  }

  /** Show everything that has arrived, the last step moving. */
  catchUp(): void {
    clearTimeout(this.#pace)
    this.#pace = undefined
    if (this.#queue.length === 0) return
    while (this.#queue.length > 1) this.#apply(this.#queue.shift()!, false)
    this.#follow()
  }

  #follow(): void {
    const change = this.#queue.shift()
    this.#pace = undefined
    if (!change) return
    if (this.#queue.length > MOST_FOLLOWED) {
      this.#apply(change, false)
      return this.catchUp()
    }
    this.#apply(change, true)
    this.behind = this.#queue.length
    const wait = change.is === 'step' ? stayFor(change, this.you, settings.pace) : 0
    this.#pace = setTimeout(() => this.#follow(), wait)
  }

  #apply(change: Change, told: boolean): void {
    const before = this.scene
    if (change.is === 'step') {
      this.log = [...this.log.filter(({ n }) => n < change.entry.n), change.entry]
      this.over = change.over
      this.origin = this.#moveIn(before, change.scene) ?? this.origin
    } else {
      this.log = this.log.slice(0, change.length)
      this.over = false
      this.origin = null
    }
    this.scene = change.scene
    this.undo = change.undo
    this.version = change.version
    if (told && change.is === 'step') this.onstep?.(change, before)
  }

  #moveIn(before: Scene | null, after: Scene): Glide | null {
    if (!before) return null
    const spaces = new Set(after.boards.flatMap((key) => this.boards.get(key)?.cells.map(({ id }) => id) ?? []))
    return lastMove(before, after, (at) => spaces.has(at))
  }

  #complained({ code, data }: ErrorMessage): void {
    this.pending = null
    if (code === 'table/unknown') this.#vanish()
    else if (code === 'action/stale') this.#tell('stale', STALE_FOR)
    else this.problem = { code, data }
  }

  #tell(notice: 'stale' | 'back', milliseconds: number): void {
    clearTimeout(this.#fade)
    this.notice = notice
    this.#fade = setTimeout(() => (this.notice = null), milliseconds)
  }

  // what one says to the server

  /** Take a step. */
  act(action: string): void {
    if (!this.canAct) return
    this.pending = { action, version: this.#latest }
    this.#wire.send({ do: 'act', ...this.pending })
  }

  /** Take back one's latest step. */
  takeBack(): void {
    if (this.undo > 0 && this.status === 'open' && !this.pending) this.#wire.send({ do: 'undo', version: this.#latest, steps: 1 })
  }

  async why(touch: string[]): Promise<WhyMessage> {
    return (await this.#wire.ask({ do: 'why', touch })) as WhyMessage
  }

  async view(at: number): Promise<ViewMessage> {
    const chair = this.chair === null ? {} : { seat: this.chair }
    const view = (await this.#wire.ask({ do: 'view', at, ...chair })) as ViewMessage
    this.#keepBoards(view.still)
    return view
  }

  /** What an expert would do; told to nobody else. */
  async hint(): Promise<HintMessage> {
    return (await this.#wire.ask({ do: 'hint', version: this.#latest })) as HintMessage
  }

  replace(seat: number, level: string): void {
    this.#wire.send({ do: 'replace', seat, level })
  }

  comeBack(seat: number): void {
    this.#wire.send({ do: 'return', seat })
  }

  resign(seat: number, level: string): void {
    this.#wire.send({ do: 'resign', seat, level })
  }

  fill(level: string): void {
    this.#wire.send({ do: 'fill', level })
  }
}
