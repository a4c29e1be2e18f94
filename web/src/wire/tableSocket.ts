/** The socket of a table: kept open by itself, with questions that get their answer. */
import type { ErrorData, ProblemCode } from './clientTypes'
import { liveAddress } from './http'
import { SceneKeeper } from './sceneChanges'
import type { ClientMessage, ServerMessage } from './types'

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>
export type Connect = (table: string) => Socket

/** What the server answered instead of what was asked. */
export class RequestError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly data: ErrorData,
  ) {
    super(code)
  }
}

interface OpenRequest {
  resolve: (message: ServerMessage) => void
  reject: (why: RequestError) => void
}

interface Listener {
  /** A new socket is there; what was said on an earlier one may have been lost. */
  onOpen: () => void
  /** A message that answers no question. */
  onMessage: (message: ServerMessage) => void
  /** The connection broke; the next attempt is made at this time (milliseconds since 1970). */
  onLost: (nextTry: number) => void
}

const OPEN = 1
/** Milliseconds without a word from the server, which says one every two seconds, after which it is asked whether it is there. */
const PING_AFTER = 3000
/** For its answer; then the connection counts as lost. */
const PONG_WITHIN = 2000
/** What the server says when there is nothing to say: to be heard, and not kept. */
const BEAT = '{"is":"pong","id":null}'
/** For a new connection to come to its first word. */
const OPEN_WITHIN = 5000

const FIRST_DELAY = 600
const LONGEST_DELAY = 15_000
/** What a server that ends in order closes its sockets with. */
const SERVER_RESTARTS = 1012
/** Within so many milliseconds those whom it sends away come back: thousands at once would be too many. */
const RESTART_SPREAD = 5000

/** Milliseconds before the attempt with this number (0, 1, ...), with a little chance so that not all come at once. */
export function reconnectDelay(attempt: number, chance = Math.random()): number {
  return Math.round(Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY) * (0.8 + 0.4 * chance))
}

/** Milliseconds before the first attempt of whoever was sent away by a server that ends. */
export function restartDelay(chance = Math.random()): number {
  return FIRST_DELAY + Math.round(RESTART_SPREAD * chance)
}

function browserSocket(table: string): Socket {
  return new WebSocket(liveAddress(table))
}

export class TableSocket {
  #table: string
  #connect: Connect
  #listener: Listener
  #socket: Socket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #requests = new Map<number, OpenRequest>()
  #lastId = 0
  #closed = false

  constructor(table: string, listener: Listener, connect: Connect = browserSocket) {
    this.#table = table
    this.#listener = listener
    this.#connect = connect
  }

  open(): void {
    this.#closed = false
    clearTimeout(this.#timer)
    this.#drop()
    const socket = this.#connect(this.#table)
    this.#socket = socket
    this.#silence = setTimeout(() => this.disconnect(), OPEN_WITHIN)
    this.#listener.onOpen()
    const keeper = new SceneKeeper()
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      if (event.data === BEAT) return this.#expectMessage()
      for (const message of keeper.unpack(JSON.parse(String(event.data)) as ServerMessage)) this.#receive(message)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.disconnect(event.code === SERVER_RESTARTS)
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#drop()
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  ask(message: ClientMessage): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== OPEN) return reject(new RequestError('network', {}))
      const id = ++this.#lastId
      this.#requests.set(id, { resolve, reject })
      this.send({ ...message, id })
    })
  }

  /** The connection is gone, whether or not the socket knows it. */
  disconnect(serverRestarts = false): void {
    if (!this.#socket) return
    this.#drop()
    if (this.#closed) return
    const wait = serverRestarts ? restartDelay() : reconnectDelay(this.#attempt)
    this.#attempt += 1
    this.#timer = setTimeout(() => this.open(), wait)
    this.#listener.onLost(Date.now() + wait)
  }

  #receive(message: ServerMessage): void {
    this.#expectMessage()
    if (message.is === 'pong') return
    if (message.is === 'welcome') this.#attempt = 0
    const id = 'id' in message ? Number(message.id) : NaN
    const request = this.#requests.get(id)
    if (!request) return this.#listener.onMessage(message)
    this.#requests.delete(id)
    if (message.is === 'error') request.reject(new RequestError(message.code, message.data))
    else request.resolve(message)
  }

  /** A word has come: the next one is waited for. */
  #expectMessage(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.send({ do: 'ping' })
      this.#silence = setTimeout(() => this.disconnect(), PONG_WITHIN)
    }, PING_AFTER)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#silence)
    socket?.close()
    for (const { reject } of this.#requests.values()) reject(new RequestError('network', {}))
    this.#requests.clear()
  }
}
