/** A table without a server: a script says what the socket of a table would say. */
import type { Socket } from '../wire/tableSocket'
import type { Board, ClientMessage, GameName, Scene, Seat, ServerMessage, Welcome } from '../wire/types'

export class ScriptedSocket implements Socket {
  readonly readyState = 1
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #answer: (message: ClientMessage) => void

  /** `begin` is called when somebody listens. */
  constructor(begin: () => void, answer: (message: ClientMessage) => void = () => undefined) {
    this.#answer = answer
    queueMicrotask(begin)
  }

  say(message: ServerMessage): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent)
  }

  send(data: string): void {
    this.#answer(JSON.parse(data) as ClientMessage)
  }

  close(): void {
    this.onmessage = null
  }
}

/** A table in one position, at which these seats can be played now; a person sits there, and on one more seat. */
export function welcomeTo(game: GameName, scene: Scene, still: Board[], you: number[], version: number, person?: number): Welcome {
  const seat = (number: number): Seat => ({ kind: number === person || you.includes(number) ? 'human' : 'bot', name: null, level: null, stands_in: false, here: true })
  return {
    is: 'welcome', version, table: '', over: scene.prompt.actor === -2, game, options: {}, seats: scene.players.map((player) => seat(player.seat)), you, left: [],
    host: false, invite: null, public: false, hints: false, stand_in: '', rematch: null, commitment: '', still, log: [], scene, undo: 0, talk: { on: false },
  } // prettier-ignore
}
