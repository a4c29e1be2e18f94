/**
 * One table over its socket (docs/protocol.md).
 *
 * Keeps the connection by itself, shows arriving steps one after the other so that each can be followed, and never loses a
 * choice: what was sent without an answer is sent again when the table is as it was.
 */
import { liveAddress, table as tableEntry } from '../lib/api'
import type {
  Board,
  ClientMessage,
  ErrorCode,
  ErrorData,
  ErrorMessage,
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
import { MOST_FOLLOWED, stayFor, waitBefore } from './waiting'

export type Status = 'connecting' | 'open' | 'lost' | 'gone'

export interface Problem {
  code: ErrorCode
  data: ErrorData
}

/** What the server answered instead of what was asked. */
export class Complaint extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly data: ErrorData,
  ) {
    super(code)
  }
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>
export type Connect = (table: string) => Socket

type Pending = { action: string; version: number }
type Asked = { answered: (message: ServerMessage) => void; failed: (why: Complaint) => void }
type Change = StepMessage | UndoneMessage

const OPEN = 1
const STALE_FOR = 4000
const BACK_FOR = 2000
const APPEARS_IN = 1500

function browserSocket(table: string): Socket {
  return new WebSocket(liveAddress(table))
}

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
  rematch = $state<string | null>(null)
  boards = $state.raw<ReadonlyMap<string, Board>>(new Map())
  scene = $state.raw<Scene | null>(null)
  log = $state.raw<LogEntry[]>([])
  undo = $state(0)
  over = $state(false)
  /** The version of what is shown. */
  version = $state(0)
  thinking = $state<number | null>(null)
  /** The last move on the board, as far as it was seen. */
  origin = $state.raw<Glide | null>(null)
  pending = $state.raw<Pending | null>(null)
  /** How many steps wait to be shown. */
  behind = $state(0)
  /** Called with each step that is shown, and the scene before it. */
  onstep: ((step: StepMessage, before: Scene | null) => void) | null = null

  #table: string
  #connect: Connect
  #socket: Socket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: ReturnType<typeof setTimeout> | undefined
  #fade: ReturnType<typeof setTimeout> | undefined
  #queue: Change[] = []
  #asked = new Map<number, Asked>()
  #lastId = 0
  #newest = 0
  #closed = false

  constructor(table: string, connect: Connect = browserSocket) {
    this.#table = table
    this.#connect = connect
  }

  /** Whether this browser may act now: the newest position is shown and nothing is on its way. */
  get canAct(): boolean {
    return this.status === 'open' && this.behind === 0 && this.pending === null && this.yourTurn
  }

  get yourTurn(): boolean {
    return !this.over && this.scene !== null && this.you.includes(this.scene.prompt.actor)
  }

  /** The newest version there is, also when only somebody sat down. */
  get #latest(): number {
    return Math.max(this.version, this.#newest)
  }

  // the connection

  open(): void {
    this.#closed = false
    clearTimeout(this.#timer)
    this.nextTry = null
    const socket = this.#connect(this.#table)
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(String(event.data))
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose()
    }
  }

  /** Try again at once, if there is no connection. */
  retry(): void {
    if (this.status !== 'lost' || this.#closed) return
    this.#drop()
    this.open()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#pace)
    clearTimeout(this.#fade)
    this.#drop()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    for (const { failed } of this.#asked.values()) failed(new Complaint('network', {}))
    this.#asked.clear()
  }

  #lose(): void {
    this.#drop()
    if (this.#closed || this.status === 'gone') return
    this.status = 'lost'
    this.notice = null
    const wait = waitBefore(this.#attempt)
    this.#attempt += 1
    this.nextTry = Date.now() + wait
    this.#timer = setTimeout(() => this.open(), wait)
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
    clearTimeout(this.#timer)
    this.status = 'gone'
    this.nextTry = null
    this.#drop()
  }

  // what the server says

  #receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage
    switch (message.is) {
      case 'welcome':
        return this.#welcomed(message)
      case 'step':
      case 'undone':
        return this.#changed(message)
      case 'seats':
        return this.#seated(message)
      case 'thinking':
        this.thinking = message.seat
        return
      case 'why':
      case 'view':
        this.#answered(message)
        return
      case 'error':
        return this.#complained(message)
    }
  }

  #welcomed(welcome: Welcome): void {
    const again = this.status === 'lost'
    const before = this.scene
    this.#queue = []
    this.behind = 0
    clearTimeout(this.#pace)
    this.#pace = undefined
    this.#attempt = 0
    this.nextTry = null
    this.status = 'open'
    this.welcome = welcome
    this.seats = welcome.seats
    this.you = welcome.you
    this.rematch = welcome.rematch
    this.#keepBoards(welcome.still)
    this.log = welcome.log
    this.undo = welcome.undo
    this.over = welcome.over
    this.thinking = null
    if (!before || before.game !== welcome.scene?.game) this.origin = null
    this.scene = welcome.scene
    this.version = welcome.version
    this.#newest = welcome.version
    if (again) this.#tell('back', BACK_FOR)
    this.#sendAgain(welcome.version)
  }

  #seated({ seats, you, rematch, version }: SeatsMessage): void {
    this.seats = seats
    this.you = you
    this.rematch = rematch
    this.#newest = Math.max(this.#newest, version)
    if (this.scene || seats.some(({ kind }) => kind === 'open')) return
    // all have sat down: the table must appear; if nobody sends it, fetch it
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.scene) return
      this.#drop()
      this.open()
    }, APPEARS_IN)
  }

  #sendAgain(version: number): void {
    const pending = this.pending
    if (!pending) return
    if (pending.version === version && this.yourTurn) this.#send({ do: 'act', ...pending })
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
    const wait = change.is === 'step' ? stayFor(change, this.you) : 0
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
    this.thinking = null
    if (told && change.is === 'step') this.onstep?.(change, before)
  }

  #moveIn(before: Scene | null, after: Scene): Glide | null {
    if (!before) return null
    const spaces = new Set(after.boards.flatMap((key) => this.boards.get(key)?.cells.map(({ id }) => id) ?? []))
    return lastMove(before, after, (at) => spaces.has(at))
  }

  #answered(message: WhyMessage | ViewMessage): void {
    if (message.is === 'view') this.#keepBoards(message.still)
    const asked = this.#asked.get(Number(message.id))
    this.#asked.delete(Number(message.id))
    asked?.answered(message)
  }

  #complained({ id, code, data }: ErrorMessage): void {
    const asked = id === undefined ? undefined : this.#asked.get(Number(id))
    if (asked) {
      this.#asked.delete(Number(id))
      return asked.failed(new Complaint(code, data))
    }
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
    this.#send({ do: 'act', ...this.pending })
  }

  /** Take back one's latest step. */
  takeBack(): void {
    if (this.undo > 0 && this.status === 'open' && !this.pending) this.#send({ do: 'undo', version: this.#latest, steps: 1 })
  }

  why(touch: string[]): Promise<WhyMessage> {
    return this.#ask({ do: 'why', touch }) as Promise<WhyMessage>
  }

  view(at: number): Promise<ViewMessage> {
    return this.#ask({ do: 'view', at }) as Promise<ViewMessage>
  }

  resign(seat: number, level: string): void {
    this.#send({ do: 'resign', seat, level })
  }

  fill(level: string): void {
    this.#send({ do: 'fill', level })
  }

  #ask(message: ClientMessage): Promise<ServerMessage> {
    return new Promise((answered, failed) => {
      if (this.#socket?.readyState !== OPEN) return failed(new Complaint('network', {}))
      const id = ++this.#lastId
      this.#asked.set(id, { answered, failed })
      this.#send({ ...message, id })
    })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }
}
