/** The socket of a table: kept open by itself, with questions that get their answer. */
import { liveAddress } from '../lib/api'
import type { ClientMessage, ErrorCode, ErrorData, ServerMessage } from '../lib/types'
import { waitBefore } from './waiting'

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
  /** A message that answers no question. */
  heard: (message: ServerMessage) => void
  /** The connection broke; the next attempt is made at this time (milliseconds since 1970). */
  lost: (nextTry: number) => void
}

const OPEN = 1

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
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose()
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

  #receive(message: ServerMessage): void {
    if (message.is === 'welcome') this.#attempt = 0
    const id = 'id' in message ? Number(message.id) : NaN
    const asked = this.#asked.get(id)
    if (!asked) return this.#listener.heard(message)
    this.#asked.delete(id)
    if (message.is === 'error') asked.failed(new Complaint(message.code, message.data))
    else asked.answered(message)
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
    if (this.#closed) return
    const wait = waitBefore(this.#attempt)
    this.#attempt += 1
    this.#timer = setTimeout(() => this.open(), wait)
    this.#listener.lost(Date.now() + wait)
  }
}
