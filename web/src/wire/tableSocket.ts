/** The socket of a table: kept open by itself, with questions that get their answer. */
import { liveAddress } from './http'
import type { ClientMessage, ErrorCode, ErrorData, ServerMessage } from './types'
import { waitBefore } from '../table/pacing'

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>
export type Connect = (table: string) => Socket

/** What the server answered instead of what was asked. */
export class Complaint extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly data: ErrorData,
  ) {
    super(code)
  }
}

interface Asked {
  answered: (message: ServerMessage) => void
  failed: (why: Complaint) => void
}

interface Listener {
  /** A new socket is there; what was said on an earlier one may have been lost. */
  opened: () => void
  /** A message that answers no question. */
  heard: (message: ServerMessage) => void
  /** The connection broke; the next attempt is made at this time (milliseconds since 1970). */
  lost: (nextTry: number) => void
}

const OPEN = 1
/** Milliseconds without a word from the server after which it is asked whether it is there. */
const QUIET = 2000
/** For its answer; then the connection counts as lost. */
const ANSWER = 3000
/** For a new connection to come to its first word. */
const OPENING = 10_000

function browserSocket(table: string): Socket {
  return new WebSocket(liveAddress(table))
}

export class Wire {
  #table: string
  #connect: Connect
  #listener: Listener
  #socket: Socket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #asked = new Map<number, Asked>()
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
    this.#silence = setTimeout(() => this.lose(), OPENING)
    this.#listener.opened()
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.lose()
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
    return new Promise((answered, failed) => {
      if (this.#socket?.readyState !== OPEN) return failed(new Complaint('network', {}))
      const id = ++this.#lastId
      this.#asked.set(id, { answered, failed })
      this.send({ ...message, id })
    })
  }

  /** The connection is gone, whether or not the socket knows it. */
  lose(): void {
    if (!this.#socket) return
    this.#drop()
    if (this.#closed) return
    const wait = waitBefore(this.#attempt)
    this.#attempt += 1
    this.#timer = setTimeout(() => this.open(), wait)
    this.#listener.lost(Date.now() + wait)
  }

  #receive(message: ServerMessage): void {
    this.#watch()
    if (message.is === 'pong') return
    if (message.is === 'welcome') this.#attempt = 0
    const id = 'id' in message ? Number(message.id) : NaN
    const asked = this.#asked.get(id)
    if (!asked) return this.#listener.heard(message)
    this.#asked.delete(id)
    if (message.is === 'error') asked.failed(new Complaint(message.code, message.data))
    else asked.answered(message)
  }

  /** A word has come: the next one is waited for. */
  #watch(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.send({ do: 'ping' })
      this.#silence = setTimeout(() => this.lose(), ANSWER)
    }, QUIET)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#silence)
    socket?.close()
    for (const { failed } of this.#asked.values()) failed(new Complaint('network', {}))
    this.#asked.clear()
  }
}
