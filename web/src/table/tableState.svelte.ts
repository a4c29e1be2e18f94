/**
 * One table over its socket (docs/protocol.md).
 *
 * Keeps the connection by itself, shows arriving steps one after the other so that each can be followed, and never loses a
 * choice: what was sent without an answer is sent again when the table is as it was, else its sender hears that it was not done.
 * When the table is seen with other eyes, because a shared device is passed on, nothing stays of what the ones before were shown.
 */
import { type ApiError, table as tableEntry } from '../wire/http'
import { settings } from '../ui/settings.svelte'
import type {
  Board,
  ClientMessage,
  ErrorCode,
  ErrorData,
  ErrorMessage,
  Header,
  HintMessage,
  LogEntry,
  MessageId,
  Scene,
  Seat,
  SeatsMessage,
  ServerMessage,
  StepMessage,
  UndoneMessage,
  ViewMessage,
  Welcome,
  WhyMessage,
} from '../wire/types'
import { type Glide, lastMove } from './movements'
import { MOST_FOLLOWED, stayFor } from './pacing'
import { Complaint, type Connect, Wire } from '../wire/tableSocket'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'
/** What is said for a moment: others were faster, the connection is back, what was chosen has not arrived. */
export type Notice = 'stale' | 'back' | 'unsent'

export interface Problem {
  code: ErrorCode
  data: ErrorData
}

/** What can be seen of a table when something was to be done there, and with whose eyes. */
type Outcome = Pick<Welcome, 'log' | 'seats' | 'you'> & { viewer: number | null }
/** Something that the server was told to do and has not answered. */
interface Pending {
  message: ClientMessage
  /** Whether the table shows that it was done. */
  isDone: (table: Outcome) => boolean
}
/** Something about a seat that holds for the position of this version. */
type Word = { seat: number; version: number }
type Change = StepMessage | UndoneMessage

const NOTICE_FOR: Record<Notice, number> = { stale: 4000, back: 2000, unsent: 6000 }
/** What the server says of tables that one cannot come back to. */
const FINAL: ReadonlySet<unknown> = new Set(['table/unknown', 'table/damaged', 'table/rules'])
const SLOW = 1000
const APPEARS_IN = 1500

export class Live {
  status = $state<Status>('connecting')
  /** When the next attempt to connect is made, in milliseconds since 1970. */
  nextTry = $state<number | null>(null)
  notice = $state<Notice | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Why the table is gone for good. */
  closed = $state.raw<Problem | null>(null)
  /** Of the last welcome what does not change with steps. */
  welcome = $state.raw<Header | null>(null)
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
  /** What is pending takes so long that it is worth saying. */
  slow = $state(false)
  /** The chair that a finished game is looked at from; null for one's own. */
  chair = $state<number | null>(null)
  /** How many steps wait to be shown. */
  behind = $state(0)
  /** Called with each step that is shown, and the scene before it. */
  onstep: ((step: StepMessage, before: Scene | null) => void) | null = null
  /** Called when the table is seen with other eyes than before, where there are secrets. */
  onpassed: (() => void) | null = null
  /** Called when somebody else took a hint. */
  onhinted: ((seat: number) => void) | null = null

  #table: string
  #wire: Wire
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: ReturnType<typeof setTimeout> | undefined
  #fade: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #queue: Change[] = []
  #newest = 0
  #orders = 0
  /** Nothing has come yet on the socket there is now. */
  #isNew = false

  constructor(table: string, connect?: Connect) {
    this.#table = table
    const listener = {
      opened: () => (this.#isNew = true),
      heard: (message: ServerMessage) => this.#heard(message),
      lost: (nextTry: number) => this.#lost(nextTry),
    }
    this.#wire = new Wire(table, listener, connect)
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
    return word && word.version >= this.version && this.status === 'open' ? word.seat : null
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

  /** The browser says that there is no network. */
  lose(): void {
    this.#wire.lose()
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
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
      const { code, data } = why as ApiError
      if (FINAL.has(code)) this.#vanish({ code, data })
    }
  }

  #vanish(why: Problem): void {
    this.closed = why
    this.status = 'gone'
    this.nextTry = null
    this.close()
  }

  // what the server says

  #heard(message: ServerMessage): void {
    if (message.is !== 'error' && 'id' in message && this.#isAnswer(message.id)) this.#settle()
    if (message.is === 'welcome') this.#welcomed(message)
    else if (message.is === 'step' || message.is === 'undone') this.#changed(message)
    else if (message.is === 'seats') this.#seated(message)
    else if (message.is === 'thinking') this.#thought = message
    else if (message.is === 'gone') this.#missed = message
    else if (message.is === 'hinted') this.onhinted?.(message.seat)
    else if (message.is === 'error') this.#complained(message)
  }

  #welcomed({ still, log, scene, ...header }: Welcome): void {
    const again = this.status === 'lost'
    const before = this.scene
    this.#queue = []
    this.behind = 0
    clearTimeout(this.#pace)
    this.#pace = undefined
    this.nextTry = null
    this.status = 'open'
    this.welcome = header
    this.seats = header.seats
    this.you = header.you
    this.left = header.left
    this.rematch = header.rematch
    this.#keepBoards(still)
    this.log = log
    this.undo = header.undo
    this.over = header.over
    this.#thought = null
    this.#missed = null
    if (!before || before.game !== scene?.game) this.origin = null
    this.#show(scene)
    this.version = header.version
    this.#newest = header.version
    if (again) this.#tell('back')
    if (this.#isNew) this.#resume()
    this.#isNew = false
  }

  /** What was under way when the connection broke is done, is said again, or was not done: exactly one of them. */
  #resume(): void {
    if (!this.pending) return
    const { message, isDone } = this.pending
    if (isDone(this.#outcome(this.log, this.scene))) this.#settle()
    else if ('version' in message && message.version === this.#latest) this.#wire.send(message)
    else {
      this.#settle()
      this.#tell('unsent')
    }
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

  #keepBoards(still: readonly Board[] | undefined): void {
    if (!still?.length) return
    const boards = new Map(this.boards)
    for (const board of still) boards.set(board.key, board)
    this.boards = boards
  }

  #changed(change: Change): void {
    this.#keepBoards(change.still)
    this.#compare(change)
    this.#queue.push(change)
    this.behind = this.#queue.length
    if (this.#pace === undefined) this.#follow()
    else if (change.is === 'undone' || this.#queue.length > MOST_FOLLOWED) this.catchUp()
  }

  /** What the table has become is what was wanted, or somebody was faster. */
  #compare(change: Change): void {
    const { message, isDone } = this.pending ?? {}
    if (!message || !isDone || !('version' in message) || change.version <= message.version) return
    this.#settle()
    if (!isDone(this.#outcome(this.#logAfter(change), change.scene))) this.#tell('stale')
  }

  #outcome(log: LogEntry[], scene: Scene | null): Outcome {
    return { log, seats: this.seats, you: this.you, viewer: scene?.seat ?? null }
  }

  #logAfter(change: Change): LogEntry[] {
    if (change.log) return change.log
    return change.is === 'step' ? [...this.log.filter(({ n }) => n < change.entry.n), change.entry] : this.log.slice(0, change.length)
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
    this.log = this.#logAfter(change)
    this.over = change.is === 'step' && change.over
    this.origin = change.is === 'step' ? (this.#moveIn(before, change.scene) ?? this.origin) : null
    this.undo = change.undo
    this.version = change.version
    const passed = this.#show(change.scene)
    if (told && change.is === 'step' && !passed) this.onstep?.(change, before)
  }

  /** Show a scene; whether it is for other eyes than the one before. */
  #show(scene: Scene | null): boolean {
    const before = this.scene
    const passed = before !== null && before.seat !== scene?.seat && this.welcome?.game.secrets === true
    this.scene = scene
    if (!passed) return false
    this.origin = null
    this.problem = null
    this.onpassed?.()
    return true
  }

  #moveIn(before: Scene | null, after: Scene): Glide | null {
    if (!before) return null
    const spaces = new Set(after.boards.flatMap((key) => this.boards.get(key)?.cells.map(({ id }) => id) ?? []))
    return lastMove(before, after, (at) => spaces.has(at))
  }

  #complained({ id, code, data }: ErrorMessage): void {
    if (id != null && !this.#isAnswer(id)) return // it was about something that is settled already
    this.#settle()
    if (FINAL.has(code)) this.#vanish({ code, data })
    else if (code === 'action/stale') this.#tell('stale')
    else this.problem = { code, data }
  }

  #tell(notice: Notice): void {
    clearTimeout(this.#fade)
    this.notice = notice
    this.#fade = setTimeout(() => (this.notice = null), NOTICE_FOR[notice])
  }

  // what one says to the server

  /** Take a step. */
  act(action: string): void {
    const at = this.log.length
    const actor = this.scene?.prompt.actor ?? null
    if (!this.canAct) return
    this.#order({ do: 'act', version: this.#latest, action }, ({ log, viewer }) => {
      const entry = log[at]
      // of a step that is kept from the present viewer only the actor is told
      return entry?.actor === actor && (entry.notation === action || viewer !== actor)
    })
  }

  /** Take back one's latest step. */
  takeBack(): void {
    const at = this.log.length
    if (this.undo > 0) this.#order({ do: 'undo', version: this.#latest, steps: 1 }, ({ log }) => log.length < at)
  }

  replace(seat: number): void {
    this.#order({ do: 'replace', seat }, ({ seats }) => seats[seat]?.kind === 'bot')
  }

  comeBack(seat: number): void {
    this.#order({ do: 'return', seat }, ({ you }) => you.includes(seat))
  }

  resign(seat: number, level: string): void {
    this.#order({ do: 'resign', seat, level }, ({ you }) => !you.includes(seat))
  }

  fill(level: string): void {
    this.#order({ do: 'fill', level }, ({ seats }) => !seats.some(({ kind }) => kind === 'open'))
  }

  /** Tell the server to do something, one thing at a time. */
  #order(message: ClientMessage, isDone: Pending['isDone']): void {
    if (this.pending) return
    if (this.status !== 'open') return this.#tell('unsent')
    this.pending = { message: { ...message, id: `order-${++this.#orders}` }, isDone }
    this.#patience = setTimeout(() => (this.slow = true), SLOW)
    this.#wire.send(this.pending.message)
  }

  #isAnswer(id: MessageId | null | undefined): boolean {
    return id != null && id === this.pending?.message.id
  }

  #settle(): void {
    clearTimeout(this.#patience)
    this.slow = false
    this.pending = null
  }

  async why(touch: string[]): Promise<WhyMessage> {
    return (await this.#wire.ask({ do: 'why', touch })) as WhyMessage
  }

  async view(at: number): Promise<ViewMessage> {
    const chair = this.chair === null ? {} : { seat: this.chair }
    const view = (await this.#wire.ask({ do: 'view', at, ...chair })) as ViewMessage
    const isForOthers = this.chair === null && view.scene.seat !== this.scene?.seat
    if (isForOthers) throw new Complaint('action/stale', {})
    this.#keepBoards(view.still)
    return view
  }

  /** What an expert would do; told to nobody else. */
  async hint(): Promise<HintMessage> {
    return (await this.#wire.ask({ do: 'hint', version: this.#latest })) as HintMessage
  }
}
