/**
 * One table over its socket (docs/protocol.md): what the server has told, and what it is told to do.
 *
 * The socket is kept open by itself, steps are shown one after the other (`StepQueue`), and no choice is lost (`PendingOrder`).
 * When the table is seen with other eyes, because a shared device is passed on, nothing stays of what the ones before were shown.
 */
import { settings } from '../ui/settings.svelte'
import { rememberConsent } from '../wire/fairnessStore'
import { type ApiError, table as tableEntry } from '../wire/http'
import { type Connect, RequestError, TableSocket } from '../wire/tableSocket'
import type { ErrorData, Header, ProblemCode } from '../wire/clientTypes'
import type {
  Board,
  ClientMessage,
  ClockMessage,
  ErrorMessage,
  HintMessage,
  LogEntry,
  OrdersMessage,
  Scene,
  Seat,
  SeatOrders,
  SeatsMessage,
  ServerMessage,
  StepMessage,
  TakeBack as TakeBackRequest,
  TakeBackMessage,
  ViewMessage,
  Welcome,
  WhyMessage,
} from '../wire/types'
import { TableClock } from './clock.svelte'
import { findLastMove, type Movement } from './movements'
import { stepDelay } from './pacing'
import { type IsDone, type Outcome, PendingOrder } from './pendingOrder.svelte'
import { type Change, StepQueue } from './stepQueue.svelte'
import { TalkState } from './talk.svelte'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'
/** What is said for a moment: others were faster, the connection is back, what was chosen has not arrived. */
export type Notice = 'stale' | 'back' | 'unsent'

export interface Problem {
  code: ProblemCode
  data: ErrorData
}

/** Steps that a seat took back, as whoever looks could read them; they followed so many others. */
export interface TakeBack {
  n: number
  at: number
  by: number
  /** Everybody had agreed. */
  agreed: boolean
  entries: LogEntry[]
}

/** Something about a seat that holds for the position of this version. */
type SeatNews = { seat: number; version: number }

const NOTICE_FOR: Record<Notice, number> = { stale: 4000, back: 2000, unsent: 6000 }
/** What the server says of tables that one cannot come back to. */
const FINAL: ReadonlySet<unknown> = new Set(['table/unknown', 'table/damaged', 'table/rules', 'game/unknown'])
const APPEARS_IN = 1500
const NO_ORDERS: SeatOrders = {}

export class TableState {
  readonly clock = new TableClock()
  readonly talk: TalkState
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
  /** What was taken back while the page was open, by whose eyes look now. */
  takeBacks = $state.raw<TakeBack[]>([])
  /** The standing orders that the server told of last, and whose they are. */
  #orders = $state.raw<Pick<OrdersMessage, 'seat' | 'orders'> | null>(null)
  undo = $state(0)
  /** The take-back that somebody asks the others for. */
  asked = $state.raw<TakeBackRequest | null>(null)
  /** The seats that were refused one and have not taken a step since. */
  refused = $state.raw<number[]>([])
  over = $state(false)
  /** The version of what is shown. */
  version = $state(0)
  #skips = $state(false)
  #thinking = $state.raw<SeatNews | null>(null)
  #absent = $state.raw<SeatNews | null>(null)
  /** The last move on the board, as far as it was seen. */
  origin = $state.raw<Movement | null>(null)
  /** The chair that a finished game is looked at from; null for one's own. */
  chair = $state<number | null>(null)
  /** Called with each step that is shown, and the scene before it. */
  onstep: ((step: StepMessage, before: Scene | null) => void) | null = null
  /** Called when steps were taken back that who looks had been told of. */
  ontakeback: ((taken: TakeBack) => void) | null = null
  /** Called when somebody asks to take back, allows it, refuses it or withdraws it; the seat that asks or asked. */
  onasked: ((said: NonNullable<TakeBackMessage['said']>, by: number) => void) | null = null
  /** Called when the table is seen with other eyes than before, where there are secrets. */
  onpassed: (() => void) | null = null
  /** Called when somebody else took a hint. */
  onhinted: ((seat: number) => void) | null = null

  #table: string
  #socket: TableSocket
  #queue: StepQueue
  #order: PendingOrder
  #timer: ReturnType<typeof setTimeout> | undefined
  #fade: ReturnType<typeof setTimeout> | undefined
  #newest = 0
  /** Nothing has come yet on the socket there is now. */
  #isNew = false

  constructor(table: string, connect?: Connect) {
    this.#table = table
    const listener = {
      onOpen: () => (this.#isNew = true),
      onMessage: (message: ServerMessage) => this.#receive(message),
      onLost: (nextTry: number) => this.#lose(nextTry),
    }
    this.#socket = new TableSocket(table, listener, connect)
    this.talk = new TalkState(table, () => this.you, (message) => this.#socket.ask(message))
    this.#order = new PendingOrder((message) => this.#socket.send(message))
    this.#queue = new StepQueue({
      show: (change, isFollowed) => this.#apply(change, isFollowed),
      delay: (change) => (change.is === 'step' && !this.skips ? stepDelay(change, this.you, settings.pace) : 0),
    })
  }

  /** What the server was told and has not answered. */
  get pending(): ClientMessage | null {
    return this.#order.message
  }

  /** What is pending takes so long that it is worth saying. */
  get slow(): boolean {
    return this.#order.slow
  }

  /** How many steps wait to be shown. */
  get behind(): number {
    return this.#queue.length
  }

  /** Whether this browser may act now: the newest position is shown and nothing is on its way. */
  get canAct(): boolean {
    return this.status === 'open' && this.behind === 0 && this.pending === null && this.yourTurn
  }

  /** Why the game does not go on although it is not over; one may still look at it. */
  get ended(): Problem | null {
    return this.welcome?.closed ?? null
  }

  get yourTurn(): boolean {
    if (this.over || this.ended || this.scene === null) return false
    const { actor } = this.scene.prompt
    return this.you.includes(actor) && this.clock.substitute !== actor
  }

  /** The standing orders of the seat that looks. */
  get orders(): SeatOrders {
    return this.#orders && this.#orders.seat === this.scene?.seat ? this.#orders.orders : NO_ORDERS
  }

  /** The people elsewhere who would have to agree to a take-back. */
  get others(): number[] {
    return [...this.seats.keys()].filter((seat) => this.seats[seat]!.kind === 'human' && !this.you.includes(seat))
  }

  /** Whether one may ask to take back one's latest step, where one may not simply undo it. */
  get canAsk(): boolean {
    const isPlayed = this.scene !== null && !this.over && !this.ended && !!this.welcome?.commitment
    const own = this.log.findLast(({ actor }) => this.you.includes(actor))
    if (!isPlayed || !own || this.status !== 'open' || this.behind > 0) return false
    return this.undo === 0 && this.asked === null && !this.refused.includes(own.actor) && !this.you.includes(this.clock.substitute ?? -1)
  }

  /** Whether somebody here has yet to say whether what is asked may be taken back. */
  get owesAnswer(): boolean {
    return this.asked?.waits.some((seat) => this.you.includes(seat)) ?? false
  }

  /** Whether everybody here is out of a game that others play on. */
  get canSkip(): boolean {
    const own = this.scene?.players.filter(({ seat }) => this.you.includes(seat)) ?? []
    return !this.over && own.length > 0 && own.every(({ out }) => out)
  }

  /** Whether the rest of the game passes by without being followed. */
  get skips(): boolean {
    return this.#skips && this.canSkip
  }

  /** Whether this browser has yet to add to chance for one of its seats. */
  get owesEntropy(): boolean {
    return this.status === 'open' && this.you.some((seat) => this.seats[seat]?.owes_entropy)
  }

  /** The seats for which the game waits before it begins, besides those of this browser, which is quick. */
  get awaited(): number[] {
    const waiting = ({ kind, owes_entropy }: Seat) => kind === 'open' || owes_entropy
    return [...this.seats.keys()].filter((seat) => waiting(this.seats[seat]!) && !this.you.includes(seat))
  }

  /** The seat whose bot thinks. */
  get thinking(): number | null {
    return this.#seatOf(this.#thinking)
  }

  /** The seat of whoever keeps the table waiting for too long. */
  get gone(): number | null {
    return this.#seatOf(this.#absent)
  }

  #seatOf(news: SeatNews | null): number | null {
    return news && news.version >= this.version && this.status === 'open' ? news.seat : null
  }

  /** The newest version there is, also when only somebody sat down. */
  get #latest(): number {
    return Math.max(this.version, this.#newest)
  }

  // the connection

  open(): void {
    this.#socket.open()
  }

  /** Try again at once, if there is no connection. */
  retry(): void {
    if (this.status === 'lost') this.#socket.open()
  }

  /** The browser says that there is no network. */
  disconnect(): void {
    this.#socket.disconnect()
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#fade)
    this.#order.stopTimer()
    this.#queue.clear()
    this.clock.stop()
    this.talk.stop()
    this.#socket.close()
  }

  #lose(nextTry: number): void {
    if (this.status === 'gone') return
    this.status = 'lost'
    this.clock.pause()
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
      if (FINAL.has(code)) this.#closeForGood({ code, data })
    }
  }

  #closeForGood(why: Problem): void {
    this.closed = why
    this.status = 'gone'
    this.nextTry = null
    this.close()
  }

  // what the server says

  #receive(message: ServerMessage): void {
    if (message.is !== 'error' && 'id' in message && this.#order.isAnsweredBy(message.id)) this.#order.settle()
    if (message.is === 'welcome') this.#applyWelcome(message)
    else if (message.is === 'step' || message.is === 'undone') this.#applyChange(message)
    else if (message.is === 'seats') this.#applySeats(message)
    else if (message.is === 'orders') this.#orders = { seat: message.seat, orders: message.orders }
    else if (message.is === 'take_back') this.#applyTakeBack(message)
    else if (message.is === 'thinking') this.#thinking = message
    else if (message.is === 'gone') this.#absent = message
    else if (message.is === 'clock') this.#applyClock(message)
    else if (message.is === 'said') this.talk.take(message.lines)
    else if (message.is === 'reaction') this.talk.showFace(message.seat, message.face)
    else if (message.is === 'hinted') this.onhinted?.(message.seat)
    else if (message.is === 'error') this.#applyError(message)
  }

  #applyWelcome({ still, log, scene, orders, ...header }: Welcome): void {
    const again = this.status === 'lost'
    const before = this.scene
    this.#queue.clear()
    this.nextTry = null
    this.status = 'open'
    this.welcome = header
    this.seats = header.seats
    this.you = header.you
    this.left = header.left
    this.rematch = header.rematch
    this.clock.rule = header.clock ?? null
    this.clock.take(header.time)
    this.talk.begin(header.talk)
    this.#keepBoards(still)
    this.log = log
    this.undo = header.undo
    this.asked = header.take_back ?? null
    this.refused = header.refused ?? []
    this.over = header.over
    this.#thinking = null
    this.#absent = null
    if (!before || before.game !== scene?.game) this.origin = null
    this.#orders = orders && scene?.seat != null ? { seat: scene.seat, orders } : null
    this.#show(scene)
    this.version = header.version
    this.#newest = header.version
    if (again) this.#notify('back')
    if (this.#isNew && this.#order.resume(this.#outcome(this.log, this.scene), this.#latest)) this.#notify('unsent')
    this.#isNew = false
  }

  #applySeats({ seats, you, left, rematch, version }: SeatsMessage): void {
    this.seats = seats
    this.you = you
    this.left = left
    if (this.#thinking && seats[this.#thinking.seat]?.kind !== 'bot') this.#thinking = null
    const absent = this.#absent && seats[this.#absent.seat]
    if (absent?.kind !== 'human' || (this.scene ? absent.here : !absent.owes_entropy)) this.#absent = null
    this.rematch = rematch
    this.#newest = Math.max(this.#newest, version)
    if (this.scene || seats.some(({ kind, owes_entropy }) => kind === 'open' || owes_entropy)) return
    // the game has begun: the table must appear; if nobody sends it, fetch it
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.scene) this.open()
    }, APPEARS_IN)
  }

  #applyTakeBack({ take_back: asked, said, by, refused = [], version }: TakeBackMessage): void {
    this.asked = asked ?? null
    this.refused = refused
    this.#newest = Math.max(this.#newest, version)
    if (asked && this.you.includes(asked.seat)) rememberConsent(this.#table, asked.number)
    if (said && by !== undefined) this.onasked?.(said, by)
  }

  #applyClock({ time, version }: ClockMessage): void {
    this.clock.take(time)
    this.#newest = Math.max(this.#newest, version)
  }

  #keepBoards(still: readonly Board[] | undefined): void {
    if (!still?.length) return
    const boards = new Map(this.boards)
    for (const board of still) boards.set(board.key, board)
    this.boards = boards
  }

  #applyChange(change: Change): void {
    this.#keepBoards(change.still)
    if (this.#order.compare(this.#outcome(this.#logAfter(change), change.scene), change.version)) this.#notify('stale')
    this.#queue.push(change)
  }

  #outcome(log: LogEntry[], scene: Scene | null): Outcome {
    return { log, seats: this.seats, you: this.you, viewer: scene?.seat ?? null, asked: this.asked }
  }

  #logAfter(change: Change): LogEntry[] {
    if (change.log) return change.log
    return change.is === 'step' ? [...this.log.filter(({ n }) => n < change.entry.n), change.entry] : this.log.slice(0, change.length)
  }

  #apply(change: Change, isFollowed: boolean): void {
    const before = this.scene
    const taken = change.is === 'undone' ? { n: change.version, at: change.length, by: change.by, agreed: change.agreed ?? false, entries: this.log.slice(change.length) } : null
    this.log = this.#logAfter(change)
    this.over = change.is === 'step' && change.over
    this.origin = change.is === 'step' ? (this.#moveIn(before, change.scene) ?? this.origin) : null
    this.undo = change.undo
    this.version = change.version
    const passed = this.#show(change.scene)
    if (isFollowed && change.is === 'step' && !passed && !this.skips) this.onstep?.(change, before)
    // what was read with other eyes is not told to these
    if (taken && taken.entries.length && !passed) this.#noteTakeBack(taken)
  }

  #noteTakeBack(taken: TakeBack): void {
    this.takeBacks = [...this.takeBacks.filter(({ at }) => at <= taken.at), taken]
    this.ontakeback?.(taken)
  }

  /** Show a scene; whether it is for other eyes than the one before. */
  #show(scene: Scene | null): boolean {
    const before = this.scene
    const passed = before !== null && before.seat !== scene?.seat && this.welcome?.game.secrets === true
    this.scene = scene
    if (before?.seat !== scene?.seat && this.#orders?.seat === before?.seat) this.#orders = null
    if (!passed) return false
    this.origin = null
    this.problem = null
    this.takeBacks = []
    this.talk.forget()
    this.onpassed?.()
    return true
  }

  #moveIn(before: Scene | null, after: Scene): Movement | null {
    if (!before) return null
    const spaces = new Set(after.boards.flatMap((key) => this.boards.get(key)?.cells.map(({ id }) => id) ?? []))
    return findLastMove(before, after, (at) => spaces.has(at))
  }

  #applyError({ id, code, data }: ErrorMessage): void {
    if (id != null && !this.#order.isAnsweredBy(id)) return // it was about something that is settled already
    this.#order.settle()
    if (FINAL.has(code)) this.#closeForGood({ code, data })
    else if (code === 'action/stale') this.#notify('stale')
    else this.problem = { code, data }
  }

  #notify(notice: Notice): void {
    clearTimeout(this.#fade)
    this.notice = notice
    this.#fade = setTimeout(() => (this.notice = null), NOTICE_FOR[notice])
  }

  /** Let the rest of the game pass by. */
  skip(): void {
    this.#skips = true
    this.#queue.catchUp()
  }

  // what one says to the server

  /** Take a step. */
  act(action: string): void {
    const at = this.log.length
    const actor = this.scene?.prompt.actor ?? null
    if (!this.canAct) return
    this.#tell({ do: 'act', version: this.#latest, action }, ({ log, viewer }) => {
      const entry = log[at]
      // of a step that is kept from the present viewer only the actor is told
      return entry?.actor === actor && (entry.notation === action || viewer !== actor)
    })
  }

  /** Take back one's latest step. */
  takeBack(): void {
    const at = this.log.length
    if (this.undo > 0) this.#tell({ do: 'undo', version: this.#latest, steps: 1 }, ({ log }) => log.length < at)
  }

  /** Ask the others whether one may take back one's latest step; where there are none, it is taken back. */
  askBack(): void {
    const at = this.log.length
    const { you } = this
    if (this.canAsk) this.#tell({ do: 'ask', version: this.#latest }, ({ log, asked }) => log.length < at || you.includes(asked?.seat ?? -1))
  }

  /** Allow what somebody asks to take back, or not; who has asked withdraws it. */
  answerBack(allow: boolean): void {
    const { asked, you } = this
    if (!asked) return
    if (allow) rememberConsent(this.#table, asked.number)
    const isOpen = (now: TakeBackRequest | null) => now?.number === asked.number && (now.waits.some((seat) => you.includes(seat)) || you.includes(now.seat))
    this.#tell({ do: 'answer', number: asked.number, allow }, ({ asked: now }) => !isOpen(now))
  }

  replace(seat: number): void {
    this.#tell({ do: 'replace', seat }, ({ seats }) => seats[seat]?.kind === 'bot')
  }

  comeBack(seat: number): void {
    this.#tell({ do: 'return', seat }, ({ you }) => you.includes(seat))
  }

  resign(seat: number, level: string): void {
    this.#tell({ do: 'resign', seat, level }, ({ you }) => !you.includes(seat))
  }

  fill(level: string): void {
    this.#tell({ do: 'fill', level }, ({ seats }) => !seats.some(({ kind }) => kind === 'open'))
  }

  /** Give standing orders, in the place of those there are. */
  giveOrders(orders: SeatOrders): void {
    const seat = this.scene?.seat
    if (seat != null) this.#tell({ do: 'orders', seat, orders }, () => JSON.stringify(this.orders) === JSON.stringify(orders))
  }

  /** The host lets people talk, or not; the table is told anew. */
  switchTalk(on: boolean): void {
    this.#socket.send({ do: 'talk', on })
  }

  /** Tell the server to do something, one thing at a time. */
  #tell(message: ClientMessage, isDone: IsDone): void {
    if (this.pending) return
    if (this.status !== 'open') this.#notify('unsent')
    else this.#order.give(message, isDone)
  }

  async why(touch: string[]): Promise<WhyMessage> {
    return (await this.#socket.ask({ do: 'why', touch })) as WhyMessage
  }

  async view(at: number): Promise<ViewMessage> {
    const chair = this.chair === null ? {} : { seat: this.chair }
    const view = (await this.#socket.ask({ do: 'view', at, ...chair })) as ViewMessage
    const isForOthers = this.chair === null && view.scene.seat !== this.scene?.seat
    if (isForOthers) throw new RequestError('action/stale', {})
    this.#keepBoards(view.still)
    return view
  }

  /** What an expert would do; told to nobody else. */
  async hint(): Promise<HintMessage> {
    return (await this.#socket.ask({ do: 'hint', version: this.#latest })) as HintMessage
  }
}
